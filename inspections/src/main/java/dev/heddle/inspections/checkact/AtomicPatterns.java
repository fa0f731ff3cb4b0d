package dev.heddle.inspections.checkact;

import static dev.heddle.inspections.finding.Messages.message;

import com.intellij.psi.JavaTokenType;
import com.intellij.psi.PsiBinaryExpression;
import com.intellij.psi.PsiClassType;
import com.intellij.psi.PsiElement;
import com.intellij.psi.PsiExpression;
import com.intellij.psi.PsiExpressionStatement;
import com.intellij.psi.PsiField;
import com.intellij.psi.PsiIfStatement;
import com.intellij.psi.PsiLocalVariable;
import com.intellij.psi.PsiMethodCallExpression;
import com.intellij.psi.PsiModifier;
import com.intellij.psi.PsiParameter;
import com.intellij.psi.PsiReferenceExpression;
import com.intellij.psi.PsiStatement;
import com.intellij.psi.PsiSynchronizedStatement;
import com.intellij.psi.util.PsiTreeUtil;
import com.intellij.psi.util.PsiUtil;
import dev.heddle.inspections.analysis.name.NameIndex;
import dev.heddle.inspections.analysis.name.Names;
import dev.heddle.inspections.finding.Finding;
import dev.heddle.inspections.finding.PlaceFix;
import dev.heddle.inspections.finding.TextEdit;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Two steps on an AtomicInteger, AtomicBoolean, AtomicReference … */
final class AtomicPatterns {

    private static final Set<String> CHANGES = Set.of(
            "set", "lazySet", "incrementAndGet", "getAndIncrement", "decrementAndGet", "getAndDecrement", "addAndGet",
            "getAndAdd");

    private static final Set<String> READS = Set.of("get", "isMarked", "getReference", "getStamp");

    private AtomicPatterns() {}

    /** {@code a.set(a.get() + 1)}, also by way of a local variable. */
    static Finding ofSet(PsiMethodCallExpression expression) {
        CallOn set = CallOn.of(expression);
        if (set == null || !set.name().equals("set") || set.arguments() != 1 || set.kind() != SharedKind.ATOMIC) {
            return null;
        }
        CallOn get = readInside(set);
        if (get != null) {
            return finding(set, "check.atomic.update", fixForUpdate(set, get));
        }
        return readBefore(set) ? finding(set, "check.atomic.update", null) : null;
    }

    private static CallOn readInside(CallOn set) {
        for (PsiMethodCallExpression call :
                PsiTreeUtil.findChildrenOfAnyType(set.argument(0), false, PsiMethodCallExpression.class)) {
            CallOn read = CallOn.of(call);
            if (set.isSameReceiver(read) && read.name().equals("get") && read.arguments() == 0) {
                return read;
            }
        }
        return null;
    }

    private static boolean readBefore(CallOn set) {
        for (PsiReferenceExpression used :
                PsiTreeUtil.findChildrenOfAnyType(set.argument(0), false, PsiReferenceExpression.class)) {
            if (Names.targetOf(used) instanceof PsiLocalVariable local) {
                CallOn read = CallOn.of(local.getInitializer());
                if (set.isSameReceiver(read) && read.name().equals("get")) {
                    return true;
                }
            }
        }
        return false;
    }

    private static PlaceFix fixForUpdate(CallOn set, CallOn get) {
        if (!(set.call().getParent() instanceof PsiExpressionStatement)) {
            return null;
        }
        PsiExpression value = PsiUtil.skipParenthesizedExprDown(set.argument(0));
        if (isNumber(set) && value instanceof PsiBinaryExpression binary
                && PsiUtil.skipParenthesizedExprDown(binary.getLOperand()) == get.call()
                && binary.getROperand() != null) {
            String operand = binary.getROperand().getText();
            if (binary.getOperationTokenType() == JavaTokenType.PLUS) {
                return operand.equals("1")
                        ? replaceCall("incrementAndGet", set.receiver() + ".incrementAndGet()")
                        : replaceCall("addAndGet", set.receiver() + ".addAndGet(" + operand + ")");
            }
            if (binary.getOperationTokenType() == JavaTokenType.MINUS && operand.equals("1")) {
                return replaceCall("decrementAndGet", set.receiver() + ".decrementAndGet()");
            }
        }
        String type = ((PsiClassType) set.variable().getType()).getClassName();
        if (type.equals("AtomicBoolean") || type.endsWith("Array")) {
            return null;
        }
        int from = get.call().getTextRange().getStartOffset() - set.argument(0).getTextRange().getStartOffset();
        String text = set.argument(0).getText();
        String old = TextPatterns.freshName(set.call(), "old");
        String computed = text.substring(0, from) + old + text.substring(from + get.call().getTextLength());
        return replaceCall("updateAndGet", set.receiver() + ".updateAndGet(" + old + " -> " + computed + ")");
    }

