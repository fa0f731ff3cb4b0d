package dev.heddle.engine.runtime.turn;

import dev.heddle.engine.model.Op;
import dev.heddle.engine.model.Schedule;
import dev.heddle.engine.runtime.contact.ContactLog;
import dev.heddle.engine.runtime.state.Blocker;
import dev.heddle.engine.runtime.state.ManagedThread.Wake;
import dev.heddle.engine.runtime.state.ManagedThread;
import dev.heddle.engine.runtime.state.VariableTable;
import dev.heddle.engine.runtime.state.VirtualClock;
import dev.heddle.engine.runtime.trace.EventLog;
import dev.heddle.engine.runtime.trace.StackPlace;
import dev.heddle.engine.runtime.trace.Tracer;
import dev.heddle.engine.strategy.api.Mode;
import dev.heddle.engine.strategy.api.Need;
import dev.heddle.engine.strategy.api.Strategy;
import dev.heddle.engine.symbolic.Branch;
import dev.heddle.engine.target.FailureDescription;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;

/**
 * Gives the turn to one managed thread after another. A thread announces its next visible operation here and
 * comes back when the strategy has chosen it. Everything here runs while hooks are off.
 */
public final class Turns {

    /** From this part of the steps that an execution may make on, time passes for a loop that waits for it. */
    private static final int PART_OF_STEPS = 4;
    /** A loop that waits for time to pass makes at most so many steps between two looks at the clock. */
    private static final int STEPS_PER_LOOK = 16;

    /** Ends an execution on a thread: unwinds it without telling the test why. */
    @SuppressWarnings("serial")
    public static final class ExecutionEnded extends Error {
        public ExecutionEnded() {
            super("execution ended", null, false, false);
        }
    }

    /** After so many throws at one thread that catches everything it is left parked. */
    private static final int THROWS_BEFORE_LEAVING = 1000;
    private static final int MOST_SPURIOUS_WAKE_UPS = 3;

    public final VariableTable variables = new VariableTable();
    public final EventLog log;
    /** Steps of the execution, where the strategy follows them. */
    public final StepTrace stepLog = new StepTrace(this);
    /** Whether interrupts are among the visible operations of this test. */
    public boolean interruptsMatter;
    /** Whether starts of threads are among the visible operations of this test. */
    public boolean startsMatter;
    /** Whether it is something to be chosen which of several threads fails first. */
    public boolean failuresMatter;
    /** Whether the search is about orders of operations: what another order leads to as well is not missing. */
    public boolean coversOrders;
    private final VirtualClock clock;
    public final PassingTime time;
    public final Conclusion conclusion = new Conclusion();

    public ManagedThread[] threads = new ManagedThread[8];
    public int threadCount;
    public ManagedThread current;
    public ManagedThread root;
    /** Marks this execution and the current thread, for fields that only one thread touches. */
    public long stamp;
    public long epoch;
    /** Accesses since the last visible operation. */
    public int quietAccesses;

    /** Whether threads note where they are, for readable traces. */
    public boolean traced;

    public final Decisions decisions = new Decisions();
    private Runnable whenOver = () -> { };
    /** What passes between threads by other ways than memory. */
    private OutsideWorld outside;
    private Strategy strategy;
    private Backend backend;
    private int maxSteps;
    private int depth;
    private boolean halts;
    private boolean spuriousWakeUps;
    private boolean observed;
    private boolean placed;
    /** Null unless the strategy has a focus. */
    private FocusFinder focus;
    /** The values of the execution; null unless the strategy wants them. */
    public ValueLog values;
    /** Who touches what in the execution; null unless somebody wants to learn from it. */
    public ContactLog contacts;
    /** What the execution has decided because of inputs. */
    public Supplier<List<Branch>> decided = List::of;
    /** Called on a thread before another may go on in its place. */
    public Runnable leaving = () -> { };
    private int steps;

    private final EnabledThreads enabled = new EnabledThreads(this);

    public Turns(VirtualClock clock, EventLog log) {
        this.clock = clock;
        this.time = new PassingTime(this, clock);
        this.log = log;
    }

    public void begin(Strategy newStrategy, Backend newBackend, Schedule.Limits limits) {
        strategy = newStrategy;
        backend = newBackend;
        maxSteps = limits.steps();
        depth = limits.depth() == 0 ? Integer.MAX_VALUE : limits.depth();
        halts = false;
        spuriousWakeUps = limits.spuriousWakeUps();
        time.begin(limits.timeOuts(), maxSteps);
        variables.clear();
        Arrays.fill(threads, 0, threadCount, null);
        threadCount = 0;
        current = null;
        steps = 0;
        decisions.clear();
        quietAccesses = 0;
        conclusion.begin();
        epoch++;
        log.clear();
        observed = strategy.needs().has(Need.STEPS);
        placed = observed && strategy.needs().has(Need.PLACES);
        focus = FocusFinder.of(strategy.focus(), focus);
        stepLog.clear(values != null);
        if (values != null) {
            values.clear();
        }
        if (contacts != null) {
            contacts.clear();
        }
    }

