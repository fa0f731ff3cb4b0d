package dev.heddle.engine.explore;

import dev.heddle.engine.model.Schedule;
import dev.heddle.engine.runtime.ExecutionPlan;
import dev.heddle.engine.runtime.ExecutionRecord;
import dev.heddle.engine.runtime.TestRuntime;
import dev.heddle.engine.session.ExploreOptions;
import dev.heddle.engine.session.TraceDiff;
import dev.heddle.engine.strategy.guided.ReplayStrategy;
import dev.heddle.engine.target.TestCase;
import java.util.Arrays;
import java.util.Map;
import java.util.function.BooleanSupplier;

/** Looks for the passing schedule that is nearest to a failing one: it parts from it as late as possible. */
final class Contrast {

    private static final int MOST_EXECUTIONS = 300;
    private static final long MOST_EFFORT = 100_000;
    /** What passes is about as long as what fails; a thread that spins must not take the effort of all others. */
    private static final int TIMES_AS_LONG = 20;
    private static final int LEAST_STEPS = 2_000;

    private final TestRuntime runtime;
    private final TestCase test;
    private final ExploreOptions options;
    private final BooleanSupplier overdue;

    Contrast(TestRuntime runtime, TestCase test, ExploreOptions options, BooleanSupplier overdue) {
        this.runtime = runtime;
        this.test = test;
        this.options = options;
        this.overdue = overdue;
    }

    /** The schedule with its nearest passing one, if one was found. */
    Schedule add(Schedule failing, ViolationSignature sought) {
        Schedule.Passing passing = find(failing, sought);
        return passing == null ? failing : failing.withPassing(passing);
    }

    private Schedule.Passing find(Schedule failing, ViolationSignature sought) {
        int[] decisions = failing.decisions();
        Map<String, Long> inputs = RecordedExecution.numbers(failing);
        Schedule.Limits limits = limits(failing);
        long effort = 0;
        int executions = 0;
        for (int i = decisions.length - 1; i >= 0; i--) {
            int alternatives = decisions[i] < 0 ? -decisions[i] + 1 : failing.threads().size();
            for (int a = 0; a < alternatives; a++) {
                int other = decisions[i] < 0 ? -1 - a : a;
                if (other == decisions[i]) {
                    continue;
                }
                if (++executions > MOST_EXECUTIONS || effort > MOST_EFFORT || overdue.getAsBoolean()) {
                    return null;
                }
                int[] changed = Arrays.copyOf(decisions, i + 1);
                changed[i] = other;
                ReplayStrategy strategy = new ReplayStrategy(changed, inputs);
                ExecutionRecord record = runtime.execute(plan(failing, strategy, limits));
                effort += record.effort();
                if (passes(record, sought) && strategy.partedAt() != i) {
                    return passing(failing, sought, changed, inputs);
                }
            }
        }
        return null;
    }

    /** One that was not followed to its end has not passed: it may be on its way for ever. */
    private static boolean passes(ExecutionRecord record, ViolationSignature sought) {
        return !record.failed() && !record.isCutOff() && !record.hasHalted() && !record.isBrokenOff()
                && !sought.mayShowIn(record);
    }

    private Schedule.Passing passing(
            Schedule failing, ViolationSignature sought, int[] decisions, Map<String, Long> inputs) {
        ReplayStrategy strategy = new ReplayStrategy(decisions, inputs);
        ExecutionRecord record = runtime.execute(plan(failing, strategy, limits(failing)).traced(true));
        int parts = TraceDiff.firstStep(failing.steps(), record.trace());
        return !passes(record, sought) || parts < 0
                ? null
                : new Schedule.Passing(record.decisions(), record.hash(), parts, record.trace());
    }

    private Schedule.Limits limits(Schedule failing) {
        Schedule.Limits asked = options.limits();
        int enough = LEAST_STEPS + TIMES_AS_LONG * failing.steps().size();
        return new Schedule.Limits(Math.min(asked.steps(), enough), asked.spuriousWakeUps(), asked.initializers(),
                asked.timeOuts(), asked.depth());
    }

    private ExecutionPlan plan(Schedule failing, ReplayStrategy strategy, Schedule.Limits limits) {
        strategy.prepare();
        return ExecutionPlan.of(test.body(), strategy, limits).at(failing.shared());
    }
}