    private static PlaceFix replaceCall(String method, String text) {
        return MapPatterns.replaceCall(method, text);
    }

    private static boolean isNumber(CallOn call) {
        return call.variable().getType() instanceof PsiClassType type
                && (type.getClassName().equals("AtomicInteger") || type.getClassName().equals("AtomicLong"));
    }

    /** {@code if (!flag.get()) { flag.set(true); … }}, {@code if (a.get() > 0) a.decrementAndGet();} */
    static Finding ofIf(PsiIfStatement statement) {
        CheckedCondition condition = CheckedCondition.of(statement.getCondition());
        if (condition == null || !READS.contains(condition.call().name())
                || condition.call().kind() != SharedKind.ATOMIC || statement.getThenBranch() == null) {
            return null;
        }
        CallOn check = condition.call();
        for (PsiMethodCallExpression call :
                PsiTreeUtil.findChildrenOfType(statement.getThenBranch(), PsiMethodCallExpression.class)) {
            CallOn act = CallOn.of(call);
            if (check.isSameReceiver(act) && CHANGES.contains(act.name()) && !isCheckedAgain(check, call, statement)
                    && !MapPatterns.isLookedUp(act.argument(0)) && !isEnd(condition, act)) {
                return finding(check, "check.atomic.act", fixForCompareAndSet(statement, condition, act));
            }
        }
        return null;
    }

    /** Whether the act is under a lock inside the branch, after another look at the same variable. */
    private static boolean isCheckedAgain(CallOn check, PsiMethodCallExpression act, PsiIfStatement outer) {
        PsiIfStatement inner = PsiTreeUtil.getParentOfType(act, PsiIfStatement.class);
        PsiSynchronizedStatement lock = PsiTreeUtil.getParentOfType(act, PsiSynchronizedStatement.class);
        CheckedCondition again = inner == null || inner == outer ? null : CheckedCondition.of(inner.getCondition());
        boolean underLock = lock != null
                        && PsiTreeUtil.isAncestor(outer, lock, true)
                        && PsiTreeUtil.isAncestor(lock, inner, true)
                || inner != null && isLockedBetween(outer, inner);
        return again != null && check.isSameReceiver(again.call()) && underLock;
    }

    private static boolean isLockedBetween(PsiIfStatement outer, PsiIfStatement inner) {
        return PsiTreeUtil.findChildrenOfType(outer.getThenBranch(), PsiMethodCallExpression.class).stream()
                .anyMatch(call -> "lock".equals(call.getMethodExpression().getReferenceName())
                        && call.getTextOffset() < inner.getTextOffset());
    }

    /** {@code if (running.get()) { running.set(false); …}}: what has ended may be ended twice. */
    private static boolean isEnd(CheckedCondition condition, CallOn act) {
        return !condition.negated()
                && condition.compared() == null
                && act.name().equals("set")
                && act.arguments() == 1
                && act.argument(0).getText().equals("false")
                && act.variable().getName().matches("(?i)(is)?(running|active|alive|open|started|connected)");
    }

