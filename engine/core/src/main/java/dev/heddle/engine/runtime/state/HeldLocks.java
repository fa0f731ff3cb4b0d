package dev.heddle.engine.runtime.state;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The locks that one thread holds, told by those that it has tried to get. */
public final class HeldLocks {

    private final Set<ObjectState> tried = new LinkedHashSet<>();

    /** The thread has got the lock, or may have. */
    public void tried(ObjectState lock) {
        tried.add(lock);
    }

    /** Those that the thread, whose locks these are, has not given back. */
    public List<ObjectState> heldBy(ManagedThread thread) {
        tried.removeIf(lock -> !isHeld(lock, thread));
        return new ArrayList<>(tried);
    }

    private static boolean isHeld(ObjectState lock, ManagedThread thread) {
        SynchronizerState s = lock.synchronizer;
        return lock.owner == thread || s != null && s.kind != null && s.kind.has(s, thread);
    }
}
