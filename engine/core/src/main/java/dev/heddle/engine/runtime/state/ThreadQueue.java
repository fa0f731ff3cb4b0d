package dev.heddle.engine.runtime.state;

import java.util.ArrayList;
import java.util.List;

/** Threads that wait, longest first. */
public final class ThreadQueue {

    private final List<ManagedThread> threads = new ArrayList<>(4);

    public void add(ManagedThread thread) {
        threads.add(thread);
    }

    public boolean remove(ManagedThread thread) {
        return threads.remove(thread);
    }

    public ManagedThread removeAt(int index) {
        return threads.remove(index);
    }

    public ManagedThread get(int index) {
        return threads.get(index);
    }

    public int indexOf(ManagedThread thread) {
        return threads.indexOf(thread);
    }

    public int size() {
        return threads.size();
    }

    public boolean isEmpty() {
        return threads.isEmpty();
    }

    public List<Thread> javaThreads() {
        List<Thread> result = new ArrayList<>(threads.size());
        for (ManagedThread thread : threads) {
            result.add(thread.thread);
        }
        return result;
    }
}
