package dev.heddle.oracle.program;

import java.util.List;
import java.util.Map;

/**
 * A concurrent program over shared variables of type int. All of them are 0 at first.
 *
 * @param name of the class it becomes
 * @param layout where its shared variables are
 * @param fields whether each field is volatile
 * @param arrays the length of each array, a power of two
 * @param atomics how many AtomicIntegers there are
 * @param monitors how many objects are used as monitors
 * @param locks how many ReentrantLocks there are
 * @param rwLocks how many ReentrantReadWriteLocks there are
 * @param semaphores the permits that each Semaphore has at first
 * @param latches the count of each CountDownLatch at first
 * @param boxes the objects it makes
 * @param threads what each thread does; thread 0 is the main thread, the others run once they are started
 */
public record Program(
        String name,
        Layout layout,
        List<Boolean> fields,
        List<Integer> arrays,
        int atomics,
        int monitors,
        int locks,
        int rwLocks,
        List<Integer> semaphores,
        List<Integer> latches,
        BoxStatements boxes,
        List<Body> threads) {

    /** Where the shared variables are. */
    public enum Layout {
        /** In statics, which are put back after each execution. */
        STATIC,
        /** In an object that each execution makes anew. */
        OBJECT
    }

    /**
     * What one thread does.
     *
     * @param locals how many local variables it has
     */
    public record Body(int locals, List<Stmt> statements) {

        public Body {
            statements = List.copyOf(statements);
        }
    }

    public Program {
        fields = List.copyOf(fields);
        arrays = List.copyOf(arrays);
        semaphores = List.copyOf(semaphores);
        latches = List.copyOf(latches);
        threads = List.copyOf(threads);
    }

    /** Whether threads are interrupted. */
    public boolean interrupts() {
        return Uses.of(this).interrupts;
    }

    /** Whether threads can see that others have not ended yet. */
    public boolean looksForEnds() {
        Uses uses = Uses.of(this);
        return uses.timedJoin || uses.interrupts;
    }

    /** The inputs, by name. */
    public Map<String, Term.Input> inputs() {
        return Uses.of(this).inputs;
    }

    public Program withThreads(List<Body> newThreads) {
        return new Program(name, layout, fields, arrays, atomics, monitors, locks, rwLocks, semaphores, latches, boxes,
                newThreads);
    }

    public Program withLayout(Layout newLayout) {
        return new Program(name, newLayout, fields, arrays, atomics, monitors, locks, rwLocks, semaphores, latches, boxes,
                threads);
    }

    /** Whether the shared variables for objects are statics. */
    public boolean hasStaticSlots() {
        return layout == Layout.STATIC || boxes.staticSlots();
    }

    /** How many objects a thread makes at most. */
    public int boxesOf(int thread) {
        Uses uses = new Uses();
        uses.rewrite(threads.get(thread).statements());
        return uses.boxes;
    }
}
