package dev.heddle.ide.action;

import com.intellij.openapi.project.Project;
import dev.heddle.engine.model.Violation;
import dev.heddle.ide.run.ExplorationStarter;
import dev.heddle.ide.run.RunMode;

/** <em>Run the passing schedule</em>: replays the nearest schedule that passes, where one was found. */
public final class RunPassingAction extends OfViolation {

    @Override
    boolean fits(Violation violation) {
        return super.fits(violation) && violation.passesFrom() != null;
    }

    @Override
    void perform(Project project, Violation violation) {
        ExplorationStarter.replay(project, violation, RunMode.PASSING);
    }
}
