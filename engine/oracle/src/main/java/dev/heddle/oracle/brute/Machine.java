package dev.heddle.oracle.brute;

import dev.heddle.oracle.brute.Instruction.Kind;
import dev.heddle.oracle.program.Program;
import java.util.Map;
import java.util.function.Consumer;

/**
 * Runs a program step by step. A state is an array of numbers, so that states can be compared:
 * <pre>
 * failed site + 1 | memory, slots, fields of objects | owner + 1, holds of each monitor, then of each object's, then
 * of each lock
 *                 | permits of each semaphore | count of each latch | the read-write locks
 *                 | position, wait, holds to restore, permit, interrupted, place in a queue, time waited,
 *                   locals of each thread
 * </pre>
 */
final class Machine {

    static final int NOT_STARTED = -1;
    static final int ENDED = -2;

    static final int POSITION = 0;
    static final int WAIT = 1;
    /** Also where a thread that has failed did so. */
    static final int RESTORE = 2;
    private static final int PERMIT = 3;
    private static final int INTERRUPTED = 4;
    /** From 1; 0 for a thread that stands in no queue. */
    static final int RANK = 5;
    /** How long it has waited where it is, if there is a limit to that; in nanoseconds. */
    static final int WAITED = 6;
    static final int LOCALS = 7;

    static final int WAITING = 1;
    static final int NOTIFIED = 2;

    final Program program;
    final Instruction[][] code;
    /** Where the monitors begin, which is the end of memory. */
    private final int monitors;
    private final int boxMonitors;
    final int locks;
    final int[] threads;
    final ReadWriteLocks rwLocks;
    final Queues queues;
    final Variables variables;
    private final Failures failures;
    /** Null where a time-out may come at any time. */
    private final PassedTime time;
    private final int semaphores;
    private final int latches;
    private final int size;
    private final boolean watches;
    final SeenWrites interferences;

    /**
     * A machine that has these values for inputs, by name.
     *
     * @param timeWaits whether time passes only where no thread can go on
     */
    Machine(Program program, Failures failures, boolean timeWaits, Map<String, Integer> inputs) {
        this(program, failures, timeWaits, inputs, false);
    }

    /** @param watches whether states tell who has seen whose writes */
    Machine(Program program, Failures failures, boolean timeWaits, Map<String, Integer> inputs, boolean watches) {
        this.watches = watches;
        this.program = program;
        this.failures = failures;
        this.time = timeWaits ? new PassedTime(this) : null;
        threads = new int[program.threads().size()];
        variables = new Variables(program, threads, inputs);
        monitors = variables.end();
        boxMonitors = monitors + 2 * program.monitors();
        int made = 0;
        for (int t = 0; t < threads.length; t++) {
            made += program.boxesOf(t);
        }
        locks = boxMonitors + 2 * made;
        semaphores = locks + 2 * program.locks();
        latches = semaphores + program.semaphores().size();
        rwLocks = new ReadWriteLocks(latches + program.latches().size(), threads.length);
        int next = latches + program.latches().size() + program.rwLocks() * rwLocks.width();
        made = 0;
        code = new Instruction[threads.length][];
        queues = new Queues(code, threads);
        for (int t = 0; t < threads.length; t++) {
            Code compiled = Code.of(program, t, made);
            made += program.boxesOf(t);
            code[t] = compiled.instructions();
            threads[t] = next;
            next += LOCALS + compiled.locals();
        }
        interferences = new SeenWrites(next, watches ? monitors : 0, watches ? threads.length : 0);
        size = next + interferences.size();
    }

    int[] initial() {
        int[] state = new int[size];
        for (int i = 0; i < program.semaphores().size(); i++) {
            state[semaphores + i] = program.semaphores().get(i);
        }
        for (int i = 0; i < program.latches().size(); i++) {
            state[latches + i] = program.latches().get(i);
        }
        for (int t = 1; t < threads.length; t++) {
            state[threads[t] + POSITION] = NOT_STARTED;
        }
        interferences.begin(state);
        advance(state, 0);
        passTime(state);
        return state;
    }

    boolean failed(int[] state) {
        return state[0] != 0;
    }

    /** Whether the thread can make a step. */
    boolean enabled(int[] state, int t) {
        int position = state[threads[t] + POSITION];
        if (position < 0 || failed(state)) {
            return false;
        }
        Instruction next = code[t][position];
        return switch (next.kind()) {
            case ENTER, ENTER_AGAIN -> state[monitor(state, t, next)] == 0;
            case LOCK, LOCK_AGAIN -> state[lock(next)] == 0;
            case READ_LOCK, WRITE_LOCK -> mayHave(state, t, next);
            case WAKE, CONDITION_WAKE -> ready(state, t, next)
                    || state[threads[t] + WAIT] == WAITING && ends(state, t, next);
            case JOIN, ACQUIRE, AWAIT, PARK, TIMED_LOCK -> ready(state, t, next) || ends(state, t, next);
            case SLEEP -> state[threads[t] + INTERRUPTED] != 0 || isUp(state, t, next);
            default -> true;
        };
    }

