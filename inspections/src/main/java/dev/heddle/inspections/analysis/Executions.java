package dev.heddle.inspections.analysis;

import com.intellij.psi.PsiCatchSection;
import com.intellij.psi.PsiClass;
import com.intellij.psi.PsiConditionalExpression;
import com.intellij.psi.PsiElement;
import com.intellij.psi.PsiIfStatement;
import com.intellij.psi.PsiLambdaExpression;
import com.intellij.psi.PsiLoopStatement;
import com.intellij.psi.PsiMethod;
import com.intellij.psi.PsiMethodCallExpression;
import com.intellij.psi.PsiMethodReferenceExpression;
import com.intellij.psi.PsiReferenceExpression;
import com.intellij.psi.PsiSwitchStatement;
import java.util.List;

/** How often a place runs when the test or main method round it runs once, where the source shows it exactly. */
final class Executions {

    private static final int MAX_DEPTH = 4;

    private final FileModel model;

    Executions(FileModel model) {
        this.model = model;
    }

    /** The number, or -1 where a loop, a branch or a caller in another file may decide. */
    int of(PsiElement place) {
        return of(place, 0);
    }

    private int of(PsiElement place, int depth) {
        for (PsiElement element = place; element != null && depth < MAX_DEPTH; element = element.getParent()) {
            if (element instanceof PsiLoopStatement || element instanceof PsiIfStatement
                    || element instanceof PsiSwitchStatement || element instanceof PsiConditionalExpression
                    || element instanceof PsiCatchSection || element instanceof PsiClass) {
                return -1;
            }
            if (element instanceof PsiLambdaExpression || isTask(element)) {
                return starts(element);
            }
            if (element instanceof PsiMethod method) {
                return model.concurrency().isIsolated(method) && calls(method).isEmpty()
                        ? Math.max(1, starts(method))
                        : ofMethod(method, depth);
            }
        }
        return -1;
    }

    private boolean isTask(PsiElement element) {
        return element instanceof PsiMethodReferenceExpression
                && model.roots().stream().anyMatch(root -> root.body() == element);
    }

    private int starts(PsiElement body) {
        int starts = 0;
        for (Root root : model.roots()) {
            if (root.body() == body && root.kind() == Root.Kind.STARTED) {
                if (root.many() || isRepeated(root)) {
                    return -1;
                }
                starts++;
            }
        }
        return starts == 0 && body instanceof PsiLambdaExpression ? -1 : starts;
    }

    private static boolean isRepeated(Root root) {
        return root.spawn().place() instanceof PsiMethodCallExpression call
                && String.valueOf(call.getMethodExpression().getReferenceName()).startsWith("schedule");
    }

    private int ofMethod(PsiMethod method, int depth) {
        int total = starts(method);
        for (PsiReferenceExpression call : calls(method)) {
            int times = of(call, depth + 1);
            if (times < 0 || total < 0) {
                return -1;
            }
            total += times;
        }
        return total == 0 ? -1 : total;
    }

    private static List<PsiReferenceExpression> calls(PsiMethod method) {
        return NameIndex.of(method.getContainingFile()).usesOf(method).stream()
                .filter(name -> name.getParent() instanceof PsiMethodCallExpression)
                .toList();
    }
}
