package dev.heddle.engine.strategy.predict;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A way out of a region and back into it, along conflicts and the order within threads: other threads have seen a part of
 * the region, and a later part of it sees them. No order of the whole region and the others gives the same. (Causal
 * atomicity: Farzan and Madhusudan.)
 *
 * @param from the step of the region that the way begins at
 * @param first the step of another thread that it leads to
 * @param last the step of another thread that it comes back from
 * @param to the step of the region that it comes back to
 */
record ConflictCycle(StepFacts from, StepFacts first, StepFacts last, StepFacts to) {

    /** Whether what others do comes between two steps of the region. */
    boolean isVisit(List<StepFacts> order) {
        int out = order.indexOf(from);
        int back = order.indexOf(to);
        return out < back && order.indexOf(first) > out && order.indexOf(last) < back;
    }

    /** Where the way has come to. */
    private record Reached(StepFacts from, StepFacts first) {}

    /** The first one that an order of steps closes; null if there is none. */
    static ConflictCycle in(List<StepFacts> order, Set<StepFacts> region) {
        return in(order, region, null);
    }

    /** @param others the only steps of other threads that count, in whatever order their thread makes them; null for all */
    static ConflictCycle in(List<StepFacts> order, Set<StepFacts> region, Set<StepFacts> others) {
        if (others != null) {
            return betweenTwo(order, region, others);
        }
        int own = region.iterator().next().step().thread();
        Map<Integer, Reached> threads = new HashMap<>();
        Map<StepFacts, Reached> reached = new HashMap<>();
        for (int i = 0; i < order.size(); i++) {
            StepFacts step = order.get(i);
            if (step.step().thread() != own) {
                Reached way = way(order.subList(0, i), step, region, threads, reached);
                if (way != null) {
                    threads.put(step.step().thread(), way);
                    reached.put(step, way);
                }
            } else if (region.contains(step)) {
                for (Map.Entry<StepFacts, Reached> entry : reached.entrySet()) {
                    if (entry.getKey().conflicts(step)) {
                        Reached way = entry.getValue();
                        return new ConflictCycle(way.from, way.first, entry.getKey(), step);
                    }
                }
            }
        }
        return null;
    }

    private static Reached way(List<StepFacts> before, StepFacts step, Set<StepFacts> region,
            Map<Integer, Reached> threads, Map<StepFacts, Reached> reached) {
        for (int i = before.size() - 1; i >= 0; i--) {
            StepFacts earlier = before.get(i);
            if (region.contains(earlier) && earlier.conflicts(step)) {
                return new Reached(earlier, step);
            }
        }
        if (threads.containsKey(step.step().thread())) {
            return threads.get(step.step().thread());
        }
        return reached.entrySet().stream().filter(entry -> entry.getKey().conflicts(step))
                .map(Map.Entry::getValue).findFirst().orElse(null);
    }

    /** A conflict in one order, and one in the other: of two regions neither can come first as a whole. */
    private static ConflictCycle betweenTwo(List<StepFacts> order, Set<StepFacts> region, Set<StepFacts> others) {
        StepFacts[] out = pair(order, region, others);
        StepFacts[] back = last(order, others, region);
        return out == null || back == null ? null : new ConflictCycle(out[0], out[1], back[0], back[1]);
    }

    /** The one whose second step comes last. */
    private static StepFacts[] last(List<StepFacts> order, Set<StepFacts> first, Set<StepFacts> second) {
        for (int later = order.size() - 1; later >= 0; later--) {
            StepFacts[] pair = second.contains(order.get(later)) ? pair(order.subList(0, later + 1), first, Set.of(order.get(later))) : null;
            if (pair != null) {
                return pair;
            }
        }
        return null;
    }

    /** The one whose first step comes first. */
    private static StepFacts[] pair(List<StepFacts> order, Set<StepFacts> first, Set<StepFacts> second) {
        for (int earlier = 0; earlier < order.size(); earlier++) {
            for (int later = earlier + 1; later < order.size() && first.contains(order.get(earlier)); later++) {
                if (second.contains(order.get(later)) && order.get(earlier).conflicts(order.get(later))) {
                    return new StepFacts[] {order.get(earlier), order.get(later)};
                }
            }
        }
        return null;
    }
}
