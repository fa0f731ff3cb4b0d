package dev.heddle.inspections.analysis.lock;

import com.intellij.psi.PsiAnonymousClass;
import com.intellij.psi.PsiCallExpression;
import com.intellij.psi.PsiClass;
import com.intellij.psi.PsiDeclarationStatement;
import com.intellij.psi.PsiElement;
import com.intellij.psi.PsiExpression;
import com.intellij.psi.PsiJavaCodeReferenceElement;
import com.intellij.psi.PsiJavaFile;
import com.intellij.psi.PsiMethod;
import com.intellij.psi.PsiMethodCallExpression;
import com.intellij.psi.PsiModifier;
import com.intellij.psi.PsiReferenceExpression;
import com.intellij.psi.PsiStatement;
import com.intellij.psi.util.PsiTreeUtil;
import com.intellij.psi.util.PsiUtil;
import dev.heddle.inspections.analysis.name.ClassInitialisers;
import dev.heddle.inspections.analysis.name.Statements;
import java.util.List;

/** Classes that are never initialised while another thread could initialise the ones they need. */
public final class InitialiserOrder {

    private InitialiserOrder() {}

    /** Whether no thread can wait for {@code needed} while it initialises {@code type}. */
    public static boolean isSettled(PsiClass type, PsiClass needed) {
        return !type.hasModifierProperty(PsiModifier.PUBLIC)
                && type.getContainingFile() instanceof PsiJavaFile file
                && (isUsedOnlyIn(file, type, needed) || isInitialisedByMain(file, type));
    }

    /**
     * Whether only code of the other class uses the class, so that the other one is initialised before, or is being so
     * by the same thread. Other files should not use a class that stands beside the one its file is named after.
     */
    private static boolean isUsedOnlyIn(PsiJavaFile file, PsiClass type, PsiClass other) {
        boolean beside = type.getContainingClass() == null
                && !(type.getName() + ".java").equals(file.getName());
        if (!beside && !type.hasModifierProperty(PsiModifier.PRIVATE)) {
            return false;
        }
        List<PsiJavaCodeReferenceElement> uses =
                PsiTreeUtil.findChildrenOfType(file, PsiJavaCodeReferenceElement.class).stream()
                        .filter(use -> type.getName() != null && type.getName().equals(use.getReferenceName()))
                        .filter(use -> !PsiTreeUtil.isAncestor(type, use, true) && use.isReferenceTo(type))
                        .toList();
        return !uses.isEmpty() && uses.stream().allMatch(use -> classRound(use) == other);
    }

    /** Code of an anonymous class runs only after the class round it has begun to be initialised. */
    private static PsiClass classRound(PsiElement place) {
        PsiClass round = PsiTreeUtil.getParentOfType(place, PsiClass.class);
        while (round instanceof PsiAnonymousClass) {
            round = PsiTreeUtil.getParentOfType(round, PsiClass.class);
        }
        return round;
    }

    /** Whether the file's program begins with a use of the class, before it can have started a thread. */
    private static boolean isInitialisedByMain(PsiJavaFile file, PsiClass type) {
        PsiMethod main = mainOf(file);
        if (main == null || main.getBody() == null || ClassInitialisers.matter(main.getContainingClass())) {
            return false;
        }
        for (PsiStatement statement : main.getBody().getStatements()) {
            if (uses(statement, type)) {
                return true;
            }
            boolean does = PsiTreeUtil.findChildOfAnyType(statement, PsiCallExpression.class) != null
                    || PsiTreeUtil.findChildrenOfType(statement, PsiReferenceExpression.class).stream()
                            .anyMatch(PsiReferenceExpression::isQualified);
            if (does || !(statement instanceof PsiDeclarationStatement)) {
                return false;
            }
        }
        return false;
    }

    private static PsiMethod mainOf(PsiJavaFile file) {
        for (PsiClass type : file.getClasses()) {
            for (PsiMethod method : type.findMethodsByName("main", false)) {
                if (method.hasModifierProperty(PsiModifier.STATIC)) {
                    return method;
                }
            }
        }
        return null;
    }

    /** Whether the statement does nothing but use a static member of the class. */
    private static boolean uses(PsiStatement statement, PsiClass type) {
        PsiExpression value = PsiUtil.skipParenthesizedExprDown(Statements.valueOf(statement));
        if (value instanceof PsiMethodCallExpression call && call.getArgumentList().isEmpty()) {
            value = call.getMethodExpression();
        }
        return value instanceof PsiReferenceExpression member
                && member.getQualifierExpression() instanceof PsiReferenceExpression use
                && ClassInitialisers.isTriggeredBy(use, type);
    }
}
