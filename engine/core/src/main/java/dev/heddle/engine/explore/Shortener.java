package dev.heddle.engine.explore;

import dev.heddle.engine.model.Step;
import dev.heddle.engine.model.Violation;
import dev.heddle.engine.model.ViolationKind;
import dev.heddle.engine.runtime.ExecutionRecord;
import dev.heddle.engine.runtime.TestRuntime;
import dev.heddle.engine.strategy.StickyStrategy;
import dev.heddle.engine.target.TestCase;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * Looks for the schedule that people get to see: one that fails in the same way with all locations known that are
 * shared, so that no decisive access is missing from its trace, and with few context switches.
 */
final class Shortener {

    private static final int MOST_EXECUTIONS = 600;
    private static final int MOST_TO_LEARN = 50;
    private static final int ENOUGH_WITHOUT_NEWS = 5;
    /** Counted in steps, not in time: the same search must end in the same schedule on every machine. */
    private static final long MOST_STEPS = 100_000;

    private final TestRuntime runtime;
    private final TestCase test;
    private final ExploreOptions options;
    private final Replayer replayer;

    Shortener(TestRuntime runtime, TestCase test, ExploreOptions options, Replayer replayer) {
        this.runtime = runtime;
        this.test = test;
        this.options = options;
        this.replayer = replayer;
    }

    /** A confirmation of the same violation, of a schedule that shows more or is shorter where one is found. */
    Replayer.Confirmation shorten(Replayer.Confirmation found, List<String> shared) {
        // What does not terminate takes long each time.
        if (found.violation().kind() == ViolationKind.NO_TERMINATION) {
            return found;
        }
        Map<String, Long> inputs = Replayer.numbers(found.schedule());
        List<String> known = learn(inputs);
        boolean showsMore = !known.equals(shared);
        if (!showsMore && switches(found.violation()) <= 1) {
            return found;
        }
        int[] decisions = search(found.violation(), known, inputs);
        if (decisions == null) {
            return found;
        }
        Replayer.Confirmation other = replayer.confirm(decisions, inputs, known, "a shorter schedule");
        boolean better = other.violation() != null && isSame(other.violation(), found.violation())
                && (showsMore || switches(other.violation()) < switches(found.violation()));
        return better ? other : found;
    }

    /** Executes until nothing new is learned for a while; the first executions of a search know little. */
    private List<String> learn(Map<String, Long> inputs) {
        StickyStrategy strategy = new StickyStrategy(options.seed(), inputs);
        int nothingNew = 0;
        for (int i = 0; i < MOST_TO_LEARN && nothingNew < ENOUGH_WITHOUT_NEWS; i++) {
            strategy.prepare();
            ExecutionRecord record =
                    runtime.execute(test.body(), strategy, options.steps(), options.spuriousWakeUps(), false);
            nothingNew = record.learned() ? 0 : nothingNew + 1;
        }
        return runtime.shared();
    }

    private int[] search(Violation violation, List<String> shared, Map<String, Long> inputs) {
        List<String> learned = runtime.shared();
        runtime.fixShared(shared);
        try {
            StickyStrategy strategy = new StickyStrategy(options.seed(), inputs);
            int[] best = null;
            int fewest = Integer.MAX_VALUE;
            long steps = 0;
            for (int i = 0; i < MOST_EXECUTIONS && fewest > 0 && steps < MOST_STEPS; i++) {
                strategy.prepare();
                ExecutionRecord record = runtime.execute(
                        test.body(), strategy, options.steps(), options.spuriousWakeUps(), false);
                steps += record.steps();
                if (record.failed() && strategy.preemptions() < fewest && isSame(record, violation)) {
                    fewest = strategy.preemptions();
                    best = record.decisions();
                }
            }
            return best;
        } finally {
            runtime.learnShared(learned);
        }
    }

    private static boolean isSame(ExecutionRecord record, Violation violation) {
        Diagnosis diagnosis = Diagnosis.of(record);
        // Without a trace a place is known only where something was thrown.
        return diagnosis.kind() == violation.kind()
                && (record.failure() == null || Objects.equals(diagnosis.at(), violation.at()));
    }

    private static boolean isSame(Violation a, Violation b) {
        return a.kind() == b.kind() && Objects.equals(a.at(), b.at());
    }

    private static int switches(Violation violation) {
        List<Step> steps = violation.steps();
        int count = 0;
        for (int i = 1; i < steps.size(); i++) {
            if (!steps.get(i).thread().equals(steps.get(i - 1).thread())) {
                count++;
            }
        }
        return count;
    }
}
