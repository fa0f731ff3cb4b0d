package dev.heddle.oracle.run;

import dev.heddle.bootstrap.Hooks;
import dev.heddle.engine.model.ViolationKind;
import dev.heddle.engine.runtime.ExecutionRecord;
import dev.heddle.oracle.brute.Failures;
import java.util.Optional;
import java.util.Set;

/**
 * What a running program tells about itself. Only one of its threads runs at a time, and no scheduling point lies between
 * an operation and the call that tells of it.
 */
public final class Recorder {

    private static final int MOST_THREADS = 16;
    private static final int NOT_STARTED = -2;
    private static final int ENDED = -1;

    /** The site where each thread may be blocked. */
    private static final int[] SITES = new int[MOST_THREADS];
    private static final int[][] LOCALS = new int[MOST_THREADS][];
    /** The site at which each thread has failed; 0 if it has not. */
    private static final int[] FAILED = new int[MOST_THREADS];
    private static int[] memory;
    private static int threads;
    private static boolean paused;

    private Recorder() {}

    static void reset(int newThreads) {
        threads = newThreads;
        for (int t = 0; t < threads; t++) {
            SITES[t] = NOT_STARTED;
            LOCALS[t] = null;
            FAILED[t] = 0;
        }
        memory = null;
    }

    public static void begun(int thread) {
        SITES[thread] = 0;
    }

    /** The thread is about to do something that may block. */
    public static void at(int thread, int site) {
        SITES[thread] = site;
    }

    /** The thread is about to fail. */
    public static void failed(int thread, int site) {
        FAILED[thread] = site;
    }

    /** What follows, up to {@link #ended}, is no longer part of the program. */
    public static void ending() {
        paused = Hooks.pause();
    }

    /** The thread ends; the memory that the last one to end sees is the final one. */
    public static void ended(int thread, int[] locals, int[] newMemory) {
        SITES[thread] = ENDED;
        LOCALS[thread] = locals;
        memory = newMemory;
        Hooks.resume(paused);
    }

    /** What each thread came to in an execution that is over, in the words of the enumerator. */
    static void addLocalFacts(ExecutionRecord record, Set<String> facts) {
        if (record.abandoned()) {
            return;
        }
        StringBuilder left = new StringBuilder();
        for (int t = 0; t < threads; t++) {
            left.append(SITES[t] >= 0 ? " t" + t : "");
            if (FAILED[t] != 0) {
                facts.add("t" + t + " fails at s" + FAILED[t]);
            } else if (SITES[t] == ENDED) {
                StringBuilder end = new StringBuilder("t" + t + " ends with ");
                append(end, LOCALS[t]);
                facts.add(end.toString());
            }
        }
        if (record.kind() == ViolationKind.DEADLOCK || record.kind() == ViolationKind.STUCK) {
            facts.add(word(record.kind()) + left);
        }
    }

    /** The outcome of an execution that is over, in the words of the enumerator; none if it was given up on the way. */
    static Optional<String> outcome(ExecutionRecord record, Failures failures) {
        return Optional.ofNullable(text(record, failures));
    }

    private static String text(ExecutionRecord record, Failures failures) {
        if (record.abandoned()) {
            return null;
        }
        if (record.kind() == null) {
            return allEnded() ? end() : null;
        }
        if (record.kind() == ViolationKind.EXCEPTION) {
            Throwable failure = record.failure();
            if (!(failure instanceof AssertionError)) {
                return "fail " + failure;
            }
            return failures == Failures.FIRST ? "fail " + failure.getMessage() : failures();
        }
        if (record.kind() == ViolationKind.DEADLOCK || record.kind() == ViolationKind.STUCK) {
            return blocked(record.kind());
        }
        return record.kind() + " " + record.message();
    }

    private static boolean allEnded() {
        for (int t = 0; t < threads; t++) {
            if (SITES[t] >= 0) {
                return false;
            }
        }
        return memory != null;
    }

    private static String failures() {
        StringBuilder text = new StringBuilder("fail");
        for (int t = 0; t < threads; t++) {
            if (FAILED[t] != 0) {
                text.append(" s").append(FAILED[t]);
            }
        }
        return text.toString();
    }

    private static String end() {
        StringBuilder text = new StringBuilder("end ");
        append(text, memory);
        for (int t = 0; t < threads; t++) {
            text.append('|');
            if (SITES[t] == NOT_STARTED) {
                text.append('-');
            } else {
                append(text, LOCALS[t]);
            }
        }
        return text.toString();
    }

    private static void append(StringBuilder text, int[] values) {
        for (int i = 0; i < values.length; i++) {
            text.append(i == 0 ? "" : ",").append(values[i]);
        }
    }

    private static String word(ViolationKind kind) {
        return kind == ViolationKind.DEADLOCK ? "deadlock" : "stuck";
    }

    /** Where threads are blocked at the end of an execution of this kind. */
    static String blocked(ViolationKind kind) {
        StringBuilder text = new StringBuilder(word(kind));
        for (int t = 0; t < threads; t++) {
            if (SITES[t] >= 0) {
                text.append(' ').append(t).append("@s").append(SITES[t]);
            }
        }
        return text.toString();
    }
}