    /** Called when no thread goes on, before those that are left are ended. */
    public void whenOver(Runnable listener) {
        whenOver = listener;
    }

    public void passesThrough(OutsideWorld newOutside) {
        outside = newOutside;
    }

    /** The execution begins with the first step of its root. */
    public void begin(ManagedThread newRoot) {
        root = newRoot;
        newRoot.operations = 1;
        add(newRoot);
        if (observed) {
            stepLog.begin(newRoot);
        }
    }

    public void add(ManagedThread thread) {
        if (threadCount == threads.length) {
            threads = Arrays.copyOf(threads, threadCount * 2);
        }
        threads[threadCount++] = thread;
    }

    /** Whether the execution has become long by a loop that looks at the clock that often, and would be cut off in the end. */
    public boolean isLongFor(int looks) {
        return steps > maxSteps / PART_OF_STEPS && (long) looks * STEPS_PER_LOOK > steps;
    }

    public boolean isCutOff() {
        return steps > maxSteps;
    }

    /** Whether a thread has made all the steps that it may make, so that nothing is known of what it would do next. */
    public boolean hasHalted() {
        return halts;
    }

    public boolean isEnding() {
        return conclusion.isReached();
    }

    /** A thread wakes for no reason only so often: else one that is always preferred would do nothing else. */
    public boolean mayWakeSpuriously(ManagedThread t) {
        return spuriousWakeUps && t.spuriousWakeUps < MOST_SPURIOUS_WAKE_UPS;
    }

    public int steps() {
        return steps;
    }

    /** A visible operation that is always possible: returns when it is this thread's turn to do it. */
    public void take(ManagedThread t, Op op, int variable) {
        t.op = op;
        t.variable = variable;
        t.blocker = null;
        t.deadline = ManagedThread.NO_DEADLINE;
        announceContact(t, op, variable);
        schedule(t);
        log.add(t, op, variable, variables);
        if (op == Op.FORK) {
            t.publications++;
        }
        addContact(t, op, variable);
        if (observed) {
            stepLog.access(t, op, variable);
        }
        if (op == Op.YIELD) {
            t.at = null;
        } else {
            t.quietTurns = 0;
        }
    }

    /**
     * A scheduling point for a thread that has read a lot without a visible operation. No event where there is nobody
     * else: how much a test framework reads before the test begins differs from process to process.
     */
    public void takeQuietly(ManagedThread t) {
        t.quietTurns++;
        quietAccesses = 0;
        t.at = null;
        if (isAlone(t)) {
            t.op = Op.YIELD;
            t.variable = -1;
            schedule(t);
            t.at = null;
        } else {
            take(t, Op.YIELD, -1);
        }
    }

    /** Whether all other threads have ended. */
    public boolean isAlone(ManagedThread t) {
        for (int i = 0; i < threadCount; i++) {
            if (threads[i] != t && !threads[i].finished) {
                return false;
            }
        }
        return true;
    }

    /** A visible operation that may have to wait: returns when it is this thread's turn, with the reason why. */
    public Wake await(ManagedThread t, Op op, int variable, Blocker blocker, long deadline, boolean interruptible) {
        t.op = op;
        t.variable = variable;
        t.blocker = blocker;
        t.deadline = deadline;
        t.interruptible = interruptible;
        t.place = placed && !isEnding() ? StackPlace.here().hashCode() : 0;
        time.waits(t);
        if (t.isInWaitSet() && !isEnding()) {
            if (observed) {
                stepLog.joinsWaiters(t, interruptsMatter);
            }
            if (contacts != null) {
                contacts.add(t, Mode.WRITE, t.waitSet, t.point);
            }
        }
        announceContact(t, op, variable);
        schedule(t);
        Wake wake = t.wake;
        boolean timedOut = wake == Wake.TIMED_OUT;
        if (timedOut) {
            clock.advanceTo(t.deadline);
        }
        // Whoever leaves a wait set without having been notified touches nothing else.
        int touched = wake == Wake.READY || t.waitSet < 0 ? variable : t.waitSet;
        Op done = timedOut && op != Op.SLEEP ? Op.TIME_OUT : op;
        log.add(t, done, touched, variables);
        addContact(t, done, touched);
        if (observed) {
            stepLog.waited(t, interruptsMatter);
            stepLog.access(t, done, touched);
            if (t.couldLeave && wake == Wake.READY) {
                stepLog.couldHaveLeft(t);
            }
            if (interruptsMatter && t.interruptible) {
                // Also where it was not needed: at another time it might have been what ends the wait.
                stepLog.alsoTouches(t.interruptVariable, wake == Wake.INTERRUPTED ? Mode.WRITE : Mode.READ);
                stepLog.mightWrite();
            }
            if (timedOut && !time.isLast()) {
                stepLog.clock(Mode.UNITE);
            }
        }
        t.blocker = null;
        t.deadline = ManagedThread.NO_DEADLINE;
        t.interruptible = false;
        t.maySpuriouslyWake = false;
        t.couldLeave = false;
        t.couldTimeOut = false;
        return wake;
    }

