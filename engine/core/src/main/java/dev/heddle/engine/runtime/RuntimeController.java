package dev.heddle.engine.runtime;

import dev.heddle.bootstrap.Controller;
import dev.heddle.bootstrap.Hooks;
import dev.heddle.engine.model.Imprecision;
import dev.heddle.engine.model.SourceLocation;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

/** The runtime as the hooks see it: hands each call to the part that models it. */
final class RuntimeController extends Controller {

    private static final long RANDOM_SEED = 0x5DEECE66DL;

    final FieldTable fields = new FieldTable();
    final VirtualClock clock = new VirtualClock();
    final Labels labels = new Labels(fields);
    final EventLog log = new EventLog(labels, clock);
    final Turns turns = new Turns(clock, log);
    final SharedLocations shared = new SharedLocations(fields);
    final Baseline baseline = new Baseline(fields);
    final Objects objects = new Objects(turns, baseline, shared);
    final UndoLog undo = new UndoLog(fields, baseline, turns);
    final Memory memory = new Memory(turns, fields, shared, objects, undo);
    final Interrupts interrupts = new Interrupts(turns, shared, objects);
    final Monitors monitors = new Monitors(turns, objects, shared, clock, interrupts);
    final Threads threads = new Threads(turns, objects, clock, interrupts);
    final Synchronizers synchronizers =
            new Synchronizers(turns, objects, undo, clock, interrupts, threads::managed);
    final Initializations initializations = new Initializations(turns);
    final Inputs inputs = new Inputs();

    private final List<Object> kept = new ArrayList<>();
    /** The thread that makes executions. */
    private Thread driver;
    /** Initialisers, by site, that threads of nobody's have run since the last execution began. */
    private final Queue<Integer> initializedElsewhere = new ConcurrentLinkedQueue<>();
    private final Map<String, Imprecision> imprecision = new LinkedHashMap<>();
    PlatformBackend platform;

    RuntimeController() {
        shared.ignoreWhile(turns::isEnding);
    }

    void begin() {
        driver = Thread.currentThread();
        for (Integer site = initializedElsewhere.poll(); site != null; site = initializedElsewhere.poll()) {
            preserveStatics(site);
        }
        clock.reset();
        objects.begin();
        interrupts.begin();
        kept.clear();
    }

    /** The engine works with hooks off, so that it can use instrumented classes itself. */
    private static void off() {
        Hooks.activate(null);
    }

    private void on() {
        Hooks.activate(turns.current.thread);
    }

    List<Imprecision> imprecision() {
        return new ArrayList<>(imprecision.values());
    }

    @Override
    public void read(Object owner, int site) {
        memory.read(owner, site);
    }

    @Override
    public void write(Object owner, int site) {
        memory.write(owner, site);
    }

    @Override
    public void readStatic(int site) {
        memory.readStatic(site);
    }

    @Override
    public void writeStatic(int site) {
        memory.writeStatic(site);
    }

    @Override
    public void readElement(Object array, int index, int site) {
        off();
        try {
            memory.readElement(array, index);
        } finally {
            on();
        }
    }

    @Override
    public void writeElement(Object array, int index, int site) {
        off();
        try {
            memory.writeElement(array, index);
        } finally {
            on();
        }
    }

    @Override
    public void access(Object base, long offset, int kind) {
        off();
        try {
            memory.access(base, offset, kind);
        } finally {
            on();
        }
    }

    @Override
    public void accessRange(Object array, int from, int count, int kind) {
        off();
        try {
            memory.range(array, from, count, kind);
        } finally {
            on();
        }
    }

    @Override
    public void fieldAccess(Object owner, Class<?> declaring, String name, int kind) {
        off();
        try {
            memory.fieldAccess(owner, declaring, name, kind);
        } finally {
            on();
        }
    }

    @Override
    public void compared(boolean written) {
        off();
        try {
            memory.compared(written);
        } finally {
            on();
        }
    }

    @Override
    public void created(Object object, int site) {
        objects.created(object, site);
    }

    @Override
    public void initializing(int site) {
        // What a static initialiser does is quiet: nothing to note before it has run.
    }

    @Override
    public void initialized(int site) {
        Thread thread = Thread.currentThread();
        if (thread == driver || turns.current != null && turns.current.thread == thread) {
            preserveStatics(site);
        } else {
            initializedElsewhere.add(site);
        }
    }

    private void preserveStatics(int site) {
        Sites.Site s = Sites.get(site);
        try {
            baseline.addStaticsOf(Class.forName(s.className(), false, s.loader()));
        } catch (ClassNotFoundException | LinkageError e) {
            note("statics of " + s.className() + " are not put back between executions");
        }
    }

