package dev.heddle.engine.runtime.sync;

import dev.heddle.engine.model.Op;
import dev.heddle.engine.runtime.memory.Memory;
import dev.heddle.engine.runtime.memory.Objects;
import dev.heddle.engine.runtime.memory.PossibleSharing;
import dev.heddle.engine.runtime.state.Blocker;
import dev.heddle.engine.runtime.state.Clocks;
import dev.heddle.engine.runtime.state.ManagedThread.Wake;
import dev.heddle.engine.runtime.state.ManagedThread;
import dev.heddle.engine.runtime.state.ObjectState;
import dev.heddle.engine.runtime.state.SharedLocations;
import dev.heddle.engine.runtime.state.ThreadQueue;
import dev.heddle.engine.runtime.state.VariableTable;
import dev.heddle.engine.runtime.turn.Turns;
import dev.heddle.engine.strategy.api.Gate;

/** Monitors and wait sets, modelled. */
public final class Monitors {

    private final Turns turns;
    private final Objects objects;
    private final SharedLocations shared;
    private final Time time;
    private final Interrupts interrupts;
    private final PossibleSharing possible;

    /** A notified thread goes on when it can have the monitor back. */
    private static final class Notified implements Blocker {
        private final ObjectState monitor;

        Notified(ObjectState monitor) {
            this.monitor = monitor;
        }

        @Override
        public boolean ready(ManagedThread thread) {
            return thread.notified && monitor.ready(thread);
        }

        @Override
        public Gate gate(ManagedThread thread) {
            return Gate.FREE;
        }

        @Override
        public ManagedThread holder(ManagedThread waiting) {
            return waiting.notified ? monitor.owner : null;
        }
    }

    public Monitors(Turns turns, Objects objects, SharedLocations shared, Time time, Interrupts interrupts,
            PossibleSharing possible) {
        this.possible = possible;
        this.turns = turns;
        this.objects = objects;
        this.shared = shared;
        this.time = time;
        this.interrupts = interrupts;
    }

    public void enter(Object monitor) {
        ManagedThread t = turns.current;
        ObjectState m = objects.state(monitor);
        if (m.owner == t) {
            m.holds++;
            return;
        }
        // Before it waits: it may wait for ever.
        if (m.user != null && m.user != t) {
            discover(m);
        }
        int v = variable(m);
        boolean isShared = turns.variables.shared(v);
        boolean guessed = !isShared && possible.isPointFor(m, t);
        if (!isShared && !guessed && ++turns.quietAccesses > Memory.QUIET_LIMIT) {
            // A loop that polls under a lock lets others go on here, where they can have the lock.
            turns.takeQuietly(t);
        }
        if (isShared || guessed || m.owner != null) {
            turns.await(t, Op.ACQUIRE, v, m, ManagedThread.NO_DEADLINE, false);
            if (m.user != null && m.user != t) {
                discover(m);
            }
        }
        m.user = t;
        m.guessed = guessed;
        acquired(m, t);
        m.holds = 1;
    }

    private void acquired(ObjectState m, ManagedThread t) {
        m.owner = t;
        if (turns.traced) {
            t.locks.tried(m);
        }
        t.clocks = Clocks.join(t.clocks, m.monitorClocks);
    }

    public void exit(Object monitor) {
        ManagedThread t = turns.current;
        ObjectState m = objects.state(monitor);
        if (m.owner != t) {
            if (turns.isEnding()) {
                return;
            }
            throw new IllegalMonitorStateException("current thread is not owner");
        }
        if (--m.holds == 0) {
            release(m, t);
        }
    }

    private void release(ObjectState m, ManagedThread t) {
        m.monitorClocks = Clocks.assign(m.monitorClocks, t.clocks);
        t.clocks = Clocks.tick(t.clocks, t.number);
        int v = variable(m);
        if (turns.variables.shared(v) || m.guessed) {
            turns.note(t, Op.RELEASE, v);
            turns.variables.written(v);
        }
        m.owner = null;
    }

    public boolean holds(Object monitor) {
        return objects.state(monitor).owner == turns.current;
    }

    public void await(Object monitor, long nanos) throws InterruptedException {
        ManagedThread t = turns.current;
        ObjectState m = objects.state(monitor);
        requireOwner(m, t);
        interrupts.check(t);
        int v = variable(m);
        turns.take(t, Op.WAIT, v);
        discover(m);
        if (m.waiters == null) {
            m.waiters = new ThreadQueue();
        }
        m.waiters.add(t);
        t.notified = false;
        int holds = m.holds;
        m.holds = 0;
        m.monitorClocks = Clocks.assign(m.monitorClocks, t.clocks);
        t.clocks = Clocks.tick(t.clocks, t.number);
        m.owner = null;
        turns.variables.written(v);
        t.maySpuriouslyWake = turns.mayWakeSpuriously(t);
        long deadline = nanos > 0 ? time.deadline(nanos) : ManagedThread.NO_DEADLINE;
        t.waitSet = waitSet(m);
        Wake wake = turns.await(t, Op.WAKE, v, new Notified(m), deadline, true);
        t.waitSet = -1;
        if (wake != Wake.READY) {
            m.waiters.remove(t);
            turns.await(t, Op.ACQUIRE, v, m, ManagedThread.NO_DEADLINE, false);
        }
        t.notified = false;
        acquired(m, t);
        m.holds = holds;
        if (wake == Wake.INTERRUPTED) {
            interrupts.end(t);
        }
    }

    public void notify(Object monitor, boolean all) {
        ManagedThread t = turns.current;
        ObjectState m = objects.state(monitor);
        requireOwner(m, t);
        turns.take(t, all ? Op.NOTIFY_ALL : Op.NOTIFY, waitSet(m));
        discover(m);
        turns.variables.written(waitSet(m));
        if (m.waiters == null) {
            return;
        }
        if (all) {
            while (!m.waiters.isEmpty()) {
                wake(m.waiters.removeAt(0), t);
            }
        } else if (!m.waiters.isEmpty()) {
            wake(m.waiters.removeAt(turns.pick(m.waiters.size())), t);
        }
    }

    private void wake(ManagedThread waiter, ManagedThread by) {
        turns.notifies(waiter);
        waiter.clocks = Clocks.join(waiter.clocks, by.clocks);
    }

    private static void requireOwner(ObjectState m, ManagedThread t) {
        if (m.owner != t) {
            throw new IllegalMonitorStateException("current thread is not owner");
        }
    }

    private int variable(ObjectState m) {
        if (m.monitorVariable < 0) {
            m.monitorVariable =
                    turns.variables.add(m, VariableTable.MONITOR, 0, shared.containsMonitor(m), true);
        }
        return m.monitorVariable;
    }

    private int waitSet(ObjectState m) {
        if (m.waitSetVariable < 0) {
            m.waitSetVariable = turns.variables.add(m, VariableTable.WAIT_SET, 0, true, true);
        }
        return m.waitSetVariable;
    }

    private void discover(ObjectState m) {
        if (!turns.variables.shared(variable(m))) {
            shared.discover(name(m));
        }
    }

    private String name(ObjectState m) {
        return shared.monitorName(m.object, m.allocation);
    }
}
