package dev.heddle.ide.run;

import com.intellij.openapi.module.Module;
import com.intellij.openapi.module.ModuleUtilCore;
import com.intellij.openapi.project.Project;
import com.intellij.psi.JavaPsiFacade;
import com.intellij.psi.PsiClass;
import com.intellij.psi.search.GlobalSearchScope;

/** Finds the module of a test by its name. Needs a read action and the index. */
final class TestModules {

    private TestModules() {}

    /** Empty where there is no such class any more; then the configuration says so. */
    static String of(Project project, String test) {
        String name = test.replaceFirst("#.*", "").replace('$', '.');
        PsiClass type = JavaPsiFacade.getInstance(project).findClass(name, GlobalSearchScope.allScope(project));
        Module module = type == null ? null : ModuleUtilCore.findModuleForPsiElement(type);
        return module == null ? "" : module.getName();
    }
}
