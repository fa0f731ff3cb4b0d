package dev.heddle.engine.runtime.restore;

import dev.heddle.engine.model.Imprecision;
import dev.heddle.engine.runtime.jdk.JdkThreads;
import dev.heddle.engine.runtime.jdk.ThreadState;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Threads that static initialisers of the program start. An initialiser runs once in a process, so its threads belong
 * to what executions start from: each execution has them, as they were when the initialiser was done, from its
 * beginning. The one that comes upon such an initialiser has to do without them, and does not count.
 */
public final class Residents {

    /** Above the ids of threads that executions make. */
    private static final long FIRST_ID = 1_000_000;
    private static final long END_NANOS = 2_000_000_000L;
    private static final String THREAD_OF_THE_JDK = "jdk.internal.misc.InnocuousThread";

    /** A thread as it was before its start. */
    public record Resident(Thread thread, Object container, ThreadState state) {}

    private final Baseline baseline;
    private final List<Resident> all = new ArrayList<>();
    /** How many of them executions have from the beginning; the others are those of the initialiser that runs now. */
    private int settled;
    private String owner;
    private boolean discovered;
    private boolean releasing;
    private final Set<Resident> lost = new LinkedHashSet<>();

    public Residents(Baseline baseline) {
        this.baseline = baseline;
    }

    public List<Resident> all() {
        return all;
    }

    /**
     * Whose tests are run from now on. A process that runs those of several classes does so for each as if it were alone: a class
     * that two of them use has been initialised for the first, and has no threads for the second.
     */
    public void belongTo(String testClass) {
        if (!testClass.equals(owner)) {
            owner = testClass;
            all.clear();
            lost.clear();
            settled = 0;
        }
    }

    /** Whether threads have been found since the last time it was asked. */
    public boolean discovered() {
        boolean answer = discovered;
        discovered = false;
        return answer;
    }

    /** Waits for the JVM to be done with the thread that it was in the last execution; false if it never is. */
    public boolean canStart(Resident resident) {
        long deadline = System.nanoTime() + END_NANOS;
        while (resident.thread.isAlive() && !lost.contains(resident)) {
            if (System.nanoTime() > deadline) {
                lost.add(resident);
            }
        }
        return !lost.contains(resident);
    }

    /** What is not controlled any more. */
    public List<Imprecision> imprecision() {
        return lost.stream()
                .map(resident -> new Imprecision("thread " + resident.thread.getName()
                        + " of a static initialiser could not be ended, so later executions are without it", 1, null))
                .toList();
    }

    /** Takes a thread that an initialiser starts; false if the JVM should start it, because it is none of the test's. */
    public boolean add(Thread thread, Object container) {
        if (releasing || isOfTheJdk(thread)) {
            return false;
        }
        JdkThreads.setId(thread, FIRST_ID + all.size());
        all.add(new Resident(thread, container, ThreadState.of(thread)));
        if (container != null) {
            JdkThreads.entering(container, thread).run();
        }
        return true;
    }

    private static boolean isOfTheJdk(Thread thread) {
        for (Class<?> c = thread.getClass(); c != null; c = c.getSuperclass()) {
            if (c.getName().equals(THREAD_OF_THE_JDK)) {
                return true;
            }
        }
        return false;
    }

    /** The initialiser is done. */
    public void settle() {
        for (; settled < all.size(); settled++) {
            baseline.addThread(all.get(settled).thread);
            discovered = true;
        }
    }

    /**
     * The initialiser is going to wait, maybe for threads it has started: they run now, under nobody's control.
     *
     * @return whether there were any
     */
    public boolean release() {
        List<Resident> waitedFor = new ArrayList<>(all.subList(settled, all.size()));
        all.subList(settled, all.size()).clear();
        releasing = true;
        waitedFor.forEach(resident -> resident.thread.start());
        releasing = false;
        return !waitedFor.isEmpty();
    }
}
