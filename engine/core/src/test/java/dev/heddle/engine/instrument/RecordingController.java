package dev.heddle.engine.instrument;

import dev.heddle.bootstrap.ArrayLayout;
import dev.heddle.bootstrap.Controller;
import dev.heddle.bootstrap.Hooks;
import dev.heddle.engine.site.Sites;
import java.io.FileInputStream;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.nio.channels.GatheringByteChannel;
import java.nio.channels.SelectionKey;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.function.Consumer;
import jdk.internal.misc.Unsafe;

/** Writes down every hook call as text; runs on one managed thread. */
public final class RecordingController extends Controller {

    private final List<String> events = new ArrayList<>();
    private boolean interrupted;
    private long random;
    private Object lastMade;

    public List<String> events() {
        return events;
    }

    private void add(String event) {
        boolean paused = Hooks.pause();
        try {
            events.add(event);
        } finally {
            Hooks.resume(paused);
        }
    }

    private void add(String what, Object subject) {
        boolean paused = Hooks.pause();
        try {
            events.add(what + " " + name(subject));
        } finally {
            Hooks.resume(paused);
        }
    }

    private void add(String what, Object subject, Object... more) {
        boolean paused = Hooks.pause();
        try {
            StringBuilder text = new StringBuilder(what).append(' ').append(name(subject));
            for (Object part : more) {
                text.append(' ').append(part);
            }
            events.add(text.toString());
        } finally {
            Hooks.resume(paused);
        }
    }

    private static String name(Object object) {
        if (object == null) {
            return "null";
        }
        if (object instanceof Class<?> type) {
            return type.getSimpleName() + ".class";
        }
        String simple = object.getClass().getSimpleName();
        int lambda = simple.indexOf("$$Lambda");
        return object instanceof Thread ? "thread" : lambda < 0 ? simple : simple.substring(0, lambda) + "-lambda";
    }

    private void site(String what, Object owner, int number) {
        boolean paused = Hooks.pause();
        try {
            Sites.Site site = Sites.get(number);
            String simple = site.owner().substring(site.owner().lastIndexOf('.') + 1);
            events.add(what + " " + name(owner) + " " + simple + "." + site.name() + " " + site.method() + ":"
                    + site.line());
        } finally {
            Hooks.resume(paused);
        }
    }

    /** The index of an element, or the name of a field; statics have their class as base. */
    private static String variable(Object base, long offset) {
        int arrayKind = ArrayLayout.kind(base);
        if (arrayKind >= 0) {
            return String.valueOf(ArrayLayout.index(arrayKind, offset));
        }
        boolean paused = Hooks.pause();
        try {
            Class<?> top = base instanceof Class<?> type ? type : base.getClass();
            for (Class<?> type = top; type != null; type = type.getSuperclass()) {
                for (Field field : type.getDeclaredFields()) {
                    boolean isStatic = Modifier.isStatic(field.getModifiers());
                    if (isStatic == (base == top) && offset == offset(field, isStatic)) {
                        return field.getName();
                    }
                }
            }
            return "unknown";
        } finally {
            Hooks.resume(paused);
        }
    }

    private static long offset(Field field, boolean isStatic) {
        Unsafe unsafe = Unsafe.getUnsafe();
        return isStatic ? unsafe.staticFieldOffset(field) : unsafe.objectFieldOffset(field);
    }

    private static String kind(int kind) {
        return new String[] {"read", "write", "update", "compare"}[kind];
    }

    @Override
    public void read(Object owner, int site) {
        site("read", owner, site);
    }

    @Override
    public void write(Object owner, int site) {
        site("write", owner, site);
    }

    @Override
    public void readStatic(int site) {
        site("readStatic", null, site);
    }

    @Override
    public void writeStatic(int site) {
        site("writeStatic", null, site);
    }

    @Override
    public void readElement(Object array, int index, int site) {
        add("readElement", array, index);
    }

    @Override
    public void writeElement(Object array, int index, int site) {
        add("writeElement", array, index);
    }

    @Override
    public void access(Object base, long offset, int kind) {
        add("access", base, variable(base, offset), kind(kind));
    }

    @Override
    public void accessRange(Object array, int from, int count, int kind) {
        for (int i = from; i < from + count; i++) {
            access(array, ArrayLayout.offset(ArrayLayout.kind(array), i), kind);
        }
    }

