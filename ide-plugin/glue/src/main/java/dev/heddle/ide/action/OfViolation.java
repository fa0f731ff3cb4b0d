package dev.heddle.ide.action;

import com.intellij.openapi.actionSystem.ActionUpdateThread;
import com.intellij.openapi.actionSystem.AnAction;
import com.intellij.openapi.actionSystem.AnActionEvent;
import com.intellij.openapi.project.DumbAware;
import com.intellij.openapi.project.Project;
import dev.heddle.engine.model.Violation;

/** An action for one violation; it shows where one is selected or at the caret's line, also while the IDE indexes. */
abstract class OfViolation extends AnAction implements DumbAware {

    abstract void perform(Project project, Violation violation);

    /** Whether it makes sense for this violation. */
    boolean fits(Violation violation) {
        return violation.schedule() != null;
    }

    @Override
    public final void actionPerformed(AnActionEvent event) {
        Violation violation = ViolationPlace.of(event);
        if (violation != null && fits(violation)) {
            perform(event.getProject(), violation);
        }
    }

    @Override
    public final void update(AnActionEvent event) {
        Violation violation = event.getProject() == null ? null : ViolationPlace.of(event);
        event.getPresentation().setEnabledAndVisible(violation != null && fits(violation));
    }

    /** Reads documents, which is not for the event thread. */
    @Override
    public final ActionUpdateThread getActionUpdateThread() {
        return ActionUpdateThread.BGT;
    }
}
