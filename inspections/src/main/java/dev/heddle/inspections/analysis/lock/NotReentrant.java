package dev.heddle.inspections.analysis.lock;

import com.intellij.psi.PsiClass;
import com.intellij.psi.PsiElement;
import com.intellij.psi.PsiExpression;
import com.intellij.psi.PsiMember;
import com.intellij.psi.PsiMethodCallExpression;
import com.intellij.psi.util.PsiTreeUtil;
import dev.heddle.inspections.analysis.event.Bodies;
import dev.heddle.inspections.analysis.event.Event;
import dev.heddle.inspections.analysis.event.LockRef;
import dev.heddle.inspections.analysis.thread.ThreadApi;

/** Locks that make a thread wait for itself if it takes them twice: StampedLock, and a semaphore used as a lock. */
public final class NotReentrant {

    private NotReentrant() {}

    public static boolean isTakenBy(PsiElement place) {
        if (!(place instanceof PsiMethodCallExpression call)) {
            return false;
        }
        PsiClass type = ThreadApi.receiverClass(call);
        PsiMember member = Bodies.memberOf(call);
        boolean converts = member != null && member.getText().contains("tryConvertTo");
        return type != null
                && !converts
                && (ThreadApi.is(type, "java.util.concurrent.locks.StampedLock")
                        || ThreadApi.is(type, "java.util.concurrent.Semaphore") && isGivenBack(call));
    }

    /** The write lock while holding the read lock: it waits for all readers to stop, itself included. */
    public static boolean isUpgrade(Event.Acquire acquire) {
        return !acquire.lock().shared()
                && acquire.held().contains(new LockRef(acquire.lock().object(), true))
                && !acquire.held().contains(acquire.lock())
                && acquire.place() instanceof PsiMethodCallExpression call
                && call.getMethodExpression().getQualifierExpression() instanceof PsiMethodCallExpression side
                && "writeLock".equals(side.getMethodExpression().getReferenceName());
    }

    /** A semaphore that the same code releases afterwards is a lock; one that others release is a signal. */
    private static boolean isGivenBack(PsiMethodCallExpression acquire) {
        PsiExpression semaphore = acquire.getMethodExpression().getQualifierExpression();
        PsiMember member = Bodies.memberOf(acquire);
        return semaphore != null
                && member != null
                && PsiTreeUtil.findChildrenOfType(member, PsiMethodCallExpression.class).stream()
                        .anyMatch(call -> "release".equals(call.getMethodExpression().getReferenceName())
                                && call.getTextOffset() > acquire.getTextOffset()
                                && call.getMethodExpression().getQualifierExpression() != null
                                && call.getMethodExpression().getQualifierExpression().getText()
                                        .equals(semaphore.getText()));
    }
}
