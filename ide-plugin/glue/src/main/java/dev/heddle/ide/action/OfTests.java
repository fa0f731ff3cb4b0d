package dev.heddle.ide.action;

import com.intellij.openapi.actionSystem.ActionUpdateThread;
import com.intellij.openapi.actionSystem.AnAction;
import com.intellij.openapi.actionSystem.AnActionEvent;
import com.intellij.openapi.project.DumbService;
import com.intellij.openapi.project.Project;

/** An action for the tests at the place where it is called; elsewhere, and while the IDE indexes, it does not show. */
abstract class OfTests extends AnAction {

    abstract void perform(ExplorePlace place);

    /** Whether the engine can do it at all. */
    boolean isOffered() {
        return true;
    }

    @Override
    public final void actionPerformed(AnActionEvent event) {
        ExplorePlace place = ExplorePlace.of(event);
        if (place != null) {
            perform(place);
        }
    }

    @Override
    public final void update(AnActionEvent event) {
        Project project = event.getProject();
        boolean smart = project != null && !DumbService.isDumb(project);
        event.getPresentation().setEnabledAndVisible(smart && isOffered() && ExplorePlace.of(event) != null);
    }

    /** Reads PSI, which is not for the event thread. */
    @Override
    public final ActionUpdateThread getActionUpdateThread() {
        return ActionUpdateThread.BGT;
    }
}
