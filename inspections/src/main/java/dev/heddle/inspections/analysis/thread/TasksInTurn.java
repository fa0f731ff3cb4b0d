package dev.heddle.inspections.analysis.thread;

import com.intellij.psi.PsiClass;
import com.intellij.psi.PsiExpression;
import com.intellij.psi.PsiExpressionList;
import com.intellij.psi.PsiMethod;
import com.intellij.psi.PsiMethodCallExpression;
import com.intellij.psi.PsiNewExpression;
import com.intellij.psi.PsiReferenceExpression;
import com.intellij.psi.PsiThisExpression;
import com.intellij.psi.PsiVariable;
import com.intellij.psi.util.PsiTreeUtil;
import com.intellij.psi.util.PsiUtil;
import dev.heddle.inspections.analysis.name.NameIndex;
import dev.heddle.inspections.analysis.name.Names;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Task classes that a file makes only to hand them to something that says by its name that it runs one task after the
 * other. The code round them is called by the same thread, as far as one can tell.
 */
public final class TasksInTurn {

    private static final Pattern IN_TURN = Pattern.compile(
            "(?i).*(serial(iz|is|Exec)|sequential|sequencer|ordered|sync(hronization)?Context|eventLoop"
                    + "|(io|read|write)Thread).*");

    private static final Set<String> STARTS = Set.of("execute", "submit", "schedule");

    private static final Set<String> KEEPS = Set.of("add", "offer", "addLast", "addFirst", "put");

    private TasksInTurn() {}

    public static boolean are(PsiClass type) {
        List<PsiNewExpression> made = NameIndex.of(type.getContainingFile()).creationsOf(type);
        return made.isEmpty() ? handsItselfOver(type) : made.stream().allMatch(TasksInTurn::isHandedOver);
    }

    /** {@code eventLoop.execute(this)}, and no other call that is given the object itself as a task. */
    private static boolean handsItselfOver(PsiClass type) {
        List<PsiMethodCallExpression> calls = PsiTreeUtil.findChildrenOfType(type, PsiThisExpression.class).stream()
                .filter(self -> self.getParent() instanceof PsiExpressionList
                        && self.getParent().getParent() instanceof PsiMethodCallExpression)
                .map(self -> (PsiMethodCallExpression) self.getParent().getParent())
                .filter(call -> STARTS.contains(String.valueOf(call.getMethodExpression().getReferenceName())))
                .toList();
        return !calls.isEmpty()
                && calls.stream().allMatch(call -> saysSo(call.getMethodExpression().getQualifierExpression()));
    }

    private static boolean isHandedOver(PsiNewExpression made) {
        if (!(made.getParent() instanceof PsiExpressionList list)) {
            return false;
        }
        if (list.getParent() instanceof PsiMethodCallExpression call) {
            return saysSo(call.getMethodExpression().getQualifierExpression()) || isKept(call, list, made);
        }
        return list.getParent() instanceof PsiNewExpression
                && Arrays.stream(list.getExpressions()).anyMatch(TasksInTurn::saysSo);
    }

    /** By the name of the variable, of the getter, or of the type. */
    static boolean saysSo(PsiExpression given) {
        PsiExpression executor = PsiUtil.skipParenthesizedExprDown(given);
        if (executor instanceof PsiMethodCallExpression getter) {
            return IN_TURN.matcher(String.valueOf(getter.getMethodExpression().getReferenceName())).matches();
        }
        return executor instanceof PsiReferenceExpression name
                && (IN_TURN.matcher(String.valueOf(name.getReferenceName())).matches()
                        || Names.targetOf(name) instanceof PsiVariable variable
                                && IN_TURN.matcher(variable.getType().getPresentableText()).matches());
    }

    /** Whether a method of the file only puts the task into a queue: the file itself runs it then. */
    private static boolean isKept(PsiMethodCallExpression call, PsiExpressionList arguments, PsiNewExpression made) {
        PsiMethod method = Names.sourceOf(call);
        int index = Arrays.asList(arguments.getExpressions()).indexOf(made);
        if (method == null || method.getContainingFile() != made.getContainingFile()
                || index >= method.getParameterList().getParametersCount()) {
            return false;
        }
        NameIndex names = NameIndex.of(made.getContainingFile());
        List<PsiReferenceExpression> uses = names.usesOf(method.getParameterList().getParameters()[index]);
        return !uses.isEmpty()
                && !names.named("run").isEmpty()
                && uses.stream().allMatch(use -> use.getParent() instanceof PsiExpressionList list
                        && list.getParent() instanceof PsiMethodCallExpression keeping
                        && KEEPS.contains(String.valueOf(keeping.getMethodExpression().getReferenceName())));
    }
}
