package dev.heddle.engine.explore;

import dev.heddle.engine.model.CycleEdge;
import dev.heddle.engine.model.SourceLocation;
import dev.heddle.engine.model.Violation;
import dev.heddle.engine.runtime.ExecutionRecord;
import dev.heddle.engine.strategy.api.Observation;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * What other schedules are looked for, or kept from leading to.
 *
 * @param observation what was observed, if that is the violation: a data race; null if it is how an execution ends
 */
record ViolationSignature(Violation violation, Observation observation) {

    /** Whether an execution shows it, as far as can be told without a trace. */
    boolean mayShowIn(ExecutionRecord record) {
        if (observation != null) {
            return record.observations().stream().anyMatch(observation::isSame);
        }
        if (!record.failed()) {
            return false;
        }
        Diagnosis diagnosis = Diagnosis.of(record);
        return diagnosis.kind() == violation.kind()
                && (record.failure() == null || Objects.equals(diagnosis.at(), violation.at()))
                && members(record.cycle()).equals(members(violation.cycle()));
    }

    /** Whether only a trace tells: where nothing was thrown, threads wait, and they may wait elsewhere. */
    boolean needsTrace(ExecutionRecord record) {
        return observation == null && record.failure() == null;
    }

    /** Whether a violation with its places is the one. */
    boolean is(Violation other) {
        boolean samePlace = violation.cycle() == null
                ? observation != null || Objects.equals(violation.at(), other.at())
                : places(violation).equals(places(other));
        return violation.kind() == other.kind() && samePlace;
    }

    private static Set<String> members(List<CycleEdge> cycle) {
        return cycle == null ? Set.of() : cycle.stream().map(CycleEdge::thread).collect(Collectors.toSet());
    }

    /** Which thread of a cycle is named first depends on the schedule. */
    private static Set<SourceLocation> places(Violation violation) {
        return violation.cycle() == null
                ? Set.of()
                : violation.cycle().stream().map(CycleEdge::at).collect(Collectors.toSet());
    }
}
