package dev.heddle.inspections.misuse;

import com.intellij.psi.JavaPsiFacade;
import com.intellij.psi.PsiExpression;
import com.intellij.psi.PsiJavaFile;
import com.intellij.psi.PsiMethod;
import com.intellij.psi.PsiMethodCallExpression;
import com.intellij.psi.util.PsiTreeUtil;
import dev.heddle.inspections.Evidence;
import dev.heddle.inspections.analysis.EntryPoints;
import dev.heddle.inspections.analysis.FileModel;
import dev.heddle.inspections.analysis.Roots;
import dev.heddle.inspections.analysis.Weighing;
import java.util.Set;

/**
 * How long a wait under a lock is bound to be. The end of a thread or pool takes as long as its tasks; a short pause, a
 * queue that has room or a future that is about to be done hurt nobody, and seldom can one see that they are not so.
 */
final class LongWaits {

    private static final long LONG_MILLIS = 1000;

    private static final Set<String> FOR_AN_END = Set.of("awaitTermination", "join");
    private static final Set<String> LONG_UNITS = Set.of("SECONDS", "MINUTES", "HOURS", "DAYS");

    private LongWaits() {}

    static Evidence evidenceFor(PsiMethodCallExpression call) {
        String name = call.getMethodExpression().getReferenceName();
        boolean clear = FOR_AN_END.contains(String.valueOf(name)) || "sleep".equals(name) && isLongSleep(call);
        if (clear && !Roots.isForTests(PsiTreeUtil.getParentOfType(call, PsiMethod.class))) {
            return Evidence.BROKEN_RULE;
        }
        return call.getContainingFile() instanceof PsiJavaFile file
                        && Weighing.isProgramWithThreads(FileModel.of(file, EntryPoints.DEFAULT), call)
                ? Evidence.BROKEN_RULE
                : Evidence.PERHAPS_MEANT;
    }

    private static boolean isLongSleep(PsiMethodCallExpression sleep) {
        PsiExpression[] arguments = sleep.getArgumentList().getExpressions();
        PsiExpression unit = sleep.getMethodExpression().getQualifierExpression();
        if (arguments.length == 0 || unit == null) {
            return false;
        }
        String unitText = unit.getText();
        if (LONG_UNITS.contains(unitText.substring(unitText.lastIndexOf('.') + 1))) {
            return true;
        }
        Object value = JavaPsiFacade.getInstance(sleep.getProject())
                .getConstantEvaluationHelper()
                .computeConstantExpression(arguments[0]);
        return value instanceof Number millis && millis.longValue() >= LONG_MILLIS;
    }
}
