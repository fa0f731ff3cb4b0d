package dev.heddle.inspections.analysis.name;

import com.intellij.psi.PsiAssertStatement;
import com.intellij.psi.PsiAssignmentExpression;
import com.intellij.psi.PsiElement;
import com.intellij.psi.PsiIfStatement;
import com.intellij.psi.PsiLambdaExpression;
import com.intellij.psi.PsiLocalVariable;
import com.intellij.psi.PsiMember;
import com.intellij.psi.PsiMethod;
import com.intellij.psi.PsiMethodCallExpression;
import com.intellij.psi.PsiReferenceExpression;
import com.intellij.psi.PsiStatement;
import com.intellij.psi.PsiThrowStatement;
import com.intellij.psi.util.PsiTreeUtil;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Predicate;

/** Finds out whether code fails where a value is not the one it expects. */
public final class Assertions {

    private Assertions() {}

    /** In an assertion of the language or of a test framework, or in a check that throws or ends the process. */
    public static boolean isAsserted(PsiElement place) {
        return isInAssertion(place, Assertions::fails);
    }

    /** Whether the place is part of an assertion, or of what decides on a branch that fails. */
    private static boolean isInAssertion(PsiElement place, Predicate<PsiStatement> fails) {
        for (PsiElement parent = place.getParent(); parent != null && !(parent instanceof PsiMember)
                && !(parent instanceof PsiLambdaExpression); parent = parent.getParent()) {
            if (isAssertion(parent)
                    || parent instanceof PsiIfStatement branch
                            && PsiTreeUtil.isAncestor(branch.getCondition(), place, false)
                            && branch.getThenBranch() != null
                            && fails.test(branch.getThenBranch())) {
                return true;
            }
        }
        return false;
    }

    private static boolean isAssertion(PsiElement element) {
        return element instanceof PsiAssertStatement
                || element instanceof PsiMethodCallExpression call
                        && String.valueOf(call.getMethodExpression().getReferenceName()).startsWith("assert");
    }

    private static boolean fails(PsiStatement branch) {
        return !PsiTreeUtil.findChildrenOfAnyType(branch, false, PsiThrowStatement.class).isEmpty()
                || PsiTreeUtil.findChildrenOfAnyType(branch, false, PsiMethodCallExpression.class).stream()
                        .anyMatch(Assertions::endsProcess);
    }

    private static boolean endsProcess(PsiMethodCallExpression call) {
        String name = String.valueOf(call.getMethodExpression().getReferenceName());
        return name.equals("exit") || name.equals("halt");
    }

    /** In an assertion, or in a check that throws an {@code AssertionError}, also by way of local variables. */
    public static boolean isAssertedStrictly(PsiElement place) {
        PsiMethod method = PsiTreeUtil.getParentOfType(place, PsiMethod.class);
        if (method == null || isInStrictAssertion(place)) {
            return method != null;
        }
        Set<PsiLocalVariable> values = new HashSet<>();
        addKeeper(place, values);
        for (PsiReferenceExpression use : PsiTreeUtil.findChildrenOfType(method, PsiReferenceExpression.class)) {
            if (!values.isEmpty() && Names.targetOf(use) instanceof PsiLocalVariable local && values.contains(local)) {
                if (isInStrictAssertion(use)) {
                    return true;
                }
                addKeeper(use, values);
            }
        }
        return false;
    }

    private static void addKeeper(PsiElement value, Set<PsiLocalVariable> values) {
        PsiLocalVariable declared =
                PsiTreeUtil.getParentOfType(value, PsiLocalVariable.class, true, PsiStatement.class);
        PsiAssignmentExpression assigned =
                PsiTreeUtil.getParentOfType(value, PsiAssignmentExpression.class, true, PsiStatement.class);
        if (declared != null) {
            values.add(declared);
        } else if (assigned != null
                && assigned.getLExpression() instanceof PsiReferenceExpression target
                && Names.targetOf(target) instanceof PsiLocalVariable local) {
            values.add(local);
        }
    }

    private static boolean isInStrictAssertion(PsiElement place) {
        return isInAssertion(place, Assertions::throwsAssertionError);
    }

    private static boolean throwsAssertionError(PsiStatement branch) {
        return PsiTreeUtil.findChildrenOfAnyType(branch, false, PsiThrowStatement.class).stream()
                .anyMatch(thrown -> thrown.getText().contains("AssertionError"));
    }
}
