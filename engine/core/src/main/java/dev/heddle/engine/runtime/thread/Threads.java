package dev.heddle.engine.runtime.thread;

import dev.heddle.bootstrap.Hooks;
import dev.heddle.engine.model.Op;
import dev.heddle.engine.runtime.jdk.JdkThreads;
import dev.heddle.engine.runtime.memory.Objects;
import dev.heddle.engine.runtime.restore.Residents;
import dev.heddle.engine.runtime.state.Blocker;
import dev.heddle.engine.runtime.state.Clocks;
import dev.heddle.engine.runtime.state.ManagedThread.Wake;
import dev.heddle.engine.runtime.state.ManagedThread;
import dev.heddle.engine.runtime.state.ObjectState;
import dev.heddle.engine.runtime.state.PoolWorkers;
import dev.heddle.engine.runtime.state.SharedLocations;
import dev.heddle.engine.runtime.state.VariableTable;
import dev.heddle.engine.runtime.sync.Interrupts;
import dev.heddle.engine.runtime.sync.ThreadMonitors;
import dev.heddle.engine.runtime.sync.Time;
import dev.heddle.engine.runtime.trace.Imprecisions;
import dev.heddle.engine.runtime.turn.Backend;
import dev.heddle.engine.runtime.turn.Ending;
import dev.heddle.engine.runtime.turn.Turns;
import dev.heddle.engine.strategy.api.Gate;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The life of managed threads: start, run, join, sleep, park, end. */
public final class Threads {

    /** What is discovered when the end of threads is looked at, not just awaited. */
    private static final String END = "java.lang.Thread end";
    /** The same when more than one thread fails: an execution is about the first that does. */
    private static final String FAILURE = "java.lang.Thread failure";
    private static final Blocker NEVER = t -> false;
    private static final Blocker PERMIT = new Blocker() {
        @Override
        public boolean ready(ManagedThread thread) {
            return thread.permits > 0;
        }

        @Override
        public Gate gate(ManagedThread thread) {
            return Gate.ENOUGH;
        }

        @Override
        public long need(ManagedThread thread) {
            return 1;
        }
    };

    private final Turns turns;
    private final Objects objects;
    private final Time time;
    private final Interrupts interrupts;
    private final SharedLocations shared;
    private final Reserve reserve;
    private final Residents residents;
    private final Starts starts;
    private final Groups groups;
    private final Imprecisions imprecisions;
    private final ThreadMonitors monitors;
    /** Whether the test can see that a thread has not ended, so that the end is a scheduling point. */
    private boolean endsMatter;
    /** Numbers of paths, given out once and for all. */
    private final Map<String, Integer> identities = new HashMap<>();
    private Backend backend;

    public Threads(Turns turns, Objects objects, Time time, Interrupts interrupts, SharedLocations shared,
            Reserve reserve, Residents residents, Starts starts, Groups groups,
            Imprecisions imprecisions, ThreadMonitors monitors) {
        this.monitors = monitors;
        this.turns = turns;
        this.objects = objects;
        this.time = time;
        this.interrupts = interrupts;
        this.shared = shared;
        this.reserve = reserve;
        this.residents = residents;
        this.starts = starts;
        this.groups = groups;
        this.imprecisions = imprecisions;
    }

    public void begin(Backend newBackend) {
        backend = newBackend;
        endsMatter = shared.contains(END);
        turns.failuresMatter = shared.contains(FAILURE);
    }

    /** The first thread of an execution. */
    public ManagedThread root(Thread thread) {
        ManagedThread root = new ManagedThread(thread, 0, "0", identity("0"), false, null);
        root.clocks = Clocks.tick(root.clocks, 0);
        turns.begin(root);
        ObjectState state = new ObjectState(thread, 0, 0, 0);
        state.managed = root;
        objects.table().add(state);
        return root;
    }

    public void start(Thread thread, Object container) {
        ManagedThread parent = turns.current;
        ObjectState state = objects.state(thread);
        starts.starting(state);
        monitors.starting(state);
        groups.starting(thread);
        if (state.managed == null) {
            backend.starting(thread);
        }
        if (state.managed != null || thread.getState() != Thread.State.NEW) {
            throw new IllegalThreadStateException();
        }
        if (turns.isEnding()) {
            return;
        }
        ManagedThread child = child(parent, parent.path + "." + ++parent.children, state, PoolWorkers.isOne(thread));
        child.container = container;
        if (container != null) {
            asUser(parent, JdkThreads.entering(container, thread));
        }
        if (!turns.startsMatter) {
            turns.note(parent, Op.FORK, lifeVariable(child, state));
        }
        if (thread.isDaemon()) {
            // Nobody waits for a daemon. If all it shares with others is still to be learned, it would never run.
            turns.take(parent, Op.YIELD, -1);
        }
    }

