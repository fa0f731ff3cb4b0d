package dev.heddle.inspections.analysis.thread;

import com.intellij.psi.JavaTokenType;
import com.intellij.psi.PsiAssignmentExpression;
import com.intellij.psi.PsiCodeBlock;
import com.intellij.psi.PsiElement;
import com.intellij.psi.PsiExpression;
import com.intellij.psi.PsiField;
import com.intellij.psi.PsiIfStatement;
import com.intellij.psi.PsiLambdaExpression;
import com.intellij.psi.PsiMethod;
import com.intellij.psi.PsiMethodCallExpression;
import com.intellij.psi.PsiModifier;
import com.intellij.psi.PsiNewExpression;
import com.intellij.psi.PsiPrefixExpression;
import com.intellij.psi.PsiReferenceExpression;
import com.intellij.psi.PsiReturnStatement;
import com.intellij.psi.PsiVariable;
import com.intellij.psi.util.PsiTreeUtil;
import com.intellij.psi.util.PsiUtil;
import dev.heddle.inspections.analysis.event.Root;
import dev.heddle.inspections.analysis.name.NameIndex;
import dev.heddle.inspections.analysis.name.Names;
import java.util.HashMap;
import java.util.Map;

/** Executors with one thread: what they are given runs one after the other. */
public final class SingleThreads {

    private final Map<PsiElement, PsiVariable> executors = new HashMap<>();

    /** Whether two starts hand their code to the same executor, which has one thread, or to the event thread. */
    public boolean runsInTurn(Root one, Root other) {
        PsiVariable executor = executorOf(one.spawn().place());
        return executor != null && executor == executorOf(other.spawn().place())
                || ThreadApi.isForEventThread(one.spawn().place())
                        && ThreadApi.isForEventThread(other.spawn().place());
    }

    /** Whether a body lets in one thread at a time: it begins with {@code if (!state.compareAndSet(1, 2)) return;}. */
    public static boolean letsInOne(PsiElement body) {
        PsiCodeBlock code = body instanceof PsiMethod method ? method.getBody()
                : body instanceof PsiLambdaExpression lambda && lambda.getBody() instanceof PsiCodeBlock block ? block
                : null;
        return code != null
                && code.getStatementCount() > 0
                && code.getStatements()[0] instanceof PsiIfStatement first
                && PsiUtil.skipParenthesizedExprDown(first.getCondition()) instanceof PsiPrefixExpression not
                && not.getOperationTokenType() == JavaTokenType.EXCL
                && PsiUtil.skipParenthesizedExprDown(not.getOperand()) instanceof PsiMethodCallExpression call
                && "compareAndSet".equals(call.getMethodExpression().getReferenceName())
                && PsiTreeUtil.findChildOfType(first, PsiReturnStatement.class) != null;
    }

    private PsiVariable executorOf(PsiElement place) {
        if (!executors.containsKey(place)) {
            executors.put(
                    place,
                    place instanceof PsiMethodCallExpression call
                            ? single(call.getMethodExpression().getQualifierExpression())
                            : null);
        }
        return executors.get(place);
    }

    /** The variable that an expression names, where it was made with one thread; null otherwise. */
    public static PsiVariable single(PsiExpression executor) {
        return PsiUtil.skipParenthesizedExprDown(executor) instanceof PsiReferenceExpression reference
                        && Names.targetOf(reference) instanceof PsiVariable variable
                        && (isSingle(PsiUtil.skipParenthesizedExprDown(variable.getInitializer()))
                                || isOnlySetToSingle(variable))
                ? variable
                : null;
    }

    /** Whether an expression names an executor that the file makes, with more threads than one. */
    public static boolean isMadeWithSeveral(PsiExpression executor) {
        return PsiUtil.skipParenthesizedExprDown(executor) instanceof PsiReferenceExpression reference
                && Names.targetOf(reference) instanceof PsiVariable variable
                && PsiUtil.skipParenthesizedExprDown(variable.getInitializer()) instanceof PsiMethodCallExpression made
                && !isSingle(made)
                && String.valueOf(made.getMethodExpression().getReferenceName())
                        .matches("new(Fixed|Cached|Scheduled|WorkStealing|VirtualThreadPerTask)\\w*");
    }

    /** A field that the constructor or a start method gives an executor with one thread, and nobody any other. */
    private static boolean isOnlySetToSingle(PsiVariable variable) {
        if (!(variable instanceof PsiField field) || !field.hasModifierProperty(PsiModifier.PRIVATE)
                || field.hasInitializer() && !"null".equals(field.getInitializer().getText())) {
            return false;
        }
        boolean single = false;
        for (PsiReferenceExpression use : NameIndex.of(field.getContainingFile()).usesOf(field)) {
            if (use.getParent() instanceof PsiAssignmentExpression set && set.getLExpression() == use) {
                PsiExpression made = PsiUtil.skipParenthesizedExprDown(set.getRExpression());
                if (!isSingle(made) && !(made != null && "null".equals(made.getText()))) {
                    return false;
                }
                single |= isSingle(made);
            }
        }
        return single;
    }

    private static boolean isSingle(PsiExpression made) {
        if (made instanceof PsiNewExpression created) {
            return created.getClassReference() != null
                    && "Timer".equals(created.getClassReference().getReferenceName());
        }
        if (!(made instanceof PsiMethodCallExpression call)) {
            return false;
        }
        String name = String.valueOf(call.getMethodExpression().getReferenceName());
        PsiExpression[] arguments = call.getArgumentList().getExpressions();
        return name.startsWith("newSingleThread")
                || (name.equals("newFixedThreadPool") || name.equals("newScheduledThreadPool"))
                        && arguments.length > 0
                        && arguments[0].getText().equals("1");
    }
}
