package dev.heddle.inspections.analysis.event;

import com.intellij.psi.PsiElement;
import com.intellij.psi.PsiField;
import java.util.Map;

/**
 * Code handed to another thread.
 *
 * @param body a lambda expression, a method, or a parameter that stands for the code a caller passes in
 * @param self what {@code this} is in a method
 * @param thread the variable that holds the thread or future, to match it with its join
 * @param bindings what fields of a new task object refer to, seen from where it was made
 * @param future the variable that holds the future that the code is wrapped in, before it is handed to a thread
 */
public record Task(
        PsiElement body, ObjectRef self, ObjectRef thread, Map<PsiField, ObjectRef> bindings, ObjectRef future) {

    public Task(PsiElement body, ObjectRef self, ObjectRef thread, Map<PsiField, ObjectRef> bindings) {
        this(body, self, thread, bindings, ObjectRef.UNTRACKED);
    }

    public Task wrappedIn(ObjectRef wrapper) {
        return new Task(body, self, thread, bindings, wrapper);
    }
}
