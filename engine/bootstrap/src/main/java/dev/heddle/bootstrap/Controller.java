package dev.heddle.bootstrap;

import java.io.FileInputStream;
import java.io.IOException;
import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.nio.channels.GatheringByteChannel;
import java.nio.channels.SelectionKey;
import java.util.Collection;
import java.util.function.Consumer;

/**
 * The engine as the hooks see it. Every method is called on the managed thread that has the turn.
 *
 * <p>An abstract class with one implementation: the JIT compiler then calls it directly.
 */
public abstract class Controller {

    /** How an access by address touches memory. */
    public static final int READ = 0;
    public static final int WRITE = 1;
    /** A read-modify-write that always writes. */
    public static final int UPDATE = 2;
    /** A compare-and-set: {@link #compared} tells afterwards whether it wrote. */
    public static final int COMPARE = 3;

    // Memory

    public abstract void read(Object owner, int site);

    public abstract void write(Object owner, int site);

    public abstract void readStatic(int site);

    public abstract void writeStatic(int site);

    public abstract void readElement(Object array, int index, int site);

    public abstract void writeElement(Object array, int index, int site);

    /** An access through {@code Unsafe}: the location is a field of {@code base}, or an array element. */
    public abstract void access(Object base, long offset, int kind);

    /** An operation on elements of an array that exist, such as {@code System.arraycopy}. */
    public abstract void accessRange(Object array, int from, int count, int kind);

    /** An operation on a buffer: as one access to all of its memory. */
    public abstract void buffer(Buffer buffer, int kind);

    /** A call of an object whose code is not followed: as one access to all of it. */
    public abstract void whole(Object object, int kind);

    /** Notes an access to elements of an array; true if no other thread can come between several of them. */
    public abstract boolean isExclusive(Object array, int kind);

    /** Notes the copy of a range of elements that exist; false if others can come between, so that it must be made one by one. */
    public boolean copyAtOnce(Object from, int fromIndex, Object to, int toIndex, int count) {
        if (!(isExclusive(from, READ) & isExclusive(to, WRITE))) {
            return false;
        }
        accessRange(from, fromIndex, count, READ);
        accessRange(to, toIndex, count, WRITE);
        return true;
    }

    /** An access through a {@code VarHandle} or reflection, already resolved to a field. */
    public abstract void fieldAccess(Object owner, Class<?> declaring, String name, int kind);

    public abstract void compared(boolean written);

    public abstract void created(Object object, int site);

    /**
     * An object or array that no allocation of instrumented code made, or that is handed on before one is over; its constructor
     * may still have to run.
     */
    public abstract void createdUnplaced(Object object);

    // Class initialisation

    /** Called on any thread. */
    public abstract void initializing(int site);

    /** Called on any thread. */
    public abstract void initialized(int site);

    /** A static initialiser, or what it calls, changes an object. */
    public abstract void writtenByInitializer(Object owner);

    /** A static initialiser calls a method that changes a static field. */
    public abstract void staticWrittenByInitializer(int site);

    /**
     * Called on any thread that is not managed, or not at the moment, and starts another.
     *
     * @param container a {@code jdk.internal.vm.ThreadContainer}, or null
     * @return whether a static initialiser of the program does so, whose threads are started later
     */
    public abstract boolean startedByInitializer(Thread thread, Object container);

    /** Called on any thread: see {@link Hooks#stops}. */
    public abstract boolean stops();

    /** A static member of a class is going to be used, or an object of it made; see {@link InitializationHooks}. */
    public abstract void classNeeded(Class<?> named, String member, String descriptor);

    /** A static initialiser begins; true if nobody said before that its class was needed. */
    public abstract boolean initializerEntered(Class<?> type);

    /** A static initialiser ends for which {@link #initializerEntered} was true. */
    public abstract void initializerLeft(Class<?> type);

    // Monitors

    public abstract void monitorEnter(Object monitor);

    public abstract void monitorExit(Object monitor);

    public abstract boolean holdsMonitor(Object monitor);

    /** {@code nanos} is 0 for no time-out. */
    public abstract void monitorWait(Object monitor, long nanos) throws InterruptedException;

    public abstract void monitorNotify(Object monitor, boolean all);

    // Threads

    public abstract void threadStart(Thread thread, Object container);

    /** On a platform thread of ours, before its {@code run()}: returns when it has its first turn. */
    public abstract void threadEntered(Thread thread);

    /** On a platform thread of ours, after its {@code run()}: passes the turn on for the last time. */
    public abstract void threadExited(Thread thread);

    /** {@code nanos} is 0 for no time-out; true if the thread has ended. */
    public abstract boolean threadJoin(Thread thread, long nanos) throws InterruptedException;

    public abstract boolean isManaged(Thread thread);

    /** The managed threads of a group and its subgroups that have started and not ended. */
    public abstract Collection<Thread> threadsIn(ThreadGroup group);

    public abstract Thread.State threadState(Thread thread);

    public abstract boolean isAlive(Thread thread);

    public abstract void interrupt(Thread thread);

    /** Reads the interrupt flag; clears it if asked. */
    public abstract boolean interrupted(Thread thread, boolean clear);

    public abstract void sleep(long nanos) throws InterruptedException;

    public abstract void yieldTurn();

    /** {@code nanos} below 0 for no time-out. */
    public abstract void park(Object blocker, long nanos);

    public abstract void unpark(Thread thread);

    /** Handles an exception nobody caught; false if the JDK's own way (handlers) is to be taken. */
    public abstract void uncaught(Thread thread, Throwable failure);

    // Synchronizers built on AbstractQueuedSynchronizer

