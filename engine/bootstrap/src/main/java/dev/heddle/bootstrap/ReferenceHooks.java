package dev.heddle.bootstrap;

import java.lang.ref.Reference;
import java.lang.ref.ReferenceQueue;

/** References as if no garbage were ever collected: when it happens is not repeatable. */
public final class ReferenceHooks {

    private ReferenceHooks() {}

    /** First statement of the constructors of weak and soft references. */
    public static void keep(Object referent) {
        if (referent != null) {
            Hooks.controller.keep(referent);
        }
    }

    public static Reference<?> poll(ReferenceQueue<?> queue) {
        return null;
    }

    /** Nothing ever comes: the thread waits until it is interrupted. */
    public static Reference<?> remove(ReferenceQueue<?> queue) throws InterruptedException {
        while (!Hooks.controller.interrupted(Thread.currentThread(), true)) {
            Hooks.controller.park(queue, -1);
        }
        throw new InterruptedException();
    }

    public static Reference<?> remove(ReferenceQueue<?> queue, long millis) throws InterruptedException {
        if (millis < 0) {
            throw new IllegalArgumentException("Negative timeout value");
        }
        if (millis == 0) {
            return remove(queue);
        }
        ThreadHooks.sleep(millis);
        return null;
    }
}