    private ManagedThread child(ManagedThread parent, String path, ObjectState state, boolean poolWorker) {
        Thread thread = (Thread) state.object;
        ManagedThread child = new ManagedThread(thread, turns.threadCount, path, identity(path), poolWorker,
                turns.threads[turns.threadCount - 1]);
        turns.enables(child);
        child.interrupted = thread.isInterrupted();
        child.task = JdkThreads.taskOf(thread);
        state.managed = child;
        child.clocks = Clocks.tick(parent.clocks.clone(), child.number);
        child.starter = parent.number;
        child.startedAt = parent.clocks[parent.number];
        parent.clocks = Clocks.tick(parent.clocks, parent.number);
        turns.add(child);
        backend.start(child);
        return child;
    }

    /** Starts the threads of static initialisers again, as the first act of the root. */
    private void startResidents(ManagedThread root) {
        List<Residents.Resident> all = residents.all();
        for (int i = 0; i < all.size(); i++) {
            Residents.Resident resident = all.get(i);
            if (!residents.canStart(resident)) {
                continue;
            }
            resident.state().putBack();
            ObjectState state = new ObjectState(resident.thread(), 0, -1, 0);
            objects.table().add(state);
            // Nobody waits for a resident, as nobody does for an idle worker.
            ManagedThread child = child(root, "s" + (i + 1), state, true);
            child.container = resident.container();
            turns.note(root, Op.FORK, lifeVariable(child, state));
        }
        if (!all.isEmpty()) {
            // As for daemons: else nothing may be learned of what they share with others.
            turns.take(root, Op.YIELD, -1);
        }
    }

    private int identity(String path) {
        return identities.computeIfAbsent(path, p -> identities.size());
    }

    /** First act of a thread that has its first turn; its operations are seen from here on. */
    public void entered(ManagedThread t) {
        turns.resumed(t);
        turns.note(t, Op.BEGIN, -1);
        if (t == turns.root) {
            startResidents(t);
        }
        Hooks.activate(t.thread);
        if (turns.isEnding()) {
            // It gets its first turn only to be ended.
            throw new Turns.ExecutionEnded();
        }
    }

    /** Runs code whose operations are the thread's own. */
    private static void asUser(ManagedThread t, Runnable code) {
        Hooks.activate(t.thread);
        try {
            code.run();
        } finally {
            Hooks.activate(null);
        }
    }

    /** Runs a thread from its first turn to its end, for backends that do not start the thread itself. */
    public void run(ManagedThread t) {
        try {
            entered(t);
            if (t.task != null) {
                t.task.run();
            } else {
                t.thread.run();
            }
            Hooks.activate(null);
        } catch (Throwable e) {
            Hooks.activate(null);
            failed(t, e);
        }
        ended(t);
    }

    private void failed(ManagedThread t, Throwable e) {
        try {
            uncaught(t.thread, e);
        } catch (Turns.ExecutionEnded ended) {
            turns.resumed(t);
        }
    }

    /** Last act of a thread: tells its container, lets joiners go on and passes the turn. */
    public void ended(ManagedThread t) {
        if (!turns.isEnding()) {
            turns.resumed(t);
            leaveContainer(t);
            end(t);
        }
        turns.exit(t);
    }

    private void end(ManagedThread t) {
        int v = lifeVariable(t, objects.state(t.thread));
        try {
            if (monitors.guardEnd(t)) {
                monitors.leave(t);
                turns.note(t, Op.END, v);
            } else if (endsMatter && t != turns.root) {
                turns.take(t, Op.END, v);
            } else {
                turns.note(t, Op.END, v);
            }
        } catch (Turns.ExecutionEnded e) {
            turns.resumed(t);
            return;
        }
        turns.variables.written(v);
        groups.ended(t);
    }

    private void looksForEnd() {
        if (!endsMatter) {
            shared.discover(END);
        }
    }

    private void leaveContainer(ManagedThread t) {
        if (t.container != null) {
            try {
                asUser(t, JdkThreads.leaving(t.container, t.thread));
            } catch (Turns.ExecutionEnded e) {
                turns.resumed(t);
            }
        }
    }

    public void uncaught(Thread thread, Throwable failure) {
        if (failure instanceof Turns.ExecutionEnded || turns.isEnding()) {
            return;
        }
        reserve.releaseIfNeeded(failure);
        ManagedThread t = turns.current;
        Thread.UncaughtExceptionHandler handler = t == turns.root ? null : JdkThreads.ownHandler(thread);
        if (handler == null) {
            if (turns.conclusion.hasResult()) {
                shared.discover(FAILURE);
            }
            turns.fail(t, Ending.failed(t, failure));
            return;
        }
        try {
            asUser(t, () -> handler.uncaughtException(thread, failure));
        } catch (Turns.ExecutionEnded e) {
            throw e;
        } catch (Throwable thrownByHandler) {
            // The JVM ignores what a handler throws.
            turns.resumed(t);
        }
    }

