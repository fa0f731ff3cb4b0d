package dev.heddle.inspections.analysis.sharing;

import com.intellij.psi.PsiCatchSection;
import com.intellij.psi.PsiClass;
import com.intellij.psi.PsiConditionalExpression;
import com.intellij.psi.PsiElement;
import com.intellij.psi.PsiForStatement;
import com.intellij.psi.PsiIfStatement;
import com.intellij.psi.PsiLambdaExpression;
import com.intellij.psi.PsiLoopStatement;
import com.intellij.psi.PsiMethod;
import com.intellij.psi.PsiMethodCallExpression;
import com.intellij.psi.PsiMethodReferenceExpression;
import com.intellij.psi.PsiReferenceExpression;
import com.intellij.psi.PsiSwitchStatement;
import dev.heddle.inspections.analysis.event.Bodies;
import dev.heddle.inspections.analysis.event.Root;
import dev.heddle.inspections.analysis.name.CountedLoop;
import dev.heddle.inspections.analysis.name.NameIndex;
import java.util.List;

/** How often a place runs when the test or main method round it runs once, where the source shows it exactly. */
final class Executions {

    private static final int MAX_DEPTH = 4;
    private static final int UNKNOWN = -1;

    private final FileModel model;

    Executions(FileModel model) {
        this.model = model;
    }

    /** The number, or -1 where a loop, a branch or a caller in another file may decide. */
    int of(PsiElement place) {
        return of(place, 0);
    }

    /** How often a place runs for each call of the method round it, or -1. */
    static int perCall(PsiElement place) {
        int turns = 1;
        for (PsiElement element = place; element != null; element = element.getParent()) {
            if (element instanceof PsiMethod) {
                return turns;
            }
            turns = times(turns, isBody(element) ? UNKNOWN : turnsOf(element, place));
        }
        return UNKNOWN;
    }

    private int of(PsiElement place, int depth) {
        int turns = 1;
        for (PsiElement element = place; element != null && depth < MAX_DEPTH; element = element.getParent()) {
            if (element instanceof PsiLambdaExpression || isTask(element)) {
                return times(turns, starts(element, depth));
            }
            if (element instanceof PsiMethod method) {
                return times(turns, model.concurrency().isIsolated(method) && calls(method).isEmpty()
                        ? Math.max(1, starts(method, depth))
                        : ofMethod(method, depth));
            }
            turns = times(turns, turnsOf(element, place));
        }
        return UNKNOWN;
    }

    private static boolean isBody(PsiElement element) {
        return element instanceof PsiLambdaExpression || element instanceof PsiMethodReferenceExpression;
    }

    private static int times(int one, int other) {
        return one == UNKNOWN || other == UNKNOWN ? UNKNOWN : one * other;
    }

    /** How often a piece of code lets what is inside run. */
    private static int turnsOf(PsiElement element, PsiElement inside) {
        if (element instanceof PsiForStatement loop) {
            return CountedLoop.turns(loop, inside);
        }
        boolean decides = element instanceof PsiLoopStatement || element instanceof PsiIfStatement
                || element instanceof PsiSwitchStatement || element instanceof PsiConditionalExpression
                || element instanceof PsiCatchSection || element instanceof PsiClass;
        return decides ? UNKNOWN : 1;
    }

    private boolean isTask(PsiElement element) {
        return element instanceof PsiMethodReferenceExpression
                && model.roots().stream().anyMatch(root -> root.body() == element);
    }

    private int starts(PsiElement body, int depth) {
        int starts = 0;
        for (Root root : model.starts()) {
            if (root.body() == body) {
                int more = isScheduled(root) ? UNKNOWN : root.many() ? repeated(root, depth) : 1;
                if (more == UNKNOWN) {
                    return UNKNOWN;
                }
                starts += more;
            }
        }
        return starts == 0 && body instanceof PsiLambdaExpression ? UNKNOWN : starts;
    }

    /** A start that a loop repeats; what repeats it otherwise, such as a parallel stream, is not counted. */
    private int repeated(Root root, int depth) {
        PsiElement start = root.spawn().place();
        boolean byLoop = !root.spawn().joinedAtOnce()
                && Bodies.loopRound(start, null) instanceof PsiForStatement
                && Bodies.memberOf(start) != root.body();
        return byLoop ? of(start, depth + 1) : UNKNOWN;
    }

    private static boolean isScheduled(Root root) {
        return root.spawn().place() instanceof PsiMethodCallExpression call
                && String.valueOf(call.getMethodExpression().getReferenceName()).startsWith("schedule");
    }

    private int ofMethod(PsiMethod method, int depth) {
        int total = starts(method, depth);
        for (PsiReferenceExpression call : calls(method)) {
            int times = of(call, depth + 1);
            if (times == UNKNOWN || total == UNKNOWN) {
                return UNKNOWN;
            }
            total += times;
        }
        return total == 0 ? UNKNOWN : total;
    }

    private static List<PsiReferenceExpression> calls(PsiMethod method) {
        return NameIndex.of(method.getContainingFile()).usesOf(method).stream()
                .filter(name -> name.getParent() instanceof PsiMethodCallExpression)
                .toList();
    }
}
