package dev.heddle.ide.results;

import com.intellij.openapi.application.ApplicationManager;
import com.intellij.openapi.project.Project;
import com.intellij.openapi.startup.ProjectActivity;
import java.nio.file.Path;
import java.util.List;
import kotlin.Unit;
import kotlin.coroutines.Continuation;

/** When a project opens, what was found before it was closed is there again. */
public final class RestoreResults implements ProjectActivity {

    @Override
    public Object execute(Project project, Continuation<? super Unit> continuation) {
        String base = project.getBasePath();
        if (base != null) {
            ApplicationManager.getApplication().executeOnPooledThread(() -> {
                List<Known> known = new ResultFolder(Path.of(base, ".heddle")).read();
                if (!known.isEmpty() && !project.isDisposed()) {
                    Explorations.of(project).found(known);
                }
            });
        }
        return Unit.INSTANCE;
    }
}
