package dev.heddle.inspections.analysis.thread;

import com.intellij.psi.PsiClass;
import com.intellij.psi.PsiElement;
import com.intellij.psi.PsiMethod;
import com.intellij.psi.PsiMethodCallExpression;
import com.intellij.psi.PsiModifier;
import com.intellij.psi.PsiNewExpression;
import com.intellij.psi.PsiReferenceExpression;
import com.intellij.psi.util.PsiTreeUtil;
import dev.heddle.inspections.analysis.event.Bodies;
import dev.heddle.inspections.analysis.event.Event;
import dev.heddle.inspections.analysis.event.Root;
import dev.heddle.inspections.analysis.name.NameIndex;
import java.util.List;

/** Tasks that no other file makes: they cannot run before this one has made them. */
public final class TaskCreations {

    private TaskCreations() {}

    /** Whether an access of a caller comes before it makes the only object of a task class. */
    public static boolean comeAfter(Root task, Root caller, Event.Access access) {
        PsiClass type = task.kind() == Root.Kind.TASK && task.body() instanceof PsiMethod run
                ? run.getContainingClass()
                : null;
        if (type == null || !type.hasModifierProperty(PsiModifier.PRIVATE) || caller.kind() != Root.Kind.CALLER) {
            return false;
        }
        List<PsiNewExpression> made = NameIndex.of(type.getContainingFile()).creationsOf(type);
        PsiElement creation = made.size() == 1 ? placeIn(caller.body(), made.get(0)) : null;
        return creation != null
                && Bodies.loopRound(creation, caller.body()) == null
                && offset(access.top()) < offset(startAfter(creation, caller.body()));
    }

    /** Where the body makes the task: itself, or by a call of the method that does. */
    private static PsiElement placeIn(PsiElement body, PsiNewExpression creation) {
        PsiMethod maker = PsiTreeUtil.getParentOfType(creation, PsiMethod.class);
        if (maker == null || maker == body) {
            return maker == null ? null : creation;
        }
        List<PsiReferenceExpression> calls = NameIndex.of(maker.getContainingFile()).usesOf(maker);
        return maker.hasModifierProperty(PsiModifier.PRIVATE)
                        && calls.size() == 1
                        && PsiTreeUtil.isAncestor(body, calls.get(0), true)
                ? calls.get(0)
                : null;
    }

    /** The start of the thread that was given the task, where it follows in the same method; else its creation. */
    private static PsiElement startAfter(PsiElement creation, PsiElement body) {
        return PsiTreeUtil.findChildrenOfType(body, PsiMethodCallExpression.class).stream()
                .filter(call -> "start".equals(call.getMethodExpression().getReferenceName())
                        && call.getArgumentList().isEmpty()
                        && offset(call) > offset(creation)
                        && ThreadApi.meaningOf(call) == ThreadApi.Meaning.START_RECEIVER)
                .map(call -> (PsiElement) call)
                .findFirst()
                .orElse(creation);
    }

    private static int offset(PsiElement element) {
        return element.getTextRange().getStartOffset();
    }
}
