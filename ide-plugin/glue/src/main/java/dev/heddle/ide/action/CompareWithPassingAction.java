package dev.heddle.ide.action;

import com.intellij.openapi.project.Project;
import dev.heddle.engine.model.Violation;
import dev.heddle.ide.toolwindow.HeddleToolWindow;

/** <em>Compare with passing schedule</em>: shows the nearest schedule that passes beside it, where one was found. */
public final class CompareWithPassingAction extends OfViolation {

    @Override
    boolean fits(Violation violation) {
        return super.fits(violation) && violation.passesFrom() != null;
    }

    @Override
    void perform(Project project, Violation violation) {
        HeddleToolWindow.compare(project, violation);
    }
}
