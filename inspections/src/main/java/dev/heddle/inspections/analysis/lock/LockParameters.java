package dev.heddle.inspections.analysis.lock;

import com.intellij.psi.PsiArrayAccessExpression;
import com.intellij.psi.PsiExpression;
import com.intellij.psi.PsiMethod;
import com.intellij.psi.PsiMethodCallExpression;
import com.intellij.psi.PsiModifier;
import com.intellij.psi.PsiParameter;
import com.intellij.psi.PsiReferenceExpression;
import com.intellij.psi.PsiVariable;
import dev.heddle.inspections.analysis.event.Bodies;
import dev.heddle.inspections.analysis.event.ObjectRef;
import dev.heddle.inspections.analysis.name.NameIndex;
import dev.heddle.inspections.analysis.name.Names;
import dev.heddle.inspections.analysis.name.References;
import java.util.HashSet;
import java.util.Set;

/** Two locks that come in as parameters: who calls decides which is taken first. */
public final class LockParameters {

    private LockParameters() {}

    /** Whether both are parameters of one type of one method, and its callers may hand them over in both orders. */
    public static boolean canBeSwapped(ObjectRef held, ObjectRef taken) {
        if (!(held instanceof ObjectRef.Local one && taken instanceof ObjectRef.Local other)
                || !(one.variable() instanceof PsiParameter first && other.variable() instanceof PsiParameter second)
                || !(first.getDeclarationScope() instanceof PsiMethod method)
                || second.getDeclarationScope() != method
                || !first.getType().equals(second.getType())) {
            return false;
        }
        return calledInBothOrders(method, first, second);
    }

    /** Whether the locks are two elements of one array that two parameters choose. */
    public static boolean areElements(PsiExpression held, PsiExpression taken) {
        return held instanceof PsiArrayAccessExpression one
                && taken instanceof PsiArrayAccessExpression other
                && one.getArrayExpression().getText().equals(other.getArrayExpression().getText())
                && one.getIndexExpression() instanceof PsiReferenceExpression i
                && other.getIndexExpression() instanceof PsiReferenceExpression j
                && Names.targetOf(i) instanceof PsiParameter first
                && Names.targetOf(j) instanceof PsiParameter second
                && first != second
                && first.getDeclarationScope() instanceof PsiMethod method
                && second.getDeclarationScope() == method
                && calledInBothOrders(method, first, second);
    }

    private static boolean calledInBothOrders(PsiMethod method, PsiParameter first, PsiParameter second) {
        int from = method.getParameterList().getParameterIndex(first);
        int to = method.getParameterList().getParameterIndex(second);
        Set<String> orders = new HashSet<>();
        for (PsiReferenceExpression name : NameIndex.of(method.getContainingFile()).usesOf(method)) {
            if (name.getParent() instanceof PsiMethodCallExpression call) {
                PsiExpression[] arguments = call.getArgumentList().getExpressions();
                if (from >= arguments.length || to >= arguments.length) {
                    return false;
                }
                String before = arguments[from].getText();
                String after = arguments[to].getText();
                boolean repeated = Bodies.loopRound(call, null) != null
                        && isLocal(arguments[from])
                        && !isSorted(arguments[from]);
                if (repeated || orders.contains(after + " " + before)) {
                    return true;
                }
                orders.add(before + " " + after);
            }
        }
        return orders.isEmpty() && method.hasModifierProperty(PsiModifier.PUBLIC);
    }

    private static boolean isSorted(PsiExpression argument) {
        PsiExpression value = argument instanceof PsiReferenceExpression name
                        && Names.targetOf(name) instanceof PsiVariable variable
                        && variable.getInitializer() != null
                ? variable.getInitializer()
                : argument;
        return value.getText().matches("(?s).*(min|max|compare)\\(.*|(?s).*[<>?].*");
    }

    private static boolean isLocal(PsiExpression argument) {
        return References.of(argument).root() instanceof ObjectRef.Local
                || References.of(argument) == ObjectRef.UNTRACKED;
    }
}
