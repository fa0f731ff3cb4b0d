package dev.heddle.engine.runtime.io;

import dev.heddle.engine.model.Op;
import dev.heddle.engine.model.SourceLocation;
import dev.heddle.engine.model.ViolationKind;
import dev.heddle.engine.runtime.jdk.Descriptors;
import dev.heddle.engine.runtime.state.Blocker;
import dev.heddle.engine.runtime.state.ManagedThread.Wake;
import dev.heddle.engine.runtime.state.ManagedThread;
import dev.heddle.engine.runtime.state.ObjectState;
import dev.heddle.engine.runtime.state.VariableTable;
import dev.heddle.engine.runtime.sync.Interrupts;
import dev.heddle.engine.runtime.sync.Time;
import dev.heddle.engine.runtime.turn.EnabledThreads;
import dev.heddle.engine.runtime.turn.Ending;
import dev.heddle.engine.runtime.turn.OutsideWorld;
import dev.heddle.engine.runtime.turn.Turns;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.IOException;
import java.nio.channels.SelectionKey;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import jdk.internal.misc.Unsafe;

/**
 * What passes between threads, or comes from elsewhere, through sockets, channels and pipes. A thread that would block
 * there waits as for a lock. Whether there is something for it is asked of the system after each such operation of the
 * test, and where no thread can go on; not in between, since what comes from elsewhere comes at any time, and two
 * executions of one schedule should see it at the same step.
 */
public final class Outside implements OutsideWorld {

    private static final Unsafe UNSAFE = Unsafe.getUnsafe();
    private static final long LOOK_NANOS = TimeUnit.MILLISECONDS.toNanos(1);
    /** More than this between two looks is the time of a process that stood still, perhaps for a debugger. */
    private static final long MOST_BETWEEN_LOOKS_NANOS = TimeUnit.MILLISECONDS.toNanos(100);
    /** What the limit is after an execution has waited in vain: another one that does is no surprise. */
    private static final long NEXT_LIMIT_MILLIS = 200;
    /** Time-outs in a row after which real time is given to what may come from elsewhere. */
    private static final int MANY_TIME_OUTS = 50;
    private static final long SOME_NANOS = TimeUnit.MILLISECONDS.toNanos(5);

    private final Turns turns;
    private final Time time;
    private final Interrupts interrupts;
    /** Open endpoints of this execution, as far as is known. */
    private final Set<Object> opened = Collections.newSetFromMap(new IdentityHashMap<>());
    /** Those that have sent something. */
    private final Set<Object> prompt = Collections.newSetFromMap(new IdentityHashMap<>());
    /** Who is in the middle of sending more than there was room for. */
    private final Map<Object, ManagedThread> writers = new IdentityHashMap<>();
    /** How often the system may have something else to say. */
    private int changes;
    /** Whether the step under way does something that may change what there is. */
    private boolean touched;
    private int variable = -1;
    private boolean used;
    private int timeOuts;
    private long limitMillis = TimeUnit.SECONDS.toMillis(10);
    private long nextLimitMillis = limitMillis;

    /** Sends something, as far as there is room for it. */
    public interface Output {
        /** Whether all is sent now. */
        boolean goesOut() throws IOException;
    }

    /** What a thread waits for that waits for input, or for room for its output. */
    private class Input implements Blocker {

        private final Object endpoint;
        final FileDescriptor descriptor;
        /** The call that waits, as users know it. */
        private final String call;
        private final SourceLocation at;
        private int asked = -1;
        private boolean ready;

        Input(Object endpoint, FileDescriptor descriptor, String call, SourceLocation at) {
            this.endpoint = endpoint;
            this.descriptor = descriptor;
            this.call = call;
            this.at = at;
        }

        @Override
        public boolean comesFromOutside() {
            return true;
        }

        @Override
        public boolean ready(ManagedThread thread) {
            if (asked != changes) {
                asked = changes;
                ready = !Descriptors.isOpen(endpoint) || comes();
            }
            return ready;
        }

