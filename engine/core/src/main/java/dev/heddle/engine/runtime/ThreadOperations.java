package dev.heddle.engine.runtime;

import dev.heddle.engine.runtime.thread.PlatformBackend;
import dev.heddle.engine.runtime.turn.Turns;
import java.util.Collection;

/** What the program does with monitors and threads, as the hooks announce it. */
abstract class ThreadOperations extends MemoryOperations {

    PlatformBackend platform;

    @Override
    public void monitorEnter(Object monitor) {
        if (monitor == null) {
            throw new NullPointerException("Cannot enter synchronized block because value is null");
        }
        off();
        try {
            if (monitor instanceof Thread) {
                threadMonitors.entering(objects.state(monitor));
            }
            monitors.enter(monitor);
        } finally {
            on();
        }
    }

    @Override
    public void monitorExit(Object monitor) {
        off();
        try {
            monitors.exit(monitor);
        } finally {
            on();
        }
    }

    @Override
    public boolean holdsMonitor(Object monitor) {
        off();
        try {
            return monitors.holds(monitor);
        } finally {
            on();
        }
    }

    @Override
    public void monitorWait(Object monitor, long nanos) throws InterruptedException {
        off();
        try {
            monitors.await(monitor, nanos);
        } finally {
            on();
        }
    }

    @Override
    public void monitorNotify(Object monitor, boolean all) {
        off();
        try {
            monitors.notify(monitor, all);
        } finally {
            on();
        }
    }

    @Override
    public void threadStart(Thread thread, Object container) {
        off();
        try {
            threads.start(thread, container);
        } finally {
            on();
        }
    }

    @Override
    public void threadEntered(Thread thread) {
        if (platform != null) {
            platform.enter(thread);
        }
    }

    @Override
    public void threadExited(Thread thread) {
        off();
        threads.ended(turns.current);
    }

    @Override
    public boolean threadJoin(Thread thread, long nanos) throws InterruptedException {
        off();
        try {
            return threads.join(threads.managed(thread), nanos);
        } finally {
            on();
        }
    }

    @Override
    public boolean isManaged(Thread thread) {
        off();
        try {
            return threads.isManaged(thread);
        } finally {
            on();
        }
    }

    @Override
    public Collection<Thread> threadsIn(ThreadGroup group) {
        off();
        try {
            return threads.in(group);
        } finally {
            on();
        }
    }

    @Override
    public Thread.State threadState(Thread thread) {
        off();
        try {
            return threads.state(threads.managed(thread));
        } finally {
            on();
        }
    }

    @Override
    public boolean isAlive(Thread thread) {
        off();
        try {
            return threads.isAlive(threads.managed(thread));
        } finally {
            on();
        }
    }

    @Override
    public void interrupt(Thread thread) {
        off();
        try {
            threads.interrupt(threads.managed(thread));
        } finally {
            on();
        }
    }

    @Override
    public boolean interrupted(Thread thread, boolean clear) {
        off();
        try {
            return threads.interrupted(threads.managed(thread), clear);
        } finally {
            on();
        }
    }

    @Override
    public void sleep(long nanos) throws InterruptedException {
        off();
        try {
            threads.sleep(nanos);
        } finally {
            on();
        }
    }

    @Override
    public void yieldTurn() {
        off();
        try {
            threads.yieldTurn();
        } finally {
            on();
        }
    }

    @Override
    public void park(Object blocker, long nanos) {
        off();
        try {
            threads.park(nanos);
        } finally {
            on();
        }
    }

    @Override
    public void unpark(Thread thread) {
        off();
        try {
            threads.unpark(threads.managed(thread));
        } finally {
            on();
        }
    }

    @Override
    public void uncaught(Thread thread, Throwable failure) {
        off();
        try {
            threads.uncaught(thread, failure);
        } catch (Turns.ExecutionEnded e) {
            // The JVM called: there is nobody above to tell.
            turns.resumed(threads.managed(thread));
        } finally {
            on();
        }
    }
}
