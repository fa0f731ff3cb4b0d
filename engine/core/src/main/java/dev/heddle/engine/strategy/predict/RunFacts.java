package dev.heddle.engine.strategy.predict;

import dev.heddle.engine.encoding.RecordedRun;
import dev.heddle.engine.encoding.RecordedStep;
import dev.heddle.engine.model.Op;
import dev.heddle.engine.strategy.api.Gate;
import dev.heddle.engine.strategy.api.Trace;
import java.util.ArrayList;
import java.util.List;

/** An execution with what people want to know of each step. */
final class RunFacts {

    private final RecordedRun run;
    private final List<StepFacts> steps = new ArrayList<>();

    RunFacts(RecordedRun run, Trace trace) {
        this.run = run;
        for (RecordedStep step : run.steps()) {
            steps.add(facts(step, trace));
        }
    }

    RunFacts(RecordedRun run, List<StepFacts> steps) {
        this.run = run;
        this.steps.addAll(steps);
    }

    private static StepFacts facts(RecordedStep step, Trace trace) {
        int access = trace.first(step.index());
        int end = trace.end(step.index());
        while (access < end && trace.op(access) == null) {
            access++;
        }
        String thread = trace.threadName(step.index());
        return access == end ? new StepFacts(step, thread, 0, null, false, null)
                : new StepFacts(step, thread, trace.key(access), trace.op(access),
                        trace.gate(access) == Gate.FREE && trace.op(access) != Op.PARK, trace.told(access));
    }

    RecordedRun run() {
        return run;
    }

    List<StepFacts> steps() {
        return steps;
    }

    StepFacts of(RecordedStep step) {
        return steps.get(step.index());
    }

    /** The steps of a thread, in order. */
    List<StepFacts> of(int thread) {
        return run.threads().get(thread).stream().map(this::of).toList();
    }
}
