package dev.heddle.ide.action;

import com.intellij.openapi.actionSystem.AnActionEvent;
import dev.heddle.ide.results.Selection;
import dev.heddle.ide.run.ScheduleSteps;

/** <em>Run to selected step</em>: to the step that is selected in the tool window; to an earlier one by executing again. */
public final class RunToStepAction extends OfDebuggedReplay {

    @Override
    int step(AnActionEvent event, ScheduleSteps steps, int now) {
        Integer selected = event.getData(Selection.STEP);
        int step = selected == null ? 0 : steps.atOrBefore(selected);
        return step == now ? 0 : step;
    }
}
