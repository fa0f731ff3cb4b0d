package dev.heddle.inspections.analysis.sharing;

import com.intellij.psi.JavaTokenType;
import com.intellij.psi.PsiBreakStatement;
import com.intellij.psi.PsiConditionalExpression;
import com.intellij.psi.PsiConditionalLoopStatement;
import com.intellij.psi.PsiContinueStatement;
import com.intellij.psi.PsiElement;
import com.intellij.psi.PsiExpression;
import com.intellij.psi.PsiExpressionStatement;
import com.intellij.psi.PsiForStatement;
import com.intellij.psi.PsiIfStatement;
import com.intellij.psi.PsiLambdaExpression;
import com.intellij.psi.PsiMethod;
import com.intellij.psi.PsiMethodCallExpression;
import com.intellij.psi.PsiPolyadicExpression;
import com.intellij.psi.PsiReturnStatement;
import com.intellij.psi.PsiSwitchStatement;
import com.intellij.psi.PsiThrowStatement;
import com.intellij.psi.util.PsiTreeUtil;
import com.intellij.psi.util.PsiUtil;
import dev.heddle.inspections.analysis.thread.ThreadApi;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * What stands between the beginning of a body and a place in it and may hold a thread back from that place.
 *
 * @param conditions the conditions that must have been true or false for a thread to come there
 * @param branches whether the place is reached on one way out of several
 * @param waits whether something before it may wait for another thread
 */
record Guards(List<PsiExpression> conditions, boolean branches, boolean waits) {

    private static final Pattern WAITS = Pattern.compile(
            "(?i)take|acquire\\w*|exchange|transfer|park|receive|invokeAll"
                    + "|\\w*(await|wait|until|join|settle|drain|block)\\w*");

    /**
     * @param from what comes before this offset does not count
     * @param early the waits that make nobody wait
     */
    static Guards of(PsiElement place, int from, EarlyReleases early) {
        PsiElement body = PsiTreeUtil.getParentOfType(place, PsiMethod.class, PsiLambdaExpression.class);
        List<PsiExpression> conditions = new ArrayList<>();
        if (body == null) {
            return new Guards(conditions, true, true);
        }
        boolean branches = addRound(place, body, conditions);
        boolean waits = false;
        int end = place.getTextRange().getStartOffset();
        for (PsiElement before : PsiTreeUtil.findChildrenOfAnyType(
                body, PsiIfStatement.class, PsiConditionalLoopStatement.class, PsiMethodCallExpression.class)) {
            int offset = before.getTextRange().getStartOffset();
            if (offset < from || offset >= end || PsiTreeUtil.isAncestor(before, place, false)) {
                continue;
            }
            if (before instanceof PsiIfStatement choice && leaves(choice)) {
                branches = true;
                add(choice.getCondition(), conditions);
            } else if (before instanceof PsiConditionalLoopStatement loop && canWait(loop)) {
                waits = true;
                add(loop.getCondition(), conditions);
            } else if (before instanceof PsiMethodCallExpression call
                    && PsiTreeUtil.getParentOfType(call, PsiMethod.class, PsiLambdaExpression.class) == body
                    && WAITS.matcher(String.valueOf(call.getMethodExpression().getReferenceName())).matches()
                    && !endsByTime(call)
                    && !early.isEarly(call)) {
                waits = true;
            }
        }
        return new Guards(conditions, branches, waits);
    }

    /** Whether the call also ends when its time is up, and nobody looks. */
    private static boolean endsByTime(PsiMethodCallExpression call) {
        String name = call.getMethodExpression().getReferenceName();
        return "join".equals(name) && ThreadApi.isTimedJoin(call)
                || "await".equals(name) && !call.getArgumentList().isEmpty()
                        && call.getParent() instanceof PsiExpressionStatement;
    }

    private static void add(PsiExpression condition, List<PsiExpression> conditions) {
        if (condition != null) {
            conditions.add(condition);
        }
    }

    /** The conditions of the branches and loops round a place. */
    private static boolean addRound(PsiElement place, PsiElement body, List<PsiExpression> conditions) {
        int before = conditions.size();
        boolean other = false;
        for (PsiElement child = place; child != body && child.getParent() != null; child = child.getParent()) {
            PsiElement parent = child.getParent();
            if (parent instanceof PsiIfStatement choice && child != choice.getCondition()) {
                add(choice.getCondition(), conditions);
            } else if (parent instanceof PsiConditionalLoopStatement loop && child != loop.getCondition()) {
                add(loop.getCondition(), conditions);
            } else if (parent instanceof PsiConditionalExpression choice && child != choice.getCondition()) {
                conditions.add(choice.getCondition());
            } else if (parent instanceof PsiPolyadicExpression several && isShortCut(several)) {
                for (PsiExpression operand : several.getOperands()) {
                    if (operand == child) {
                        break;
                    }
                    conditions.add(operand);
                }
            } else {
                other |= parent instanceof PsiSwitchStatement;
            }
        }
        return other || conditions.size() > before;
    }

    private static boolean isShortCut(PsiPolyadicExpression several) {
        return several.getOperationTokenType() == JavaTokenType.ANDAND
                || several.getOperationTokenType() == JavaTokenType.OROR;
    }

    private static boolean leaves(PsiIfStatement choice) {
        return !PsiTreeUtil.findChildrenOfAnyType(
                        choice, PsiReturnStatement.class, PsiThrowStatement.class, PsiBreakStatement.class,
                        PsiContinueStatement.class)
                .isEmpty();
    }

    /** A loop that another condition ends too, such as a deadline, does not make sure of anything. */
    private static boolean canWait(PsiConditionalLoopStatement loop) {
        PsiExpression condition = PsiUtil.skipParenthesizedExprDown(loop.getCondition());
        boolean endsEarly = condition instanceof PsiPolyadicExpression several
                && several.getOperationTokenType() == JavaTokenType.ANDAND;
        return !(loop instanceof PsiForStatement) && !endsEarly;
    }
}