    /** One atomic operation on a synchronizer, for example a tryLock; {@code shared} for that of a read lock. */
    public abstract void synchronizerAccess(Object synchronizer, boolean shared);

    /** {@code nanos} below 0 for no time-out; false if it ran out. */
    public abstract boolean acquire(Object synchronizer, long arg, boolean shared, boolean interruptible, long nanos)
            throws InterruptedException;

    public abstract boolean release(Object synchronizer, long arg, boolean shared);

    /** {@code nanos} below 0 for no time-out; false if it ran out. */
    public abstract boolean conditionAwait(Object condition, Object synchronizer, boolean interruptible, long nanos)
            throws InterruptedException;

    /** The time left, at most 0 if it ran out. */
    public abstract long conditionAwaitNanos(Object condition, Object synchronizer, long nanos)
            throws InterruptedException;

    public abstract void conditionSignal(Object condition, Object synchronizer, boolean all);

    /** Threads that wait in a condition. */
    public abstract Collection<Thread> conditionWaiters(Object condition);

    public static final int ANY = 0;
    public static final int EXCLUSIVE = 1;
    public static final int SHARED = 2;

    /** Threads that wait to acquire, longest first. */
    public abstract Collection<Thread> queuedThreads(Object synchronizer, int mode);

    public abstract boolean hasQueuedPredecessors(Object synchronizer);

    public abstract boolean firstQueuedIsExclusive(Object synchronizer);

    // Sources of non-determinism

    public abstract long nanoTime();

    public abstract long nanoTimeOfProgram();

    public abstract long currentTimeMillis();

    /** The time without looking at it, which could move it: see {@link Hooks#evaluates}. */
    public abstract long nanoTimeOnHold();

    /** The same as code sees it that measures itself. */
    public abstract long nanoTimeOfProgramOnHold();

    /** The same for the time of day. */
    public abstract long currentTimeMillisOnHold();

    public abstract int identityHashCode(Object object);

    /**
     * The hash code of an object from before the execution if it was given one, or of any if the calling thread {@link
     * Hooks#evaluates}; else {@code own}. From any thread.
     */
    public abstract int fixedHash(Object object, int own);

    /** The n-th value of a stream of random numbers that is the same in every replay. */
    public abstract long randomLong();

    /** Keeps what a weak or soft reference refers to until the execution ends. */
    public abstract void keep(Object referent);

    // The process

    /** The test asks the JVM to end. */
    public abstract void exit(int status, boolean halt);

    /** What {@link #uncontrolled} is told, as users read it. */
    public static final String FILE = "a file";

    public static final String FILE_INPUT = "input from a file";
    public static final String FILE_OUTPUT = "output to a file";
    public static final String FILE_QUERY = "a look at the file system";
    public static final String NETWORK_INPUT = "input from the network";
    public static final String NETWORK_OUTPUT = "output to the network";
    public static final String PROCESS = "another process";
    public static final String PRIORITIES = "the highest priority of a thread group";
    public static final String PROVIDER = "a security provider that is changed";
    public static final String REFERENCE = "a reference that is cleared or enqueued: who asks for it is not seen";
    public static final String ASYNCHRONOUS =
            "asynchronous channels of sockets, at which an execution ends: replace them in the test";

    /** An operation that leaves the control of the engine: one of the constants above. */
    public abstract void uncontrolled(String what);

    /** The same for one behind which nothing is controlled: ends the execution, which has no verdict. */
    public abstract void givesUp(String what);

    // Sockets, channels, selectors and pipes: endpoints of what passes between threads outside of memory

    /** How {@link #awaitInput} has ended: the operation does not block now, or would throw. */
    public static final int READY = 0;
    public static final int TIMED_OUT = 1;
    public static final int INTERRUPTED = 2;

    /** No limit of time. */
    public static final long NO_TIME = 0;
    /** The limit that the endpoint itself has. */
    public static final long OWN_TIME = -1;

    /** Before an operation that takes something in, if there is something, and does not wait for it. */
    public abstract void passesInput(Object endpoint);

    /** Before an operation that sends something, closes or changes the endpoint. */
    public abstract void passesOutput(Object endpoint);

    /** The step under way closes something, which may end waits of others. */
    public abstract void closes();

    /** Sends all of it, as soon as there is room for it; what is returned is as for {@link #awaitInput}. */
    public abstract int writeSocket(Object socket, byte[] bytes, int from, int count) throws IOException;

    /** The same for a channel, which takes what there is room for where it does not block. */
    public abstract int writeChannel(GatheringByteChannel channel, ByteBuffer[] sources, int from, int count)
            throws IOException;

    /** Returns when taking something in would not block, or why it is not awaited any longer; {@code call} for users. */
    public abstract int awaitInput(Object endpoint, String call, long millis, boolean interruptible);

    /** The same for a stream, which may be a file. */
    public abstract void awaitStream(FileInputStream stream);

    /** Selects; {@code millis} below 0 for no time-out, 0 for no wait. */
    public abstract int select(Object selector, Consumer<SelectionKey> action, long millis) throws IOException;

    /** What has been opened, or will be, by the test. */
    public abstract void opened(Object endpoint);

    /** Closes an endpoint for a thread that has been interrupted. */
    public abstract void close(Object endpoint);

    // Inputs

    public abstract long input(String name, String type, long fallback, long min, long max);

    /** An input was asked for while hooks were off, by a static initialiser or in what a part of the JDK has called, and keeps its fallback. */
    public abstract void inputNotChosen(String name, boolean byInitializer);

    public abstract void assume(boolean condition);
}
