package dev.heddle.bootstrap;

import java.lang.ref.PhantomReference;
import java.lang.ref.Reference;
import java.lang.ref.ReferenceQueue;
import java.lang.ref.SoftReference;
import java.lang.ref.WeakReference;

/** References as if no garbage were ever collected: when it happens is not repeatable. */
public final class ReferenceHooks {

    private ReferenceHooks() {}

    /** First statement of the constructors of weak and soft references. */
    public static void keep(Object referent) {
        if (referent != null) {
            Hooks.controller.keep(referent);
        }
    }

    /** A reference is cleared by the program, not by what the JDK keeps its own tables with. */
    public static void cleared(Object reference) {
        Class<?> type = reference.getClass();
        if (type.getClassLoader() != null || type == WeakReference.class || type == SoftReference.class
                || type == PhantomReference.class) {
            Hooks.controller.uncontrolled(Controller.REFERENCE);
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
