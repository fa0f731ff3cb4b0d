package dev.heddle.inspections.misuse;

import static dev.heddle.inspections.finding.Messages.message;

import com.intellij.psi.PsiMethodCallExpression;
import com.intellij.psi.PsiReferenceExpression;
import dev.heddle.inspections.finding.Finding;

/** {@code queue.poll(1, SECONDS).run()}: nothing may have come in time. */
final class PollCheck {

    private PollCheck() {}

    static Finding of(PsiMethodCallExpression call) {
        boolean used = call.getParent() instanceof PsiReferenceExpression name
                && name.getParent() instanceof PsiMethodCallExpression;
        boolean concurrent = used
                && (Calls.isOn(call, "java.util.concurrent.BlockingQueue")
                        || Calls.isOn(call, "java.util.concurrent.ConcurrentLinkedQueue")
                        || Calls.isOn(call, "java.util.concurrent.ConcurrentLinkedDeque"));
        if (!concurrent) {
            return null;
        }
        String text = message("misuse.poll.null", Calls.receiver(call));
        return call.getArgumentList().isEmpty()
                ? Finding.at(call, text)
                : Finding.at(call, text, new OtherCallFix("fix.insist.family", "take", ""));
    }
}