    @Override
    public void buffer(Buffer buffer, int kind) {
        add("buffer " + kind(kind));
    }

    @Override
    public void whole(Object object, int kind) {
        add("whole " + kind(kind), object);
    }

    @Override
    public boolean isExclusive(Object array, int kind) {
        return true;
    }

    @Override
    public void fieldAccess(Object owner, Class<?> declaring, String name, int kind) {
        add("fieldAccess", owner, declaring.getSimpleName() + "." + name, kind(kind));
    }

    @Override
    public void compared(boolean written) {
        add("compared " + written);
    }

    @Override
    public void created(Object object, int site) {
        add("created", object, Sites.get(site).owner());
    }

    @Override
    public void createdUnplaced(Object object) {
        // Reflection is built on method handles from JDK 18 on, and both tell.
        if (object != lastMade) {
            lastMade = object;
            add("made", object);
        }
    }

    @Override
    public void initializing(int site) {
        add("initializing " + Sites.get(site).className());
    }

    @Override
    public void initialized(int site) {
        add("initialized " + Sites.get(site).className());
    }

    @Override
    public void writtenByInitializer(Object owner) {}

    @Override
    public void staticWrittenByInitializer(int site) {}

    @Override
    public boolean startedByInitializer(Thread thread, Object container) {
        return false;
    }

    @Override
    public boolean stops() {
        return false;
    }

    @Override
    public void classNeeded(Class<?> named, String member, String descriptor) {
        add("needed " + named.getName() + (member == null ? "" : "." + member));
    }

    @Override
    public boolean initializerEntered(Class<?> type) {
        add("entered " + type.getName());
        return true;
    }

    @Override
    public void initializerLeft(Class<?> type) {
        add("left " + type.getName());
    }

    @Override
    public void monitorEnter(Object monitor) {
        add("monitorEnter", monitor);
    }

    @Override
    public void monitorExit(Object monitor) {
        add("monitorExit", monitor);
    }

    @Override
    public boolean holdsMonitor(Object monitor) {
        add("holdsMonitor", monitor);
        return true;
    }

    @Override
    public void monitorWait(Object monitor, long nanos) {
        add("wait", monitor, nanos);
    }

    @Override
    public void monitorNotify(Object monitor, boolean all) {
        add(all ? "notifyAll" : "notify", monitor);
    }

    @Override
    public void threadStart(Thread thread, Object container) {
        add("start", thread, container);
    }

    @Override
    public void threadEntered(Thread thread) {
        add("entered", thread);
    }

    @Override
    public void threadExited(Thread thread) {
        add("exited", thread);
    }

    @Override
    public boolean threadJoin(Thread thread, long nanos) {
        add("join", thread, nanos);
        return true;
    }

    @Override
    public boolean isManaged(Thread thread) {
        return true;
    }

    @Override
    public Collection<Thread> threadsIn(ThreadGroup group) {
        add("threadsIn", group);
        return List.of();
    }

    @Override
    public Thread.State threadState(Thread thread) {
        add("state", thread);
        return thread == Thread.currentThread() ? Thread.State.RUNNABLE : Thread.State.TERMINATED;
    }

    @Override
    public boolean isAlive(Thread thread) {
        add("isAlive", thread);
        return false;
    }

    @Override
    public void interrupt(Thread thread) {
        add("interrupt", thread);
        interrupted = true;
    }

    @Override
    public boolean interrupted(Thread thread, boolean clear) {
        add("interrupted", thread, clear);
        boolean was = interrupted;
        interrupted &= !clear;
        return was;
    }

    @Override
    public void sleep(long nanos) {
        add("sleep " + nanos);
    }

    @Override
    public void yieldTurn() {
        add("yield");
    }

    @Override
    public void park(Object blocker, long nanos) {
        add("park", blocker, nanos);
    }

    @Override
    public void unpark(Thread thread) {
        add("unpark", thread);
    }

    @Override
    public void uncaught(Thread thread, Throwable failure) {
        add("uncaught", failure);
    }

    @Override
    public void synchronizerAccess(Object synchronizer, boolean shared) {
        add("synchronizer", synchronizer);
    }

