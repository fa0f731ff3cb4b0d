package dev.heddle.inspections.analysis.sharing;

import com.intellij.psi.PsiExpression;
import com.intellij.psi.PsiExpressionList;
import com.intellij.psi.PsiField;
import com.intellij.psi.PsiMethod;
import com.intellij.psi.PsiMethodCallExpression;
import com.intellij.psi.PsiMethodReferenceExpression;
import com.intellij.psi.PsiModifier;
import com.intellij.psi.PsiParameter;
import com.intellij.psi.PsiReferenceExpression;
import com.intellij.psi.PsiVariable;
import com.intellij.psi.util.PsiUtil;
import dev.heddle.inspections.analysis.name.NameIndex;
import dev.heddle.inspections.analysis.name.Names;
import java.util.HashMap;
import java.util.Map;

/** How often the methods of one synchronizer are called, by all threads together. */
public final class CallCounts {

    private final FileModel model;
    private final Map<String, Integer> calls = new HashMap<>();
    private boolean known = true;

    private CallCounts(FileModel model) {
        this.model = model;
    }

    static CallCounts of(FileModel model, PsiVariable synchronizer) {
        CallCounts counts = new CallCounts(model);
        if (synchronizer instanceof PsiField field && !field.hasModifierProperty(PsiModifier.PRIVATE)) {
            counts.known = false;
        } else {
            counts.addUses(synchronizer, 1, 0);
        }
        return counts;
    }

    /** Whether the file shows exactly how often each call is made, and none of them has a limit of time. */
    public boolean areKnown() {
        return known;
    }

    public int of(String method) {
        return calls.getOrDefault(method, 0);
    }

    /** Counts what is called on the variable, and on parameters it is handed to. */
    private void addUses(PsiVariable variable, int times, int depth) {
        for (PsiReferenceExpression use : NameIndex.of(model.scope().file()).usesOf(variable)) {
            int executions = depth == 0 ? model.executionsOf(use) : Executions.perCall(use);
            if (executions < 0 || depth > 1) {
                known = false;
            } else if (use.getParent() instanceof PsiReferenceExpression name
                    && (name.getParent() instanceof PsiMethodCallExpression
                            || name instanceof PsiMethodReferenceExpression)) {
                known &= !(name.getParent() instanceof PsiMethodCallExpression call && isTimed(call));
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

    private static boolean isTimed(PsiMethodCallExpression call) {
        int needed = "exchange".equals(call.getMethodExpression().getReferenceName()) ? 1 : 0;
        return call.getArgumentList().getExpressionCount() > needed;
    }

    private PsiParameter parameterFor(PsiReferenceExpression argument) {
        if (!(argument.getParent() instanceof PsiExpressionList arguments)
                || !(arguments.getParent() instanceof PsiMethodCallExpression call)) {
            return null;
        }
        PsiMethod method = Names.methodOf(call);
        PsiExpression[] all = arguments.getExpressions();
        for (int i = 0; method != null && method.getContainingFile() == model.scope().file() && i < all.length
                && i < method.getParameterList().getParametersCount(); i++) {
            if (PsiUtil.skipParenthesizedExprDown(all[i]) == argument) {
                return method.getParameterList().getParameter(i);
            }
        }
        return null;
    }
}
