package dev.heddle.engine.strategy.predict;

import dev.heddle.engine.encoding.RecordedRun;
import dev.heddle.engine.encoding.RecordedStep;
import dev.heddle.engine.encoding.Slice;
import dev.heddle.engine.model.Op;
import dev.heddle.engine.strategy.api.Gate;
import dev.heddle.engine.strategy.api.Trace;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** An execution with what people want to know of each step. */
final class RunFacts {

    private final RecordedRun run;
    private final List<StepFacts> steps = new ArrayList<>();
    /** Reads and writes by variable. */
    private final Map<Long, List<StepFacts>> byVariable = new LinkedHashMap<>();

    RunFacts(RecordedRun run, Trace trace) {
        this.run = run;
        Map<Integer, Map<Long, String>> held = new HashMap<>();
        for (RecordedStep step : run.steps()) {
            Map<Long, String> locks = held.computeIfAbsent(step.thread(), thread -> new LinkedHashMap<>());
            StepFacts facts = facts(step, trace, List.copyOf(locks.values()));
            steps.add(facts);
            if (facts.locks() && facts.told() != null) {
                locks.put(facts.key(), facts.told().variable());
            } else if (facts.op() != null && !facts.isData()) {
                locks.remove(facts.key());
            }
        }
        findVariables();
    }

    RunFacts(RecordedRun run, List<StepFacts> steps) {
        this.run = run;
        this.steps.addAll(steps);
        findVariables();
    }

    private void findVariables() {
        for (StepFacts step : steps) {
            if (step.isData()) {
                byVariable.computeIfAbsent(step.key(), key -> new ArrayList<>()).add(step);
            }
        }
    }

    private static StepFacts facts(RecordedStep step, Trace trace, List<String> holding) {
        int access = trace.first(step.index());
        int end = trace.end(step.index());
        while (access < end && trace.op(access) == null) {
            access++;
        }
        String thread = trace.threadName(step.index());
        return access == end ? new StepFacts(step, thread, 0, null, false, null, holding)
                : new StepFacts(step, thread, trace.key(access), trace.op(access),
                        trace.gate(access) == Gate.FREE && trace.op(access) != Op.PARK, trace.told(access), holding);
    }

    /** What is known of the steps of a part of the execution. */
    RunFacts of(Slice slice) {
        return new RunFacts(slice.run(), steps.stream().filter(known -> slice.of(known.step()) != null)
                .map(known -> known.at(slice.of(known.step()))).toList());
    }

    RecordedRun run() {
        return run;
    }

    List<StepFacts> steps() {
        return steps;
    }

    /** The accesses to each variable, in order. */
    Map<Long, List<StepFacts>> byVariable() {
        return byVariable;
    }

    /** All accesses to the variable that a step accesses. */
    List<StepFacts> sharing(StepFacts step) {
        return byVariable.get(step.key());
    }

    StepFacts of(RecordedStep step) {
        return steps.get(step.index());
    }

    /** The steps of a thread, in order. */
    List<StepFacts> of(int thread) {
        return run.threads().get(thread).stream().map(this::of).toList();
    }
}
