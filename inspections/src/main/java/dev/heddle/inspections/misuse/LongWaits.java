package dev.heddle.inspections.misuse;

import com.intellij.psi.JavaPsiFacade;
import com.intellij.psi.PsiExpression;
import com.intellij.psi.PsiJavaFile;
import com.intellij.psi.PsiLocalVariable;
import com.intellij.psi.PsiMethod;
import com.intellij.psi.PsiMethodCallExpression;
import com.intellij.psi.PsiReferenceExpression;
import com.intellij.psi.util.PsiTreeUtil;
import dev.heddle.inspections.analysis.body.Roots;
import dev.heddle.inspections.analysis.event.Remarks;
import dev.heddle.inspections.analysis.name.EntryPoints;
import dev.heddle.inspections.analysis.name.Names;
import dev.heddle.inspections.analysis.sharing.FileModel;
import dev.heddle.inspections.analysis.sharing.Programs;
import dev.heddle.inspections.finding.Evidence;
import java.util.Set;

/**
 * How long a wait under a lock is bound to be. The end of a thread or pool takes as long as its tasks; a short pause, a
 * queue that has room or a future that is about to be done hurt nobody, and seldom can one see that they are not so.
 */
final class LongWaits {

    private static final long LONG_MILLIS = 2000;

    private static final Set<String> LONG_UNITS = Set.of("SECONDS", "MINUTES", "HOURS", "DAYS");

    private LongWaits() {}

    static Evidence evidenceFor(PsiMethodCallExpression call) {
        String name = call.getMethodExpression().getReferenceName();
        boolean sleeps = "sleep".equals(name);
        if (sleeps && isShortSleep(call)) {
            return Evidence.PERHAPS_MEANT;
        }
        if (sleeps && Remarks.explainPause(call)) {
            return Evidence.EXPLAINED;
        }
        boolean clear = isForAnEnd(call) && !isOwnPool(call);
        if (clear && !Roots.isForTests(PsiTreeUtil.getParentOfType(call, PsiMethod.class))) {
            return Evidence.BROKEN_RULE;
        }
        return call.getContainingFile() instanceof PsiJavaFile file
                        && Programs.show(FileModel.of(file, EntryPoints.DEFAULT), call)
                ? Evidence.BROKEN_RULE
                : Evidence.PERHAPS_MEANT;
    }

    /** The end of a pool, or of a thread that was not told to end at once. */
    private static boolean isForAnEnd(PsiMethodCallExpression call) {
        return switch (String.valueOf(call.getMethodExpression().getReferenceName())) {
            case "awaitTermination" -> true;
            case "join" -> Calls.isOn(call, "java.lang.Thread") && !BlockingCheck.isToldToEnd(call);
            default -> false;
        };
    }

    /** A pool that the method has made for this: its result is what everybody waits for. */
    private static boolean isOwnPool(PsiMethodCallExpression call) {
        return "awaitTermination".equals(call.getMethodExpression().getReferenceName())
                && call.getMethodExpression().getQualifierExpression() instanceof PsiReferenceExpression pool
                && Names.targetOf(pool) instanceof PsiLocalVariable local
                && local.getInitializer() instanceof PsiMethodCallExpression made
                && Calls.receiver(made).endsWith("Executors");
    }

    private static boolean isShortSleep(PsiMethodCallExpression sleep) {
        return !hasLongUnit(sleep) && millis(sleep) >= 0 && millis(sleep) < LONG_MILLIS;
    }

    private static boolean hasLongUnit(PsiMethodCallExpression sleep) {
        PsiExpression unit = sleep.getMethodExpression().getQualifierExpression();
        String text = unit == null ? "" : unit.getText();
        return LONG_UNITS.contains(text.substring(text.lastIndexOf('.') + 1));
    }

    /** What the sleep says, or -1 where it is no constant. */
    private static long millis(PsiMethodCallExpression sleep) {
        PsiExpression[] arguments = sleep.getArgumentList().getExpressions();
        Object value = arguments.length == 0
                ? null
                : JavaPsiFacade.getInstance(sleep.getProject())
                        .getConstantEvaluationHelper()
                        .computeConstantExpression(arguments[0]);
        return value instanceof Number millis ? millis.longValue() : -1;
    }
}
