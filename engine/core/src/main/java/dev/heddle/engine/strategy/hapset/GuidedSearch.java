package dev.heddle.engine.strategy.hapset;

import dev.heddle.engine.strategy.api.Candidates;
import dev.heddle.engine.strategy.api.Contacts;
import dev.heddle.engine.strategy.api.Execution;
import dev.heddle.engine.strategy.api.Strategy;
import dev.heddle.engine.strategy.api.Trace;
import dev.heddle.engine.strategy.common.FreeChoice;
import dev.heddle.engine.strategy.common.LoopBound;
import dev.heddle.engine.strategy.dpor.History;
import dev.heddle.engine.strategy.dpor.Transition;
import java.util.Arrays;

/**
 * Phase one (algorithms 2, 4 and 5). After each execution, for each operation made or announced: the latest step that conflicts with
 * it, could have come behind it, and has not been met by it in that order. That order is planned. Nothing is asleep here: a
 * step that was explored with guidance was not explored fully.
 */
final class GuidedSearch {

    private static final int[] NO_PICKS = {};
    /** Plans for one pair that may fail to show it; what they miss is left to the complete search. */
    private static final int MOST_ATTEMPTS = 12;

    private final PairSets sets;
    private final StoredPairs earlier;
    /** Tells names of statements; null before the first execution. */
    private Contacts contacts;
    private final Agenda agenda = new Agenda(MOST_ATTEMPTS);
    private final History history = new History();
    private final FreeChoice free = new FreeChoice();

    private boolean begun;
    private OrderPlan plan;
    /** Position in the plan; may be behind the step, where planned steps were not possible. */
    private int position;
    private int[] picks = NO_PICKS;
    private int pickPosition;
    private boolean cut;
    private long failedPlans;

    GuidedSearch(PairSets sets, StoredPairs earlier) {
        this.sets = sets;
        this.earlier = earlier;
    }

    long failedPlans() {
        return failedPlans;
    }

    boolean prepare() {
        plan = begun ? agenda.next(sets) : null;
        if (begun && plan == null) {
            return false;
        }
        begun = true;
        position = 1;
        cut = false;
        picks = NO_PICKS;
        pickPosition = 0;
        free.begin();
        return true;
    }

    int choose(Candidates candidates) {
        int chosen = planned(candidates);
        if (chosen < 0) {
            picks = NO_PICKS;
            chosen = free.choose(candidates, thread -> false);
            if (candidates.count() > 1 && LoopBound.areOver(candidates, chosen)) {
                cut = true;
                return Strategy.ABANDON;
            }
        }
        pickPosition = 0;
        free.chosen(candidates.identity(chosen), candidates.count() > 1);
        return chosen;
    }

    /** The thread whose turn it is by plan; below 0 where there is none. Steps that are not possible are left out. */
    private int planned(Candidates candidates) {
        while (plan != null && position < plan.length()) {
            Transition step = plan.step(position++);
            for (int i = 0; i < candidates.count(); i++) {
                if (candidates.identity(i) == step.thread) {
                    picks = step.picks;
                    return i;
                }
            }
        }
        return -1;
    }

    int pick() {
        int i = pickPosition++;
        return i < picks.length ? picks[i] : 0;
    }

    void executed(Execution execution) {
        failedPlans += plan != null && !sets.contains(plan.sought()) ? 1 : 0;
        contacts = execution.contacts();
        if (!cut) {
            planOn(execution.observed());
        }
    }

    private void planOn(Trace trace) {
        int count = trace.steps();
        keepWhatIsAlike(trace, count);
        while (history.size() < count) {
            history.append(trace, history.size());
        }
        Transition[] steps = new Transition[count];
        for (int i = 0; i < count; i++) {
            steps[i] = history.transition(i);
        }
        for (int step = 1; step < count; step++) {
            planOn(trace, step, step, steps);
        }
        for (int i = 0; i < trace.pending(); i++) {
            history.append(trace, count + i);
            planOn(trace, count + i, count, steps);
            history.cut(count);
        }
    }

    private void keepWhatIsAlike(Trace trace, int count) {
        int alike = 0;
        while (alike < Math.min(history.size(), count) && history.transition(alike).isLike(trace, alike)) {
            alike++;
        }
        // Picks are not compared: where they differ, so does the step behind the plan's branching.
        history.cut(plan == null ? 0 : Math.min(alike, plan.kept()));
    }

    private void planOn(Trace trace, int step, int inHistory, Transition[] steps) {
        int first = trace.first(step);
        int count = steps.length;
        int race = history.latest(inHistory, count, (earlier, later) -> {
            PairSets.Pair pair = pair(trace, step, earlier, first + later);
            return pair != null && !isCovered(pair);
        });
        if (race < 1) {
            return;
        }
        PairSets.Pair sought = uncovered(trace, race, step);
        if (sought != null) {
            agenda.add(new OrderPlan(steps, race, history.reversal(race, inHistory, count), sought));
        }
    }

    /** A pair that is not covered and would show if the later step came first. */
    private PairSets.Pair uncovered(Trace trace, int earlier, int later) {
        for (int a = trace.first(earlier); a < trace.end(earlier); a++) {
            for (int b = trace.first(later); b < trace.end(later); b++) {
                PairSets.Pair pair = trace.key(a) == trace.key(b) && trace.mode(a).conflicts(trace.mode(b))
                        ? pair(trace, later, a, b) : null;
                if (pair != null && !isCovered(pair)) {
                    return pair;
                }
            }
        }
        return null;
    }

    private boolean isCovered(PairSets.Pair pair) {
        return sets.contains(pair) || earlier.contains(pair, contacts::named);
    }

    /** What would be seen if the later access came first; null where no order is learned of them. */
    private PairSets.Pair pair(Trace trace, int laterStep, int earlier, int later) {
        int a = trace.statement(earlier);
        int b = trace.statement(later);
        return a == 0 || b == 0 ? null : new PairSets.Pair(b, a, trace.isFirstThread(stepOf(trace, earlier), laterStep));
    }

    private static int stepOf(Trace trace, int access) {
        int low = 0;
        int high = trace.steps() - 1;
        while (low < high) {
            int middle = low + high + 1 >>> 1;
            if (trace.first(middle) <= access) {
                low = middle;
            } else {
                high = middle - 1;
            }
        }
        return low;
    }

    void startOver() {
        agenda.clear();
        history.cut(0);
        begun = false;
        plan = null;
    }
}
