package dev.heddle.ide.action;

import com.intellij.execution.actions.ConfigurationContext;
import com.intellij.openapi.actionSystem.AnActionEvent;
import com.intellij.openapi.module.Module;
import com.intellij.openapi.project.Project;
import com.intellij.psi.PsiElement;
import dev.heddle.ide.target.TestTarget;
import dev.heddle.ide.target.CodeTargets;

/** The tests where an action was called: in the editor, the project view, the gutter or a tree of tests. */
record ExplorePlace(Project project, Module module, TestTarget target) {

    /** Null where there is nothing to explore. */
    static ExplorePlace of(AnActionEvent event) {
        Project project = event.getProject();
        if (project == null) {
            return null;
        }
        ConfigurationContext context = ConfigurationContext.getFromContext(event.getDataContext(), event.getPlace());
        PsiElement element = context == null ? null : context.getPsiLocation();
        Module module = context == null ? null : context.getModule();
        TestTarget target = element == null || module == null ? null : CodeTargets.around(element);
        return target == null ? null : new ExplorePlace(project, module, target);
    }
}
