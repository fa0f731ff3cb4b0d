package dev.heddle.ide.action;

import com.intellij.openapi.project.Project;
import dev.heddle.engine.model.Violation;
import dev.heddle.ide.run.ExplorationStarter;
import dev.heddle.ide.run.RunMode;

/** <em>Compare with passing schedule</em>: replays the nearest schedule that passes, where one was found. */
public final class CompareWithPassingAction extends OfViolation {

    @Override
    boolean fits(Violation violation) {
        return super.fits(violation) && violation.passesFrom() != null;
    }

    @Override
    void perform(Project project, Violation violation) {
        ExplorationStarter.replay(project, violation, RunMode.PASSING);
    }
}
