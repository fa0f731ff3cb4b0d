package dev.heddle.engine.runtime;

import dev.heddle.bootstrap.Hooks;
import dev.heddle.engine.model.Op;
import dev.heddle.engine.model.SourceLocation;
import dev.heddle.engine.model.UserCode;
import dev.heddle.engine.runtime.restore.KeyHashes;
import dev.heddle.engine.runtime.state.ManagedThread;
import dev.heddle.engine.runtime.trace.OutsideCall;
import dev.heddle.engine.runtime.trace.Tracer;
import dev.heddle.engine.runtime.turn.Ending;
import dev.heddle.engine.site.Sites;
import java.nio.channels.SelectionKey;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

/** The runtime as the hooks see it: hands each call to the part that models it. */
final class RuntimeController extends ChannelOperations {

    private static final long RANDOM_SEED = 0x5DEECE66DL;
    private static final int MOST_OUTSIDE_CALLS = 1_000;

    private final List<Object> kept = new ArrayList<>();
    /** The thread that makes executions. */
    private Thread driver = Thread.currentThread();
    /** Initialisers, by site, that threads of nobody's have run since the last execution began. */
    private final Queue<Integer> initializedElsewhere = new ConcurrentLinkedQueue<>();
    /** Site of the static initialiser of the program that has called all others that run now; 0 if there is none. */
    private int outermostInitializer;
    private final KeyHashes keyHashes = new KeyHashes();
    /** Of the execution under way, the first ones. */
    private final List<OutsideCall> outsideCalls = new ArrayList<>();

    RuntimeController() {
        shared.ignoreWhile(turns::isEnding);
        turns.whenOver(() -> {
            synchronizers.over();
            memory.over();
        });
        turns.passesThrough(outside);
    }

    void begin() {
        driver = Thread.currentThread();
        for (Integer site = initializedElsewhere.poll(); site != null; site = initializedElsewhere.poll()) {
            preserveStatics(site);
        }
        time.begin();
        objects.begin();
        buffers.begin();
        interrupts.begin();
        starts.begin();
        threadMonitors.begin();
        groups.begin();
        races.begin();
        synchronizers.begin();
        outside.begin();
        keyHashes.begin();
        kept.clear();
        outsideCalls.clear();
    }

    /** What the last execution did that is not controlled. */
    List<OutsideCall> outsideCalls() {
        return List.copyOf(outsideCalls);
    }

    @Override
    public void initializing(int site) {
        Thread thread = Thread.currentThread();
        // What a static initialiser does is quiet, but threads that one of the program starts belong to the test.
        if (outermostInitializer == 0 && hasTurn(thread) && isOfProgram(site)) {
            outermostInitializer = site;
        }
        if (runsTest(thread)) {
            initializers.entered(site);
        }
    }

    /** Also the thread that makes executions: it finds the tests, and may have to run some of the program for that. */
    private boolean runsTest(Thread thread) {
        return thread == driver || hasTurn(thread);
    }

    @Override
    public void initialized(int site) {
        Thread thread = Thread.currentThread();
        if (runsTest(thread)) {
            initializers.suspend(() -> preserveStatics(site));
            initializers.left(site);
        } else {
            initializedElsewhere.add(site);
        }
        if (site == outermostInitializer && hasTurn(thread)) {
            outermostInitializer = 0;
            residents.settle();
        }
    }

    @Override
    public void writtenByInitializer(Object owner) {
        initializerWrites.to(owner);
    }

    @Override
    public void staticWrittenByInitializer(int site) {
        initializerWrites.toStatic(site);
    }

    @Override
    public boolean startedByInitializer(Thread thread, Object container) {
        return outermostInitializer != 0 && hasTurn(Thread.currentThread()) && residents.add(thread, container);
    }

    @Override
    public boolean stops() {
        if (!hasTurn(Thread.currentThread())) {
            return false;
        }
        if (outermostInitializer != 0 && residents.release()) {
            imprecisions.noteForGood("threads that the static initialiser of " + Sites.get(outermostInitializer).className()
                    + " starts and waits for");
        }
        return threads.isHosted(turns.current);
    }

