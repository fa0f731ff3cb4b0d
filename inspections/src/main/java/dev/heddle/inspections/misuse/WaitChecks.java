package dev.heddle.inspections.misuse;

import static dev.heddle.inspections.Messages.message;

import com.intellij.psi.PsiClass;
import com.intellij.psi.PsiConditionalLoopStatement;
import com.intellij.psi.PsiElement;
import com.intellij.psi.PsiIfStatement;
import com.intellij.psi.PsiJavaFile;
import com.intellij.psi.PsiKeyword;
import com.intellij.psi.PsiLambdaExpression;
import com.intellij.psi.PsiLoopStatement;
import com.intellij.psi.PsiMethod;
import com.intellij.psi.PsiMethodCallExpression;
import com.intellij.psi.PsiReferenceExpression;
import com.intellij.psi.util.PsiTreeUtil;
import dev.heddle.inspections.Finding;
import dev.heddle.inspections.analysis.NameIndex;
import dev.heddle.inspections.fixes.PlaceFix;
import dev.heddle.inspections.fixes.TextEdit;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/** Waiting without looking again, and waking one of several kinds of waiters. */
final class WaitChecks {

    private final PsiJavaFile file;

    WaitChecks(PsiJavaFile file) {
        this.file = file;
    }

    Finding notInLoop(PsiMethodCallExpression call) {
        if (!isWait(call) || isInLoop(call)) {
            return null;
        }
        PsiMethod method = PsiTreeUtil.getParentOfType(call, PsiMethod.class);
        if (method != null && (method.getName().startsWith("wait") || method.getName().startsWith("await"))) {
            return null;
        }
        String text = message("misuse.wait.loop", call.getMethodExpression().getReferenceName());
        PsiIfStatement guard = guard(call);
        if (guard == null && !call.getArgumentList().isEmpty()) {
            return null;
        }
        return guard == null ? Finding.at(call, text) : Finding.at(call, text, new WhileFix());
    }

    private static boolean isWait(PsiMethodCallExpression call) {
        return "wait".equals(call.getMethodExpression().getReferenceName())
                ? Calls.isDeclaredIn(call, "java.lang.Object")
                : Calls.isOn(call, "java.util.concurrent.locks.Condition");
    }

    private static boolean isInLoop(PsiElement place) {
        return PsiTreeUtil.getParentOfType(
                        place, PsiLoopStatement.class, true, PsiMethod.class, PsiLambdaExpression.class, PsiClass.class)
                != null;
    }

    private static PsiIfStatement guard(PsiElement call) {
        PsiIfStatement guard = PsiTreeUtil.getParentOfType(call, PsiIfStatement.class, true, PsiMethod.class);
        return guard != null
                        && guard.getElseBranch() == null
                        && PsiTreeUtil.isAncestor(guard.getThenBranch(), call, true)
                ? guard
                : null;
    }

    /** Turns the {@code if} round a wait into a {@code while}. */
    private static final class WhileFix implements PlaceFix {

        @Override
        public String name() {
            return family();
        }

        @Override
        public String family() {
            return message("fix.if.to.while");
        }

        @Override
        public List<TextEdit> edits(PsiElement place) {
            PsiIfStatement guard = guard(place);
            PsiKeyword keyword = PsiTreeUtil.getChildOfType(guard, PsiKeyword.class);
            return keyword == null ? List.of() : List.of(TextEdit.replace(keyword, "while"));
        }
    }

    /** A notify that wakes one waiter, where threads wait on the same object for different things. */
    Finding oneOfMany(PsiMethodCallExpression call) {
        if (!Calls.isDeclaredIn(call, "java.lang.Object")) {
            return null;
        }
        Map<String, String> waiters = waitersOf(call);
        return waiters.size() < 2
                ? null
                : Finding.at(
                        call,
                        message("misuse.notify", String.join(", ", new TreeSet<>(waiters.values()))),
                        new NotifyAllFix());
    }

    /** The different conditions that threads wait for on the same object, each with the method that does. */
    private Map<String, String> waitersOf(PsiMethodCallExpression call) {
        PsiClass owner = PsiTreeUtil.getParentOfType(call, PsiClass.class);
        Map<String, String> waiters = new LinkedHashMap<>();
        for (PsiReferenceExpression name : NameIndex.of(file).named("wait")) {
            PsiMethod method = PsiTreeUtil.getParentOfType(name, PsiMethod.class);
            if (method != null
                    && name.getParent() instanceof PsiMethodCallExpression other
                    && PsiTreeUtil.getParentOfType(other, PsiClass.class) == owner
                    && Calls.receiver(other).equals(Calls.receiver(call))
                    && isWait(other)) {
                waiters.putIfAbsent(condition(other), "'" + method.getName() + "()'");
            }
        }
        return waiters;
    }

    private static String condition(PsiMethodCallExpression wait) {
        PsiConditionalLoopStatement loop = PsiTreeUtil.getParentOfType(
                wait, PsiConditionalLoopStatement.class, true, PsiMethod.class);
        return loop == null || loop.getCondition() == null ? "" : loop.getCondition().getText();
    }

    /** Wakes all waiters instead of one. */
    private static final class NotifyAllFix implements PlaceFix {

        @Override
        public String name() {
            return message("fix.replace.with", "notifyAll");
        }

        @Override
        public String family() {
            return message("fix.notify.all.family");
        }

        @Override
        public List<TextEdit> edits(PsiElement place) {
            PsiElement name = place instanceof PsiMethodCallExpression call
                    ? call.getMethodExpression().getReferenceNameElement()
                    : null;
            return name == null ? List.of() : List.of(TextEdit.replace(name, "notifyAll"));
        }
    }
}
