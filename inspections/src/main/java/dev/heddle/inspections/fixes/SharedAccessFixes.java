package dev.heddle.inspections.fixes;

import com.intellij.psi.JavaTokenType;
import com.intellij.psi.PsiArrayType;
import com.intellij.psi.PsiAssignmentExpression;
import com.intellij.psi.PsiElement;
import com.intellij.psi.PsiField;
import com.intellij.psi.PsiMethod;
import com.intellij.psi.PsiModifier;
import com.intellij.psi.PsiReferenceExpression;
import com.intellij.psi.util.PsiTreeUtil;
import dev.heddle.inspections.analysis.event.Conflict;
import dev.heddle.inspections.analysis.name.NameIndex;
import dev.heddle.inspections.analysis.name.Names;
import dev.heddle.inspections.analysis.sharing.GuardedFields;
import dev.heddle.inspections.finding.PlaceFix;
import java.util.ArrayList;
import java.util.List;

/** Chooses what can be offered for a shared access. */
public final class SharedAccessFixes {

    private SharedAccessFixes() {}

    public static PlaceFix[] forConflict(Conflict conflict) {
        List<PlaceFix> fixes = new ArrayList<>();
        PsiField field = conflict.variable().field();
        if (field != null
                && !conflict.isTooEarly()
                && !conflict.isUnordered()
                && field.getContainingFile() == conflict.at().place().getContainingFile()) {
            if (isPlainFlag(field)) {
                fixes.add(new MakeVolatileFix(field.getName()));
            }
            if (SynchronizeMethodsFix.isApplicable(field)) {
                fixes.add(new SynchronizeMethodsFix(field.getName()));
            }
        }
        return fixes.toArray(PlaceFix[]::new);
    }

    /** Where the lock is the object itself, its methods can hold it. */
    public static PlaceFix[] forUnguarded(GuardedFields.Unguarded use) {
        return use.isOfThis() ? SynchronizeMethodFix.at(use.place()) : new PlaceFix[0];
    }

    /** Volatile is enough where every write is a plain assignment that does not depend on the old value. */
    static boolean isPlainFlag(PsiField field) {
        if (field.getType() instanceof PsiArrayType || field.getContainingClass() == null) {
            return false;
        }
        for (PsiReferenceExpression use : NameIndex.of(field.getContainingFile()).usesOf(field)) {
            if (!isReadOrPlainWrite(use, field)) {
                return false;
            }
        }
        return true;
    }

    private static boolean isReadOrPlainWrite(PsiReferenceExpression use, PsiField field) {
        if (!com.intellij.psi.util.PsiUtil.isAccessedForWriting(use)) {
            return true;
        }
        return use.getParent() instanceof PsiAssignmentExpression assignment
                && assignment.getOperationTokenType() == JavaTokenType.EQ
                && PsiTreeUtil.findChildrenOfType(assignment.getRExpression(), PsiReferenceExpression.class).stream()
                        .noneMatch(inner -> inner.isReferenceTo(field))
                && !(assignment.getRExpression() instanceof PsiReferenceExpression self && self.isReferenceTo(field));
    }

    /** The field that the highlighted expression, or one inside it, refers to. */
    static PsiField fieldAt(PsiElement place, String name) {
        List<PsiReferenceExpression> references =
                new ArrayList<>(PsiTreeUtil.findChildrenOfType(place, PsiReferenceExpression.class));
        if (place instanceof PsiReferenceExpression own) {
            references.add(0, own);
        }
        for (PsiReferenceExpression reference : references) {
            if (name.equals(reference.getReferenceName()) && Names.targetOf(reference) instanceof PsiField field) {
                return field;
            }
        }
        return null;
    }

    static boolean isStatic(PsiMethod method) {
        return method.hasModifierProperty(PsiModifier.STATIC);
    }
}
