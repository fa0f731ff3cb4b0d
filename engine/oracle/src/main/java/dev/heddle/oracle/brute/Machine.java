package dev.heddle.oracle.brute;

import dev.heddle.oracle.brute.Instruction.Kind;
import dev.heddle.oracle.program.Condition;
import dev.heddle.oracle.program.Expr;
import dev.heddle.oracle.program.Place;
import dev.heddle.oracle.program.Program;
import java.util.Arrays;
import java.util.function.Consumer;

/**
 * Runs a program step by step. A state is an array of numbers, so that states can be compared:
 * <pre>
 * failed site + 1 | memory | owner + 1, holds of each monitor, then of each lock
 *                 | permits of each semaphore | count of each latch
 *                 | position, wait, holds to restore, permit, locals of each thread
 * </pre>
 */
final class Machine {

    private static final int NOT_STARTED = -1;
    private static final int ENDED = -2;

    private static final int POSITION = 0;
    private static final int WAIT = 1;
    /** Also where a thread that has failed did so. */
    private static final int RESTORE = 2;
    private static final int PERMIT = 3;
    private static final int LOCALS = 4;

    private static final int WAITING = 1;
    private static final int NOTIFIED = 2;

    private final Program program;
    private final Failures failures;
    private final Instruction[][] code;
    /** Where each array begins in memory, then the atomics, then the end of memory. */
    private final int[] arrays;
    private final int atomics;
    private final int monitors;
    private final int locks;
    private final int semaphores;
    private final int latches;
    private final int[] threads;
    private final int size;

    Machine(Program program, Failures failures) {
        this.program = program;
        this.failures = failures;
        int next = 1 + program.fields().size();
        arrays = new int[program.arrays().size()];
        for (int i = 0; i < arrays.length; i++) {
            arrays[i] = next;
            next += program.arrays().get(i);
        }
        atomics = next;
        monitors = atomics + program.atomics();
        locks = monitors + 2 * program.monitors();
        semaphores = locks + 2 * program.locks();
        latches = semaphores + program.semaphores().size();
        next = latches + program.latches().size();
        threads = new int[program.threads().size()];
        code = new Instruction[threads.length][];
        for (int t = 0; t < threads.length; t++) {
            Code compiled = Code.of(program.threads().get(t), t == 0);
            code[t] = compiled.instructions();
            threads[t] = next;
            next += LOCALS + compiled.locals();
        }
        size = next;
    }

