package dev.heddle.engine.strategy.proactive;

import dev.heddle.engine.encoding.RecordedEvent.Decision;
import dev.heddle.engine.encoding.RecordedRun;
import dev.heddle.engine.encoding.RecordedStep;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** What each thread decided in an execution, and how far it came: all that the order of steps does not change. */
public final class AbstractTrace {

    private static final Way NONE = new Way(List.of(), List.of(), 0);

    private final Map<Integer, Way> ways = new TreeMap<>();

    /**
     * The way of one thread.
     *
     * @param at for each decision, the number of its step among those of the thread
     */
    record Way(List<Decision> decisions, List<Integer> at, int steps) {

        /** The first step that is not the same, or not there, in another way of the thread; {@link #steps} if all are. */
        int parts(Way other) {
            int first = Math.min(steps, other.steps);
            for (int i = 0; i < decisions.size(); i++) {
                if (i >= other.decisions.size() || decisions.get(i).outcome() != other.decisions.get(i).outcome()) {
                    return Math.min(first, at.get(i));
                }
            }
            return first;
        }

        /** Whether the first decisions are the same. */
        boolean agrees(Way other, int count) {
            if (other.decisions.size() < count) {
                return false;
            }
            for (int i = 0; i < count; i++) {
                if (decisions.get(i).outcome() != other.decisions.get(i).outcome()) {
                    return false;
                }
            }
            return true;
        }
    }

    public AbstractTrace(RecordedRun run) {
        run.threads().forEach((thread, steps) -> ways.put(thread, way(steps)));
    }

    private static Way way(List<RecordedStep> steps) {
        List<Decision> decisions = new ArrayList<>();
        List<Integer> at = new ArrayList<>();
        for (RecordedStep step : steps) {
            for (Decision decision : step.decisions()) {
                decisions.add(decision);
                at.add(step.number());
            }
        }
        return new Way(decisions, at, steps.size());
    }

    /** Whether all threads go the same way in both, to the same ends. */
    public boolean isSameAs(AbstractTrace other) {
        if (!ways.keySet().equals(other.ways.keySet())) {
            return false;
        }
        for (Map.Entry<Integer, Way> own : ways.entrySet()) {
            Way way = own.getValue();
            Way theirs = other.ways.get(own.getKey());
            if (way.steps != theirs.steps || way.decisions.size() != theirs.decisions.size()
                    || way.parts(theirs) != way.steps) {
                return false;
            }
        }
        return true;
    }

    Way of(int thread) {
        return ways.getOrDefault(thread, NONE);
    }

    Map<Integer, Way> ways() {
        return ways;
    }
}
