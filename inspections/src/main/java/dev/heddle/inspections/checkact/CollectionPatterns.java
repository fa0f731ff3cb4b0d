package dev.heddle.inspections.checkact;

import static dev.heddle.inspections.finding.Messages.message;

import com.intellij.psi.PsiBinaryExpression;
import com.intellij.psi.PsiConditionalLoopStatement;
import com.intellij.psi.PsiElement;
import com.intellij.psi.PsiExpression;
import com.intellij.psi.PsiExpressionStatement;
import com.intellij.psi.PsiForeachStatement;
import com.intellij.psi.PsiIfStatement;
import com.intellij.psi.PsiLocalVariable;
import com.intellij.psi.PsiMethodCallExpression;
import com.intellij.psi.PsiReferenceExpression;
import com.intellij.psi.PsiStatement;
import com.intellij.psi.PsiTryStatement;
import com.intellij.psi.PsiVariable;
import com.intellij.psi.util.InheritanceUtil;
import com.intellij.psi.util.PsiTreeUtil;
import com.intellij.psi.util.PsiUtil;
import dev.heddle.inspections.analysis.name.Names;
import dev.heddle.inspections.finding.Finding;
import dev.heddle.inspections.finding.Indent;
import dev.heddle.inspections.finding.PlaceFix;
import dev.heddle.inspections.finding.TextEdit;
import java.util.List;
import java.util.Set;

/** Two steps on a concurrent or synchronized list, set or queue. */
final class CollectionPatterns {

    /** Calls that fail, or wait for ever, where the collection turned empty in between. */
    private static final Set<String> NEED_ELEMENT = Set.of(
            "remove", "removeFirst", "removeLast", "pop", "element", "take", "first", "last", "getFirst", "getLast",
            "firstElement", "lastElement");

    private static final Set<String> FIRST = Set.of("firstKey", "lastKey", "first", "last", "peek", "element");

    private CollectionPatterns() {}

    private static boolean isCollection(CallOn call) {
        return call.kind() == SharedKind.COLLECTION || call.kind() == SharedKind.SYNCHRONIZED;
    }

    static Finding ofIf(PsiIfStatement statement) {
        CheckedCondition condition = CheckedCondition.of(statement.getCondition());
        if (condition == null) {
            return ofLengthBefore(statement);
        }
        if (!isCollection(condition.call())) {
            return null;
        }
        CallOn check = condition.call();
        if (check.name().equals("peek") && condition.isNullCheck() && condition.negated()) {
            return ofSeen(check, statement.getThenBranch());
        }
        if (check.name().equals("contains") && condition.negated()) {
            CallOn add = firstCall(statement.getThenBranch(), check, Set.of("add", "addFirst", "addLast"), true);
            return add == null || isNoted(statement, add)
                    ? null
                    : finding(check, "check.collection.absent", fixForAdd(statement, add));
        }
        if (check.name().equals("contains")) {
            CallOn remove = firstCall(statement.getThenBranch(), check, Set.of("remove"), true);
            return remove == null || isOnlyCall(statement, remove)
                    ? null
                    : finding(check, "check.collection.present", null);
        }
        return ofNotEmpty(condition, statement.getThenBranch());
    }

    /** A set takes an element once: where adding it is what comes of it, not what comes first, twice is no harm. */
    private static boolean isNoted(PsiIfStatement statement, CallOn add) {
        return InheritanceUtil.isInheritor(add.variable().getType(), "java.util.Set")
                && PsiTreeUtil.getParentOfType(add.call(), PsiIfStatement.class) != statement;
    }

    /** {@code if (queue.peek() != null) queue.poll().run();} */
    private static Finding ofSeen(CallOn check, PsiStatement branch) {
        CallOn poll = firstCall(branch, check, Set.of("poll", "remove", "take"), false);
        boolean used = poll != null
                && (!poll.name().equals("poll") || poll.call().getParent() instanceof PsiReferenceExpression);
        return used ? finding(check, "check.collection.empty", null) : null;
    }

    /** {@code int n = list.size(); if (n > 0) list.remove(n - 1);}, also with the length of a StringBuffer. */
    private static Finding ofLengthBefore(PsiIfStatement statement) {
        if (!(PsiUtil.skipParenthesizedExprDown(statement.getCondition()) instanceof PsiBinaryExpression comparison)
                || !(comparison.getLOperand() instanceof PsiReferenceExpression name)
                || !(Names.targetOf(name) instanceof PsiLocalVariable length)) {
            return null;
        }
        CallOn asked = CallOn.of(length.getInitializer());
        boolean asks = asked != null
                && (asked.name().equals("size") && isCollection(asked)
                        || asked.name().equals("length") && asked.kind() == SharedKind.BUFFER);
        CallOn act = !asks
                ? null
                : firstCall(
                        statement.getThenBranch(), asked, Set.of("remove", "get", "deleteCharAt", "charAt"), false);
        boolean byLength = act != null
                && PsiTreeUtil.findChildrenOfAnyType(act.argument(0), false, PsiReferenceExpression.class).stream()
                        .anyMatch(used -> used.isReferenceTo(length));
        return byLength ? finding(act, "check.length", null) : null;
    }

    /** {@code K k = map.firstKey(); map.remove(k);}: what remove returns would tell whether it was still there. */
    static Finding ofRemoveSeen(PsiMethodCallExpression call) {
        if (!(call.getParent() instanceof PsiExpressionStatement)) {
            return null;
        }
        CallOn remove = CallOn.of(call);
        boolean ofLocal = remove != null
                && remove.arguments() == 1
                && (isCollection(remove) || remove.kind().isMap())
                && remove.argument(0) instanceof PsiReferenceExpression name
                && Names.targetOf(name) instanceof PsiLocalVariable local
                && isFirstOf(remove, CallOn.of(local.getInitializer()));
        return ofLocal ? finding(remove, "check.collection.first", null) : null;
    }

