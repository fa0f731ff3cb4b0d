package dev.heddle.ide.action;

import com.intellij.openapi.project.Project;
import dev.heddle.engine.model.Violation;
import dev.heddle.ide.run.ExplorationStarter;
import dev.heddle.ide.run.RunMode;

/** <em>Replay</em>: the recorded schedule once more. */
public final class ReplayAction extends OfViolation {

    @Override
    void perform(Project project, Violation violation) {
        ExplorationStarter.replay(project, violation, RunMode.REPLAY);
    }
}