    @Override
    public boolean acquire(Object synchronizer, long arg, boolean shared, boolean interruptible, long nanos) {
        add("acquire", synchronizer, arg, shared, interruptible, nanos);
        return true;
    }

    @Override
    public boolean release(Object synchronizer, long arg, boolean shared) {
        add("release", synchronizer, arg, shared);
        return true;
    }

    @Override
    public boolean conditionAwait(Object condition, Object synchronizer, boolean interruptible, long nanos) {
        add("await", condition, name(synchronizer), interruptible, nanos);
        return true;
    }

    @Override
    public long conditionAwaitNanos(Object condition, Object synchronizer, long nanos) {
        add("awaitNanos", condition, name(synchronizer), nanos);
        return 1;
    }

    @Override
    public void conditionSignal(Object condition, Object synchronizer, boolean all) {
        add(all ? "signalAll" : "signal", condition, name(synchronizer));
    }

    @Override
    public Collection<Thread> conditionWaiters(Object condition) {
        add("waiters", condition);
        return List.of();
    }

    @Override
    public Collection<Thread> queuedThreads(Object synchronizer, int mode) {
        add("queued", synchronizer, mode);
        return List.of();
    }

    @Override
    public boolean hasQueuedPredecessors(Object synchronizer) {
        add("predecessors", synchronizer);
        return false;
    }

    @Override
    public boolean firstQueuedIsExclusive(Object synchronizer) {
        add("firstExclusive", synchronizer);
        return false;
    }

    @Override
    public long nanoTime() {
        add("nanoTime");
        return 42;
    }

    @Override
    public long nanoTimeOfProgram() {
        return nanoTime();
    }

    @Override
    public long currentTimeMillis() {
        add("currentTimeMillis");
        return 1_000;
    }

    @Override
    public int identityHashCode(Object object) {
        add("identityHashCode", object);
        return 7;
    }

    @Override
    public long randomLong() {
        add("randomLong");
        return ++random;
    }

    @Override
    public long nanoTimeOfProgramOnHold() {
        add("nanoTimeOfProgramOnHold");
        return 0;
    }

    @Override
    public long nanoTimeOnHold() {
        add("nanoTimeOnHold");
        return 0;
    }

    @Override
    public long currentTimeMillisOnHold() {
        add("currentTimeMillisOnHold");
        return 0;
    }

    @Override
    public int fixedHash(Object object, int own) {
        return own;
    }

    @Override
    public void keep(Object referent) {
        add("keep", referent);
    }

    @Override
    public void exit(int status, boolean halt) {
        add("exit " + status + " " + halt);
    }

    @Override
    public void uncontrolled(String what) {
        add("uncontrolled " + what);
    }

    @Override
    public void givesUp(String what) {
        add("uncontrolled " + what);
    }

    @Override
    public void passesInput(Object endpoint) {
        add("passesInput", endpoint);
    }

    @Override
    public void passesOutput(Object endpoint) {
        add("passesOutput", endpoint);
    }

    @Override
    public int awaitInput(Object endpoint, String call, long millis, boolean interruptible) {
        add("awaitInput " + call, endpoint);
        return READY;
    }

    @Override
    public void awaitStream(FileInputStream stream) {
        add("awaitStream", stream);
    }

    @Override
    public int select(Object selector, Consumer<SelectionKey> action, long millis) {
        add("select", selector);
        return 0;
    }

    @Override
    public void closes() {
        add("closes");
    }

    @Override
    public int writeSocket(Object socket, byte[] bytes, int from, int count) {
        add("writeSocket", socket);
        return READY;
    }

    @Override
    public int writeChannel(GatheringByteChannel channel, ByteBuffer[] sources, int from, int count) {
        add("writeChannel", channel);
        return READY;
    }

    @Override
    public void opened(Object endpoint) {
        add("opened", endpoint);
    }

    @Override
    public void close(Object endpoint) {
        add("close", endpoint);
    }

    @Override
    public long input(String name, String type, long fallback, long min, long max) {
        return fallback;
    }

    @Override
    public void inputNotChosen(String name, boolean byInitializer) {
        add("input not chosen " + name);
    }

    @Override
    public void assume(boolean condition) {
        add("assume " + condition);
    }
}