    /**
     * Whether only a time-out, which may come at any time, lets the thread go on: whoever gets the turn instead takes
     * nothing
     * from it.
     */
    boolean waitsForTimeOnly(int[] state, int t) {
        int position = state[threads[t] + POSITION];
        if (position < 0 || time != null || state[threads[t] + INTERRUPTED] != 0) {
            return false;
        }
        Instruction next = code[t][position];
        return switch (next.kind()) {
            case SLEEP -> true;
            case WAKE, CONDITION_WAKE, JOIN, ACQUIRE, AWAIT, PARK, TIMED_LOCK ->
                    next.late() >= 0 && !ready(state, t, next);
            default -> false;
        };
    }

    /** Whether what the thread waits for has come. */
    private boolean ready(int[] state, int t, Instruction wait) {
        return switch (wait.kind()) {
            case WAKE -> state[threads[t] + WAIT] == NOTIFIED && state[monitor(state, t, wait)] == 0;
            case CONDITION_WAKE -> state[threads[t] + WAIT] == NOTIFIED && state[lock(wait)] == 0;
            case JOIN -> state[threads[wait.index()] + POSITION] == ENDED;
            case ACQUIRE -> state[semaphores + wait.index()] > 0;
            case AWAIT -> state[latches + wait.index()] == 0;
            case PARK -> state[threads[t] + PERMIT] > 0;
            case TIMED_LOCK -> state[lock(wait)] == 0;
            default -> throw new IllegalArgumentException(wait.toString());
        };
    }

    /** Whether an interrupt or the time ends the wait. */
    private boolean ends(int[] state, int t, Instruction wait) {
        return state[threads[t] + INTERRUPTED] != 0 || wait.late() >= 0 && isUp(state, t, wait);
    }

    private boolean isUp(int[] state, int t, Instruction wait) {
        return time == null || time.isUp(state, t, wait);
    }

    private void passTime(int[] state) {
        if (time != null) {
            time.pass(state);
        }
    }

    /** Goes on where a wait ends that has not come to what it waited for. */
    private void end(int[] state, int t, Instruction wait) {
        int base = threads[t];
        boolean interrupted = state[base + INTERRUPTED] != 0;
        queues.leave(state, t);
        state[base + WAIT] = 0;
        state[base + POSITION] = interrupted ? wait.target() : wait.late();
        // Who has something to get back is interrupted only then.
        if (interrupted && wait.kind() != Kind.WAKE && wait.kind() != Kind.CONDITION_WAKE) {
            state[base + INTERRUPTED] = 0;
        }
        advance(state, t);
    }

    private static boolean writes(Instruction i) {
        return i.kind() == Kind.QUEUE_WRITE || i.kind() == Kind.WRITE_LOCK || i.kind() == Kind.WRITE_UNLOCK
                || i.kind() == Kind.TRY_WRITE_LOCK;
    }

    private boolean mayHave(int[] state, int t, Instruction i) {
        if (!rwLocks.isFree(state, i.index(), t, writes(i))) {
            return false;
        }
        int head = writes(i) ? -1 : queues.head(state, i.index());
        return head < 0 || head == t || code[head][state[threads[head] + POSITION]].kind() == Kind.READ_LOCK;
    }

    int monitor(int[] state, int t, Instruction instruction) {
        int index = instruction.index();
        return index >= 0 ? monitors + 2 * index : boxMonitors + 2 * (state[threads[t] + LOCALS - 2 - index] - 1);
    }

    int lock(Instruction instruction) {
        return locks + 2 * instruction.index();
    }

    /** The states after the thread's next step, of which there are several where a notify has a choice. */
    void step(int[] before, int t, Consumer<int[]> after) {
        Instruction next = code[t][before[threads[t] + POSITION]];
        if (next.kind() == Kind.NOTIFY && queues.anyWaits(before, next.index())) {
            for (int waiter = 0; waiter < threads.length; waiter++) {
                if (queues.waits(before, waiter, next.index())) {
                    int[] state = before.clone();
                    state[threads[waiter] + WAIT] = NOTIFIED;
                    goOn(state, t);
                    passTime(state);
                    after.accept(state);
                }
            }
            return;
        }
        int[] state = before.clone();
        state[threads[t] + WAITED] = 0;
        perform(state, t, next);
        passTime(state);
        after.accept(state);
    }

