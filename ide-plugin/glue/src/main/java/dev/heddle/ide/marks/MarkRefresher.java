package dev.heddle.ide.marks;

import com.intellij.codeInsight.daemon.DaemonCodeAnalyzer;
import com.intellij.openapi.project.Project;
import dev.heddle.ide.results.Explorations;

/** Lets the IDE look at open files again when results have changed. */
public final class MarkRefresher implements Explorations.Listener {

    private final Project project;

    public MarkRefresher(Project project) {
        this.project = project;
    }

    @Override
    public void changed() {
        DaemonCodeAnalyzer.getInstance(project).restart((Object) "Heddle results");
    }
}