        boolean comes() {
            return Descriptors.isReadable(descriptor);
        }
    }

    /** The same for who has something to send, while others may be in the middle of it. */
    private final class Room extends Input {

        private final ManagedThread writer;
        private final Object endpoint;

        Room(ManagedThread writer, Object endpoint, FileDescriptor descriptor, String call, SourceLocation at) {
            super(endpoint, descriptor, call, at);
            this.writer = writer;
            this.endpoint = endpoint;
        }

        @Override
        boolean comes() {
            return writers.getOrDefault(endpoint, writer) == writer && Descriptors.isWritable(descriptor);
        }
    }

    public Outside(Turns turns, Time time, Interrupts interrupts) {
        this.turns = turns;
        this.time = time;
        this.interrupts = interrupts;
    }

    /** For how long an execution may wait for what comes from elsewhere. */
    public void limit(long millis) {
        limitMillis = millis;
        nextLimitMillis = millis;
    }

    public void begin() {
        variable = -1;
        used = false;
        touched = false;
        timeOuts = 0;
    }

    /** What the test has left open would stay so for all executions to come. */
    public void end() {
        opened.forEach(Descriptors::close);
        opened.clear();
        prompt.clear();
        writers.clear();
    }

    public void opened(Object endpoint) {
        opened.add(endpoint);
    }

    /** A scheduling point: one variable stands for all that is outside, since nobody knows who hears whom. */
    public void passes(Op op, Object endpoint) {
        meets(endpoint);
        if (op == Op.OUTPUT && prompt.add(endpoint)) {
            Descriptors.sendAtOnce(endpoint);
        }
        turns.take(turns.current, op, variable);
        turns.variables.written(variable);
        touched = true;
    }

    /** The step under way closes something. */
    public void closes() {
        touched = true;
    }

    /** Sends all there is, and waits for room where there is none. */
    public Wake send(Object endpoint, Output output, String call, SourceLocation at, boolean interruptible)
            throws IOException {
        ManagedThread t = turns.current;
        if (writers.containsKey(endpoint)) {
            Wake wake = awaitRoom(t, endpoint, call, at, interruptible);
            if (wake != Wake.READY) {
                return wake;
            }
        } else {
            passes(Op.OUTPUT, endpoint);
        }
        if (output.goesOut()) {
            return Wake.READY;
        }
        writers.put(endpoint, t);
        try {
            Wake wake = Wake.READY;
            do {
                wake = awaitRoom(t, endpoint, call, at, interruptible);
            } while (wake == Wake.READY && !output.goesOut());
            return wake;
        } finally {
            writers.remove(endpoint);
        }
    }

    private Wake awaitRoom(ManagedThread t, Object endpoint, String call, SourceLocation at, boolean interruptible) {
        Room room = new Room(t, endpoint, Descriptors.of(endpoint), call, at);
        return await(t, Op.OUTPUT, room, ManagedThread.NO_DEADLINE, interruptible);
    }

    private void meets(Object endpoint) {
        if (!(endpoint instanceof FileInputStream || endpoint instanceof SelectionKey)) {
            opened.add(endpoint);
        }
        used = true;
        if (variable < 0) {
            variable = turns.variables.add(new ObjectState(this, 0, -1, 0), VariableTable.OUTSIDE, 0, true, true);
        }
    }

    /** Returns when there is input, or the endpoint is closed; {@code millis} 0 for no limit of time. */
    public Wake await(Object endpoint, String call, SourceLocation at, long millis, boolean interruptible) {
        meets(endpoint);
        ManagedThread t = turns.current;
        FileDescriptor descriptor = Descriptors.of(endpoint);
        if (descriptor == null) {
            passes(Op.INPUT, endpoint);
            return Wake.READY;
        }
        long deadline = millis <= 0 ? ManagedThread.NO_DEADLINE
                : time.deadline(TimeUnit.MILLISECONDS.toNanos(Math.min(millis, Integer.MAX_VALUE)));
        return await(t, Op.INPUT, new Input(endpoint, descriptor, call, at), deadline, interruptible);
    }

