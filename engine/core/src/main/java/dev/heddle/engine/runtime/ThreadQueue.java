package dev.heddle.engine.runtime;

import java.util.ArrayList;
import java.util.List;

/** Threads that wait, longest first. */
final class ThreadQueue {

    private final List<ManagedThread> threads = new ArrayList<>(4);

    void add(ManagedThread thread) {
        threads.add(thread);
    }

    boolean remove(ManagedThread thread) {
        return threads.remove(thread);
    }

    ManagedThread removeAt(int index) {
        return threads.remove(index);
    }

    ManagedThread get(int index) {
        return threads.get(index);
    }

    int indexOf(ManagedThread thread) {
        return threads.indexOf(thread);
    }

    int size() {
        return threads.size();
    }

    boolean isEmpty() {
        return threads.isEmpty();
    }

    List<Thread> javaThreads() {
        List<Thread> result = new ArrayList<>(threads.size());
        for (ManagedThread thread : threads) {
            result.add(thread.thread);
        }
        return result;
    }
}
