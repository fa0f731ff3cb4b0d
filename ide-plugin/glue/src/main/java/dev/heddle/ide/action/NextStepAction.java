package dev.heddle.ide.action;

import com.intellij.openapi.actionSystem.AnActionEvent;
import dev.heddle.ide.run.ScheduleSteps;

/** <em>Next schedule step</em>: to the next step, whichever thread makes it. */
public final class NextStepAction extends OfDebuggedReplay {

    @Override
    int step(AnActionEvent event, ScheduleSteps steps, int now) {
        return steps.next(now);
    }
}
