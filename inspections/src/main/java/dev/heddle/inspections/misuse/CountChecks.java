package dev.heddle.inspections.misuse;

import static dev.heddle.inspections.Messages.message;

import com.intellij.psi.PsiElement;
import com.intellij.psi.PsiExpression;
import com.intellij.psi.PsiExpressionList;
import com.intellij.psi.PsiField;
import com.intellij.psi.PsiJavaFile;
import com.intellij.psi.PsiLiteralExpression;
import com.intellij.psi.PsiMethod;
import com.intellij.psi.PsiMethodCallExpression;
import com.intellij.psi.PsiMethodReferenceExpression;
import com.intellij.psi.PsiModifier;
import com.intellij.psi.PsiNewExpression;
import com.intellij.psi.PsiParameter;
import com.intellij.psi.PsiReferenceExpression;
import com.intellij.psi.PsiVariable;
import com.intellij.psi.util.PsiUtil;
import dev.heddle.inspections.Finding;
import dev.heddle.inspections.analysis.EntryPoints;
import dev.heddle.inspections.analysis.FileModel;
import dev.heddle.inspections.analysis.NameIndex;
import dev.heddle.inspections.analysis.Names;
import dev.heddle.inspections.fixes.PlaceFix;
import dev.heddle.inspections.fixes.TextEdit;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Latches, barriers and phasers whose count does not fit those who arrive. Only where the count is a literal and the
 * file shows how often each call is made; otherwise nothing is said.
 */
final class CountChecks {

    private static final Set<String> KINDS = Set.of("CountDownLatch", "CyclicBarrier", "Phaser");

    private final PsiJavaFile file;
    private final Map<String, Integer> calls = new HashMap<>();
    private boolean known = true;

    private CountChecks(PsiJavaFile file) {
        this.file = file;
    }

    static Finding of(PsiNewExpression made, PsiJavaFile file) {
        String kind = made.getClassReference() == null ? null : made.getClassReference().getReferenceName();
        if (kind == null || !KINDS.contains(kind) || !(made.getParent() instanceof PsiVariable variable)
                || variable instanceof PsiField field && !field.hasModifierProperty(PsiModifier.PRIVATE)
                || made.getArgumentList() == null
                || made.getArgumentList().getExpressionCount() != 1
                || !(made.getArgumentList().getExpressions()[0] instanceof PsiLiteralExpression literal)
                || !(literal.getValue() instanceof Integer count)) {
            return null;
        }
        CountChecks checks = new CountChecks(file);
        checks.addUses(variable, 1, 0);
        return checks.known ? checks.finding(kind, count, made) : null;
    }

    /** Counts what is called on the variable, and on parameters it is handed to. */
    private void addUses(PsiVariable variable, int times, int depth) {
        for (PsiReferenceExpression use : NameIndex.of(file).usesOf(variable)) {
            int executions = depth == 0 ? FileModel.of(file, EntryPoints.DEFAULT).executionsOf(use) : 1;
            if (executions < 0 || depth > 1) {
                known = false;
            } else if (use.getParent() instanceof PsiReferenceExpression name
                    && (name.getParent() instanceof PsiMethodCallExpression
                            || name instanceof PsiMethodReferenceExpression)) {
                boolean timed = name.getParent() instanceof PsiMethodCallExpression call
                        && !call.getArgumentList().isEmpty();
                known &= !timed;
                calls.merge(String.valueOf(name.getReferenceName()), times * executions, Integer::sum);
            } else {
                PsiParameter parameter = parameterFor(use);
                known &= parameter != null;
                if (parameter != null) {
                    addUses(parameter, times * executions, depth + 1);
                }
            }
        }
    }

    private PsiParameter parameterFor(PsiReferenceExpression argument) {
        if (!(argument.getParent() instanceof PsiExpressionList arguments)
                || !(arguments.getParent() instanceof PsiMethodCallExpression call)) {
            return null;
        }
        PsiMethod method = Names.methodOf(call);
        PsiExpression[] all = arguments.getExpressions();
        for (int i = 0; method != null && method.getContainingFile() == file && i < all.length
                && i < method.getParameterList().getParametersCount(); i++) {
            if (PsiUtil.skipParenthesizedExprDown(all[i]) == argument) {
                return method.getParameterList().getParameter(i);
            }
        }
        return null;
    }

    private int count(String method) {
        return calls.getOrDefault(method, 0);
    }

    private Finding finding(String kind, int count, PsiNewExpression made) {
        String name = ((PsiVariable) made.getParent()).getName();
        switch (kind) {
            case "CountDownLatch":
                int down = count("countDown");
                if (count("await") == 0 || down == count || down == 0) {
                    return null;
                }
                return Finding.at(
                        made, message(down < count ? "misuse.count.waits" : "misuse.count.early", count, down, name),
                        CountFix.to(down));
            case "CyclicBarrier":
                int waiting = count("await");
                return waiting % count == 0 ? null
                        : Finding.at(made, message("misuse.count.waits", count, waiting, name), CountFix.to(waiting));
            default:
                int parties = count + count("register");
                int arrived = count("arrive") + count("arriveAndAwaitAdvance") + count("arriveAndDeregister");
                return count("arriveAndAwaitAdvance") == 0 || arrived >= parties
                        ? null
                        : Finding.at(made, message("misuse.count.waits", parties, arrived, name),
                                CountFix.to(arrived - count("register")));
        }
    }

    /** Waits for as many as arrive. */
    private record CountFix(int arrivals) implements PlaceFix {

        static PlaceFix[] to(int arrivals) {
            return arrivals > 0 ? new PlaceFix[] {new CountFix(arrivals)} : new PlaceFix[0];
        }

        @Override
        public String name() {
            return message("fix.count", arrivals);
        }

        @Override
        public String family() {
            return message("fix.count.family");
        }

        @Override
        public List<TextEdit> edits(PsiElement place) {
            return place instanceof PsiNewExpression made && made.getArgumentList() != null
                    ? List.of(TextEdit.replace(made.getArgumentList(), "(" + arrivals + ")"))
                    : List.of();
        }
    }
}
