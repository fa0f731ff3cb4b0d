package dev.heddle.ide.marks;

import com.intellij.openapi.project.Project;
import dev.heddle.engine.model.Violation;
import dev.heddle.ide.results.Explorations;
import dev.heddle.ide.results.Selection;

/** Hears when hints are to change: another schedule is selected, or results are new or gone. */
public final class HintRefresher implements Selection.Listener, Explorations.Listener {

    private final Project project;

    public HintRefresher(Project project) {
        this.project = project;
    }

    @Override
    public void shown(Violation violation) {
        ScheduleHints.of(project).refresh();
    }

    @Override
    public void changed() {
        ScheduleHints.of(project).refresh();
    }
}
