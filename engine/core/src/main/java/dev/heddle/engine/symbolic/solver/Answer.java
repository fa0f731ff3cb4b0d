package dev.heddle.engine.symbolic.solver;

import dev.heddle.engine.symbolic.expr.Expr;
import java.util.List;
import java.util.Map;

/**
 * What the solver says about a conjunction of conditions.
 *
 * @param inputs values with which all of them hold; null unless they can
 * @param reason why it is not known; null where it is
 * @param core assumptions that cannot hold together with the conditions; empty where nothing was assumed
 */
public record Answer(Verdict verdict, Map<String, Long> inputs, String reason, List<Expr> core) {

    /** Whether the conditions can hold together. */
    public enum Verdict {
        SATISFIABLE,
        UNSATISFIABLE,
        UNKNOWN
    }

    public static final Answer UNSATISFIABLE = new Answer(Verdict.UNSATISFIABLE, null, null, List.of());

    static Answer satisfiable(Map<String, Long> inputs) {
        return new Answer(Verdict.SATISFIABLE, inputs, null, List.of());
    }

    static Answer unsatisfiable(List<Expr> core) {
        return new Answer(Verdict.UNSATISFIABLE, null, null, core);
    }

    static Answer unknown(String reason) {
        return new Answer(Verdict.UNKNOWN, null, reason, List.of());
    }

    public boolean isSatisfiable() {
        return verdict == Verdict.SATISFIABLE;
    }

    public boolean isUnsatisfiable() {
        return verdict == Verdict.UNSATISFIABLE;
    }
}
