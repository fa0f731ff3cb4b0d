package dev.heddle.engine.runtime.restore;

import dev.heddle.engine.runtime.jdk.JdkThreads;
import dev.heddle.engine.runtime.jdk.ThreadState;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.concurrent.locks.LockSupport;

/**
 * Threads that a program keeps in static fields, as they were when the class had been initialised. Each execution finds
 * them so again, like everything else there; the JVM, too, starts a thread once more that looks new.
 */
public final class KeptThreads {

    private static final long PAUSE_NANOS = 20_000;
    /** How often the end of a thread is looked for; one that does not end is left as it is. */
    private static final int MOST_LOOKS = 50_000;

    private final Map<Thread, ThreadState> before = new IdentityHashMap<>();

    void add(Thread thread) {
        if (thread.getState() == Thread.State.NEW && !JdkThreads.isVirtual(thread) && !before.containsKey(thread)) {
            before.put(thread, ThreadState.of(thread));
        }
    }

    /** Makes all threads new again; no execution is under way. */
    public void putBack() {
        before.forEach((thread, state) -> {
            // Its part in the execution is over, but the JVM may not be done with it.
            for (int i = 0; i < MOST_LOOKS && thread.isAlive(); i++) {
                LockSupport.parkNanos(PAUSE_NANOS);
            }
            if (!thread.isAlive()) {
                state.putBack();
            }
        });
    }
}