    private static PlaceFix fixForCompareAndSet(PsiIfStatement statement, CheckedCondition condition, CallOn act) {
        PsiStatement[] body = TextPatterns.statements(statement.getThenBranch());
        String expected = expected(condition);
        boolean whole = PsiUtil.skipParenthesizedExprDown(statement.getCondition()) != null
                && TextPatterns.plain(statement.getCondition()).matches("!?[^&|]*");
        if (!condition.call().name().equals("get") || !act.name().equals("set") || act.arguments() != 1
                || expected == null || !whole || body.length == 0
                || !(body[0] instanceof PsiExpressionStatement first) || first.getExpression() != act.call()) {
            return null;
        }
        String call = act.receiver() + ".compareAndSet(" + expected + ", " + act.argument(0).getText() + ")";
        if (body.length == 1 && statement.getElseBranch() == null) {
            return MapPatterns.replaceIf("compareAndSet", call + ";");
        }
        return new ReplaceFix("compareAndSet", place -> {
            PsiIfStatement found = PsiTreeUtil.getParentOfType(place, PsiIfStatement.class);
            PsiStatement[] statements =
                    found == null ? new PsiStatement[0] : TextPatterns.statements(found.getThenBranch());
            List<TextEdit> edits = new ArrayList<>();
            if (statements.length > 1 && found.getCondition() != null) {
                edits.add(TextEdit.replace(found.getCondition(), call));
                PsiElement next = PsiTreeUtil.skipWhitespacesForward(statements[0]);
                edits.add(new TextEdit(
                        statements[0].getTextRange().getStartOffset(),
                        next == null
                                ? statements[0].getTextRange().getEndOffset()
                                : next.getTextRange().getStartOffset(),
                        ""));
            }
            return edits;
        });
    }

    /** The value that the condition waits for, or null where it is not one value. */
    private static String expected(CheckedCondition condition) {
        if (condition.compared() == null) {
            return condition.negated() ? "false" : "true";
        }
        return condition.negated() ? null : condition.compared().getText();
    }

    /** {@code top.compareAndSet(old, old.next)}, where nodes that were taken can be put back: the ABA problem. */
    static Finding ofTaking(PsiMethodCallExpression expression) {
        CallOn act = CallOn.of(expression);
        if (act == null || act.arguments() != 2
                || !(valueOf(act.argument(1)) instanceof PsiReferenceExpression next)
                || !(next.getQualifierExpression() instanceof PsiReferenceExpression owner)
                || !TextPatterns.same(owner, act.argument(0))
                || !(Names.targetOf(next) instanceof PsiField link)
                || link.hasModifierProperty(PsiModifier.FINAL)) {
            return null;
        }
        CallOn read = CallOn.of(valueOf(act.argument(0)));
        return act.isSameReceiver(read) && isPutBack(act) ? finding(act, "check.atomic.aba", null) : null;
    }

    /** Whether another call sets the same variable to something that a caller hands in. */
    private static boolean isPutBack(CallOn taking) {
        for (PsiReferenceExpression name : NameIndex.of(taking.call().getContainingFile()).named("compareAndSet")) {
            CallOn other = name.getParent() instanceof PsiMethodCallExpression call ? CallOn.of(call) : null;
            if (taking.isSameReceiver(other)
                    && other.arguments() == 2
                    && other.argument(1) instanceof PsiReferenceExpression node
                    && Names.targetOf(node) instanceof PsiParameter) {
                return true;
            }
        }
        return false;
    }

    /** The value and the stamp or mark of a reference, read one after the other and compared together. */
    static Finding ofStamped(PsiMethodCallExpression expression) {
        CallOn act = CallOn.of(expression);
        if (act == null || act.arguments() != 4) {
            return null;
        }
        CallOn value = CallOn.of(valueOf(act.argument(0)));
        CallOn stamp = CallOn.of(valueOf(act.argument(2)));
        boolean apart = act.isSameReceiver(value)
                && act.isSameReceiver(stamp)
                && value.name().equals("getReference")
                && (stamp.name().equals("getStamp") || stamp.name().equals("isMarked"));
        return apart ? finding(act, "check.atomic.stamp", null) : null;
    }

    /** What a local variable was initialised with; other expressions are themselves. */
    private static PsiExpression valueOf(PsiExpression expression) {
        return expression instanceof PsiReferenceExpression reference
                        && Names.targetOf(reference) instanceof PsiLocalVariable local
                ? local.getInitializer()
                : expression;
    }

    private static Finding finding(CallOn at, String key, PlaceFix fix) {
        String text = message(key, at.variable().getName());
        return fix == null ? Finding.at(at.call(), text) : Finding.at(at.call(), text, fix);
    }
}
