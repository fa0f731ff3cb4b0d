package dev.heddle.inspections.checkact;

import static dev.heddle.inspections.finding.Messages.message;

import com.intellij.psi.JavaTokenType;
import com.intellij.psi.PsiAssignmentExpression;
import com.intellij.psi.PsiBinaryExpression;
import com.intellij.psi.PsiClassType;
import com.intellij.psi.PsiDeclarationStatement;
import com.intellij.psi.PsiElement;
import com.intellij.psi.PsiExpression;
import com.intellij.psi.PsiExpressionStatement;
import com.intellij.psi.PsiField;
import com.intellij.psi.PsiIfStatement;
import com.intellij.psi.PsiJavaFile;
import com.intellij.psi.PsiLocalVariable;
import com.intellij.psi.PsiMethodCallExpression;
import com.intellij.psi.PsiModifier;
import com.intellij.psi.PsiNewExpression;
import com.intellij.psi.PsiReferenceExpression;
import com.intellij.psi.PsiStatement;
import com.intellij.psi.PsiSynchronizedStatement;
import com.intellij.psi.PsiType;
import com.intellij.psi.PsiVariable;
import com.intellij.psi.util.PsiTreeUtil;
import com.intellij.psi.util.PsiUtil;
import dev.heddle.inspections.analysis.name.EntryPoints;
import dev.heddle.inspections.analysis.name.NameIndex;
import dev.heddle.inspections.analysis.name.Names;
import dev.heddle.inspections.analysis.sharing.FileModel;
import dev.heddle.inspections.finding.Evidence;
import dev.heddle.inspections.finding.Finding;
import dev.heddle.inspections.finding.PlaceFix;
import dev.heddle.inspections.finding.TextEdit;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/** Two steps on a concurrent or synchronized map. */
final class MapPatterns {

    private static final Pattern LOOK_UPS =
            Pattern.compile("(load|find|look[uU]p|resolve|parse|compile|read|fetch)([A-Z]\\w*)?");

    private static final Pattern CACHES = Pattern.compile("(?i).*cache.*");

    private static final Pattern STATELESS = Pattern.compile(
            "\\w*(Factory|Constructor|Method|MethodHandle|Field|Pattern|Class|Converter|Descriptor)");

    private static final Set<String> GROWING = Set.of(
            "get", "getOrDefault", "containsKey", "put", "putIfAbsent", "computeIfAbsent", "size", "isEmpty",
            "forEach");

    private MapPatterns() {}

    static Finding ofIf(PsiIfStatement statement) {
        CheckedCondition condition = CheckedCondition.of(statement.getCondition());
        if (condition == null || !condition.call().kind().isMap()) {
            return null;
        }
        CallOn check = condition.call();
        boolean absent = check.name().equals("containsKey") && condition.negated()
                || check.name().equals("get") && condition.isNullCheck() && !condition.negated();
        boolean present = check.name().equals("containsKey") && !condition.negated()
                || check.name().equals("get") && condition.isNullCheck() && condition.negated();
        if (absent) {
            return absentThenPut(statement, check);
        }
        return present ? presentThenAct(statement, check) : null;
    }

    private static Finding absentThenPut(PsiIfStatement statement, CallOn check) {
        CallOn put = firstCall(statement.getThenBranch(), check, Set.of("put"));
        return put == null || isInterchangeable(put)
                ? null
                : absent(check, fixForAbsent(statement, put));
    }

    private static Finding presentThenAct(PsiIfStatement statement, CallOn check) {
        CallOn act = firstCall(statement.getThenBranch(), check, Set.of("put", "remove", "get"));
        if (act == null || act.name().equals("get") && (isDecidedOnValue(check) || neverShrinks(act.variable()))) {
            return null;
        }
        PlaceFix fix = null;
        if (statement.getElseBranch() == null
                && TextPatterns.onlyExpression(statement.getThenBranch()) == act.call()) {
            if (act.name().equals("remove")) {
                fix = replaceIf("remove", statementText(act.call()));
            } else if (act.name().equals("put")) {
                fix = replaceIf("replace", act.receiver() + ".replace" + act.call().getArgumentList().getText() + ";");
            }
        }
        return finding(check, "check.map.present", fix);
    }

    /** Whether the file only ever adds to a private map: what was there once is there still. */
    private static boolean neverShrinks(PsiVariable map) {
        return map instanceof PsiField field
                && field.hasModifierProperty(PsiModifier.PRIVATE)
                && NameIndex.of(field.getContainingFile()).usesOf(field).stream()
                        .allMatch(use -> use.getParent() instanceof PsiReferenceExpression call
                                        && GROWING.contains(String.valueOf(call.getReferenceName()))
                                || use.getParent() instanceof PsiAssignmentExpression);
    }

    private static boolean isDecidedOnValue(CallOn check) {
        return check.name().equals("get");
    }

