package dev.heddle.engine.symbolic.solver;

import java.util.LinkedHashMap;
import java.util.Map;

/** How much solving was done. */
public final class SolverStats {

    long questions;
    long fromMemory;
    long fromModels;
    long guessed;
    long solverCalls;
    long unknown;
    long failures;
    long nanos;

    /** Questions that reached the solver. */
    public long solverCalls() {
        return solverCalls;
    }

    /** Questions that were not answered, for time or because the solver failed. */
    public long unknown() {
        return unknown;
    }

    /** Times the solver broke down. */
    public long failures() {
        return failures;
    }

    /** For the result's {@code stats}. */
    public Map<String, Object> asMap() {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("solverQuestions", questions);
        map.put("solverFromMemory", fromMemory);
        map.put("solverFromModels", fromModels);
        map.put("solverGuessed", guessed);
        map.put("solverCalls", solverCalls);
        map.put("solverUnknown", unknown);
        map.put("solverFailures", failures);
        map.put("solverMs", nanos / 1_000_000);
        return map;
    }
}
