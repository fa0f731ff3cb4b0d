package dev.heddle.ide.action;

import com.intellij.openapi.project.Project;
import dev.heddle.engine.model.Violation;
import dev.heddle.ide.run.SavedTest;

/** <em>Save as regression test</em>: a JUnit test that replays the schedule and fails while the bug is there. */
public final class SaveTestAction extends OfViolation {

    @Override
    void perform(Project project, Violation violation) {
        SavedTest.write(project, violation);
    }
}
