package dev.heddle.engine.runtime.turn;

import dev.heddle.engine.model.Op;
import dev.heddle.engine.strategy.api.ValueTrace;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntConsumer;

/**
 * Finds variables that two threads touch, one of them writing, in an order that only starts and joins could fix but do not. Who
 * concludes from one execution that steps are possible in another order must know that nobody can come between what a step does, so
 * each of these has to be a scheduling point: also where a volatile variable happened to order the accesses, or always a lock. What a
 * thread touches behind a start in the same step comes after that: the thread that it has started may come first.
 */
final class UnorderedAccesses {

    /** @param late whether the thread had started another one in the same step before */
    private record Touch(int step, boolean late, boolean writes) {}

    private final StepTrace steps;
    private final Map<Integer, List<Touch>> touched = new LinkedHashMap<>();
    private final Set<Integer> written = new HashSet<>();
    /** For each step with a start in it, a number for what comes behind that, after the numbers of all steps. */
    private final Map<Integer, Integer> behindStarts = new HashMap<>();

    UnorderedAccesses(StepTrace steps) {
        this.steps = steps;
        for (int step = 0; step < steps.steps(); step++) {
            if (starts(step, steps.end(step))) {
                behindStarts.put(step, steps.steps() + behindStarts.size());
            }
        }
    }

    /** @param position how many accesses the trace had then */
    void add(int variable, int step, int position, ValueTrace.Kind kind) {
        boolean writes = kind == ValueTrace.Kind.WRITE;
        List<Touch> own = touched.computeIfAbsent(variable, v -> new ArrayList<>());
        Touch touch = new Touch(step, starts(step, position), writes);
        if (own.isEmpty() || !own.get(own.size() - 1).equals(touch)) {
            own.add(touch);
        }
        if (writes) {
            written.add(variable);
        }
    }

    /** Whether a step starts a thread before a position. */
    private boolean starts(int step, int position) {
        for (int access = step < 0 ? position : steps.first(step); access < position; access++) {
            if (steps.op(access) == Op.FORK) {
                return true;
            }
        }
        return false;
    }

    void find(IntConsumer found) {
        BitSet[] before = order();
        touched.forEach((variable, own) -> {
            if (written.contains(variable) && isUnordered(own, before)) {
                found.accept(variable);
            }
        });
    }

    private boolean isUnordered(List<Touch> own, BitSet[] before) {
        for (int i = 1; i < own.size(); i++) {
            Touch second = own.get(i);
            for (int j = 0; j < i; j++) {
                Touch first = own.get(j);
                if ((first.writes || second.writes) && steps.thread(first.step) != steps.thread(second.step)
                        && !before[second.step].get(first.late ? behindStarts.get(first.step) : first.step)) {
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
            if (previous == null) {
                add(before, step, steps.enabler(step));
            } else {
                addAll(before, step, previous);
            }
            for (int access = steps.first(step); access < steps.end(step); access++) {
                if (steps.op(access) == Op.END) {
                    ends.put(steps.key(access), step);
                } else if (steps.op(access) == Op.JOIN) {
                    addAll(before, step, ends.getOrDefault(steps.key(access), -1));
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

    /** What comes behind starts in the predecessor, too. */
    private void addAll(BitSet[] before, int step, int predecessor) {
        add(before, step, predecessor);
        if (behindStarts.containsKey(predecessor)) {
            before[step].set(behindStarts.get(predecessor));
        }
    }
}
