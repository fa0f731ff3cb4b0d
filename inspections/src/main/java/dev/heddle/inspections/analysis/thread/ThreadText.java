package dev.heddle.inspections.analysis.thread;

import static dev.heddle.inspections.finding.Messages.message;

import com.intellij.psi.PsiClass;
import com.intellij.psi.PsiMethod;
import com.intellij.psi.util.PsiTreeUtil;
import dev.heddle.inspections.analysis.event.Root;
import dev.heddle.inspections.finding.Lines;

/** Names the threads of a {@link Root} for people. */
public final class ThreadText {

    private ThreadText() {}

    public static String of(Root root) {
        return switch (root.kind()) {
            case STARTED -> message(
                    root.many() ? "thread.started.many" : "thread.started", Lines.lineOf(root.spawn().place()));
            case TASK -> message("thread.task", className(root));
            case SCHEDULED -> message("thread.scheduled");
            case CONCURRENT -> message("thread.concurrent");
            case CALLER -> message("thread.caller", ((PsiMethod) root.body()).getName());
        };
    }

    private static String className(Root root) {
        PsiClass type = PsiTreeUtil.getParentOfType(root.body(), PsiClass.class);
        return type == null || type.getName() == null ? message("thread.task.anonymous") : type.getName();
    }
}
