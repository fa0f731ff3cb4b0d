package dev.heddle.ide.action;

import com.intellij.openapi.project.Project;
import dev.heddle.engine.model.Violation;
import dev.heddle.ide.toolwindow.HeddleToolWindow;

/** <em>Show schedule</em>: selects the violation in the tool window. */
public final class ShowScheduleAction extends OfViolation {

    @Override
    boolean fits(Violation violation) {
        return true;
    }

    @Override
    void perform(Project project, Violation violation) {
        HeddleToolWindow.show(project, violation);
    }
}
