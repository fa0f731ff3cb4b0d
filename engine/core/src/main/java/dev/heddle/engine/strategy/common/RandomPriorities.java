package dev.heddle.engine.strategy.common;

import dev.heddle.engine.model.Op;
import dev.heddle.engine.strategy.api.Candidates;
import java.util.Arrays;

/**
 * Partial order sampling (Yuan, Yang and Gu, CAV 2018): each operation that is to come has a random priority, the
 * highest is done, and those that conflict with it get a new one. Orders that differ in independent operations only
 * are not preferred for being many, as they are by a thread drawn at each step.
 */
public final class RandomPriorities {

    /** Priority of the next operation by thread number; 0 is not yet given. */
    private int[] priority = new int[16];

    public void clear() {
        Arrays.fill(priority, 0);
    }

    /** Which of the first {@code count} positions goes next. */
    public int choose(Candidates candidates, int[] positions, int count, RandomNumbers random) {
        int best = positions[0];
        for (int i = 0; i < count; i++) {
            if (priority(candidates.thread(positions[i]), random) > priority(candidates.thread(best), random)) {
                best = positions[i];
            }
        }
        for (int i = 0; i < candidates.count(); i++) {
            if (i == best || conflict(candidates, i, best)) {
                int thread = candidates.thread(i);
                priority(thread, random);
                priority[thread] = 0;
            }
        }
        return best;
    }

    private static boolean conflict(Candidates candidates, int i, int j) {
        return candidates.variable(i) >= 0
                && candidates.variable(i) == candidates.variable(j)
                && (candidates.op(i) != Op.READ || candidates.op(j) != Op.READ);
    }

    private int priority(int thread, RandomNumbers random) {
        if (thread >= priority.length) {
            priority = Arrays.copyOf(priority, Math.max(thread + 1, priority.length * 2));
        }
        if (priority[thread] == 0) {
            priority[thread] = 1 + random.below(Integer.MAX_VALUE);
        }
        return priority[thread];
    }
}