    /** An operation that no other thread's enabled operation conflicts with: an event, but no scheduling point. */
    public void note(ManagedThread t, Op op, int variable) {
        if (isEnding()) {
            return;
        }
        log.add(t, op, variable, variables);
        if (op == Op.FORK) {
            t.publications++;
        }
        announceContact(t, op, variable);
        addContact(t, op, variable);
        if (observed) {
            stepLog.access(t, op, variable);
        }
        if (focus != null) {
            focus.made(t);
        }
    }

    private void announceContact(ManagedThread t, Op op, int variable) {
        if (contacts != null && !isEnding()) {
            t.point = contacts.here(op, variable);
        }
    }

    private void addContact(ManagedThread t, Op op, int variable) {
        if (contacts != null) {
            contacts.add(t, op, variable, t.point);
        }
    }

    /** The compare-and-set that the thread announced last has written. */
    public void succeeded(ManagedThread t) {
        log.succeeded(t);
        if (observed) {
            stepLog.succeeded();
        }
    }

    /** The step under way also clears the running thread's interrupt flag. */
    public void clearsInterrupt(ManagedThread t) {
        if (observed && interruptsMatter && !isEnding()) {
            stepLog.alsoTouches(t.interruptVariable, Mode.WRITE);
        }
    }

    /** The step under way also depends on a variable that it does not change. */
    public void alsoReads(int variable) {
        if (observed && !isEnding()) {
            stepLog.alsoTouches(variable, Mode.READ);
        }
    }

    /** The step under way also changes a variable that its operation is not about. */
    public void alsoWrites(int variable) {
        if (observed && !isEnding()) {
            stepLog.alsoTouches(variable, Mode.WRITE);
        }
    }

    /** The running thread looks at the clock, which time-outs of other threads move, or moves it by looking for long. */
    public void touchesClock(Mode how) {
        if (observed && !isEnding()) {
            stepLog.clock(how);
        }
    }

    /** Whether the strategy follows what steps touch. */
    public boolean isObserved() {
        return observed;
    }

    /** The other thread's next operation has become possible by what the running thread does. */
    public void enables(ManagedThread other) {
        other.enabledBy = observed ? stepLog.current() : -1;
    }

    /** The running thread notifies the other, which from here on only waits for its monitor or lock. */
    public void notifies(ManagedThread waiter) {
        waiter.notified = true;
        waiter.notifiedBy = observed ? stepLog.current() : -1;
        // It need not have waited for this: a time-out or an interrupt could have come first.
        waiter.couldTimeOut = time.isUp(waiter);
        waiter.couldLeave = waiter.couldTimeOut
                || waiter.maySpuriouslyWake
                || interruptsMatter && waiter.interruptible;
        waiter.deadline = ManagedThread.NO_DEADLINE;
        if (!waiter.couldLeave) {
            enables(waiter);
        }
    }

    /** One of {@code 0 … bound - 1}, as the schedule says. */
    public int pick(int bound) {
        if (bound <= 1 || isEnding()) {
            return 0;
        }
        int choice = strategy.pick(bound);
        decisions.add(-1 - choice);
        if (observed) {
            stepLog.picked(choice, bound);
        }
        return choice;
    }

    private void schedule(ManagedThread t) {
        if (isEnding()) {
            leave(t);
        }
        leaving.run();
        settleValues();
        if (t.op != Op.YIELD) {
            quietAccesses = 0;
        }
        if (traced && (t.op != Op.YIELD || t.at == null)) {
            t.at = Tracer.here();
            t.libraryPlace = t.at == null && t.deadline != ManagedThread.NO_DEADLINE ? StackPlace.inLibrary() : null;
        }
        if (focus != null) {
            focus.announced(t);
        }
        if (t.operations >= depth) {
            halt(t);
        }
        ManagedThread next;
        if (++steps > maxSteps) {
            next = null;
            notePending(null);
            conclusion.leavesSomeBehind();
            conclusion.reach(halts ? Ending.FINE : Ending.tooLong(threads, threadCount, t, maxSteps));
        } else {
            next = conclusion.breakOff(steps) ? null : next();
        }
        if (next != t) {
            backend.transfer(t, next);
            if (isEnding()) {
                leave(t);
            }
        }
        resumed(t);
    }