    public boolean join(ManagedThread target, long nanos) throws InterruptedException {
        ManagedThread t = turns.current;
        if (monitors.guardEnd(target)) {
            return monitors.join(target, lifeVariable(target, objects.state(target.thread)), nanos);
        }
        interrupts.prepare(t);
        long deadline = nanos > 0 ? time.deadline(nanos) : ManagedThread.NO_DEADLINE;
        if (nanos > 0 || turns.interruptsMatter) {
            looksForEnd();
        }
        int v = lifeVariable(target, objects.state(target.thread));
        Wake wake = turns.await(t, Op.JOIN, v, target, deadline, true);
        if (wake == Wake.INTERRUPTED) {
            Interrupts.throwIfInterrupted(t);
        }
        if (wake == Wake.READY) {
            t.clocks = Clocks.join(t.clocks, target.clocks);
        }
        return wake == Wake.READY;
    }

    /** Whether the thread runs on another one, so that nobody outside the execution could unpark it. */
    public boolean isHosted(ManagedThread t) {
        return backend.hosts(t);
    }

    public ManagedThread managed(Thread thread) {
        ObjectState state = objects.table().get(thread);
        return state == null ? null : state.managed;
    }

    /** Whether what is about to be done to the thread is done to a managed one: it has been started in this execution. */
    public boolean isManaged(Thread thread) {
        ObjectState state = objects.table().get(thread);
        boolean managed = state != null && state.managed != null;
        if (managed || thread.getState() == Thread.State.NEW) {
            starts.looked(state == null ? objects.state(thread) : state);
        }
        return managed(thread) != null;
    }

    /** Threads of a group that are alive. */
    public List<Thread> in(ThreadGroup group) {
        looksForEnd();
        return groups.alive(group);
    }

    public boolean isAlive(ManagedThread target) {
        looksForEnd();
        turns.take(turns.current, Op.READ, lifeVariable(target, objects.state(target.thread)));
        if (target.finished) {
            turns.current.clocks = Clocks.join(turns.current.clocks, target.clocks);
        }
        return !target.finished;
    }

    public Thread.State state(ManagedThread target) {
        looksForEnd();
        turns.take(turns.current, Op.READ, lifeVariable(target, objects.state(target.thread)));
        if (target.finished) {
            return Thread.State.TERMINATED;
        }
        if (target != turns.current) {
            imprecisions.note("Thread.getState of a thread that runs or waits: other answers are possible");
        }
        if (target == turns.current || target.blocker == null || target.blocker.ready(target)) {
            return Thread.State.RUNNABLE;
        }
        if (target.deadline != ManagedThread.NO_DEADLINE) {
            return Thread.State.TIMED_WAITING;
        }
        return target.blocker instanceof ObjectState ? Thread.State.BLOCKED : Thread.State.WAITING;
    }

    public void interrupt(ManagedThread target) {
        interrupts.interrupt(target, objects.state(target.thread));
    }

    public boolean interrupted(ManagedThread target, boolean clear) {
        return interrupts.interrupted(target, objects.state(target.thread), clear);
    }

    public void sleep(long nanos) throws InterruptedException {
        ManagedThread t = turns.current;
        interrupts.check(t);
        if (nanos <= 0) {
            yieldTurn();
            return;
        }
        if (turns.await(t, Op.SLEEP, -1, NEVER, time.deadline(nanos), true) == Wake.INTERRUPTED) {
            Interrupts.throwIfInterrupted(t);
        }
    }

    public void yieldTurn() {
        turns.take(turns.current, Op.YIELD, -1);
    }

    public void park(long nanos) {
        ManagedThread t = turns.current;
        if (nanos == 0) {
            return;
        }
        interrupts.prepare(t);
        int v = permitVariable(t);
        t.maySpuriouslyWake = turns.mayWakeSpuriously(t);
        long deadline = nanos < 0 ? ManagedThread.NO_DEADLINE : time.deadline(nanos);
        Wake wake = turns.await(t, Op.PARK, v, PERMIT, deadline, true);
        if (wake == Wake.READY) {
            t.permits = 0;
            t.clocks = Clocks.join(t.clocks, t.permitClocks);
            turns.variables.written(v);
        }
    }

    public void unpark(ManagedThread target) {
        ManagedThread t = turns.current;
        int v = permitVariable(target);
        turns.take(t, Op.UNPARK, v);
        turns.variables.written(v);
        target.permits++;
        target.permitClocks =
                target.permitClocks == null ? t.clocks.clone() : Clocks.join(target.permitClocks, t.clocks);
        t.clocks = Clocks.tick(t.clocks, t.number);
    }

    private int permitVariable(ManagedThread target) {
        if (target.permitVariable < 0) {
            target.permitVariable = turns.variables.add(
                    objects.state(target.thread), VariableTable.PERMIT, 0, true, true);
        }
        return target.permitVariable;
    }

    private int lifeVariable(ManagedThread target, ObjectState state) {
        if (target.lifeVariable < 0) {
            target.lifeVariable = starts.life(state);
        }
        return target.lifeVariable;
    }
}
