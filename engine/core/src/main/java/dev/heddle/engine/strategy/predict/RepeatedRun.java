package dev.heddle.engine.strategy.predict;

import dev.heddle.engine.model.Op;
import dev.heddle.engine.strategy.api.Candidates;
import dev.heddle.engine.strategy.api.Trace;
import dev.heddle.engine.strategy.guided.ReplayStrategy;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The execution of a recorded schedule. Its decisions are made again once; where more places are found then at which threads may be
 * switched, there are more decisions than it has, and what is made again is the order of the operations that it switched at.
 */
final class RepeatedRun implements FirstRun {

    private final ReplayStrategy decisions;
    private final Map<String, Long> inputs;
    /** The operations of the execution; null before it was made again. */
    private List<Operation> order;
    private int made;
    private int looked;
    private String trouble;

    private record Operation(int thread, long key, Op op, List<Integer> picks) {

        static Operation of(Trace trace, int step) {
            int access = trace.first(step);
            boolean empty = access == trace.end(step);
            List<Integer> picks = new ArrayList<>();
            for (int i = 0; i < trace.picks(step); i++) {
                picks.add(trace.pick(step, i));
            }
            return new Operation(trace.thread(step), empty ? 0 : trace.key(access), empty ? null : trace.op(access), picks);
        }

        boolean isSame(Operation other) {
            return thread == other.thread && key == other.key && op == other.op;
        }
    }

    RepeatedRun(int[] decisions, Map<String, Long> inputs) {
        this.decisions = new ReplayStrategy(decisions, inputs);
        this.inputs = inputs;
    }

    @Override
    public void begin() {
        decisions.prepare();
        made = 0;
        looked = 0;
    }

    @Override
    public Map<String, Long> inputs() {
        return inputs;
    }

    @Override
    public int choose(Candidates candidates) {
        if (order == null) {
            // A schedule has no decisions where nobody else could go on.
            return candidates.count() == 1 ? 0 : decisions.choose(candidates);
        }
        for (; looked < candidates.trace().steps(); looked++) {
            if (made < order.size() && order.get(made).isSame(Operation.of(candidates.trace(), looked))) {
                made++;
            }
        }
        for (int i = 0; i < candidates.count() && made < order.size(); i++) {
            if (candidates.identity(i) == order.get(made).thread()) {
                return i;
            }
        }
        return Math.max(0, candidates.current());
    }

    @Override
    public int pick(int bound) {
        if (order == null) {
            return decisions.pick(bound);
        }
        List<Integer> picks = made < order.size() ? order.get(made).picks() : List.of();
        return picks.isEmpty() ? 0 : Math.min(picks.get(0), bound - 1);
    }

    @Override
    public void executed(Trace trace) {
        if (order == null) {
            trouble = decisions.parted() ? "the schedule could not be followed: the code is not what it was" : null;
            List<Operation> operations = new ArrayList<>();
            for (int step = 0; step < trace.steps(); step++) {
                operations.add(Operation.of(trace, step));
            }
            order = operations;
        } else {
            int last = order.size();
            for (; looked < trace.steps(); looked++) {
                made += made < last && order.get(made).isSame(Operation.of(trace, looked)) ? 1 : 0;
            }
            trouble = trouble == null && made < last ? "the schedule could not be followed to its end" : trouble;
        }
    }

    @Override
    public String trouble() {
        return trouble;
    }
}
