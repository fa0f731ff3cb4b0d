package dev.heddle.ide.action;

import com.intellij.openapi.actionSystem.ActionUpdateThread;
import com.intellij.openapi.actionSystem.AnAction;
import com.intellij.openapi.actionSystem.AnActionEvent;
import com.intellij.openapi.project.DumbAware;
import com.intellij.openapi.project.Project;
import dev.heddle.engine.model.Violation;
import dev.heddle.ide.run.DebuggedReplay;
import dev.heddle.ide.run.ScheduleSteps;

/** Goes to another step of the replay that is under the debugger; shows while there is one. */
abstract class OfDebuggedReplay extends AnAction implements DumbAware {

    /** The step to go to, or 0 where there is none. */
    abstract int step(AnActionEvent event, ScheduleSteps steps, int now);

    @Override
    public final void actionPerformed(AnActionEvent event) {
        int step = step(event);
        if (step > 0) {
            DebuggedReplay.of(event.getProject()).goTo(step);
        }
    }

    @Override
    public final void update(AnActionEvent event) {
        Project project = event.getProject();
        boolean debugged = project != null && DebuggedReplay.of(project).violation() != null;
        event.getPresentation().setVisible(debugged);
        event.getPresentation().setEnabled(debugged && step(event) > 0);
    }

    private int step(AnActionEvent event) {
        Project project = event.getProject();
        Violation violation = project == null ? null : DebuggedReplay.of(project).violation();
        return violation == null ? 0
                : step(event, new ScheduleSteps(violation), DebuggedReplay.of(project).step());
    }

    @Override
    public final ActionUpdateThread getActionUpdateThread() {
        return ActionUpdateThread.BGT;
    }
}
