package dev.heddle.ide.action;

import com.intellij.openapi.actionSystem.ActionUpdateThread;
import com.intellij.openapi.actionSystem.AnAction;
import com.intellij.openapi.actionSystem.AnActionEvent;
import com.intellij.openapi.project.DumbAware;
import com.intellij.openapi.project.Project;
import dev.heddle.ide.results.Explorations;

/** <em>Clear results</em>: takes all highlights and rows away; files stay. */
public final class ClearAction extends AnAction implements DumbAware {

    @Override
    public void actionPerformed(AnActionEvent event) {
        Project project = event.getProject();
        if (project != null) {
            Explorations.of(project).clear();
        }
    }

    @Override
    public void update(AnActionEvent event) {
        Project project = event.getProject();
        event.getPresentation().setEnabled(project != null && !Explorations.of(project).violations().isEmpty());
    }

    @Override
    public ActionUpdateThread getActionUpdateThread() {
        return ActionUpdateThread.BGT;
    }
}
