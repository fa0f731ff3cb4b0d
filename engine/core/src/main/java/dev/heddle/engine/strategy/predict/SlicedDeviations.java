package dev.heddle.engine.strategy.predict;

import dev.heddle.engine.encoding.Deviation;
import dev.heddle.engine.encoding.Encoding;
import dev.heddle.engine.encoding.AscendingLocks;
import dev.heddle.engine.encoding.Slice;
import dev.heddle.engine.strategy.proactive.Scan;
import dev.heddle.engine.symbolic.expr.Expr;
import dev.heddle.engine.symbolic.solver.ConstraintSolver;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Finds out on a small part of an execution that a thread cannot decide otherwise there, as at most decisions, and by the order of
 * locks that nobody can be left waiting.
 */
final class SlicedDeviations implements Scan.Limits {

    private final Encoding whole;
    private final Slice.Source source;
    private final ConstraintSolver solver;
    private final Map<Expr, Deviation> deviations = new HashMap<>();

    SlicedDeviations(Encoding whole, Slice.Source source, ConstraintSolver solver) {
        this.whole = whole;
        this.source = source;
        this.solver = solver;
        whole.deviations().stream().filter(deviation -> !deviation.goesPast())
                .forEach(deviation -> deviations.put(deviation.flag(), deviation));
    }

    @Override
    public List<Expr> assumptions() {
        return List.of();
    }

    @Override
    public boolean isRefuted(Expr flag) {
        if (flag == Encoding.stuckFlag(whole.expressions())) {
            return new AscendingLocks(source).rulesOutDeadlocks();
        }
        Deviation deviation = deviations.remove(flag);
        if (deviation == null) {
            return false;
        }
        SliceQuestion question = new SliceQuestion(source, List.of(deviation.step()), whole.expressions());
        Encoding encoding = question.encoding();
        encoding.define(new Deviation(flag, question.slice().of(deviation.step()), deviation.decision(), deviation.place()));
        return solver.solve(encoding.conditions(), List.of(flag), List.of()).isUnsatisfiable();
    }

    @Override
    public void refuted(Expr question, List<Expr> core) {
        // Each is asked once.
    }
}