    @Override
    public void classNeeded(Class<?> named, String member, String descriptor) {
        off();
        try {
            initializations.need(named, member, descriptor);
        } finally {
            on();
        }
    }

    @Override
    public boolean initializerEntered(Class<?> type) {
        off();
        try {
            return initializations.entered(type);
        } finally {
            on();
        }
    }

    @Override
    public void initializerLeft(Class<?> type) {
        off();
        try {
            initializations.left(type);
        } finally {
            on();
        }
    }

    @Override
    public void monitorEnter(Object monitor) {
        if (monitor == null) {
            throw new NullPointerException("Cannot enter synchronized block because value is null");
        }
        off();
        try {
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
        return threads.managed(thread) != null;
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

    @Override
    public void synchronizerAccess(Object synchronizer) {
        off();
        try {
            synchronizers.access(synchronizer);
        } finally {
            on();
        }
    }

    @Override
    public boolean acquire(Object synchronizer, long arg, boolean shared, boolean interruptible, long nanos)
            throws InterruptedException {
        off();
        try {
            return synchronizers.acquire(synchronizer, arg, shared, interruptible, nanos);
        } finally {
            on();
        }
    }

    @Override
    public boolean release(Object synchronizer, long arg, boolean shared) {
        off();
        try {
            return synchronizers.release(synchronizer, arg, shared);
        } finally {
            on();
        }
    }

    @Override
    public long conditionAwait(Object condition, Object synchronizer, boolean interruptible, long nanos)
            throws InterruptedException {
        off();
        try {
            return synchronizers.await(condition, synchronizer, interruptible, nanos);
        } finally {
            on();
        }
    }

    @Override
    public void conditionSignal(Object condition, Object synchronizer, boolean all) {
        off();
        try {
            synchronizers.signal(condition, synchronizer, all);
        } finally {
            on();
        }
    }

    @Override
    public Collection<Thread> conditionWaiters(Object condition) {
        off();
        try {
            return synchronizers.waiters(condition);
        } finally {
            on();
        }
    }

    @Override
    public Collection<Thread> queuedThreads(Object synchronizer, int mode) {
        off();
        try {
            return synchronizers.queued(synchronizer, mode);
        } finally {
            on();
        }
    }

    @Override
    public boolean hasQueuedPredecessors(Object synchronizer) {
        off();
        try {
            return synchronizers.hasQueuedPredecessors(synchronizer);
        } finally {
            on();
        }
    }

    @Override
    public boolean firstQueuedIsExclusive(Object synchronizer) {
        off();
        try {
            return synchronizers.firstQueuedIsExclusive(synchronizer);
        } finally {
            on();
        }
    }

    @Override
    public long nanoTime() {
        return clock.nanoTime();
    }

    @Override
    public long currentTimeMillis() {
        return clock.currentTimeMillis();
    }

    @Override
    public int identityHashCode(Object object) {
        if (object == null) {
            return 0;
        }
        off();
        try {
            return objects.identityHashCode(object);
        } finally {
            on();
        }
    }

    /** One stream per thread, so that a thread's numbers do not depend on the schedule. */
    @Override
    public long randomLong() {
        ManagedThread t = turns.current;
        long z = RANDOM_SEED + t.path.hashCode() * 0x9E3779B97F4A7C15L + ++t.drawn * 0xBF58476D1CE4E5B9L;
        z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
        z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
        return z ^ z >>> 31;
    }

    @Override
    public void keep(Object referent) {
        if (referent != null) {
            boolean paused = Hooks.pause();
            kept.add(referent);
            Hooks.resume(paused);
        }
    }

    @Override
    public void exit(int status, boolean halt) {
        off();
        ManagedThread t = turns.current;
        String call = halt ? "Runtime.halt(" : "System.exit(";
        try {
            t.at = Tracer.here();
            turns.end(t, status == 0 && !halt
                    ? Ending.FINE
                    : Ending.exit(t, call + status + ") called by the test"));
        } finally {
            on();
        }
    }

    @Override
    public void uncontrolled(String what) {
        boolean paused = Hooks.pause();
        note(what);
        Hooks.resume(paused);
    }

    private void note(String what) {
        SourceLocation at = Tracer.here();
        imprecision.merge(
                what + at, new Imprecision(what, 1, at), (a, b) -> new Imprecision(what, a.count() + 1, a.at()));
    }

    @Override
    public long input(String name, String type, long fallback, long min, long max) {
        off();
        try {
            return inputs.choose(name, type, fallback, min, max);
        } finally {
            on();
        }
    }

    @Override
    public void assume(boolean condition) {
        if (!condition) {
            off();
            try {
                turns.end(turns.current, Ending.FINE);
            } finally {
                on();
            }
        }
    }
}
