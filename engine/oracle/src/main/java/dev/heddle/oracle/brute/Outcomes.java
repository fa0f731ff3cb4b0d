package dev.heddle.oracle.brute;

import java.util.Set;

/** Puts the states in which no thread can make a step into words. */
final class Outcomes {

    private final Machine machine;

    Outcomes(Machine machine) {
        this.machine = machine;
    }

    /** What a state in which no thread can make a step is, as text. */
    String of(int[] state) {
        if (machine.failed(state)) {
            return "fail s" + (state[0] - 1);
        }
        StringBuilder failed = new StringBuilder();
        for (int thread : machine.threads) {
            if (state[thread + Machine.POSITION] == Machine.ENDED && state[thread + Machine.RESTORE] != 0) {
                failed.append(" s").append(state[thread + Machine.RESTORE]);
            }
        }
        if (failed.length() > 0) {
            return "fail" + failed;
        }
        StringBuilder blocked = new StringBuilder();
        for (int t = 0; t < machine.threads.length; t++) {
            if (state[machine.threads[t] + Machine.POSITION] >= 0) {
                blocked.append(' ').append(t).append("@s").append(machine.code[t][state[machine.threads[t] + Machine.POSITION]].site());
            }
        }
        if (blocked.length() > 0) {
            return (inCycle(state) ? "deadlock" : "stuck") + blocked;
        }
        StringBuilder end = new StringBuilder("end ");
        append(end, state, 1, machine.variables.endOfNumbers());
        for (int slot = 0; slot < machine.program.boxes().slots().size(); slot++) {
            for (int field = 0; field < machine.program.boxes().fields().size(); field++) {
                end.append(end.charAt(end.length() - 1) == ' ' ? "" : ",").append(machine.variables.inSlot(state, slot, field));
            }
        }
        for (int t = 0; t < machine.threads.length; t++) {
            end.append('|');
            if (state[machine.threads[t] + Machine.POSITION] == Machine.NOT_STARTED) {
                end.append('-');
            } else {
                int first = machine.threads[t] + Machine.LOCALS;
                append(end, state, first, first + machine.program.threads().get(t).locals());
            }
        }
        return end.toString();
    }

    /** What each thread came to in a state in which nobody can go on, whatever became of the others. */
    void addLocalFacts(int[] state, Set<String> facts) {
        boolean failed = false;
        StringBuilder left = new StringBuilder();
        for (int t = 0; t < machine.threads.length; t++) {
            int base = machine.threads[t];
            int position = state[base + Machine.POSITION];
            left.append(position >= 0 ? " t" + t : "");
            if (position == Machine.ENDED && state[base + Machine.RESTORE] != 0) {
                failed = true;
                facts.add("t" + t + " fails at s" + state[base + Machine.RESTORE]);
            } else if (position == Machine.ENDED) {
                addEnd(state, t, facts);
            }
        }
        if (left.length() > 0 && !failed) {
            facts.add((inCycle(state) ? "deadlock" : "stuck") + left);
        }
    }

    /** Who has failed or ended so far. */
    void addEnds(int[] state, Set<String> facts) {
        for (int t = 0; t < machine.threads.length; t++) {
            int base = machine.threads[t];
            if (state[base + Machine.POSITION] == Machine.ENDED && state[base + Machine.RESTORE] != 0) {
                facts.add("t" + t + " fails at s" + state[base + Machine.RESTORE]);
            } else if (state[base + Machine.POSITION] == Machine.ENDED) {
                addEnd(state, t, facts);
            }
        }
    }

    private void addEnd(int[] state, int t, Set<String> facts) {
        StringBuilder end = new StringBuilder("t" + t + " ends with ");
        int first = machine.threads[t] + Machine.LOCALS;
        append(end, state, first, first + machine.program.threads().get(t).locals());
        facts.add(end.toString());
    }

    private static void append(StringBuilder text, int[] state, int from, int to) {
        for (int i = from; i < to; i++) {
            text.append(i == from ? "" : ",").append(state[i]);
        }
    }

    /** Whether some threads wait for each other in a circle. */
    private boolean inCycle(int[] state) {
        for (int start = 0; start < machine.threads.length; start++) {
            boolean[] seen = new boolean[machine.threads.length];
            follow(state, start, seen);
            if (seen[start]) {
                return true;
            }
        }
        return false;
    }

    /** Marks all threads that {@code t} waits for, directly or not. */
    private void follow(int[] state, int t, boolean[] seen) {
        for (int other = 0; other < machine.threads.length; other++) {
            if (!seen[other] && waitsFor(state, t, other)) {
                seen[other] = true;
                follow(state, other, seen);
            }
        }
    }

    /** Whether {@code other} must act before {@code t} can. */
    private boolean waitsFor(int[] state, int t, int other) {
        int base = machine.threads[t];
        if (state[base + Machine.POSITION] < 0) {
            return false;
        }
        Instruction next = machine.code[t][state[base + Machine.POSITION]];
        boolean notified = state[base + Machine.WAIT] == Machine.NOTIFIED;
        return switch (next.kind()) {
            case ENTER, ENTER_AGAIN -> state[machine.monitor(state, t, next)] - 1 == other;
            case LOCK, LOCK_AGAIN -> state[machine.lock(next)] - 1 == other;
            case WAKE -> notified && state[machine.monitor(state, t, next)] - 1 == other;
            case CONDITION_WAKE -> notified && state[machine.lock(next)] - 1 == other;
            case JOIN -> next.index() == other;
            case WRITE_LOCK -> machine.rwLocks.writer(state, next.index()) == other
                    || machine.rwLocks.reads(state, next.index(), other);
            case READ_LOCK -> machine.rwLocks.writer(state, next.index()) == other
                    || other != t && machine.queues.head(state, next.index()) == other;
            default -> false;
        };
    }
}
