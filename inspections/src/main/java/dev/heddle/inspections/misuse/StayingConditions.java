package dev.heddle.inspections.misuse;

import com.intellij.psi.PsiConditionalLoopStatement;
import com.intellij.psi.PsiElement;
import com.intellij.psi.PsiField;
import com.intellij.psi.PsiJavaFile;
import com.intellij.psi.PsiMethod;
import com.intellij.psi.PsiMethodCallExpression;
import com.intellij.psi.PsiReferenceExpression;
import com.intellij.psi.util.PsiTreeUtil;
import com.intellij.psi.util.PsiUtil;
import dev.heddle.inspections.analysis.name.EntryPoints;
import dev.heddle.inspections.analysis.name.Names;
import dev.heddle.inspections.analysis.sharing.FileModel;
import java.util.HashSet;
import java.util.Set;

/** Conditions that stay true for all who wait, as that of an opened gate does: one signal lets one of them go. */
final class StayingConditions {

    private StayingConditions() {}

    /** Whether several threads of the file wait there, and the one that wakes leaves the condition as it is. */
    static boolean letsAllGo(PsiJavaFile file, PsiMethodCallExpression wait) {
        PsiConditionalLoopStatement loop = WaitChecks.loopRound(wait);
        PsiMethod method = PsiTreeUtil.getParentOfType(wait, PsiMethod.class);
        if (loop == null || method == null || loop.getCondition() == null) {
            return false;
        }
        Set<PsiElement> asked = new HashSet<>();
        for (PsiReferenceExpression used :
                PsiTreeUtil.findChildrenOfAnyType(loop.getCondition(), false, PsiReferenceExpression.class)) {
            if (Names.targetOf(used) instanceof PsiField field) {
                asked.add(field);
            }
        }
        return !asked.isEmpty()
                && !changes(method, asked)
                && !wakesOthers(method)
                && FileModel.of(file, EntryPoints.DEFAULT).threadsAt(loop.getCondition()) > 1;
    }

    private static boolean changes(PsiMethod method, Set<PsiElement> fields) {
        return PsiTreeUtil.findChildrenOfType(method, PsiReferenceExpression.class).stream()
                .anyMatch(used -> PsiUtil.isAccessedForWriting(used) && fields.contains(Names.targetOf(used))
                        || used.getParent() instanceof PsiReferenceExpression called
                                && called.getParent() instanceof PsiMethodCallExpression
                                && fields.contains(Names.targetOf(used)));
    }

    private static boolean wakesOthers(PsiMethod method) {
        return PsiTreeUtil.findChildrenOfType(method, PsiMethodCallExpression.class).stream()
                .map(call -> String.valueOf(call.getMethodExpression().getReferenceName()))
                .anyMatch(name -> name.startsWith("notify") || name.startsWith("signal"));
    }
}