    private void settleValues() {
        if (values != null) {
            values.settle();
        }
    }

    /** The thread stays where it is: what it was about to do is not seen by anybody. */
    private void halt(ManagedThread t) {
        t.halted = true;
        halts = true;
        if (observed) {
            stepLog.halted();
        }
    }

    /** The thread has the turn from here on. */
    public void resumed(ManagedThread t) {
        t.turns++;
        t.lastTurn = steps;
        current = t;
        stamp = epoch << 12 | t.number;
    }

    /** Ends the calling thread's part in an execution that is over. */
    private void leave(ManagedThread t) {
        current = t;
        if (++t.endThrown > THROWS_BEFORE_LEAVING) {
            backend.abandon(t);
        }
        throw new ExecutionEnded();
    }

    /** The thread is done: passes the turn on for good. */
    public void exit(ManagedThread t) {
        leaving.run();
        settleValues();
        t.finished = true;
        if (observed && !isEnding()) {
            stepLog.ended();
        }
        backend.finished(t, isEnding() ? null : next());
    }

    /** The running thread has failed. The execution is over, unless others are to be followed to their ends. */
    public void fail(ManagedThread t, Ending failure) {
        if (failuresMatter) {
            take(t, Op.FAIL, -1);
        }
        if (!strategy.needs().has(Need.ALL_FAILURES)) {
            end(t, failure);
        }
        if (observed) {
            stepLog.failed(cause(failure));
        }
        conclusion.failed(failure);
    }

    private static long cause(Ending failure) {
        return Arrays.asList(failure.thread().path, FailureDescription.of(failure.failure()).at()).hashCode();
    }

    /** The execution is over, because of what the running thread did. */
    public void end(ManagedThread t, Ending ending) {
        settleValues();
        notePending(t);
        conclusion.reach(ending);
        backend.transfer(t, null);
        leave(t);
    }

    /** The running thread ends the program, whatever others are at. */
    public void exit(ManagedThread t, Ending ending) {
        for (int i = 0; i < threadCount; i++) {
            if (threads[i] != t && !threads[i].finished && threads[i].enabled()) {
                conclusion.leavesSomeBehind();
            }
        }
        end(t, ending);
    }

    /** Lets the strategy see what threads would have done next; {@code running} is in the middle of something. */
    private void notePending(ManagedThread running) {
        if (!observed || isEnding()) {
            return;
        }
        stepLog.finish();
        for (int i = 0; i < threadCount; i++) {
            ManagedThread t = threads[i];
            // A wait without a notify is not about to do anything, unless it can end without.
            if (!t.finished && !t.halted && t != running && (time.lets(t) || !t.isInWaitSet())) {
                stepLog.pending(t, interruptsMatter);
            }
        }
    }

    /** The thread that goes next, or null if the execution is over. */
    private ManagedThread next() {
        outside.look();
        enabled.collect();
        outside.lets(enabled);
        boolean passes = time.passes(enabled) && !outside.comesBeforeTime(enabled);
        if (passes) {
            notePending(null);
            stepLog.passTime();
            time.pass();
            enabled.collect();
        }
        Ending over = over();
        while (over != null && outside.brings(over)) {
            enabled.collect();
            over = over();
        }
        if (over != null) {
            over = outside.judge(over);
            notePending(null);
            whenOver.run();
            conclusion.reach(over);
            return null;
        }
        int position = 0;
        if (observed && !passes) {
            stepLog.finish();
        }
        if (enabled.count() > 1 || observed) {
            position = strategy.choose(enabled);
            if (position == Strategy.STOP) {
                notePending(null);
                conclusion.stop();
                return null;
            }
            if (position == Strategy.ABANDON) {
                conclusion.abandon();
                return null;
            }
        }
        ManagedThread next = enabled.get(position);
        if (enabled.count() > 1) {
            decisions.add(next.number);
        }
        if (observed) {
            stepLog.begin(next);
        }
        // How often a thread gives way is no measure: for what test frameworks read it differs from process to process.
        next.operations += next.op == Op.YIELD ? 0 : 1;
        next.decideWake(time.isUp(next));
        if (next.wake == Wake.TIMED_OUT) {
            time.runsOut(next, enabled);
        }
        return next;
    }

    /** How the execution ends if no thread makes a further step, or null. */
    private Ending over() {
        if (enabled.count() == 0 || root.finished && !enabled.haveWork()) {
            return Ending.blocked(threads, threadCount, root);
        }
        // A thread that was halted might have written what the others wait to read.
        ManagedThread endless = halts ? null : enabled.endless();
        return endless == null ? null : Ending.endless(endless);
    }
}
