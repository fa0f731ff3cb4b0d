package dev.heddle.engine.strategy.guided;

import dev.heddle.engine.strategy.api.Candidates;
import dev.heddle.engine.strategy.api.Execution;
import dev.heddle.engine.strategy.api.Strategy;
import dev.heddle.engine.strategy.common.LoopBound;
import dev.heddle.engine.strategy.common.Preemptions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Follows the turns of a recorded schedule as far as they are possible, some of them prolonged until the thread has to
 * stop. Tells whether a failure needs all the preemptions it was found with.
 */
public final class TurnsStrategy implements Strategy {

    /** Decisions in a row for one thread; {@code length} is how many. */
    private record Turn(int thread, int length) {
        Turn prolonged() {
            return new Turn(thread, Integer.MAX_VALUE);
        }
    }

    private final List<Turn> turns;
    private final List<Integer> picks;
    private final Map<String, Long> inputs;
    private int turn;
    private int used;
    private int picked;
    private int lastTurn;
    /** Turns that were cut short by a preemption, in the execution made last. */
    private final List<Integer> preempted = new ArrayList<>();

    private TurnsStrategy(List<Turn> turns, List<Integer> picks, Map<String, Long> inputs) {
        this.turns = turns;
        this.picks = picks;
        this.inputs = inputs;
    }

    /** The turns of a schedule, as they are. */
    public static TurnsStrategy of(int[] decisions, Map<String, Long> inputs) {
        List<Turn> turns = new ArrayList<>();
        List<Integer> picks = new ArrayList<>();
        for (int decision : decisions) {
            int last = turns.size() - 1;
            if (decision < 0) {
                picks.add(-1 - decision);
            } else if (last >= 0 && turns.get(last).thread == decision) {
                turns.set(last, new Turn(decision, turns.get(last).length + 1));
            } else {
                turns.add(new Turn(decision, 1));
            }
        }
        return new TurnsStrategy(turns, picks, inputs);
    }

    /** The same turns without the i-th preemption of the last execution. */
    public TurnsStrategy without(int i) {
        List<Turn> longer = new ArrayList<>(turns);
        int which = preempted.get(i);
        longer.set(which, longer.get(which).prolonged());
        return new TurnsStrategy(longer, picks, inputs);
    }

    /** Preemptions in the execution made last. */
    public int preemptions() {
        return preempted.size();
    }

    @Override
    public boolean prepare() {
        turn = 0;
        used = 0;
        picked = 0;
        lastTurn = -1;
        preempted.clear();
        return true;
    }

    @Override
    public Map<String, Long> inputs() {
        return inputs;
    }

    @Override
    public int choose(Candidates candidates) {
        int position = next(candidates);
        if (Preemptions.isOne(candidates, position) && lastTurn >= 0) {
            preempted.add(lastTurn);
        }
        lastTurn = Math.min(turn, turns.size() - 1);
        return position;
    }

    private int next(Candidates candidates) {
        while (turn < turns.size()) {
            Turn t = turns.get(turn);
            int position = find(candidates, t.thread);
            if (position >= 0 && used < t.length && !LoopBound.areOver(candidates, position)) {
                used++;
                return position;
            }
            turn++;
            used = 0;
        }
        return Math.max(0, candidates.current());
    }

    private static int find(Candidates candidates, int thread) {
        for (int i = 0; i < candidates.count(); i++) {
            if (candidates.thread(i) == thread) {
                return i;
            }
        }
        return -1;
    }

    @Override
    public int pick(int bound) {
        int choice = picked < picks.size() ? picks.get(picked) : 0;
        picked++;
        return Math.min(choice, bound - 1);
    }

    @Override
    public void executed(Execution execution) {
        // One execution tells all.
    }

    @Override
    public String bound() {
        return null;
    }

    @Override
    public Map<String, Object> stats() {
        return Map.of();
    }
}
