package dev.heddle.engine.runtime.turn;

import dev.heddle.engine.model.EarlyTimeOut;
import dev.heddle.engine.model.Op;
import dev.heddle.engine.model.TimeOuts;
import dev.heddle.engine.runtime.state.ManagedThread;
import dev.heddle.engine.runtime.state.VirtualClock;

/**
 * Says when waits may end because their time has run out. Under {@link TimeOuts#ANY} that is always: the schedule
 * decides. Under {@link TimeOuts#LAST} time passes only where no thread can go on: the clock then jumps to the earliest
 * limit, and all waits that have come to theirs may end. Threads that do nothing but poll count as waiting, else polling
 * would never end.
 */
public final class PassingTime {

    /** Rounds of a loop that reads nothing new after which a thread polls, if one of those that do has made more. */
    private static final int FEW_ROUNDS = 20;
    private static final int MANY_ROUNDS = 200;
    /** How often in a row a thread that reads what is not known to be shared gives way before it polls. */
    private static final int MANY_QUIET_TURNS = 100;
    private static final long SLACK_NANOS = 100_000;

    private final Turns turns;
    private final VirtualClock clock;
    private boolean last;
    /** Step at which time passed last. */
    private int since;
    /** Steps without a pause after which time passes all the same. */
    private int mostSteps;
    /** Whether a wait had a limit of time. */
    private boolean limited;
    /** Whether one had in any execution of the test. */
    private boolean seen;
    /** Whether time passed although threads had work to do. */
    private boolean slipped;
    private EarlyTimeOut early;

    PassingTime(Turns turns, VirtualClock clock) {
        this.turns = turns;
        this.clock = clock;
    }

    void begin(TimeOuts timeOuts, int maxSteps) {
        last = timeOuts == TimeOuts.LAST;
        // A loop that polls by way of writes, such as a lock, looks like work.
        mostSteps = maxSteps / 4;
        since = 0;
        limited = false;
        slipped = false;
        early = null;
    }

    /** Another test begins. */
    public void forget() {
        seen = false;
    }

    /** Whether a wait of the test had a limit of time. */
    public boolean hasSeenLimits() {
        return seen;
    }

    /** Whether time-outs wait until no thread can go on. */
    boolean isLast() {
        return last;
    }

    /** Whether the thread's wait may end now because its time has run out. */
    boolean isUp(ManagedThread t) {
        return t.deadline != ManagedThread.NO_DEADLINE && (!last || t.deadline <= clock.now());
    }

    /** Whether the thread can make a step now. */
    boolean lets(ManagedThread t) {
        return t.enabled() && (!last || !t.timesOut() || t.maySpuriouslyWake || t.deadline <= clock.now());
    }

    /** Whether time passes now, given the threads that can go on. */
    boolean passes(EnabledThreads enabled) {
        if (!last) {
            return false;
        }
        boolean pause = onlyPoll(enabled);
        boolean passes = (pause || turns.steps() - since > mostSteps)
                && earliest() != Long.MAX_VALUE
                && !(turns.root.finished && !enabled.haveWork());
        if (passes && !pause && !slipped) {
            slipped = true;
            mostSteps /= 10;
        }
        return passes;
    }

    private boolean onlyPoll(EnabledThreads enabled) {
        boolean many = enabled.count() == 0;
        for (int i = 0; i < enabled.count(); i++) {
            ManagedThread t = enabled.get(i);
            boolean quiet = t.quietTurns > MANY_QUIET_TURNS;
            t.roundsBefore = Math.min(t.roundsBefore, t.spin.repetitions());
            int rounds = t.spin.repetitions() - t.roundsBefore;
            if (t.timesOut() || !quiet && !(rounds >= FEW_ROUNDS && t.spin.spins(turns.variables))) {
                return false;
            }
            many |= quiet || rounds >= MANY_ROUNDS;
        }
        return many;
    }

    private long earliest() {
        long earliest = Long.MAX_VALUE;
        for (int i = 0; i < turns.threadCount; i++) {
            ManagedThread t = turns.threads[i];
            if (!t.finished && t.timesOut() && t.deadline > clock.now()) {
                earliest = Math.min(earliest, t.deadline);
            }
        }
        return earliest;
    }

    /** The latest limit that is close to the earliest. */
    private long latestCloseTo(long earliest) {
        long latest = earliest;
        for (int i = 0; i < turns.threadCount; i++) {
            ManagedThread t = turns.threads[i];
            if (!t.finished && t.timesOut() && t.deadline - earliest <= SLACK_NANOS) {
                latest = Math.max(latest, t.deadline);
            }
        }
        return latest;
    }

    /** Lets time pass up to the earliest limit, and those so close to it that either may come first. */
    void pass() {
        clock.advanceTo(latestCloseTo(earliest()));
        since = turns.steps();
    }

    /** A thread begins to wait. */
    void waits(ManagedThread t) {
        if (t.deadline != ManagedThread.NO_DEADLINE) {
            t.limit = t.deadline - clock.now();
            limited = true;
            seen = true;
        }
    }

    /** Whether time has passed in this execution in a way that a search by the order of operations does not follow. */
    boolean hasSlipped() {
        return slipped || last && limited && clock.hasRun();
    }

    /** The thread goes on because its time has run out; notes it if it need not have done so yet. */
    void runsOut(ManagedThread t, EnabledThreads enabled) {
        if (last) {
            // A loop that sleeps lets time pass by itself.
            t.roundsBefore = t.spin.repetitions();
            t.quietTurns = 0;
            return;
        }
        if (t.waitsAt() == null || t.deadline <= clock.now()) {
            return;
        }
        for (int i = 0; i < enabled.count(); i++) {
            ManagedThread other = enabled.get(i);
            boolean comesFirst = other.timesOut() ? other.deadline < t.deadline : !enabled.spins(i);
            if (other != t && comesFirst) {
                note(t);
                return;
            }
        }
    }

    /** The first one tells the most, but a sleep tells less than a wait for something. */
    private void note(ManagedThread t) {
        boolean sleeps = t.op == Op.SLEEP;
        if (early == null || !sleeps && early.op().equals(Op.SLEEP.label())) {
            early = new EarlyTimeOut((sleeps ? Op.SLEEP : Op.TIME_OUT).label(), t.waitsAt(), t.limit);
        }
    }

    /** A limit of time that ran out early in this execution, or null; known only in those that are traced. */
    public EarlyTimeOut early() {
        return early;
    }
}
