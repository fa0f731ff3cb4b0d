package dev.heddle.inspections.misuse;

import static dev.heddle.inspections.finding.Messages.message;

import com.intellij.psi.PsiElement;
import com.intellij.psi.PsiExpression;
import com.intellij.psi.PsiJavaFile;
import com.intellij.psi.PsiLiteralExpression;
import com.intellij.psi.PsiNewExpression;
import com.intellij.psi.PsiVariable;
import dev.heddle.inspections.analysis.name.EntryPoints;
import dev.heddle.inspections.analysis.sharing.CallCounts;
import dev.heddle.inspections.analysis.sharing.FileModel;
import dev.heddle.inspections.finding.Finding;
import dev.heddle.inspections.finding.PlaceFix;
import dev.heddle.inspections.finding.TextEdit;
import java.util.List;
import java.util.Set;

/**
 * Latches, barriers, phasers and exchangers whose count does not fit those who arrive. Only where the count is a literal
 * and the file shows how often each call is made; otherwise nothing is said.
 */
final class CountChecks {

    private static final Set<String> KINDS = Set.of("CountDownLatch", "CyclicBarrier", "Phaser", "Exchanger");

    private CountChecks() {}

    static Finding of(PsiNewExpression made, PsiJavaFile file) {
        String kind = made.getClassReference() == null ? null : made.getClassReference().getReferenceName();
        if (kind == null || !KINDS.contains(kind) || !(made.getParent() instanceof PsiVariable variable)
                || made.getArgumentList() == null) {
            return null;
        }
        int count = kind.equals("Exchanger") ? 2 : literal(made.getArgumentList().getExpressions());
        if (count < 0) {
            return null;
        }
        CallCounts calls = FileModel.of(file, EntryPoints.DEFAULT).callsOn(variable);
        return calls.areKnown() ? finding(kind, count, calls, made) : null;
    }

    private static int literal(PsiExpression[] arguments) {
        return arguments.length == 1
                        && arguments[0] instanceof PsiLiteralExpression literal
                        && literal.getValue() instanceof Integer count
                ? count
                : -1;
    }

    private static Finding finding(String kind, int count, CallCounts calls, PsiNewExpression made) {
        String name = ((PsiVariable) made.getParent()).getName();
        switch (kind) {
            case "CountDownLatch":
                int down = calls.of("countDown");
                if (calls.of("await") == 0 || down == count || down == 0) {
                    return null;
                }
                return Finding.at(
                        made, message(down < count ? "misuse.count.waits" : "misuse.count.early", count, down, name),
                        CountFix.to(down));
            case "CyclicBarrier":
                int waiting = calls.of("await");
                return count == 0 || waiting % count == 0 ? null
                        : Finding.at(made, message("misuse.count.waits", count, waiting, name), CountFix.to(waiting));
            case "Exchanger":
                int partners = calls.of("exchange");
                return partners % 2 == 0 ? null
                        : Finding.at(made, message("misuse.count.odd", partners, name));
            default:
                int parties = count + calls.of("register");
                int arrived =
                        calls.of("arrive") + calls.of("arriveAndAwaitAdvance") + calls.of("arriveAndDeregister");
                return calls.of("arriveAndAwaitAdvance") == 0 || arrived >= parties
                        ? null
                        : Finding.at(made, message("misuse.count.waits", parties, arrived, name),
                                CountFix.to(arrived - calls.of("register")));
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
