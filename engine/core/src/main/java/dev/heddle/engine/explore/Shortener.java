package dev.heddle.engine.explore;

import dev.heddle.engine.model.Violation;
import dev.heddle.engine.model.ViolationKind;
import dev.heddle.engine.runtime.ExecutionPlan;
import dev.heddle.engine.runtime.ExecutionRecord;
import dev.heddle.engine.runtime.TestRuntime;
import dev.heddle.engine.session.ExploreOptions;
import dev.heddle.engine.strategy.api.Strategy;
import dev.heddle.engine.strategy.guided.StickyStrategy;
import dev.heddle.engine.strategy.guided.TurnsStrategy;
import dev.heddle.engine.strategy.pcb.PcbStrategy;
import dev.heddle.engine.target.TestCase;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;

/**
 * Looks for the schedule that people get to see: one that fails in the same way with all locations known that are
 * shared, so that no decisive access is missing from its trace, with the fewest preemptions and then the fewest steps.
 *
 * <p>Schedules are tried in the order of their preemptions, so the first that fails has the fewest there are. Where that
 * takes too long, preemptions are taken out of the schedule that was found, one by one, until none can be spared.
 */
final class Shortener {

    private static final int MOST_EXECUTIONS = 3_000;
    /** Executions to look for fewer steps once the fewest preemptions are known. */
    private static final int MORE_EXECUTIONS = 300;
    private static final int MOST_PREEMPTIONS = 8;
    private static final int MOST_TO_LEARN = 50;
    private static final int ENOUGH_WITHOUT_NEWS = 5;
    /** Counted in steps, not in time: the same search must end in the same schedule on every machine. */
    private static final long MOST_EFFORT = 150_000;

    private final TestRuntime runtime;
    private final TestCase test;
    private final ExploreOptions options;
    private final Replayer replayer;
    private final BooleanSupplier overdue;
    private long effort;
    /** Null while more is learned. */
    private List<String> known;

    /** A schedule that fails. */
    private record Witness(int[] decisions, int preemptions, int steps) {

        boolean isShorterThan(Witness other) {
            return other == null || preemptions < other.preemptions
                    || preemptions == other.preemptions && steps < other.steps;
        }
    }

    Shortener(TestRuntime runtime, TestCase test, ExploreOptions options, Replayer replayer, BooleanSupplier overdue) {
        this.runtime = runtime;
        this.test = test;
        this.options = options;
        this.replayer = replayer;
        this.overdue = overdue;
    }

    /** A confirmation of the same violation, of a schedule that shows more or is shorter where one is found. */
    Replayer.Confirmation shorten(Replayer.Confirmation found, ViolationSignature sought) {
        // What does not terminate takes long each time.
        if (found.violation().kind() == ViolationKind.NO_TERMINATION || overdue.getAsBoolean()) {
            return found;
        }
        // What is learned here stays here: the search that found it goes on with the scheduling points it knows.
        List<String> ofSearch = runtime.shared();
        try {
            return shorter(found, sought);
        } finally {
            runtime.learnShared(ofSearch);
        }
    }

    private Replayer.Confirmation shorter(Replayer.Confirmation found, ViolationSignature sought) {
        Map<String, Long> inputs = RecordedExecution.numbers(found.schedule());
        known = null;
        known = learn(inputs);
        Witness witness = search(found, sought, inputs);
        if (witness == null) {
            return found;
        }
        Replayer.Confirmation other = sought.observation() == null
                ? replayer.confirm(recording(witness, inputs), "a shorter schedule")
                : replayer.confirm(sought.observation(), recording(witness, inputs));
        boolean confirmed = other != null && other.violation() != null && sought.is(other.violation());
        return confirmed ? other.withPreemptions(witness.preemptions) : found;
    }

    /** Executes until nothing new is learned for a while; the first executions of a search know little. */
    private List<String> learn(Map<String, Long> inputs) {
        runtime.stopGuessing();
        StickyStrategy strategy = new StickyStrategy(options.seed(), inputs);
        int nothingNew = 0;
        for (int i = 0; i < MOST_TO_LEARN && nothingNew < ENOUGH_WITHOUT_NEWS && !overdue.getAsBoolean(); i++) {
            strategy.prepare();
            nothingNew = execute(strategy).learned() ? 0 : nothingNew + 1;
        }
        return runtime.shared();
    }

