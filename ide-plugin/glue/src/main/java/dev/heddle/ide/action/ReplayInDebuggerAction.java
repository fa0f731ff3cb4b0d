package dev.heddle.ide.action;

import com.intellij.openapi.project.Project;
import dev.heddle.engine.model.Violation;
import dev.heddle.ide.run.ExplorationStarter;
import dev.heddle.ide.run.ScheduleSteps;

/** <em>Replay in debugger</em>: the recorded schedule with the IDE's debugger attached, which stops at the violating step. */
public final class ReplayInDebuggerAction extends OfViolation {

    @Override
    void perform(Project project, Violation violation) {
        ExplorationStarter.debug(project, violation, new ScheduleSteps(violation).violating());
    }
}
