package dev.heddle.engine.runtime.state;

import dev.heddle.engine.model.Op;
import dev.heddle.engine.model.SourceLocation;
import dev.heddle.engine.strategy.api.Gate;

/** A thread of the test under control: its place in the family of threads and what it is about to do. */
public final class ManagedThread implements Blocker {

    /** Why a thread that waited goes on. */
    public enum Wake { READY, TIMED_OUT, INTERRUPTED, SPURIOUS }

    public static final long NO_DEADLINE = -1;

    public final Thread thread;
    /** Order of creation in this execution. */
    public final int number;
    /** The same in every execution in which its ancestors do the same: {@code 0.2} is the root's second child. */
    public final String path;
    /** Number of its path, the same in every execution of this process. */
    public final int identity;
    /** Whether it serves tasks of a pool or timer of the JDK, and so may wait for ever without harm. */
    public final boolean poolWorker;
    /** The group it was started in, which the JDK forgets at its end. */
    public final ThreadGroup group;
    /** The one that was started last before it; null for the root. */
    private final ManagedThread startedBefore;
    /** What the backend runs it on. */
    public Object vehicle;
    /** Runs instead of {@code thread.run()}, or null. */
    public Runnable task;
    /** Where to report the end of a thread that was started in a container; null for none. */
    public Object container;

    public int children;
    /** Objects of interest this thread has created, by site. */
    private int[] sites = new int[4];
    private int[] createdAt = new int[4];
    private int siteCount;
    /** Objects whose creation was not seen, and that this thread was the first to touch. */
    public int met;

    // What it is about to do.
    public Op op = Op.BEGIN;
    public int variable = -1;
    public Blocker blocker;
    public long deadline = NO_DEADLINE;
    /** How long it waits at most, where it has a deadline. */
    public long limit;
    public boolean interruptible;
    public boolean maySpuriouslyWake;
    public int spuriousWakeUps;
    /** How often it had the turn. */
    public int turns;
    /** Visible operations that it has made, its begin included. */
    public int operations;
    /** Steps of the execution when it had the turn last. */
    public int lastTurn;
    public Wake wake = Wake.READY;

    /** Where in the user's code it announced its operation; only in traced executions. */
    public SourceLocation at;

    /** Where it waits for a time if none of the user's code is on its stack; only in traced executions. */
    public SourceLocation libraryPlace;

    /** Stands for where it announced an operation that may have to wait; only where the strategy wants to know. */
    public int place;

    /** Where in the code it announced its operation, by number; only where orders are learned. */
    public int point;

    /** Whether its last operation was in the focus of the search; only where there is one. */
    public boolean inFocus;
    /** Whether this is so of its last operation or of the one it announced. */
    public boolean nearFocus;

    /** Whether it has made all the steps that a thread may make, and is left where it stands. */
    public boolean halted;

    // State that other threads change.
    public boolean finished;
    public boolean interrupted;
    /** How often it was unparked since it last parked: to itself one permit, but any of them is enough. */
    public int permits;
    public boolean notified;
    /** What it waits to be notified through, as variable; -1 if it does not. */
    public int waitSet = -1;
    /** Step that notified it last. */
    public int notifiedBy = -1;
    /** Whether it has been notified but could have stopped waiting before that. */
    public boolean couldLeave;
    /** Whether its time could have run out before it was notified. */
    public boolean couldTimeOut;
    /** Whether it stands in line for a synchronizer if it cannot have it at once. */
    public boolean comes;
    /** Step that made its next operation possible: the fork of a new thread, the notify of one that waited; or -1. */
    public int enabledBy = -1;
    /** What it wants from the synchronizer it waits for. */
    public long acquireArg;
    public boolean acquireShared;
    public boolean acquireFailed;

    /** Happens-before: one clock per thread number. */
    public int[] clocks = new int[8];
    public int[] permitClocks;
    public int[] interruptClocks;

    public final SpinDetector spin = new SpinDetector();