    private RecordedExecution recording(Witness witness, Map<String, Long> inputs) {
        return new RecordedExecution(witness.decisions, inputs, known, options.limits());
    }

    private Witness search(Replayer.Confirmation found, ViolationSignature sought, Map<String, Long> inputs) {
        effort = 0;
        Witness best = byBound(sought, inputs);
        if (best != null) {
            return best;
        }
        effort = 0;
        best = sticky(sought, inputs);
        boolean sameScheduling = known.equals(found.schedule().shared());
        int[] start = best == null && sameScheduling ? found.schedule().decisions() : decisions(best);
        return start == null ? null : withoutSpare(start, sought, inputs);
    }

    private static int[] decisions(Witness witness) {
        return witness == null ? null : witness.decisions;
    }

    /** All schedules without a preemption, then with one, and so on, as far as there is time. */
    private Witness byBound(ViolationSignature sought, Map<String, Long> inputs) {
        PcbStrategy strategy = PcbStrategy.forFailure(MOST_PREEMPTIONS, inputs);
        Witness best = null;
        int left = MOST_EXECUTIONS;
        while (left-- > 0 && mayGoOn() && strategy.prepare()) {
            if (best != null && strategy.preemptions() > best.preemptions) {
                break;
            }
            ExecutionRecord record = execute(strategy);
            strategy.executed(record);
            Witness witness = better(best, record, strategy.preemptions(), sought, inputs);
            left = best == null && witness != null ? Math.min(left, MORE_EXECUTIONS) : left;
            best = witness;
        }
        return best;
    }

    private boolean mayGoOn() {
        return effort < MOST_EFFORT && !overdue.getAsBoolean();
    }

    private Witness sticky(ViolationSignature sought, Map<String, Long> inputs) {
        StickyStrategy strategy = new StickyStrategy(options.seed(), inputs);
        Witness best = null;
        for (int i = 0; i < MOST_EXECUTIONS / 5 && mayGoOn(); i++) {
            strategy.prepare();
            best = better(best, execute(strategy), strategy.preemptions(), sought, inputs);
        }
        return best;
    }

    /** Takes preemptions out until none can be spared. */
    private Witness withoutSpare(int[] decisions, ViolationSignature sought, Map<String, Long> inputs) {
        TurnsStrategy strategy = TurnsStrategy.of(decisions, inputs);
        Witness best = attempt(null, strategy, sought, inputs);
        effort = 0;
        for (int i = 0; best != null && i < strategy.preemptions() && mayGoOn(); i++) {
            TurnsStrategy shorter = strategy.without(i);
            Witness witness = attempt(best, shorter, sought, inputs);
            if (witness.preemptions < best.preemptions) {
                best = witness;
                strategy = shorter;
                i = -1;
            }
        }
        return best;
    }

    private Witness attempt(Witness best, TurnsStrategy strategy, ViolationSignature sought, Map<String, Long> inputs) {
        strategy.prepare();
        ExecutionRecord record = execute(strategy);
        return better(best, record, strategy.preemptions(), sought, inputs);
    }

    private ExecutionRecord execute(Strategy strategy) {
        ExecutionRecord record = runtime.execute(ExecutionPlan.of(test.body(), strategy, options.limits()).at(known));
        effort += record.effort();
        return record;
    }

    /** The execution's schedule, if it shows the same and is shorter than the best so far; else that one. */
    private Witness better(
            Witness best, ExecutionRecord record, int preemptions, ViolationSignature sought, Map<String, Long> inputs) {
        if (!sought.mayShowIn(record)) {
            return best;
        }
        Witness witness = new Witness(record.decisions(), preemptions, record.steps());
        boolean unsure = sought.needsTrace(record);
        return witness.isShorterThan(best) && (!unsure || showsWithTrace(witness, sought, inputs)) ? witness : best;
    }

    private boolean showsWithTrace(Witness witness, ViolationSignature sought, Map<String, Long> inputs) {
        effort += witness.steps;
        Violation traced = replayer.once(recording(witness, inputs));
        return traced != null && sought.is(traced);
    }
}