    private static boolean isFirstOf(CallOn remove, CallOn seen) {
        return remove.isSameReceiver(seen) && FIRST.contains(seen.name());
    }

    static Finding ofLoop(PsiConditionalLoopStatement loop) {
        CheckedCondition condition = CheckedCondition.of(loop.getCondition());
        return condition == null || !isCollection(condition.call()) ? null : ofNotEmpty(condition, loop.getBody());
    }

    private static Finding ofNotEmpty(CheckedCondition condition, PsiStatement branch) {
        CallOn check = condition.call();
        boolean asksForElements = check.name().equals("isEmpty") && condition.negated()
                || check.name().equals("size") && condition.compared() != null && condition.negated();
        if (!asksForElements || branch == null) {
            return null;
        }
        for (PsiMethodCallExpression call : PsiTreeUtil.findChildrenOfType(branch, PsiMethodCallExpression.class)) {
            CallOn act = CallOn.of(call);
            if (check.isSameReceiver(act) && needsElement(act) && !isCaught(call)) {
                return finding(check, "check.collection.empty", null);
            }
        }
        return null;
    }

    /** Whether the code is ready for finding none. */
    private static boolean isCaught(PsiMethodCallExpression act) {
        PsiTryStatement tried = PsiTreeUtil.getParentOfType(act, PsiTryStatement.class);
        return tried != null
                && PsiTreeUtil.isAncestor(tried.getTryBlock(), act, true)
                && tried.getCatchSections().length > 0
                && tried.getText().contains("NoSuchElementException");
    }

    private static boolean needsElement(CallOn act) {
        boolean byIndex = (act.name().equals("get") || act.name().equals("remove"))
                && act.arguments() == 1
                && "0".equals(act.argument(0).getText());
        return byIndex || act.arguments() == 0 && NEED_ELEMENT.contains(act.name());
    }

    private static PlaceFix fixForAdd(PsiIfStatement statement, CallOn add) {
        if (!isOnlyCall(statement, add) || !add.name().equals("add") || add.arguments() != 1) {
            return null;
        }
        String argument = add.argument(0).getText();
        if (InheritanceUtil.isInheritor(add.variable().getType(), "java.util.Set")) {
            return MapPatterns.replaceIf("add", add.receiver() + ".add(" + argument + ");");
        }
        return InheritanceUtil.isInheritor(
                        add.variable().getType(), "java.util.concurrent.CopyOnWriteArrayList")
                ? MapPatterns.replaceIf("addIfAbsent", add.receiver() + ".addIfAbsent(" + argument + ");")
                : null;
    }

    private static boolean isOnlyCall(PsiIfStatement statement, CallOn call) {
        return statement.getElseBranch() == null
                && TextPatterns.onlyExpression(statement.getThenBranch()) == call.call();
    }

    private static CallOn firstCall(PsiStatement branch, CallOn like, Set<String> names, boolean sameArgument) {
        if (branch == null) {
            return null;
        }
        for (PsiMethodCallExpression call : PsiTreeUtil.findChildrenOfType(branch, PsiMethodCallExpression.class)) {
            CallOn found = CallOn.of(call);
            if (like.isSameReceiver(found)
                    && names.contains(found.name())
                    && (!sameArgument || like.hasSameFirstArgument(found))) {
                return found;
            }
        }
        return null;
    }

    /** Iterating over a synchronized collection or a view of it without its lock. */
    static Finding ofForeach(PsiForeachStatement statement) {
        PsiExpression iterated = statement.getIteratedValue();
        if (iterated instanceof PsiMethodCallExpression view && isView(view)) {
            iterated = view.getMethodExpression().getQualifierExpression();
        }
        PsiVariable variable = iterated == null ? null : SharedKind.sharedVariable(iterated);
        if (variable == null || !SharedKind.needsLockToIterate(variable)) {
            return null;
        }
        String lock = iterated.getText();
        PlaceFix fix = new SynchronizeLoopFix(lock);
        return Finding.at(
                statement.getIteratedValue(), message("check.collection.iterate", variable.getName(), lock), fix);
    }

    private static boolean isView(PsiMethodCallExpression call) {
        String name = call.getMethodExpression().getReferenceName();
        return Set.of("keySet", "values", "entrySet").contains(String.valueOf(name))
                && call.getMethodExpression().getQualifierExpression() instanceof PsiReferenceExpression;
    }

    private static Finding finding(CallOn at, String key, PlaceFix fix) {
        String text = message(key, at.variable().getName());
        return fix == null ? Finding.at(at.call(), text) : Finding.at(at.call(), text, fix);
    }

    /** Puts the loop into a synchronized block on the collection. */
    private record SynchronizeLoopFix(String lock) implements PlaceFix {

        @Override
        public String name() {
            return message("fix.synchronize.loop", lock);
        }

        @Override
        public String family() {
            return message("fix.synchronize.loop.family");
        }

        @Override
        public List<TextEdit> edits(PsiElement place) {
            PsiForeachStatement loop = PsiTreeUtil.getParentOfType(place, PsiForeachStatement.class);
            return loop == null ? List.of() : Indent.wrap(
                    loop, "synchronized (" + lock + ") {", "}");
        }
    }
}
