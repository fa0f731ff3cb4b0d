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
    final Monitors monitors = new Monitors(turns, objects, shared, clock);
    final Threads threads = new Threads(turns, objects, clock, new Interrupts(turns, shared));
    final Synchronizers synchronizers = new Synchronizers(turns, objects, clock, threads::managed);

    private final List<Object> kept = new ArrayList<>();
    private final Map<String, Imprecision> imprecision = new LinkedHashMap<>();
    PlatformBackend platform;

    void begin() {
        clock.reset();
        objects.begin();
        kept.clear();
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
        memory.readElement(array, index, site);
    }

    @Override
    public void writeElement(Object array, int index, int site) {
        memory.writeElement(array, index, site);
    }

    @Override
    public void access(Object base, long offset, int kind) {
        memory.access(base, offset, kind);
    }

    @Override
    public void fieldAccess(Object owner, Class<?> declaring, String name, int kind) {
        memory.fieldAccess(owner, declaring, name, kind);
    }

    @Override
    public void compared(boolean written) {
        memory.compared(written);
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
        Sites.Site s = Sites.get(site);
        try {
            baseline.addStaticsOf(Class.forName(s.className(), false, s.loader()));
        } catch (ClassNotFoundException | LinkageError e) {
            note("statics of " + s.className() + " are not put back between executions");
        }
    }

    @Override
    public void monitorEnter(Object monitor) {
        if (monitor == null) {
            throw new NullPointerException("Cannot enter synchronized block because value is null");
        }
        monitors.enter(monitor);
    }

    @Override
    public void monitorExit(Object monitor) {
        monitors.exit(monitor);
    }

    @Override
    public boolean holdsMonitor(Object monitor) {
        return monitors.holds(monitor);
    }

    @Override
    public void monitorWait(Object monitor, long nanos) throws InterruptedException {
        monitors.await(monitor, nanos);
    }

    @Override
    public void monitorNotify(Object monitor, boolean all) {
        monitors.notify(monitor, all);
    }

    @Override
    public void threadStart(Thread thread, Object container) {
        threads.start(thread, container);
    }

    @Override
    public void threadEntered(Thread thread) {
        if (platform != null) {
            platform.enter(thread);
        }
    }

    @Override
    public void threadExited(Thread thread) {
        threads.ended(turns.current);
    }

    @Override
    public boolean threadJoin(Thread thread, long nanos) throws InterruptedException {
        return threads.join(threads.managed(thread), nanos);
    }

    @Override
    public boolean isManaged(Thread thread) {
        return threads.managed(thread) != null;
    }

    @Override
    public Thread.State threadState(Thread thread) {
        return threads.state(threads.managed(thread));
    }

    @Override
    public boolean isAlive(Thread thread) {
        return threads.isAlive(threads.managed(thread));
    }

    @Override
    public void interrupt(Thread thread) {
        threads.interrupt(threads.managed(thread));
    }

    @Override
    public boolean interrupted(Thread thread, boolean clear) {
        return threads.interrupted(threads.managed(thread), clear);
    }

    @Override
    public void sleep(long nanos) throws InterruptedException {
        threads.sleep(nanos);
    }

    @Override
    public void yieldTurn() {
        threads.yieldTurn();
    }

    @Override
    public void park(Object blocker, long nanos) {
        threads.park(nanos);
    }

    @Override
    public void unpark(Thread thread) {
        threads.unpark(threads.managed(thread));
    }

    @Override
    public void uncaught(Thread thread, Throwable failure) {
        threads.uncaught(thread, failure);
    }

    @Override
    public void synchronizerAccess(Object synchronizer) {
        synchronizers.access(synchronizer);
    }

    @Override
    public boolean acquire(Object synchronizer, long arg, boolean shared, boolean interruptible, long nanos)
            throws InterruptedException {
        return synchronizers.acquire(synchronizer, arg, shared, interruptible, nanos);
    }

    @Override
    public boolean release(Object synchronizer, long arg, boolean shared) {
        return synchronizers.release(synchronizer, arg, shared);
    }

    @Override
    public long conditionAwait(Object condition, Object synchronizer, boolean interruptible, long nanos)
            throws InterruptedException {
        return synchronizers.await(condition, synchronizer, interruptible, nanos);
    }

    @Override
    public void conditionSignal(Object condition, Object synchronizer, boolean all) {
        synchronizers.signal(condition, synchronizer, all);
    }

    @Override
    public Collection<Thread> conditionWaiters(Object condition) {
        return synchronizers.waiters(condition);
    }

    @Override
    public Collection<Thread> queuedThreads(Object synchronizer, int mode) {
        return synchronizers.queued(synchronizer, mode);
    }

    @Override
    public boolean hasQueuedPredecessors(Object synchronizer) {
        return synchronizers.hasQueuedPredecessors(synchronizer);
    }

    @Override
    public boolean firstQueuedIsExclusive(Object synchronizer) {
        return synchronizers.firstQueuedIsExclusive(synchronizer);
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
        return object == null ? 0 : objects.identityHashCode(object);
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
        ManagedThread t = turns.current;
        String call = halt ? "Runtime.halt(" : "System.exit(";
        turns.end(t, Ending.exit(t, call + status + ") called by the test"));
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
        return fallback;
    }

    @Override
    public void assume(boolean condition) {
        if (!condition) {
            turns.end(turns.current, Ending.FINE);
        }
    }
}