    int threads() {
        return threads.length;
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
        advance(state, 0);
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
            case ENTER -> state[monitor(next)] == 0;
            case LOCK -> state[lock(next)] == 0;
            case WAKE -> state[threads[t] + WAIT] == NOTIFIED && state[monitor(next)] == 0;
            case JOIN -> state[threads[next.index()] + POSITION] == ENDED;
            case ACQUIRE -> state[semaphores + next.index()] > 0;
            case AWAIT -> state[latches + next.index()] == 0;
            case PARK -> state[threads[t] + PERMIT] > 0;
            default -> true;
        };
    }

    private int monitor(Instruction instruction) {
        return monitors + 2 * instruction.index();
    }

    private int lock(Instruction instruction) {
        return locks + 2 * instruction.index();
    }

    /** The states after the thread's next step, of which there are several where a notify has a choice. */
    void step(int[] before, int t, Consumer<int[]> after) {
        Instruction next = code[t][before[threads[t] + POSITION]];
        if (next.kind() == Kind.NOTIFY && anyWaiter(before, next.index())) {
            for (int waiter = 0; waiter < threads.length; waiter++) {
                if (waits(before, waiter, next.index())) {
                    int[] state = before.clone();
                    state[threads[waiter] + WAIT] = NOTIFIED;
                    goOn(state, t);
                    after.accept(state);
                }
            }
            return;
        }
        int[] state = before.clone();
        perform(state, t, next);
        after.accept(state);
    }

    private void goOn(int[] state, int t) {
        state[threads[t] + POSITION]++;
        advance(state, t);
    }

    private boolean anyWaiter(int[] state, int monitor) {
        for (int t = 0; t < threads.length; t++) {
            if (waits(state, t, monitor)) {
                return true;
            }
        }
        return false;
    }

    private boolean waits(int[] state, int t, int monitor) {
        return state[threads[t] + WAIT] == WAITING
                && code[t][state[threads[t] + POSITION]].index() == monitor;
    }

    private void perform(int[] state, int t, Instruction i) {
        switch (i.kind()) {
            case READ -> setLocal(state, t, i.local(), state[cell(state, t, i.place())]);
            case WRITE -> state[cell(state, t, i.place())] = value(state, t, i.first());
            case ADD -> {
                int cell = atomics + i.index();
                state[cell] += value(state, t, i.first());
                setLocal(state, t, i.local(), state[cell]);
            }
            case COMPARE_AND_SET -> {
                int cell = atomics + i.index();
                boolean equal = state[cell] == value(state, t, i.first());
                if (equal) {
                    state[cell] = value(state, t, i.second());
                }
                setLocal(state, t, i.local(), equal ? 1 : 0);
            }
            case ENTER -> take(state, monitor(i), t, 1);
            case LOCK -> take(state, lock(i), t, 1);
            case UNLOCK -> release(state, lock(i));
            case TRY_LOCK -> {
                int owner = state[lock(i)];
                if (owner != 0 && owner != t + 1) {
                    state[threads[t] + POSITION] = i.target();
                    advance(state, t);
                    return;
                }
                take(state, lock(i), t, state[lock(i) + 1] + 1);
            }
            case WAIT -> {
                int m = monitor(i);
                state[threads[t] + WAIT] = WAITING;
                state[threads[t] + RESTORE] = state[m + 1];
                take(state, m, -1, 0);
            }
            case WAKE -> {
                take(state, monitor(i), t, state[threads[t] + RESTORE]);
                state[threads[t] + WAIT] = 0;
                state[threads[t] + RESTORE] = 0;
            }
            case NOTIFY_ALL -> {
                for (int waiter = 0; waiter < threads.length; waiter++) {
                    if (waits(state, waiter, i.index())) {
                        state[threads[waiter] + WAIT] = NOTIFIED;
                    }
                }
            }
            case ACQUIRE -> state[semaphores + i.index()]--;
            case RELEASE -> state[semaphores + i.index()]++;
            case COUNT_DOWN -> state[latches + i.index()] = Math.max(0, state[latches + i.index()] - 1);
            case PARK -> state[threads[t] + PERMIT] = 0;
            case UNPARK -> state[threads[i.index()] + PERMIT] = 1;
            default -> {
                // A thread that begins, one that joins an ended one, a notify without waiters, an open latch: no effect.
            }
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
            if (i.kind().step && !reenters(state, t, i)) {
                return;
            }
            state[base + POSITION]++;
            switch (i.kind()) {
                case ENTER -> state[monitor(i) + 1]++;
                case LOCK -> state[lock(i) + 1]++;
                case EXIT -> release(state, monitor(i));
                case ASSIGN -> setLocal(state, t, i.local(), value(state, t, i.first()));
                case JUMP -> state[base + POSITION] = i.target();
                case UNLESS -> {
                    if (!holds(state, t, i.condition())) {
                        state[base + POSITION] = i.target();
                    }
                }
                case START -> state[threads[i.index()] + POSITION] = 0;
                case FAIL -> {
                    if (failures == Failures.FIRST) {
                        state[0] = i.site() + 1;
                    } else {
                        state[base + RESTORE] = i.site();
                        state[base + POSITION] = ENDED;
                    }
                    return;
                }
                case END -> {
                    state[base + POSITION] = ENDED;
                    return;
                }
                default -> throw new IllegalStateException(i.toString());
            }
        }
    }

    private boolean reenters(int[] state, int t, Instruction i) {
        return i.kind() == Kind.ENTER && state[monitor(i)] == t + 1
                || i.kind() == Kind.LOCK && state[lock(i)] == t + 1;
    }

    private void setLocal(int[] state, int t, int local, int value) {
        state[threads[t] + LOCALS + local] = value;
    }

    private int cell(int[] state, int t, Place place) {
        if (place instanceof Place.Field field) {
            return 1 + field.index();
        }
        if (place instanceof Place.Atomic atomic) {
            return atomics + atomic.index();
        }
        Place.Element element = (Place.Element) place;
        int length = program.arrays().get(element.array());
        return arrays[element.array()] + (value(state, t, element.index()) & length - 1);
    }

    private int value(int[] state, int t, Expr expr) {
        if (expr instanceof Expr.Constant constant) {
            return constant.value();
        }
        if (expr instanceof Expr.Input input) {
            return input.value();
        }
        Expr.Local local = (Expr.Local) expr;
        return state[threads[t] + LOCALS + local.index()] + local.add();
    }

    private boolean holds(int[] state, int t, Condition condition) {
        int left = value(state, t, condition.left());
        int right = value(state, t, condition.right());
        return switch (condition.comparison()) {
            case EQUAL -> left == right;
            case DIFFERENT -> left != right;
            case LESS -> left < right;
        };
    }

    /** What a state in which no thread can make a step is, as text. */
    String outcome(int[] state) {
        if (failed(state)) {
            return "fail s" + (state[0] - 1);
        }
        StringBuilder failed = new StringBuilder();
        for (int thread : threads) {
            if (state[thread + POSITION] == ENDED && state[thread + RESTORE] != 0) {
                failed.append(" s").append(state[thread + RESTORE]);
            }
        }
        if (failed.length() > 0) {
            return "fail" + failed;
        }
        StringBuilder blocked = new StringBuilder();
        for (int t = 0; t < threads.length; t++) {
            if (state[threads[t] + POSITION] >= 0) {
                blocked.append(' ').append(t).append("@s").append(code[t][state[threads[t] + POSITION]].site());
            }
        }
        if (blocked.length() > 0) {
            return (inCycle(state) ? "deadlock" : "stuck") + blocked;
        }
        StringBuilder end = new StringBuilder("end ");
        append(end, state, 1, monitors);
        for (int t = 0; t < threads.length; t++) {
            end.append('|');
            if (state[threads[t] + POSITION] == NOT_STARTED) {
                end.append('-');
            } else {
                int first = threads[t] + LOCALS;
                append(end, state, first, first + program.threads().get(t).locals());
            }
        }
        return end.toString();
    }

    private static void append(StringBuilder text, int[] state, int from, int to) {
        for (int i = from; i < to; i++) {
            text.append(i == from ? "" : ",").append(state[i]);
        }
    }

    /** Whether some threads wait for each other in a circle. */
    private boolean inCycle(int[] state) {
        for (int start = 0; start < threads.length; start++) {
            boolean[] seen = new boolean[threads.length];
            int t = start;
            while (t >= 0 && !seen[t]) {
                seen[t] = true;
                t = waitsFor(state, t);
                if (t == start) {
                    return true;
                }
            }
        }
        return false;
    }

    /** The thread that must act before {@code t} can; -1 for none in particular. */
    private int waitsFor(int[] state, int t) {
        int position = state[threads[t] + POSITION];
        if (position < 0) {
            return -1;
        }
        Instruction next = code[t][position];
        return switch (next.kind()) {
            case ENTER -> state[monitor(next)] - 1;
            case LOCK -> state[lock(next)] - 1;
            case WAKE -> state[threads[t] + WAIT] == NOTIFIED ? state[monitor(next)] - 1 : -1;
            case JOIN -> next.index();
            default -> -1;
        };
    }

    @Override
    public String toString() {
        return Arrays.deepToString(code);
    }
}
