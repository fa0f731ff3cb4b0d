package dev.heddle.engine.strategy.interference;

import dev.heddle.engine.model.Op;
import dev.heddle.engine.strategy.api.Trace;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Which steps come before which because threads are started and joined, and for no other reason. For each step it keeps how many
 * steps of each thread come before it that way; it is the same in every order in which the threads go the same way.
 */
final class StartJoinOrder {

    private final Trace trace;
    /** Of each step, how many steps of each thread come before it. */
    private final List<Map<Integer, Integer>> before = new ArrayList<>();
    /** Of each step, how many its thread had made. */
    private final List<Integer> numbers = new ArrayList<>();
    private final Map<Integer, Map<Integer, Integer>> now = new HashMap<>();
    private final Map<Integer, Integer> made = new HashMap<>();
    private final Map<Long, Map<Integer, Integer>> ends = new HashMap<>();

    StartJoinOrder(Trace trace) {
        this.trace = trace;
    }

    /** Takes up the next step of the trace. */
    void add() {
        int step = before.size();
        int thread = trace.thread(step);
        Map<Integer, Integer> known = now.get(thread);
        if (known == null) {
            int start = trace.enabler(step);
            known = start < 0 ? Map.of() : with(before.get(start), trace.thread(start), numbers.get(start) + 1);
        }
        for (int access = trace.first(step); access < trace.end(step); access++) {
            if (trace.op(access) == Op.JOIN && ends.containsKey(trace.key(access))) {
                known = merged(known, ends.get(trace.key(access)));
            }
        }
        int number = made.merge(thread, 1, Integer::sum) - 1;
        now.put(thread, known);
        before.add(known);
        numbers.add(number);
        for (int access = trace.first(step); access < trace.end(step); access++) {
            if (trace.op(access) == Op.END) {
                ends.put(trace.key(access), with(known, thread, number + 1));
            }
        }
    }

    int steps() {
        return before.size();
    }

    /** How many steps the thread of a step had made before it. */
    int number(int step) {
        return numbers.get(step);
    }

    /** Whether a step of another thread comes before a step. */
    boolean isBefore(int writer, int number, int step) {
        return before.get(step).getOrDefault(writer, 0) > number;
    }

    /** Whether a step of another thread comes before whatever a thread does next. */
    boolean isBeforeNext(int writer, int number, int thread) {
        return now.getOrDefault(thread, Map.of()).getOrDefault(writer, 0) > number;
    }

    private static Map<Integer, Integer> with(Map<Integer, Integer> clock, int thread, int count) {
        return merged(clock, Map.of(thread, count));
    }

    private static Map<Integer, Integer> merged(Map<Integer, Integer> one, Map<Integer, Integer> other) {
        Map<Integer, Integer> both = new HashMap<>(one);
        other.forEach((thread, count) -> both.merge(thread, count, Math::max));
        return both;
    }
}
