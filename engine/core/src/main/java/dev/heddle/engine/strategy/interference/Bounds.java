package dev.heddle.engine.strategy.interference;

import dev.heddle.engine.encoding.Encoding;
import dev.heddle.engine.encoding.Encoding.Sight;
import dev.heddle.engine.encoding.RecordedStep;
import dev.heddle.engine.strategy.proactive.Scan;
import dev.heddle.engine.symbolic.expr.Expr;
import dev.heddle.engine.symbolic.expr.Expressions;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * The interferences of an execution as constraints: a flag for each write that a thread may see, and for each thread flags that count
 * how many of those hold. A bound is the assumption that one of these does not hold, so an answer no tells whether it is the reason.
 */
final class Bounds implements Scan.Limits {

    private final KnownRun run;
    private final Expressions expressions;
    private final List<Expr> assumptions = new ArrayList<>();
    private final Set<String> assumed;
    private final Set<Integer> exposed;
    private final Expr bound;
    private boolean mattered;
    private boolean limited;

    /**
     * Adds to the encoding of an execution what interferences are, and what the limit assumes.
     *
     * @param focused whether only reads in the focus may see others, and what these have seen
     */
    Bounds(KnownRun run, Encoding encoding, Expressions expressions, Limit limit, boolean focused) {
        this.run = run;
        this.expressions = expressions;
        Map<Integer, List<Expr>> met = new TreeMap<>();
        Map<List<Object>, Expr> flags = new LinkedHashMap<>();
        Map<List<Object>, List<Expr>> sanctioned = new LinkedHashMap<>();
        for (Sight sight : encoding.sights()) {
            if (run.isInterference(sight)) {
                List<Object> write = List.of(sight.reader().thread(), sight.key(), sight.writer().index());
                if (focused) {
                    List<Expr> before = sanctioned.computeIfAbsent(write, key -> new ArrayList<>());
                    if (run.isInFocus(sight.reader())) {
                        before.add(sight.flag());
                    } else {
                        encoding.require(expressions.implies(sight.flag(), expressions.some(List.copyOf(before))));
                    }
                }
                Expr meets = flags.computeIfAbsent(write, key -> {
                    Expr flag = meets(sight, flags.size());
                    met.computeIfAbsent(sight.reader().thread(), thread -> new ArrayList<>()).add(flag);
                    return flag;
                });
                encoding.require(expressions.implies(sight.flag(), meets));
            }
        }
        this.exposed = met.keySet();
        if (limit.total()) {
            List<Expr> all = met.values().stream().flatMap(List::stream).toList();
            bound = all.isEmpty() ? null : noMoreThan(limit.k(), all, "all", encoding);
        } else {
            Expr own = null;
            for (Map.Entry<Integer, List<Expr>> thread : met.entrySet()) {
                Expr most = noMoreThan(limit.of(thread.getKey()), thread.getValue(), String.valueOf(thread.getKey()), encoding);
                if (limit.role() != null && limit.role().equals(thread.getKey())) {
                    own = most;
                }
            }
            bound = own;
        }
        this.assumed = assumptions.stream().map(Bounds::name).collect(Collectors.toSet());
    }

    private Expr meets(Sight sight, int number) {
        RecordedStep reader = sight.reader();
        return expressions.flag("q" + reader.thread() + "." + number);
    }

    /** Lets the encoding count flags up to a number, and assumes that there are no more. */
    private Expr noMoreThan(int most, List<Expr> flags, String name, Encoding encoding) {
        List<Expr> before = List.of();
        for (int i = 0; i < flags.size(); i++) {
            List<Expr> now = new ArrayList<>();
            for (int count = 0; count <= Math.min(i, most); count++) {
                Expr more = expressions.flag("m" + name + "." + most + "." + i + "." + count);
                if (count < before.size()) {
                    encoding.require(expressions.implies(before.get(count), more));
                }
                encoding.require(count == 0 ? expressions.implies(flags.get(i), more)
                        : expressions.some(List.of(expressions.not(flags.get(i)), expressions.not(before.get(count - 1)), more)));
                now.add(more);
            }
            before = now;
        }
        if (before.size() <= most) {
            return null;
        }
        // A name of its own, equal for equal bounds, whatever execution it is about.
        Expr exceeded = expressions.flag("b" + name + "." + most);
        encoding.require(expressions.implies(before.get(most), exceeded));
        Expr holds = expressions.not(exceeded);
        assumptions.add(holds);
        return holds;
    }

    private static String name(Expr assumption) {
        return assumption.operand(0).name();
    }

    /** Threads that can see others. */
    Set<Integer> exposed() {
        return exposed;
    }

    /** Whether a question had no answer because of the number of interferences that are allowed. */
    boolean mattered() {
        return mattered;
    }

    /** Whether a question had no answer because of any bound, that of another thread included. */
    boolean limited() {
        return limited;
    }

    @Override
    public List<Expr> assumptions() {
        return assumptions;
    }

    @Override
    public boolean isRefuted(Expr question) {
        Set<String> because = run.refutation(question.name(), assumed);
        limited |= because != null && !because.isEmpty();
        return because != null;
    }

    @Override
    public void refuted(Expr question, List<Expr> core) {
        mattered |= bound != null && core.contains(bound);
        Set<String> because = core.stream().filter(assumptions::contains).map(Bounds::name).collect(Collectors.toSet());
        limited |= !because.isEmpty();
        run.refute(question.name(), because);
    }
}
