package dev.heddle.bootstrap;

import java.util.Collection;

/** What a {@link ThreadGroup} does and tells of managed threads; the JVM does not know them as its own. */
public final class ThreadGroupHooks {

    private ThreadGroupHooks() {}

    public static void interrupt(ThreadGroup group) {
        for (Thread thread : Hooks.controller.threadsIn(group)) {
            Hooks.controller.interrupt(thread);
        }
    }

    public static int activeCount(ThreadGroup group) {
        return Hooks.controller.threadsIn(group).size();
    }

    public static int enumerate(ThreadGroup group, Thread[] list) {
        return enumerate(group, list, true);
    }

    public static int enumerate(ThreadGroup group, Thread[] list, boolean recurse) {
        Collection<Thread> threads = Hooks.controller.threadsIn(group);
        int count = 0;
        for (Thread thread : threads) {
            if (count < list.length && (recurse || thread.getThreadGroup() == group)) {
                list[count++] = thread;
            }
        }
        return count;
    }
}
