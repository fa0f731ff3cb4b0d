package dev.heddle.inspections.fixes;

import com.intellij.psi.PsiClass;
import com.intellij.psi.PsiConditionalLoopStatement;
import com.intellij.psi.PsiElement;
import com.intellij.psi.PsiExpression;
import com.intellij.psi.PsiField;
import com.intellij.psi.PsiLambdaExpression;
import com.intellij.psi.PsiMethod;
import com.intellij.psi.PsiMethodCallExpression;
import com.intellij.psi.PsiModifier;
import com.intellij.psi.PsiReferenceExpression;
import com.intellij.psi.util.PsiTreeUtil;
import dev.heddle.inspections.analysis.name.NameIndex;
import dev.heddle.inspections.finding.Messages;
import dev.heddle.inspections.finding.PlaceFix;
import dev.heddle.inspections.finding.TextEdit;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Makes every method of the class that uses a field synchronized. */
final class SynchronizeMethodsFix implements PlaceFix {

    private final String field;

    SynchronizeMethodsFix(String field) {
        this.field = field;
    }

    /** Only where all uses are plain code of instance methods of the class, so that one monitor covers them. */
    static boolean isApplicable(PsiField field) {
        Set<PsiMethod> methods = methodsUsing(field);
        return methods != null && !methods.isEmpty();
    }

    private static Set<PsiMethod> methodsUsing(PsiField field) {
        PsiClass owner = field.getContainingClass();
        boolean isStatic = field.hasModifierProperty(PsiModifier.STATIC);
        Set<PsiMethod> methods = new LinkedHashSet<>();
        for (PsiReferenceExpression use : NameIndex.of(field.getContainingFile()).usesOf(field)) {
            PsiMethod method = PsiTreeUtil.getParentOfType(use, PsiMethod.class);
            boolean plain = method != null
                    && method.getContainingClass() == owner
                    && SharedAccessFixes.isStatic(method) == isStatic
                    && PsiTreeUtil.getParentOfType(use, PsiLambdaExpression.class, true, PsiMethod.class) == null;
            if (!plain) {
                return null;
            }
            if (method.isConstructor()) {
                continue;
            }
            if (!isOwn(use) || isWaitedFor(use) || method.getReturnTypeElement() == null) {
                return null;
            }
            if (!method.hasModifierProperty(PsiModifier.SYNCHRONIZED)) {
                methods.add(method);
            }
        }
        return methods;
    }

    /** The monitor of this object does not guard the field of another one. */
    private static boolean isOwn(PsiReferenceExpression use) {
        PsiExpression qualifier = use.getQualifierExpression();
        return !(qualifier instanceof PsiReferenceExpression object && !(object.resolve() instanceof PsiClass))
                && !(qualifier instanceof PsiMethodCallExpression);
    }

    /** A loop that goes on until the field changes would keep the lock from whoever is to change it. */
    private static boolean isWaitedFor(PsiReferenceExpression use) {
        PsiConditionalLoopStatement loop = PsiTreeUtil.getParentOfType(use, PsiConditionalLoopStatement.class);
        return loop != null && PsiTreeUtil.isAncestor(loop.getCondition(), use, false);
    }

    @Override
    public String name() {
        return Messages.message("fix.synchronize.methods", field);
    }

    @Override
    public String family() {
        return Messages.message("fix.synchronize.methods.family");
    }

    @Override
    public List<TextEdit> edits(PsiElement place) {
        PsiField declaration = SharedAccessFixes.fieldAt(place, field);
        Set<PsiMethod> methods = declaration == null ? null : methodsUsing(declaration);
        List<TextEdit> edits = new ArrayList<>();
        if (methods != null) {
            methods.forEach(method -> edits.add(SynchronizeMethodFix.edit(method)));
        }
        return edits;
    }
}