    /** Only in traced executions. */
    public final HeldLocks locks = new HeldLocks();
    /** How often in a row it gave way after nothing but reads that are no visible operations. */
    public int quietTurns;
    /** Rounds of a loop that reads nothing new that it had made when its time ran out last. */
    public int roundsBefore;
    /** Times the end of the execution was thrown at it. */
    public int endThrown;
    /** How often it has done what may let others find objects that it has made: stored a reference, or started a thread. */
    public int publications;
    /** Random numbers drawn so far. */
    public int drawn;
    /** The interrupt flag as variable; -1 until it is used. */
    public int interruptVariable = -1;
    public int permitVariable = -1;
    public int lifeVariable = -1;
    /** Number of the thread that started it, -1 for the root, and when, in the time of that one. */
    public int starter = -1;
    public int startedAt;

    public ManagedThread(
            Thread thread, int number, String path, int identity, boolean poolWorker, ManagedThread startedBefore) {
        this.startedBefore = startedBefore;
        this.thread = thread;
        this.number = number;
        this.path = path;
        this.identity = identity;
        this.poolWorker = poolWorker;
        this.group = thread.getThreadGroup();
    }

    /** As something to wait for: joined threads wait until it has finished. */
    @Override
    public boolean ready(ManagedThread joining) {
        return finished;
    }

    @Override
    public Gate gate(ManagedThread joining) {
        return Gate.ENOUGH;
    }

    @Override
    public long need(ManagedThread joining) {
        return 1;
    }

    @Override
    public ManagedThread holder(ManagedThread joining) {
        return this;
    }

    /** Whether it waits for what no other thread of the execution can bring. */
    public boolean waitsForOutside() {
        return !finished && blocker != null && blocker.comesFromOutside();
    }

    public boolean enabled() {
        return !finished
                && !halted
                && (blocker == null
                        || blocker.ready(this)
                        || isInterrupted()
                        || maySpuriouslyWake
                        || deadline != NO_DEADLINE);
    }

    /** Whether it waits to be notified. */
    public boolean isInWaitSet() {
        return waitSet >= 0 && !notified;
    }

    /** Where it waits for a time; only in traced executions. */
    public SourceLocation waitsAt() {
        return at == null ? libraryPlace : at;
    }

    /** Whether a thread, which may be enabled, goes on only when its time runs out. */
    public boolean timesOut() {
        return deadline != NO_DEADLINE
                && !halted
                && !(blocker != null && blocker.ready(this))
                && !isInterrupted();
    }

    /** Whether an interrupt ends its wait; not that of a thread that is notified, or the notify would be lost. */
    private boolean isInterrupted() {
        return interruptible && interrupted && !notified;
    }

    /**
     * Decides why it goes on, at the moment it gets its turn.
     *
     * @param timeIsUp whether its time, if it has a limit, has run out
     */
    public void decideWake(boolean timeIsUp) {
        if (blocker == null || blocker.ready(this)) {
            wake = Wake.READY;
        } else if (isInterrupted()) {
            wake = Wake.INTERRUPTED;
        } else if (timeIsUp) {
            wake = Wake.TIMED_OUT;
        } else {
            wake = Wake.SPURIOUS;
            spuriousWakeUps++;
        }
    }

    /** The how-manieth object of this thread from the site the next one is, from 1. */
    public int nextFrom(int site) {
        for (int i = 0; i < siteCount; i++) {
            if (sites[i] == site) {
                return ++createdAt[i];
            }
        }
        if (siteCount == sites.length) {
            sites = grown(sites);
            createdAt = grown(createdAt);
        }
        sites[siteCount] = site;
        createdAt[siteCount++] = 1;
        return 1;
    }

    /** Hooks are on while objects are created: code of the JDK that creates an array would come back here. */
    private static int[] grown(int[] array) {
        int[] larger = new int[array.length * 2];
        System.arraycopy(array, 0, larger, 0, array.length);
        return larger;
    }

    /** Its name, with a number where an earlier thread has the same: a report must tell them apart. */
    public String name() {
        String own = thread.getName();
        int twins = 0;
        for (ManagedThread other = startedBefore; other != null; other = other.startedBefore) {
            if (other.thread.getName().equals(own)) {
                twins++;
            }
        }
        String shown = own.isEmpty() ? "unnamed" : own;
        return twins == 0 ? shown : shown + " (" + (twins + 1) + ")";
    }
}