    private static PlaceFix fixForAbsent(PsiIfStatement statement, CallOn put) {
        boolean alone = statement.getElseBranch() == null
                && TextPatterns.onlyExpression(statement.getThenBranch()) == put.call()
                && put.arguments() == 2;
        if (!alone) {
            return null;
        }
        PsiExpression value = put.argument(1);
        String key = put.argument(0).getText();
        if (value instanceof PsiNewExpression created && created.getAnonymousClass() == null
                && created.getArgumentList() != null && created.getArgumentList().isEmpty()) {
            return replaceIf(
                    "computeIfAbsent",
                    put.receiver() + ".computeIfAbsent(" + key + ", " + TextPatterns.freshName(put.call(), "key") + " -> "
                            + value.getText() + ");");
        }
        return replaceIf("putIfAbsent", put.receiver() + ".putIfAbsent(" + key + ", " + value.getText() + ");");
    }

    static PlaceFix replaceIf(String method, String text) {
        return new ReplaceFix(method, place -> {
            PsiIfStatement statement = PsiTreeUtil.getParentOfType(place, PsiIfStatement.class);
            return statement == null ? List.of() : List.of(TextEdit.replace(statement, text));
        });
    }

    private static String statementText(PsiMethodCallExpression call) {
        return call.getText() + ";";
    }

    /** {@code map.put(k, map.get(k) + 1)}, also by way of a local variable. */
    static Finding ofPut(PsiMethodCallExpression expression) {
        CallOn put = CallOn.of(expression);
        if (put == null || !put.name().equals("put") || put.arguments() != 2 || !put.kind().isMap()) {
            return null;
        }
        CallOn get = readInside(put.argument(1), put);
        if (get != null) {
            return finding(put, "check.map.update", fixForUpdate(put, get));
        }
        CallOn earlier = readBefore(put);
        return earlier == null ? null : finding(put, "check.map.update", null);
    }

    private static CallOn readInside(PsiExpression value, CallOn put) {
        for (PsiMethodCallExpression call : PsiTreeUtil.findChildrenOfAnyType(
                value, false, PsiMethodCallExpression.class)) {
            CallOn read = CallOn.of(call);
            if (put.isSameReceiver(read)
                    && Set.of("get", "getOrDefault").contains(read.name())
                    && put.hasSameFirstArgument(read)) {
                return read;
            }
        }
        return null;
    }

    /** A local variable read from the map under the same key, whose value goes into the new one. */
    private static CallOn readBefore(CallOn put) {
        for (PsiReferenceExpression used :
                PsiTreeUtil.findChildrenOfAnyType(put.argument(1), false, PsiReferenceExpression.class)) {
            if (Names.targetOf(used) instanceof PsiLocalVariable local && used != put.argument(1)) {
                CallOn read = CallOn.of(local.getInitializer());
                if (put.isSameReceiver(read)
                        && Set.of("get", "getOrDefault").contains(read.name())
                        && put.hasSameFirstArgument(read)) {
                    return read;
                }
            }
        }
        return null;
    }

    private static PlaceFix fixForUpdate(CallOn put, CallOn get) {
        if (!(put.call().getParent() instanceof PsiExpressionStatement) || !TextPatterns.isSimple(put.argument(0))) {
            return null;
        }
        String key = put.argument(0).getText();
        if (get.name().equals("getOrDefault")
                && PsiUtil.skipParenthesizedExprDown(put.argument(1)) instanceof PsiBinaryExpression sum
                && sum.getOperationTokenType() == JavaTokenType.PLUS
                && PsiUtil.skipParenthesizedExprDown(sum.getLOperand()) == get.call()
                && "0".equals(get.argument(1) == null ? "" : get.argument(1).getText())
                && sum.getROperand() != null) {
            String addend = sum.getROperand().getText();
            return replaceCall("merge", put.receiver() + ".merge(" + key + ", " + addend + ", Integer::sum)");
        }
        if (get.name().equals("get")) {
            int from = get.call().getTextRange().getStartOffset() - put.argument(1).getTextRange().getStartOffset();
            String value = put.argument(1).getText();
            String old = TextPatterns.freshName(put.call(), "old");
            String computed = value.substring(0, from) + old + value.substring(from + get.call().getTextLength());
            return replaceCall(
                    "compute",
                    put.receiver() + ".compute(" + key + ", (" + TextPatterns.freshName(put.call(), "key") + ", " + old
                            + ") -> " + computed + ")");
        }
        return null;
    }

    static PlaceFix replaceCall(String method, String text) {
        return new ReplaceFix(method, place -> place instanceof PsiMethodCallExpression
                ? List.of(TextEdit.replace(place, text))
                : List.of());
    }

