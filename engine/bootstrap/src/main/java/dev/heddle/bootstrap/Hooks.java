package dev.heddle.bootstrap;

import java.io.PrintStream;

/**
 * What instrumented bytecode calls on a memory access, an allocation or a monitor operation.
 *
 * <p>The first test of every hook, {@code Thread.currentThread() == active}, is the whole cost for a
 * thread that Heddle does not manage, and for a managed thread while the engine itself, a class
 * loader or a static initialiser runs on it ({@link #pause()}).
 */
public final class Hooks {

    /** The managed thread that has the turn; null while nobody's operations are to be seen. */
    static Thread active;

    /** The thread that runs a static initialiser as part of the test; null if none does. */
    private static Thread initializer;

    /** The thread that has the turn, while it runs a part of the JDK in which nothing is seen; null if none does. */
    private static Thread quiet;

    /**
     * The thread on which a debugger has a method run at a breakpoint, while {@link #active} and {@link #initializer}
     * are null in its place; set over the debugger's connection, which knows these fields by their names.
     */
    private static Thread evaluating;

    static Controller controller;

    private static PrintStream ownOut = System.out;
    private static PrintStream ownErr = System.err;

    private Hooks() {}

    public static void install(Controller newController) {
        controller = newController;
    }

    /** Whether the calling thread has the turn and its operations are to be seen. */
    public static boolean managed() {
        return Thread.currentThread() == active;
    }

    /**
     * Before the calling thread really stops, to wait for others.
     *
     * @return whether who unparks it would not reach it, so that it has to look for itself from time to time
     */
    public static boolean stops() {
        if (evaluates()) {
            throw new IllegalStateException(
                    "cannot wait in an expression that a debugger evaluates: no other thread goes on meanwhile");
        }
        return controller != null && controller.stops();
    }

    /** Whether this thread runs a static initialiser of the test: nothing is seen there, but what is drawn is fixed. */
    static boolean initializing() {
        return Thread.currentThread() == initializer;
    }

    /** Whether this thread runs a part of the JDK in which nothing is seen, or what that has called. */
    static boolean isQuiet() {
        return Thread.currentThread() == quiet;
    }

    /** Whether a debugger has this thread run something that is no part of the test. */
    public static boolean evaluates() {
        return Thread.currentThread() == evaluating;
    }

    /** Whether time, random numbers and hash codes are to be the same in every process for this thread. */
    public static boolean controlled() {
        Thread thread = Thread.currentThread();
        return thread == active || thread == initializer;
    }

    /** Says which thread runs a static initialiser; called by the engine only. */
    public static void initializer(Thread thread) {
        initializer = thread;
    }

    /** Notes what a static initialiser changes by a way other than instructions that write. */
    static void written(Object owner, int kind) {
        if (kind != Controller.READ && owner != null && initializing()) {
            controller.writtenByInitializer(owner);
        }
    }

    /** Before a reference is written in code that managed threads do not run. */
    public static void links(Object owner) {
        if (Thread.currentThread() == initializer) {
            controller.writtenByInitializer(owner);
        }
    }

    /** The same for a static field of another class. */
    public static void linksStatic(int site) {
        if (Thread.currentThread() == initializer) {
            controller.staticWrittenByInitializer(site);
        }
    }

    /** Gives the turn to a thread; called by the engine only. */
    public static void activate(Thread thread) {
        active = thread;
    }

    /** Starts a stretch whose operations are nobody's business; true if {@link #resume} must end it. */
    public static boolean pause() {
        if (Thread.currentThread() != active) {
            return false;
        }
        active = null;
        return true;
    }

    /** The same for a method of the JDK, which may call back into the program. */
    public static boolean pauseQuietly() {
        if (!pause()) {
            return false;
        }
        quiet = Thread.currentThread();
        return true;
    }

    /** Ends what {@link #pause()} or {@link #pauseQuietly()} started. */
    public static void resume(boolean paused) {
        if (paused) {
            active = Thread.currentThread();
            quiet = null;
        }
    }

    /**
     * Makes the method it opens one atomic operation on {@code variable}: one event, then no hook
     * until {@link #resume}.
     */
    public static boolean pauseAtomic(Object variable) {
        if (Thread.currentThread() != active) {
            return false;
        }
        controller.synchronizerAccess(variable, false);
        return pause();
    }

