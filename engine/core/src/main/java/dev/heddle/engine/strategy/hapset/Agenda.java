package dev.heddle.engine.strategy.hapset;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What guidance has found worth trying: for each pair the plans that may show it. The pair that was tried least comes first, and
 * the newest plan for it, so that an order that cannot be does not keep others waiting. A pair that did not show after so many
 * plans is left to the complete search.
 */
final class Agenda {

    /** Plans kept for one pair. */
    private static final int MOST_PLANS = 64;

    private final int mostAttempts;
    private final Map<PairSets.Pair, Deque<OrderPlan>> plans = new HashMap<>();
    private final Map<PairSets.Pair, Integer> attempts = new HashMap<>();
    /** Pairs with plans, by how often they were tried, each in the order in which they came. */
    private final List<Map<PairSets.Pair, Boolean>> levels = new ArrayList<>();
    private final Set<Long> known = new HashSet<>();

    Agenda(int mostAttempts) {
        this.mostAttempts = mostAttempts;
        for (int i = 0; i < mostAttempts; i++) {
            levels.add(new LinkedHashMap<>());
        }
    }

    void add(OrderPlan plan) {
        int level = attempts.getOrDefault(plan.sought(), 0);
        if (level >= mostAttempts) {
            return;
        }
        Deque<OrderPlan> queue = plans.computeIfAbsent(plan.sought(), pair -> new ArrayDeque<>());
        if (queue.size() < MOST_PLANS && known.add(plan.fingerprint())) {
            queue.addLast(plan);
            levels.get(level).putIfAbsent(plan.sought(), true);
        }
    }

    /** The next plan, which is not worth it where {@code covered} has its pair by now; null if there is none. */
    OrderPlan next(PairSets covered) {
        for (int level = 0; level < mostAttempts; level++) {
            Map<PairSets.Pair, Boolean> pairs = levels.get(level);
            while (!pairs.isEmpty()) {
                PairSets.Pair pair = pairs.keySet().iterator().next();
                pairs.remove(pair);
                Deque<OrderPlan> queue = plans.get(pair);
                if (covered.contains(pair)) {
                    plans.remove(pair);
                } else if (!queue.isEmpty()) {
                    attempts.put(pair, level + 1);
                    OrderPlan plan = queue.pollLast();
                    if (!queue.isEmpty() && level + 1 < mostAttempts) {
                        levels.get(level + 1).put(pair, true);
                    }
                    return plan;
                }
            }
        }
        return null;
    }

    void clear() {
        plans.clear();
        attempts.clear();
        levels.forEach(Map::clear);
        known.clear();
    }
}
