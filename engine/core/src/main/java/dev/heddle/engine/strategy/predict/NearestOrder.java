package dev.heddle.engine.strategy.predict;

import dev.heddle.engine.encoding.Encoding;
import dev.heddle.engine.encoding.RecordedStep;
import dev.heddle.engine.symbolic.expr.Expr;
import dev.heddle.engine.symbolic.expr.Expressions;
import dev.heddle.engine.symbolic.solver.Answer;
import dev.heddle.engine.symbolic.solver.ConstraintSolver;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Brings an order that shows something nearer to the run seen: of the pairs of steps whose order matters, one after the other
 * that it has reversed is put back where the solver still finds such an order. None can be put back in the end.
 */
final class NearestOrder {

    /** So many questions are worth it. */
    private static final int MOST_QUESTIONS = 24;
    /** So many pairs are looked at. */
    private static final int MOST_PAIRS = 20_000;

    private final Encoding encoding;
    private final ConstraintSolver solver;
    private final List<Pair> pairs = new ArrayList<>();
    private int flags;

    private record Pair(RecordedStep first, RecordedStep second) {}

    NearestOrder(Encoding encoding, ConstraintSolver solver) {
        this.encoding = encoding;
        this.solver = solver;
        Conflicts conflicts = new Conflicts(encoding.run());
        for (RecordedStep second : encoding.run().steps()) {
            for (RecordedStep first : encoding.run().steps()) {
                if (first.index() < second.index() && first.thread() != second.thread() && pairs.size() < MOST_PAIRS
                        && conflicts.between(first, second) && !encoding.isBefore(first, second)) {
                    pairs.add(new Pair(first, second));
                }
            }
        }
    }

    /**
     * The nearest order.
     *
     * @param shows holds in the orders that show it
     * @param answer one of them
     */
    Answer of(Expr shows, Answer answer) {
        Answer best = answer;
        Set<Pair> reversed = reversed(best);
        Set<Pair> tried = new HashSet<>();
        for (int questions = 0; questions < MOST_QUESTIONS; questions++) {
            Pair next = reversed.stream().filter(pair -> !tried.contains(pair)).findFirst().orElse(null);
            if (next == null) {
                break;
            }
            tried.add(next);
            Set<Pair> kept = new LinkedHashSet<>(pairs);
            kept.removeAll(reversed);
            kept.add(next);
            Answer nearer = solver.solve(encoding.conditions(), List.of(shows, keeping(kept)), encoding.wanted());
            if (nearer.isSatisfiable()) {
                best = nearer;
                reversed = reversed(best);
            }
        }
        return best;
    }

    private Expr keeping(Collection<Pair> kept) {
        Expressions expressions = encoding.expressions();
        Expr flag = expressions.flag("near" + flags++);
        for (Pair pair : kept) {
            encoding.addIf(flag, expressions.some(List.of(expressions.not(encoding.made(pair.second)),
                    expressions.all(List.of(encoding.made(pair.first),
                            expressions.before(encoding.moment(pair.first), encoding.moment(pair.second)))))));
        }
        return flag;
    }

    private Set<Pair> reversed(Answer answer) {
        Set<Pair> reversed = new LinkedHashSet<>();
        Map<String, Long> values = answer.inputs();
        for (Pair pair : pairs) {
            boolean second = values.get(encoding.made(pair.second).name()) != 0;
            boolean first = values.get(encoding.made(pair.first).name()) != 0;
            boolean inOrder = values.get(encoding.moment(pair.first).name()) < values.get(encoding.moment(pair.second).name());
            if (second && !(first && inOrder)) {
                reversed.add(pair);
            }
        }
        return reversed;
    }
}
