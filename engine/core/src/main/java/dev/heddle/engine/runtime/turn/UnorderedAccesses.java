package dev.heddle.engine.runtime.turn;

import dev.heddle.engine.model.Op;
import dev.heddle.engine.strategy.api.ValueTrace;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntConsumer;

/**
 * Finds variables that two threads touch, one of them writing, in an order that only starts and joins could fix but do not. Who
 * concludes from one execution that steps are possible in another order must know that nobody can come between what a step does, so
 * each of these has to be a scheduling point: also where a volatile variable happened to order the accesses, or always a lock.
 */
final class UnorderedAccesses {

    private final StepTrace steps;
    private final Map<Integer, List<Integer>> touched = new LinkedHashMap<>();
    private final Map<Integer, BitSet> writing = new HashMap<>();

    UnorderedAccesses(StepTrace steps) {
        this.steps = steps;
    }

    void add(int variable, int step, ValueTrace.Kind kind) {
        List<Integer> own = touched.computeIfAbsent(variable, v -> new ArrayList<>());
        if (own.isEmpty() || own.get(own.size() - 1) != step) {
            own.add(step);
        }
        if (kind == ValueTrace.Kind.WRITE) {
            writing.computeIfAbsent(variable, v -> new BitSet()).set(step);
        }
    }

    void find(IntConsumer found) {
        BitSet[] before = order();
        touched.forEach((variable, own) -> {
            if (writing.containsKey(variable) && isUnordered(own, writing.get(variable), before)) {
                found.accept(variable);
            }
        });
    }

    private boolean isUnordered(List<Integer> own, BitSet writes, BitSet[] before) {
        for (int i = 1; i < own.size(); i++) {
            for (int j = 0; j < i; j++) {
                int first = own.get(j);
                int second = own.get(i);
                if (steps.thread(first) != steps.thread(second) && (writes.get(first) || writes.get(second))
                        && !before[second].get(first)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** For each step, those that come before it because of starts and joins. */
    private BitSet[] order() {
        BitSet[] before = new BitSet[steps.steps()];
        Map<Integer, Integer> last = new HashMap<>();
        Map<Long, Integer> ends = new HashMap<>();
        for (int step = 0; step < before.length; step++) {
            before[step] = new BitSet();
            Integer previous = last.put(steps.thread(step), step);
            add(before, step, previous == null ? steps.enabler(step) : previous);
            for (int access = steps.first(step); access < steps.end(step); access++) {
                if (steps.op(access) == Op.END) {
                    ends.put(steps.key(access), step);
                } else if (steps.op(access) == Op.JOIN) {
                    add(before, step, ends.getOrDefault(steps.key(access), -1));
                }
            }
        }
        return before;
    }

    private static void add(BitSet[] before, int step, int predecessor) {
        if (predecessor >= 0) {
            before[step].or(before[predecessor]);
            before[step].set(predecessor);
        }
    }
}