    private boolean hasTurn(Thread thread) {
        return turns.current != null && turns.current.thread == thread;
    }

    private static boolean isOfProgram(int site) {
        return Sites.get(site).loader() != null && UserCode.isUser(Sites.get(site).className());
    }

    private void preserveStatics(int site) {
        Sites.Site s = Sites.get(site);
        try {
            Class<?> type = Class.forName(s.className(), false, s.loader());
            baseline.addStaticsOf(type);
            initializerWrites.settle(type);
        } catch (ClassNotFoundException | LinkageError e) {
            imprecisions.noteForGood("statics of " + s.className() + " are not put back between executions");
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
    public long nanoTime() {
        if (initializers.areUnderWay()) {
            return initializers.nanoTime();
        }
        off();
        try {
            return time.nanoTime();
        } finally {
            on();
        }
    }

    @Override
    public long nanoTimeOfProgram() {
        if (initializers.areUnderWay()) {
            return initializers.nanoTime();
        }
        off();
        try {
            return time.nanoTimeOfProgram();
        } finally {
            on();
        }
    }

    @Override
    public long currentTimeMillis() {
        if (initializers.areUnderWay()) {
            return initializers.currentTimeMillis();
        }
        off();
        try {
            return time.currentTimeMillis();
        } finally {
            on();
        }
    }

    @Override
    public long nanoTimeOnHold() {
        return clock.nanoTime();
    }

    @Override
    public long nanoTimeOfProgramOnHold() {
        return time.nanoTimeOfProgramOnHold();
    }

    @Override
    public long currentTimeMillisOnHold() {
        return clock.currentTimeMillis();
    }

    @Override
    public int identityHashCode(Object object) {
        if (object instanceof SelectionKey key) {
            return keyHashes.of(key);
        }
        if (initializers.areUnderWay()) {
            return initializers.hash(object);
        }
        off();
        try {
            return objects.identityHashCode(object);
        } finally {
            on();
        }
    }

    @Override
    public int fixedHash(Object object, int own) {
        if (object instanceof SelectionKey key) {
            return keyHashes.of(key);
        }
        int fixed = initializers.hashes().of(object, own);
        boolean evaluated = Hooks.evaluates() && own == System.identityHashCode(object);
        return evaluated ? objects.knownHashCode(object, fixed) : fixed;
    }

    /** One stream per thread, so that a thread's numbers do not depend on the schedule. */
    @Override
    public long randomLong() {
        if (initializers.areUnderWay()) {
            return initializers.randomLong();
        }
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
            if (!turns.isAlone(t)) {
                // What others do before makes a difference.
                turns.take(t, Op.EXIT, -1);
            }
            turns.exit(t, status == 0 && !halt
                    ? Ending.FINE
                    : Ending.exit(t, call + status + ") called by the test"));
        } finally {
            on();
        }
    }

    @Override
    public void uncontrolled(String what) {
        noteOutside(what);
    }

    @Override
    SourceLocation noteOutside(String what) {
        boolean paused = Hooks.pause();
        SourceLocation at = Tracer.here();
        if (at != null || !isOfFiles(what)) {
            imprecisions.note(what, at);
        }
        if (outsideCalls.size() < MOST_OUTSIDE_CALLS) {
            outsideCalls.add(new OutsideCall(log.count() + 1, turns.current.name(), what, at));
        }
        Hooks.resume(paused);
        return at;
    }

    /** Files of which none of the program's code is the user are those of a test framework: no part of the test. */
    private static boolean isOfFiles(String what) {
        return switch (what) {
            case FILE, FILE_INPUT, FILE_OUTPUT, FILE_QUERY -> true;
            default -> false;
        };
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
    public void inputNotChosen(String name, boolean byInitializer) {
        imprecisions.noteForGood("input " + name + " keeps its fallback: asked for "
                + (byInitializer ? "by a static initialiser, which runs once" : "in what the JDK calls where nothing is seen"));
    }

    @Override
    public void assume(boolean condition) {
        if (!condition) {
            off();
            try {
                inputs.giveUp();
                turns.end(turns.current, Ending.FINE);
            } finally {
                on();
            }
        }
    }
}