    private Wake await(ManagedThread t, Op op, Input input, long deadline, boolean interruptible) {
        if (interruptible) {
            interrupts.prepare(t);
        }
        changes++;
        Wake wake = turns.await(t, op, variable, input, deadline, interruptible);
        if (wake == Wake.READY) {
            turns.variables.written(variable);
        }
        touched = true;
        return wake;
    }

    @Override
    public void look() {
        if (touched) {
            touched = false;
            changes++;
        }
    }

    @Override
    public void lets(EnabledThreads enabled) {
        if (!used) {
            return;
        }
        for (int i = 0; i < enabled.count(); i++) {
            if (!enabled.get(i).timesOut()) {
                timeOuts = 0;
                return;
            }
        }
        if (++timeOuts % MANY_TIME_OUTS == 0 && isAwaited() && comesWithin(SOME_NANOS)) {
            timeOuts = 0;
            enabled.collect();
        }
    }

    private boolean isAwaited() {
        for (int i = 0; i < turns.threadCount; i++) {
            if (turns.threads[i].waitsForOutside()) {
                return true;
            }
        }
        return false;
    }

    @Override
    public boolean comesBeforeTime(EnabledThreads enabled) {
        if (!used || !isAwaited()) {
            return false;
        }
        int before = enabled.count();
        changes++;
        enabled.collect();
        return enabled.count() > before;
    }

    @Override
    public boolean brings(Ending over) {
        boolean mayChange = over.kind() == ViolationKind.STUCK || over.kind() == ViolationKind.NO_TERMINATION;
        if (!used || !mayChange || !isAwaited()) {
            return false;
        }
        boolean comes = comesWithin(TimeUnit.MILLISECONDS.toNanos(nextLimitMillis));
        if (!comes) {
            nextLimitMillis = Math.min(limitMillis, NEXT_LIMIT_MILLIS);
        }
        return comes;
    }

    @Override
    public Ending judge(Ending over) {
        return used && over.kind() == ViolationKind.STUCK ? blame(over) : over;
    }

    /** Really waits until there is something for one of the threads. */
    private boolean comesWithin(long nanos) {
        long last = System.nanoTime();
        long waited = 0;
        do {
            changes++;
            for (int i = 0; i < turns.threadCount; i++) {
                ManagedThread t = turns.threads[i];
                // When the test is over a daemon does not go on, whatever comes.
                boolean goesOn = !turns.root.finished || !t.thread.isDaemon();
                if (goesOn && t.waitsForOutside() && t.blocker.ready(t)) {
                    return true;
                }
            }
            UNSAFE.park(false, LOOK_NANOS);
            long now = System.nanoTime();
            waited += Math.min(now - last, MOST_BETWEEN_LOOKS_NANOS);
            last = now;
        } while (waited < nanos);
        return false;
    }

    /** Of threads that wait, some for input: who only waits for one of those is not to be named. */
    private Ending blame(Ending stuck) {
        List<ManagedThread> others = new ArrayList<>();
        ManagedThread reader = null;
        for (ManagedThread t : stuck.waiting()) {
            ManagedThread last = t;
            for (int i = 0; i < turns.threadCount && last.blocker.holder(last) != null && !last.finished; i++) {
                last = last.blocker.holder(last);
            }
            if (!last.waitsForOutside()) {
                others.add(t);
            } else if (reader == null || t == turns.root) {
                reader = last;
            }
        }
        if (reader == null) {
            return stuck;
        }
        if (!others.isEmpty()) {
            return Ending.stuck(others);
        }
        Input input = (Input) reader.blocker;
        return Ending.silent(reader, "does not return from " + input.call
                + (input.at == null ? "" : " at " + input.at.shortForm())
                + " (waited " + TimeUnit.MILLISECONDS.toSeconds(limitMillis) + " s)");
    }
}
