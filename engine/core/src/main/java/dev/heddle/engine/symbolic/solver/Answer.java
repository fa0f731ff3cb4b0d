package dev.heddle.engine.symbolic.solver;

import java.util.Map;

/**
 * What the solver says about a conjunction of conditions.
 *
 * @param inputs values with which all of them hold; null unless they can
 * @param reason why it is not known; null where it is
 */
public record Answer(Verdict verdict, Map<String, Long> inputs, String reason) {

    /** Whether the conditions can hold together. */
    public enum Verdict {
        SATISFIABLE,
        UNSATISFIABLE,
        UNKNOWN
    }

    static final Answer UNSATISFIABLE = new Answer(Verdict.UNSATISFIABLE, null, null);

    static Answer satisfiable(Map<String, Long> inputs) {
        return new Answer(Verdict.SATISFIABLE, inputs, null);
    }

    static Answer unknown(String reason) {
        return new Answer(Verdict.UNKNOWN, null, reason);
    }

    public boolean isSatisfiable() {
        return verdict == Verdict.SATISFIABLE;
    }

    public boolean isUnsatisfiable() {
        return verdict == Verdict.UNSATISFIABLE;
    }
}
