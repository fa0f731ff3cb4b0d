package dev.heddle.oracle.brute;

import dev.heddle.oracle.brute.Instruction.Kind;

/** Time that passes only where no thread can go on: up to the earliest limit of a wait, behind which that wait may end. */
final class PassedTime {

    private static final int MILLISECOND = 1_000_000;
    private static final int SECOND = 1_000_000_000;
    /** Limits that are so close to each other run out together: which of two such threads is first, no clock can tell. */
    private static final int CLOSE = 100_000;

    private final Machine machine;

    PassedTime(Machine machine) {
        this.machine = machine;
    }

    /** How long the statement that an instruction belongs to waits at most, in nanoseconds. */
    private static int limit(Instruction wait) {
        return switch (wait.kind()) {
            case SLEEP, WAKE, JOIN -> MILLISECOND;
            case PARK -> 1;
            case CONDITION_WAKE, ACQUIRE, AWAIT, TIMED_LOCK -> SECOND;
            default -> throw new IllegalArgumentException(wait.toString());
        };
    }

    /** Whether a wait has come to its limit. */
    boolean isUp(int[] state, int t, Instruction wait) {
        return state[machine.threads[t] + Machine.WAITED] >= limit(wait);
    }

    /** Lets time pass if no thread can go on and one waits with a limit. */
    void pass(int[] state) {
        int[] left = new int[machine.threads.length];
        int shortest = Integer.MAX_VALUE;
        for (int t = 0; t < machine.threads.length; t++) {
            if (machine.failed(state) || machine.enabled(state, t)) {
                return;
            }
            left[t] = -1;
            if (isLimited(state, t)) {
                left[t] = limit(next(state, t)) - state[machine.threads[t] + Machine.WAITED];
                shortest = Math.min(shortest, left[t]);
            }
        }
        int passed = shortest;
        for (int each : left) {
            if (each >= 0 && each - shortest <= CLOSE) {
                passed = Math.max(passed, each);
            }
        }
        for (int t = 0; t < machine.threads.length; t++) {
            if (left[t] >= 0) {
                state[machine.threads[t] + Machine.WAITED] += passed;
            }
        }
    }

    private Instruction next(int[] state, int t) {
        return machine.code[t][state[machine.threads[t] + Machine.POSITION]];
    }

    private boolean isLimited(int[] state, int t) {
        int base = machine.threads[t];
        if (state[base + Machine.POSITION] < 0 || state[base + Machine.WAIT] == Machine.NOTIFIED) {
            return false;
        }
        Instruction next = next(state, t);
        return next.kind() == Kind.SLEEP || next.late() >= 0;
    }
}
