package dev.heddle.ide.action;

import com.intellij.openapi.actionSystem.ActionUpdateThread;
import com.intellij.openapi.actionSystem.AnAction;
import com.intellij.openapi.actionSystem.AnActionEvent;
import com.intellij.openapi.project.DumbAware;
import com.intellij.openapi.project.Project;
import dev.heddle.ide.run.ExampleTest;

/** <em>Add an example with a bug</em>: a small test to try Heddle on, beside the tests of the project. */
public final class ExampleAction extends AnAction implements DumbAware {

    @Override
    public void actionPerformed(AnActionEvent event) {
        if (event.getProject() != null) {
            ExampleTest.add(event.getProject());
        }
    }

    @Override
    public void update(AnActionEvent event) {
        Project project = event.getProject();
        event.getPresentation().setEnabled(project != null);
    }

    @Override
    public ActionUpdateThread getActionUpdateThread() {
        return ActionUpdateThread.BGT;
    }
}