    /** {@code V v = map.get(k); if (v == null) { v = new V(); map.put(k, v); }} */
    static Finding ofLocal(PsiIfStatement statement) {
        if (!(CheckedCondition.nullChecked(statement.getCondition()) instanceof PsiReferenceExpression checked)
                || !(Names.targetOf(checked) instanceof PsiLocalVariable local)) {
            return null;
        }
        CallOn get = CallOn.of(local.getInitializer());
        if (get == null || !get.name().equals("get") || !get.kind().isMap()) {
            return null;
        }
        CallOn put = firstCall(statement.getThenBranch(), get, Set.of("put"));
        return put == null || isLookedUp(statement.getThenBranch(), local) || isInterchangeable(put)
                ? null
                : absent(get, fixForLocal(statement, local, put));
    }

    /**
     * What a cache loses is made again, and of two factories for one key either will do; unless the file shows threads
     * that meet there.
     */
    private static boolean isInterchangeable(CallOn put) {
        PsiType value = put.argument(1) == null ? null : put.argument(1).getType();
        boolean either = CACHES.matcher(String.valueOf(put.variable().getName())).matches()
                || value instanceof PsiClassType type && STATELESS.matcher(type.getClassName()).matches();
        return either
                && put.variable() instanceof PsiField field
                && field.getContainingFile() instanceof PsiJavaFile file
                && !FileModel.of(file, EntryPoints.DEFAULT).meetAtContent(field);
    }

    /** What a call loads or finds for the key is the same whichever thread puts it there. */
    private static boolean isLookedUp(PsiStatement branch, PsiLocalVariable local) {
        return PsiTreeUtil.findChildrenOfType(branch, PsiAssignmentExpression.class).stream()
                .anyMatch(made -> made.getLExpression() instanceof PsiReferenceExpression target
                        && target.isReferenceTo(local)
                        && isLookedUp(made.getRExpression()));
    }

    static boolean isLookedUp(PsiExpression value) {
        return value instanceof PsiMethodCallExpression call
                && LOOK_UPS.matcher(String.valueOf(call.getMethodExpression().getReferenceName())).matches();
    }

    private static PlaceFix fixForLocal(PsiIfStatement statement, PsiLocalVariable local, CallOn put) {
        PsiStatement[] body = TextPatterns.statements(statement.getThenBranch());
        boolean exact = statement.getElseBranch() == null
                && body.length == 2
                && body[0] instanceof PsiExpressionStatement first
                && first.getExpression() instanceof PsiAssignmentExpression made
                && made.getLExpression() instanceof PsiReferenceExpression target
                && target.isReferenceTo(local)
                && made.getRExpression() != null
                && body[1] instanceof PsiExpressionStatement second
                && second.getExpression() == put.call()
                && put.argument(1) instanceof PsiReferenceExpression stored
                && stored.isReferenceTo(local)
                && local.getParent() instanceof PsiDeclarationStatement declared
                && PsiTreeUtil.skipWhitespacesForward(declared) == statement;
        if (!exact) {
            return null;
        }
        PsiExpression made =
                ((PsiAssignmentExpression) ((PsiExpressionStatement) body[0]).getExpression()).getRExpression();
        String text = put.receiver() + ".computeIfAbsent(" + put.argument(0).getText() + ", "
                + TextPatterns.freshName(local, "key") + " -> " + made.getText() + ")";
        return new ReplaceFix("computeIfAbsent", place -> {
            PsiDeclarationStatement declared = PsiTreeUtil.getParentOfType(place, PsiDeclarationStatement.class);
            PsiElement next = declared == null ? null : PsiTreeUtil.skipWhitespacesForward(declared);
            return next instanceof PsiIfStatement
                    ? List.of(
                            TextEdit.replace(place, text),
                            new TextEdit(
                                    declared.getTextRange().getEndOffset(), next.getTextRange().getEndOffset(), ""))
                    : List.of();
        });
    }

    /** The first of the named calls with the same receiver and key inside a branch. */
    private static CallOn firstCall(PsiStatement branch, CallOn like, Set<String> names) {
        if (branch == null) {
            return null;
        }
        for (PsiMethodCallExpression call : PsiTreeUtil.findChildrenOfType(branch, PsiMethodCallExpression.class)) {
            CallOn found = CallOn.of(call);
            if (like.isSameReceiver(found) && names.contains(found.name()) && like.hasSameFirstArgument(found)
                    && !isLockedInside(call, branch)) {
                return found;
            }
        }
        return null;
    }

    /** Whether the branch takes a lock round the act: it has most likely looked again. */
    private static boolean isLockedInside(PsiMethodCallExpression act, PsiStatement branch) {
        PsiSynchronizedStatement lock = PsiTreeUtil.getParentOfType(act, PsiSynchronizedStatement.class);
        return lock != null && PsiTreeUtil.isAncestor(branch, lock, true);
    }

    /** What two threads put for one key is mostly the same: only a whole program shows that it matters. */
    private static Finding absent(CallOn check, PlaceFix fix) {
        return finding(check, "check.map.absent", fix).by(Evidence.PERHAPS_MEANT);
    }

    private static Finding finding(CallOn at, String key, PlaceFix fix) {
        String text = message(key, at.variable().getName());
        return fix == null ? Finding.at(at.call(), text) : Finding.at(at.call(), text, fix);
    }
}
