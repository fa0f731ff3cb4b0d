package dev.heddle.engine.strategy.interference;

import dev.heddle.engine.strategy.api.Candidates;
import dev.heddle.engine.strategy.api.ValueTrace;
import dev.heddle.engine.strategy.common.LoopBound;
import java.util.HashMap;
import java.util.Map;

/**
 * How often threads have decided whether to go on in a loop that reads nothing new. Who reads one variable very often and never decides
 * because of it does not wait for anything: all that it reads is on one path.
 */
final class Rounds {

    private final Map<Integer, Integer> decisions = new HashMap<>();
    /** How many decisions each thread had made when it last read something new. */
    private final Map<Integer, Integer> before = new HashMap<>();
    private int followed;

    /** Takes up what the execution has decided since. */
    void follow(Candidates candidates) {
        ValueTrace values = candidates.values();
        for (; followed < values.count() && values.step(followed) < candidates.trace().steps(); followed++) {
            boolean decides = switch (values.kind(followed)) {
                case READ -> !values.isFollowed(followed);
                case DECISION -> true;
                default -> false;
            };
            if (decides && values.step(followed) >= 0) {
                decisions.merge(candidates.trace().thread(values.step(followed)), 1, Integer::sum);
            }
        }
        for (int i = 0; i < candidates.count(); i++) {
            if (candidates.repetitions(i) == 0) {
                before.put(candidates.identity(i), decisions(candidates.identity(i)));
            }
        }
    }

    private int decisions(int thread) {
        return decisions.getOrDefault(thread, 0);
    }

    /** Whether the i-th thread decides again and again whether to go on reading what nobody has changed. */
    boolean spins(Candidates candidates, int i) {
        int thread = candidates.identity(i);
        return candidates.spins(i) && decisions(thread) > before.getOrDefault(thread, 0);
    }

    /** Whether the i-th thread has been round often enough. */
    boolean areOver(Candidates candidates, int i) {
        int thread = candidates.identity(i);
        return LoopBound.areOver(candidates, i)
                && decisions(thread) - before.getOrDefault(thread, 0) >= LoopBound.MOST;
    }
}
