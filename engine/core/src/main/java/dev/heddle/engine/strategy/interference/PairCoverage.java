package dev.heddle.engine.strategy.interference;

import dev.heddle.engine.encoding.Encoding;
import dev.heddle.engine.encoding.Encoding.Sight;
import dev.heddle.engine.encoding.RecordedStep;
import dev.heddle.engine.strategy.api.AccessDescription;
import dev.heddle.engine.symbolic.expr.Expr;
import dev.heddle.engine.symbolic.expr.Expressions;
import dev.heddle.engine.symbolic.solver.Answer;
import dev.heddle.engine.symbolic.solver.ConstraintSolver;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** Which lines can see what which lines of other threads wrote, with how many interferences, and of which it is proved that they cannot. */
final class PairCoverage {

    /** Questions for each limit: there may be very many pairs. */
    private static final int MOST_QUESTIONS = 400;

    /** A line that reads and a line that writes one variable, with their threads. */
    private record Pair(String thread, String read, String variable, String writer, String write) {}

    private final Set<Pair> all = new HashSet<>();
    /** The fewest interferences with which a pair is possible, so far. */
    private final Map<Pair, Integer> least = new LinkedHashMap<>();
    /** For each number of interferences, pairs of which not everything was asked. */
    private final Map<Integer, Set<Pair>> open = new TreeMap<>();
    private int questions;

    /** Another limit is searched. */
    void begin(Limit limit) {
        questions = 0;
        open.computeIfAbsent(limit.k(), k -> new HashSet<>());
    }

    /** Asks of an execution which pairs are possible in an order within the limit. */
    void ask(KnownRun run, Encoding encoding, Bounds bounds, Limit limit, Expressions expressions, ConstraintSolver solver) {
        Map<Pair, List<Expr>> flags = new LinkedHashMap<>();
        for (Sight sight : encoding.sights()) {
            if (run.isInterference(sight)) {
                Pair pair = pair(run, sight);
                all.add(pair);
                if (limit.of(sight.reader().thread()) > 0 && !least.containsKey(pair)) {
                    flags.computeIfAbsent(pair, p -> new ArrayList<>()).add(sight.flag());
                }
            }
        }
        Map<Pair, Expr> asked = new LinkedHashMap<>();
        flags.forEach((pair, some) -> {
            if (questions++ < MOST_QUESTIONS) {
                Expr flag = expressions.flag("pair" + asked.size());
                encoding.require(expressions.implies(flag, expressions.some(some)));
                asked.put(pair, flag);
            } else {
                open.get(limit.k()).add(pair);
            }
        });
        asked.forEach((pair, flag) -> {
            List<Expr> assumptions = new ArrayList<>(bounds.assumptions());
            assumptions.add(flag);
            Answer answer = solver.solve(encoding.conditions(), assumptions, List.of());
            if (answer.isSatisfiable()) {
                least.put(pair, limit.k());
            } else if (!answer.isUnsatisfiable()) {
                open.get(limit.k()).add(pair);
            }
        });
    }

    private static Pair pair(KnownRun run, Sight sight) {
        AccessDescription read = run.told(sight.reader(), sight.key());
        AccessDescription write = run.told(sight.writer(), sight.key());
        return new Pair(thread(run, sight.reader()), place(read), read == null ? "?" : read.variable(),
                thread(run, sight.writer()), place(write));
    }

    private static String thread(KnownRun run, RecordedStep step) {
        return run.names().getOrDefault(step.thread(), "thread " + step.thread());
    }

    private static String place(AccessDescription access) {
        return access == null || access.at() == null ? "?" : access.at().shortForm();
    }

    /**
     * What is known, for the result.
     *
     * @param over whether the search has come to its end: only then is what was not found impossible
     * @param proof what it means that a pair was not found
     */
    Map<String, Object> told(boolean over, String proof) {
        Map<String, Object> byK = new LinkedHashMap<>();
        open.forEach((k, unknown) -> {
            long feasible = least.values().stream().filter(number -> number <= k).count();
            long left = over ? unknown.stream().filter(pair -> least.getOrDefault(pair, k + 1) > k).count() : all.size() - feasible;
            byK.put(String.valueOf(k), Map.of("pairs", all.size(), "feasible", feasible, "infeasible",
                    all.size() - feasible - left, "open", left));
        });
        Map<String, Map<String, Object>> reads = new TreeMap<>();
        for (Pair pair : all) {
            Map<String, Object> read = reads.computeIfAbsent(pair.thread + " reads " + pair.variable + " at " + pair.read,
                    name -> new TreeMap<>());
            Integer k = least.get(pair);
            boolean unknown = !over || open.values().stream().anyMatch(some -> some.contains(pair));
            read.put(pair.writer + " at " + pair.write, k != null ? "k = " + k : unknown ? "open" : proof);
        }
        Map<String, Object> told = new HashMap<>();
        told.put("byK", byK);
        told.put("reads", reads);
        return told;
    }

    void clear() {
        all.clear();
        least.clear();
        open.clear();
    }
}
