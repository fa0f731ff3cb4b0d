package dev.heddle.engine.strategy.hapset;

import dev.heddle.engine.model.Op;
import dev.heddle.engine.strategy.api.Candidates;
import dev.heddle.engine.strategy.api.Mode;
import dev.heddle.engine.strategy.api.Trace;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Where the execution under way has no plan: which of the enabled threads would meet another's statement in an order that no good
 * execution has shown, and which should wait, because another thread may yet come to a statement that was always second.
 */
final class RiskyOrders {

    /** Waits for one order that may be in vain; the plans of the search are for those. */
    private static final int MOST_WAITS = 3;

    private final PairSets sets;
    private final Predicate<PairSets.Pair> covered;

    /** The last access of a thread to a variable. */
    private record Last(int thread, int step, int statement, Mode mode) {}

    // Of the execution under way.
    private final Map<Long, List<Last>> touched = new HashMap<>();
    private final Set<PairSets.Pair> shown = new HashSet<>();
    private final Set<PairSets.Pair> awaited = new HashSet<>();
    private int steps;

    // Of all executions.
    private final Map<PairSets.Pair, Integer> waits = new HashMap<>();
    /** For each statement, those that came behind it and never before it. */
    private final Map<Integer, List<PairSets.Pair>> missing = new HashMap<>();
    private int known;

    RiskyOrders(PairSets sets, Predicate<PairSets.Pair> covered) {
        this.sets = sets;
        this.covered = covered;
    }

    void begin() {
        touched.clear();
        shown.clear();
        awaited.forEach(pair -> waits.merge(pair, 1, Integer::sum));
        awaited.clear();
        steps = 0;
        if (known != sets.all().size()) {
            known = sets.all().size();
            missing.clear();
            for (PairSets.Pair pair : sets.all()) {
                PairSets.Pair reversed = pair.reversed();
                if (!sets.contains(reversed)) {
                    missing.computeIfAbsent(reversed.later(), statement -> new ArrayList<>()).add(reversed);
                }
            }
        }
    }

    /** Takes up what was done since it was asked last. */
    void follow(Trace trace) {
        for (; steps < trace.steps(); steps++) {
            for (int a = trace.first(steps); a < trace.end(steps); a++) {
                int statement = trace.statement(a);
                if (statement != 0) {
                    touch(trace, a, statement);
                }
            }
        }
    }

    private void touch(Trace trace, int a, int statement) {
        int thread = trace.thread(steps);
        List<Last> all = touched.computeIfAbsent(trace.key(a), key -> new ArrayList<>());
        for (int i = all.size() - 1; i >= 0 && all.get(i).thread != thread; i--) {
            Last last = all.get(i);
            if (last.mode.conflicts(trace.mode(a))) {
                shown.add(new PairSets.Pair(last.statement, statement, trace.isFirstThread(steps, last.step)));
            }
        }
        all.removeIf(last -> last.thread == thread);
        all.add(new Last(thread, steps, statement, trace.mode(a)));
    }

    /** Whether the step of the i-th thread would show something new. */
    boolean shows(Candidates candidates, int i) {
        List<Last> all = touched.get(candidates.key(i));
        int statement = candidates.statement(i);
        if (all == null || statement == 0) {
            return false;
        }
        Mode mode = candidates.op(i) == Op.READ ? Mode.READ : Mode.WRITE;
        for (int j = all.size() - 1; j >= 0 && all.get(j).thread != candidates.identity(i); j--) {
            Last last = all.get(j);
            if (last.mode.conflicts(mode) && isNew(
                    new PairSets.Pair(last.statement, statement, candidates.isFirstThread(i, last.step)))) {
                return true;
            }
        }
        return false;
    }

    /** Whether something new may show if others go first. */
    boolean waits(Candidates candidates, int i) {
        for (PairSets.Pair pair : missing.getOrDefault(candidates.statement(i), List.of())) {
            if (isNew(pair) && waits.getOrDefault(pair, 0) < MOST_WAITS) {
                awaited.add(pair);
                return true;
            }
        }
        return false;
    }

    private boolean isNew(PairSets.Pair pair) {
        return !shown.contains(pair) && !covered.test(pair);
    }

    void clear() {
        missing.clear();
        waits.clear();
        awaited.clear();
        known = 0;
    }
}
