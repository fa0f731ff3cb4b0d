package dev.heddle.inspections.analysis.sharing;

import com.intellij.psi.PsiElement;
import com.intellij.psi.PsiField;
import com.intellij.psi.PsiMethod;
import com.intellij.psi.PsiModifier;
import com.intellij.psi.PsiReferenceExpression;
import com.intellij.psi.util.PsiTreeUtil;
import com.intellij.psi.util.PsiUtil;
import dev.heddle.inspections.analysis.event.Conflict;
import dev.heddle.inspections.analysis.name.Names;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Reads without a lock that a volatile field puts in order with the writes under the lock. */
final class VolatileFences {

    private VolatileFences() {}

    /** Whether the method reads a volatile field before, which all who write under the lock change afterwards. */
    static boolean order(Conflict.Side read, List<Conflict.Side> guarded) {
        if (read.isWrite() || read.method() == null) {
            return false;
        }
        Set<PsiField> fences = new HashSet<>();
        for (PsiReferenceExpression name : volatilesOf(read.method())) {
            if (!PsiUtil.isAccessedForWriting(name) && offset(name) < offset(read.place())) {
                fences.add((PsiField) Names.targetOf(name));
            }
        }
        List<Conflict.Side> writes = guarded.stream().filter(Conflict.Side::isWrite).toList();
        return !writes.isEmpty() && fences.stream().anyMatch(
                fence -> writes.stream().allMatch(write -> isChangedAfter(fence, write)));
    }

    private static boolean isChangedAfter(PsiField fence, Conflict.Side write) {
        return write.method() != null
                && volatilesOf(write.method()).stream()
                        .anyMatch(name -> PsiUtil.isAccessedForWriting(name)
                                && offset(name) > offset(write.place())
                                && Names.targetOf(name) == fence);
    }

    private static List<PsiReferenceExpression> volatilesOf(PsiMethod method) {
        return PsiTreeUtil.findChildrenOfType(method.getBody(), PsiReferenceExpression.class).stream()
                .filter(name -> Names.targetOf(name) instanceof PsiField field
                        && field.hasModifierProperty(PsiModifier.VOLATILE))
                .toList();
    }

    private static int offset(PsiElement element) {
        return element.getTextRange().getStartOffset();
    }
}
