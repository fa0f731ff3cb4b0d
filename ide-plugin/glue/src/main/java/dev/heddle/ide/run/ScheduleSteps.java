package dev.heddle.ide.run;

import dev.heddle.engine.model.Step;
import dev.heddle.engine.model.Violation;
import java.util.List;
import java.util.Objects;

/** The steps of a violation's schedule at which a debugger can stop: those that a line of code makes. */
public final class ScheduleSteps {

    private final List<Step> steps;
    private final String thread;

    public ScheduleSteps(Violation violation) {
        steps = violation.steps() == null ? List.of() : violation.steps();
        thread = violation.thread();
    }

    /** The step where the violation shows: the last one of its thread; 0 where no line of it is known. */
    public int violating() {
        for (int n = steps.size(); n > 0; n--) {
            if (hasLine(n) && Objects.equals(step(n).thread(), thread)) {
                return n;
            }
        }
        return next(0);
    }

    /** The next one after a step; 0 where there is none. */
    public int next(int after) {
        for (int n = after + 1; n <= steps.size(); n++) {
            if (hasLine(n)) {
                return n;
            }
        }
        return 0;
    }

    /** The first one after a step that another thread makes; 0 where there is none. */
    public int nextSwitch(int after) {
        for (int n = next(after); n > 0; n = next(n)) {
            if (after == 0 || !step(n).thread().equals(step(after).thread())) {
                return n;
            }
        }
        return 0;
    }

    /** The step itself where it has a line, else the nearest before it that has one; 0 where there is none. */
    public int atOrBefore(int number) {
        for (int n = Math.min(number, steps.size()); n > 0; n--) {
            if (hasLine(n)) {
                return n;
            }
        }
        return 0;
    }

    public Step step(int number) {
        return steps.get(number - 1);
    }

    private boolean hasLine(int number) {
        Step step = step(number);
        return step.at() != null && step.at().line() > 0 && step.at().className() != null;
    }
}
