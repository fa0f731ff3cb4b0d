package dev.heddle.ide.action;

import com.intellij.openapi.project.Project;
import dev.heddle.engine.model.Violation;
import dev.heddle.ide.run.ExplorationStarter;
import dev.heddle.ide.run.RunMode;

/** <em>Replay in debugger</em>: the recorded schedule with the IDE's debugger attached. */
public final class ReplayInDebuggerAction extends OfViolation {

    @Override
    void perform(Project project, Violation violation) {
        ExplorationStarter.replay(project, violation, RunMode.DEBUG);
    }
}
