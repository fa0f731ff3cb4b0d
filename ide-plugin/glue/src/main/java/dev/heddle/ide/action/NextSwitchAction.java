package dev.heddle.ide.action;

import com.intellij.openapi.actionSystem.AnActionEvent;
import dev.heddle.ide.run.ScheduleSteps;

/** <em>Next context switch</em>: to the first step that another thread makes. */
public final class NextSwitchAction extends OfDebuggedReplay {

    @Override
    int step(AnActionEvent event, ScheduleSteps steps, int now) {
        return steps.nextSwitch(now);
    }
}
