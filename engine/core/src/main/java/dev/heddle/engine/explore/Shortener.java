package dev.heddle.engine.explore;

import dev.heddle.engine.model.CycleEdge;
import dev.heddle.engine.model.Violation;
import dev.heddle.engine.model.ViolationKind;
import dev.heddle.engine.runtime.ExecutionRecord;
import dev.heddle.engine.runtime.TestRuntime;
import dev.heddle.engine.strategy.PcbStrategy;
import dev.heddle.engine.strategy.StickyStrategy;
import dev.heddle.engine.strategy.Strategy;
import dev.heddle.engine.strategy.TurnsStrategy;
import dev.heddle.engine.target.TestCase;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;

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
    private static final long MOST_STEPS = 150_000;

    private final TestRuntime runtime;
    private final TestCase test;
    private final ExploreOptions options;
    private final Replayer replayer;
    private long steps;

    /** A schedule that fails. */
    private record Witness(int[] decisions, int preemptions, int steps) {

        boolean isShorterThan(Witness other) {
            return other == null || preemptions < other.preemptions
                    || preemptions == other.preemptions && steps < other.steps;
        }
    }

    Shortener(TestRuntime runtime, TestCase test, ExploreOptions options, Replayer replayer) {
        this.runtime = runtime;
        this.test = test;
        this.options = options;
        this.replayer = replayer;
    }

    /** A confirmation of the same violation, of a schedule that shows more or is shorter where one is found. */
    Replayer.Confirmation shorten(Replayer.Confirmation found) {
        // What does not terminate takes long each time.
        if (found.violation().kind() == ViolationKind.NO_TERMINATION) {
            return found;
        }
        // What is learned here stays here: the search that found it goes on with the scheduling points it knows.
        List<String> ofSearch = runtime.shared();
        try {
            return shorter(found);
        } finally {
            runtime.learnShared(ofSearch);
        }
    }

    private Replayer.Confirmation shorter(Replayer.Confirmation found) {
        Map<String, Long> inputs = Replayer.numbers(found.schedule());
        List<String> known = learn(inputs);
        Witness witness = search(found, known, inputs);
        if (witness == null) {
            return found;
        }
        Replayer.Confirmation other = replayer.confirm(witness.decisions, inputs, known, "a shorter schedule");
        boolean confirmed = other.violation() != null && isSame(other.violation(), found.violation());
        return confirmed ? other.withPreemptions(witness.preemptions) : found;
    }

    /** Executes until nothing new is learned for a while; the first executions of a search know little. */
    private List<String> learn(Map<String, Long> inputs) {
        runtime.stopGuessing();
        StickyStrategy strategy = new StickyStrategy(options.seed(), inputs);
        int nothingNew = 0;
        for (int i = 0; i < MOST_TO_LEARN && nothingNew < ENOUGH_WITHOUT_NEWS; i++) {
            strategy.prepare();
            nothingNew = execute(strategy).learned() ? 0 : nothingNew + 1;
        }
        return runtime.shared();
    }

    private Witness search(Replayer.Confirmation found, List<String> known, Map<String, Long> inputs) {
        runtime.fixShared(known);
        steps = 0;
        Witness best = byBound(found.violation(), inputs);
        if (best != null) {
            return best;
        }
        steps = 0;
        best = sticky(found.violation(), inputs);
        boolean sameScheduling = known.equals(found.schedule().shared());
        int[] start = best == null && sameScheduling ? found.schedule().decisions() : decisions(best);
        return start == null ? null : withoutSpare(start, found.violation(), inputs);
    }

    private static int[] decisions(Witness witness) {
        return witness == null ? null : witness.decisions;
    }

    /** All schedules without a preemption, then with one, and so on, as far as there is time. */
    private Witness byBound(Violation violation, Map<String, Long> inputs) {
        PcbStrategy strategy = PcbStrategy.forFailure(MOST_PREEMPTIONS, inputs);
        Witness best = null;
        int left = MOST_EXECUTIONS;
        while (left-- > 0 && steps < MOST_STEPS && strategy.prepare()) {
            if (best != null && strategy.preemptions() > best.preemptions) {
                break;
            }
            ExecutionRecord record = execute(strategy);
            strategy.executed(record);
            Witness witness = witness(record, strategy.preemptions(), violation);
            if (witness != null && witness.isShorterThan(best)) {
                left = best == null ? Math.min(left, MORE_EXECUTIONS) : left;
                best = witness;
            }
        }
        return best;
    }

    private Witness sticky(Violation violation, Map<String, Long> inputs) {
        StickyStrategy strategy = new StickyStrategy(options.seed(), inputs);
        Witness best = null;
        for (int i = 0; i < MOST_EXECUTIONS / 5 && steps < MOST_STEPS; i++) {
            strategy.prepare();
            Witness witness = witness(execute(strategy), strategy.preemptions(), violation);
            best = witness != null && witness.isShorterThan(best) ? witness : best;
        }
        return best;
    }

    /** Takes preemptions out until none can be spared. */
    private Witness withoutSpare(int[] decisions, Violation violation, Map<String, Long> inputs) {
        TurnsStrategy strategy = TurnsStrategy.of(decisions, inputs);
        Witness best = attempt(strategy, violation);
        steps = 0;
        for (int i = 0; best != null && i < strategy.preemptions() && steps < MOST_STEPS; i++) {
            TurnsStrategy shorter = strategy.without(i);
            Witness witness = attempt(shorter, violation);
            if (witness != null && witness.preemptions < best.preemptions) {
                best = witness;
                strategy = shorter;
                i = -1;
            }
        }
        return best;
    }

    private Witness attempt(TurnsStrategy strategy, Violation violation) {
        strategy.prepare();
        ExecutionRecord record = execute(strategy);
        return witness(record, strategy.preemptions(), violation);
    }

    private ExecutionRecord execute(Strategy strategy) {
        ExecutionRecord record =
                runtime.execute(test.body(), strategy, options.limits(), false);
        steps += record.steps();
        return record;
    }

    private static Witness witness(ExecutionRecord record, int preemptions, Violation violation) {
        return record.failed() && isSame(record, violation)
                ? new Witness(record.decisions(), preemptions, record.steps())
                : null;
    }

    private static boolean isSame(ExecutionRecord record, Violation violation) {
        Diagnosis diagnosis = Diagnosis.of(record);
        // Without a trace a place is known only where something was thrown.
        return diagnosis.kind() == violation.kind()
                && (record.failure() == null || Objects.equals(diagnosis.at(), violation.at()))
                && members(record.cycle()).equals(members(violation.cycle()));
    }

    private static boolean isSame(Violation a, Violation b) {
        boolean samePlace = a.cycle() == null ? Objects.equals(a.at(), b.at()) : places(a).equals(places(b));
        return a.kind() == b.kind() && samePlace;
    }

    private static Set<String> members(List<CycleEdge> cycle) {
        return cycle == null ? Set.of() : cycle.stream().map(CycleEdge::thread).collect(Collectors.toSet());
    }

    /** Which thread of a cycle is named first depends on the schedule. */
    private static Set<Object> places(Violation violation) {
        return violation.cycle() == null
                ? Set.of()
                : violation.cycle().stream().map(CycleEdge::at).collect(Collectors.toSet());
    }
}