    /** The same for an operation that others may have made at the same time, such as trying to get a read lock. */
    public static boolean pauseShared(Object variable) {
        if (Thread.currentThread() != active) {
            return false;
        }
        controller.synchronizerAccess(variable, true);
        return pause();
    }

    /** Makes the method it opens one read of all of an object, by code that is not followed. */
    public static boolean pauseLooking(Object object) {
        return pauseWhole(object, Controller.READ);
    }

    /** The same for a method that may change the object. */
    public static boolean pauseChanging(Object object) {
        return pauseWhole(object, Controller.WRITE);
    }

    /** One read of all of an object by a method that goes on under control. */
    public static void looks(Object object) {
        controller.whole(object, Controller.READ);
    }

    /** The same for a method that may change it. */
    public static void changes(Object object) {
        controller.whole(object, Controller.WRITE);
    }

    /** Makes a method of a stream quiet; what goes to the process's own output is no state of the program. */
    public static boolean pausePrinting(Object stream) {
        return stream == ownOut || stream == ownErr ? pauseQuietly() : pauseChanging(stream);
    }

    /** These are the process's own output now; what a program puts in their place is state of its own. */
    public static void printTo(PrintStream out, PrintStream err) {
        ownOut = out;
        ownErr = err;
    }

    private static boolean pauseWhole(Object object, int kind) {
        if (Thread.currentThread() != active) {
            return false;
        }
        controller.whole(object, kind);
        return pauseQuietly();
    }

    public static void read(Object owner, int site) {
        if (Thread.currentThread() == active) {
            controller.read(owner, site);
        }
    }

    public static void write(Object owner, int site) {
        Thread thread = Thread.currentThread();
        if (thread == active) {
            controller.write(owner, site);
        } else if (thread == initializer) {
            controller.writtenByInitializer(owner);
        }
    }

    public static void readStatic(int site) {
        if (Thread.currentThread() == active) {
            controller.readStatic(site);
        }
    }

    public static void writeStatic(int site) {
        Thread thread = Thread.currentThread();
        if (thread == active) {
            controller.writeStatic(site);
        } else if (thread == initializer) {
            controller.staticWrittenByInitializer(site);
        }
    }

    public static void readElement(Object array, int index, int site) {
        if (Thread.currentThread() == active) {
            controller.readElement(array, index, site);
        }
    }

    public static void writeElement(Object array, int index, int site) {
        Thread thread = Thread.currentThread();
        if (thread == active) {
            controller.writeElement(array, index, site);
        } else if (thread == initializer) {
            controller.writtenByInitializer(array);
        }
    }

    /** After an object's constructor has returned, or an array has been made. */
    public static void created(Object object, int site) {
        if (Thread.currentThread() == active) {
            controller.created(object, site);
        }
    }

    /** In a constructor that may hand the object on before it returns, as soon as there is an object. */
    public static void constructing(Object object) {
        if (Thread.currentThread() == active) {
            controller.createdUnplaced(object);
        }
    }

    /** In place of {@code monitorenter}, in code that only a managed thread runs. */
    public static void monitorEnter(Object monitor) {
        if (Thread.currentThread() == active) {
            controller.monitorEnter(monitor);
        }
    }

    /** In place of {@code monitorexit}, in code that only a managed thread runs. */
    public static void monitorExit(Object monitor) {
        if (Thread.currentThread() == active) {
            controller.monitorExit(monitor);
        }
    }

    /** First statement of every {@code run()}: a platform thread waits here for its first turn. */
    public static void runEntered(Object runnable) {
        if (runnable == Thread.currentThread() && Thread.currentThread() != active && controller != null) {
            controller.threadEntered((Thread) runnable);
        }
    }

    /** First statement of a static initialiser; what it returns goes to {@link #initialized}. */
    public static boolean initializing(int site) {
        boolean paused = pause();
        if (controller != null) {
            controller.initializing(site);
        }
        return paused;
    }

    /** Where a static initialiser ends, normally or not. */
    public static void initialized(int site, boolean paused) {
        // Also where hooks were off before, because another initialiser or the engine itself needed the class.
        if (controller != null) {
            controller.initialized(site);
        }
        resume(paused);
    }
}