    private void goOn(int[] state, int t) {
        state[threads[t] + POSITION]++;
        advance(state, t);
    }

    private void perform(int[] state, int t, Instruction i) {
        if (watches && i.place() != null) {
            interferences.watch(state, t, i, variables);
        }
        switch (i.kind()) {
            case READ -> variables.setLocal(state, t, i.local(), state[variables.cell(state, t, i.place())]);
            case WRITE -> state[variables.cell(state, t, i.place())] = variables.value(state, t, i.first());
            case ADD_AND_GET -> {
                int cell = variables.cell(state, t, i.place());
                state[cell] += variables.value(state, t, i.first());
                variables.setLocal(state, t, i.local(), state[cell]);
            }
            case GET_AND_ADD, GET_AND_SET -> {
                int cell = variables.cell(state, t, i.place());
                int old = state[cell];
                state[cell] = variables.value(state, t, i.first()) + (i.kind() == Kind.GET_AND_ADD ? old : 0);
                variables.setLocal(state, t, i.local(), old);
            }
            case COMPARE_AND_SET -> {
                int cell = variables.cell(state, t, i.place());
                boolean equal = state[cell] == variables.value(state, t, i.first());
                if (equal) {
                    state[cell] = variables.value(state, t, i.second());
                }
                variables.setLocal(state, t, i.local(), equal ? 1 : 0);
            }
            default -> {
                if (!locks(state, t, i)) {
                    waits(state, t, i);
                }
                return;
            }
        }
        goOn(state, t);
    }

    private void jump(int[] state, int t, int target) {
        state[threads[t] + POSITION] = target;
        advance(state, t);
    }

    /** Does what is about locks; false if it is not. */
    private boolean locks(int[] state, int t, Instruction i) {
        switch (i.kind()) {
            case ENTER -> take(state, monitor(state, t, i), t, 1);
            case LOCK -> take(state, lock(i), t, 1);
            case UNLOCK -> release(state, lock(i));
            case TRY_LOCK -> {
                int owner = state[lock(i)];
                if (owner != 0 && owner != t + 1) {
                    jump(state, t, i.target());
                    return true;
                }
                take(state, lock(i), t, state[lock(i) + 1] + 1);
            }
            case TIMED_LOCK -> {
                if (!ready(state, t, i)) {
                    end(state, t, i);
                    return true;
                }
                take(state, lock(i), t, 1);
            }
            case ENTER_AGAIN, LOCK_AGAIN -> {
                int lock = i.kind() == Kind.ENTER_AGAIN ? monitor(state, t, i) : lock(i);
                take(state, lock, t, state[threads[t] + RESTORE]);
                state[threads[t] + RESTORE] = 0;
            }
            case QUEUE_READ, QUEUE_WRITE -> {
                if (mayHave(state, t, i)) {
                    rwLocks.take(state, i.index(), t, writes(i));
                    jump(state, t, state[threads[t] + POSITION] + 2);
                } else {
                    state[threads[t] + POSITION]++;
                    queues.enter(state, t);
                }
                return true;
            }
            case READ_LOCK, WRITE_LOCK -> {
                rwLocks.take(state, i.index(), t, writes(i));
                queues.leave(state, t);
            }
            case TRY_READ_LOCK, TRY_WRITE_LOCK -> {
                if (!rwLocks.isFree(state, i.index(), t, writes(i))) {
                    jump(state, t, i.target());
                    return true;
                }
                rwLocks.take(state, i.index(), t, writes(i));
            }
            case READ_UNLOCK, WRITE_UNLOCK -> rwLocks.release(state, i.index(), t, writes(i));
            default -> {
                return false;
            }
        }
        goOn(state, t);
        return true;
    }

