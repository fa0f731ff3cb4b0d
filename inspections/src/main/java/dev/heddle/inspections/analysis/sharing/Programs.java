package dev.heddle.inspections.analysis.sharing;

import com.intellij.psi.PsiClass;
import com.intellij.psi.PsiElement;
import com.intellij.psi.PsiMethod;
import com.intellij.psi.PsiModifier;
import com.intellij.psi.util.PsiTreeUtil;
import com.intellij.psi.util.PsiUtil;
import dev.heddle.inspections.analysis.event.Root;
import dev.heddle.inspections.analysis.name.Annotations;
import java.util.Arrays;
import java.util.Set;

/**
 * Tests and small programs that start their threads themselves. A library may have a main method as well, to be tried
 * out or served from a shell; its threads are started by what it offers to other files.
 */
public final class Programs {

    private Programs() {}

    /** Whether all threads that matter to a place of the file are to be seen there. */
    public static boolean show(FileModel model, PsiElement place) {
        return place.getContainingFile() == model.scope().file() && model.showsItsThreads();
    }

    /** What {@link FileModel} keeps: it looks at all methods. */
    static boolean startThreads(FileModel model) {
        return hasEntry(model)
                && model.roots().stream().anyMatch(root -> isStartedByItself(model, root));
    }

    private static boolean hasEntry(FileModel model) {
        for (PsiClass type : model.scope().classes()) {
            for (PsiMethod method : type.getMethods()) {
                if (model.concurrency().isIsolated(method)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Started by a main method or a test, or by a step of it that no other file would call. */
    private static boolean isStartedByItself(FileModel model, Root root) {
        PsiMethod starter = root.kind() != Root.Kind.STARTED
                ? null
                : PsiTreeUtil.getParentOfType(root.spawn().place(), PsiMethod.class);
        return starter != null
                && (model.concurrency().isIsolated(starter)
                        || root.starts().keySet().stream().anyMatch(model.concurrency()::isIsolated)
                                && (starter.hasModifierProperty(PsiModifier.STATIC) || !isOffered(starter)));
    }

    /** Whether the class of a method has anything for other files. */
    private static boolean isOffered(PsiMethod starter) {
        PsiClass top = PsiUtil.getTopLevelClass(starter);
        return top != null
                && Arrays.stream(top.getMethods())
                        .anyMatch(method -> method.hasModifierProperty(PsiModifier.PUBLIC)
                                && !method.hasModifierProperty(PsiModifier.STATIC)
                                && !method.isConstructor()
                                && !Annotations.has(method, Set.of("Override")));
    }
}
