package dev.heddle.inspections.analysis.sharing;

import com.intellij.psi.PsiElement;
import com.intellij.psi.PsiMethod;
import com.intellij.psi.PsiMethodCallExpression;
import dev.heddle.inspections.analysis.event.Conflict;
import dev.heddle.inspections.analysis.event.Event;
import dev.heddle.inspections.analysis.event.Root;
import dev.heddle.inspections.analysis.event.Summary;
import java.util.regex.Pattern;

/** Methods that end an object, after which others have to do without it. */
public final class Endings {

    private static final Pattern NAME = Pattern.compile(
            "(?i)\\w*(close|stop|shutdown|destroy|dispose|terminate|cancel|disconnect|release|free)\\w*");

    private Endings() {}

    public static boolean isOne(PsiMethod method) {
        return method != null && NAME.matcher(method.getName()).matches();
    }

    /** Whether whoever ends the object has waited before, however long it takes: mostly for the thread that runs. */
    public static boolean waitsBefore(FileModel model, Conflict.Side ending) {
        if (ending.root().kind() != Root.Kind.CALLER) {
            return false;
        }
        Summary summary = model.summaries().of(ending.root().body());
        return summary.waits().stream().anyMatch(wait -> isBefore(wait.top(), wait.place(), ending.access()))
                || summary.joins().stream().anyMatch(join -> isWithoutLimit(join)
                        && isBefore(join.top(), join.place(), ending.access()));
    }

    private static boolean isWithoutLimit(Event.Join join) {
        return join.place() instanceof PsiMethodCallExpression call && call.getArgumentList().isEmpty();
    }

    /** Inside one call the places themselves are compared. */
    private static boolean isBefore(PsiElement top, PsiElement place, Event.Access access) {
        return top == access.top()
                ? place.getTextOffset() < access.place().getTextOffset()
                : top.getTextOffset() < access.top().getTextOffset();
    }
}