    private void waits(int[] state, int t, Instruction i) {
        int base = threads[t];
        switch (i.kind()) {
            case WAIT, CONDITION_WAIT -> {
                int lock = i.kind() == Kind.WAIT ? monitor(state, t, i) : lock(i);
                state[base + WAIT] = WAITING;
                state[base + RESTORE] = state[lock + 1];
                take(state, lock, -1, 0);
                state[base + POSITION]++;
                if (i.kind() == Kind.CONDITION_WAIT) {
                    queues.enter(state, t);
                }
                return;
            }
            case WAKE, CONDITION_WAKE -> {
                if (!ready(state, t, i)) {
                    end(state, t, i);
                    return;
                }
                take(state, i.kind() == Kind.WAKE ? monitor(state, t, i) : lock(i), t, state[base + RESTORE]);
                state[base + WAIT] = 0;
                state[base + RESTORE] = 0;
            }
            case NOTIFY_ALL -> {
                for (int waiter = 0; waiter < threads.length; waiter++) {
                    if (queues.waits(state, waiter, i.index())) {
                        state[threads[waiter] + WAIT] = NOTIFIED;
                    }
                }
            }
            case SIGNAL -> queues.signal(state, i.index());
            case SIGNAL_ALL -> {
                boolean more = true;
                while (more) {
                    more = queues.signal(state, i.index());
                }
            }
            case JOIN, ACQUIRE, AWAIT -> {
                if (!ready(state, t, i)) {
                    end(state, t, i);
                    return;
                }
                if (i.kind() == Kind.ACQUIRE) {
                    state[semaphores + i.index()]--;
                } else if (watches && i.kind() == Kind.JOIN) {
                    interferences.joins(state, t, i.index());
                }
            }
            case SLEEP, CHECK_INTERRUPTED -> {
                if (state[base + INTERRUPTED] != 0) {
                    state[base + INTERRUPTED] = 0;
                    jump(state, t, i.target());
                    return;
                }
            }
            case INTERRUPT -> state[threads[i.index()] + INTERRUPTED] = 1;
            case LOOK_INTERRUPTED, CLEAR_INTERRUPTED -> {
                variables.setLocal(state, t, i.local(), state[base + INTERRUPTED]);
                if (i.kind() == Kind.CLEAR_INTERRUPTED) {
                    state[base + INTERRUPTED] = 0;
                }
            }
            case FAIL -> {
                state[0] = i.site() + 1;
                return;
            }
            case RELEASE -> state[semaphores + i.index()]++;
            case COUNT_DOWN -> state[latches + i.index()] = Math.max(0, state[latches + i.index()] - 1);
            case PARK -> state[base + PERMIT] = 0;
            case UNPARK -> state[threads[i.index()] + PERMIT] = 1;
            case BEGIN, NOTIFY, VISIBLE_END -> {
                // A thread that begins or ends, a notify without waiters: no effect.
            }
            default -> throw new IllegalArgumentException(i.toString());
        }
        goOn(state, t);
    }

    private static void take(int[] state, int lock, int owner, int holds) {
        state[lock] = owner + 1;
        state[lock + 1] = holds;
    }

    private static void release(int[] state, int lock) {
        if (--state[lock + 1] == 0) {
            state[lock] = 0;
        }
    }

    /** Goes on to the thread's next step: what lies before it is nobody else's business. */
    private void advance(int[] state, int t) {
        int base = threads[t];
        while (!failed(state)) {
            Instruction i = code[t][state[base + POSITION]];
            if (isStep(i) && !reenters(state, t, i)) {
                return;
            }
            state[base + POSITION]++;
            switch (i.kind()) {
                case ENTER -> state[monitor(state, t, i) + 1]++;
                case LOCK, TIMED_LOCK -> state[lock(i) + 1]++;
                case QUEUE_READ, QUEUE_WRITE -> {
                    rwLocks.take(state, i.index(), t, writes(i));
                    state[base + POSITION]++;
                }
                case FORGET_INTERRUPT -> state[base + INTERRUPTED] = 0;
                case EXIT -> release(state, monitor(state, t, i));
                case INITIALIZE -> {
                    state[variables.cell(state, t, i.place())] = variables.value(state, t, i.first());
                    if (watches) {
                        interferences.makes(state, t, variables.owner(state, t, i.place()));
                    }
                }
                case ASSIGN -> variables.setLocal(state, t, i.local(), variables.value(state, t, i.first()));
                case JUMP -> state[base + POSITION] = i.target();
                case UNLESS -> {
                    if (!variables.holds(state, t, i.condition())) {
                        state[base + POSITION] = i.target();
                    }
                }
                case START -> {
                    state[threads[i.index()] + POSITION] = 0;
                    if (watches) {
                        interferences.starts(state, t, i.index());
                    }
                }
                case FAIL -> state[base + RESTORE] = i.site();
                case END -> {
                    state[base + POSITION] = ENDED;
                    return;
                }
                default -> throw new IllegalStateException(i.toString());
            }
        }
    }

    /** Whether others can come before it; which thread fails first matters where nothing else does after that. */
    private boolean isStep(Instruction i) {
        return i.kind().step || i.kind() == Kind.FAIL && failures == Failures.FIRST;
    }

    private boolean reenters(int[] state, int t, Instruction i) {
        return i.kind() == Kind.ENTER && state[monitor(state, t, i)] == t + 1
                || (i.kind() == Kind.LOCK || i.kind() == Kind.TIMED_LOCK) && state[lock(i)] == t + 1
                || (i.kind() == Kind.QUEUE_READ || i.kind() == Kind.QUEUE_WRITE)
                        && rwLocks.reenters(state, i.index(), t, writes(i));
    }
}
