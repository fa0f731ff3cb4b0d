package dev.heddle.engine.explore;

import dev.heddle.engine.explore.divergence.ReplayDivergence;
import dev.heddle.engine.model.Schedule;
import dev.heddle.engine.model.Violation;
import dev.heddle.engine.model.ViolationKind;
import dev.heddle.engine.runtime.ExecutionPlan;
import dev.heddle.engine.runtime.ExecutionRecord;
import dev.heddle.engine.runtime.TestRuntime;
import dev.heddle.engine.session.ExploreOptions;
import dev.heddle.engine.session.ReplayOutcome;
import dev.heddle.engine.strategy.api.Strategy;
import dev.heddle.engine.strategy.guided.ReplayStrategy;
import dev.heddle.engine.target.TestCase;
import java.util.List;
import java.util.function.BiConsumer;

/**
 * Makes the one execution of a process in which class initialisation is part of the schedule. It has to be the first:
 * later ones find the classes initialised.
 */
public final class InitializerProbe {

    private final TestCase test;
    private final ExploreOptions options;
    private final TestRuntime runtime = TestRuntime.get();

    public InitializerProbe(TestCase test, ExploreOptions options) {
        this.test = test;
        this.options = options;
        runtime.useVirtualThreads(false);
    }

    /** Tries to bring about a deadlock; tells of one that it finds. */
    public void search(List<String> shared, long seed, BiConsumer<Violation, Schedule> found) {
        ExecutionRecord record = run(new DelayedInitializers(seed, runtime::isInitializing), shared, options.limits());
        if (record.kind() == ViolationKind.DEADLOCK) {
            Schedule schedule = new Replayer(runtime, test, options).schedule(record, shared, record.hash(), record.kind());
            found.accept(Replayer.violation(record), schedule.withInitializers());
        }
    }

    public ReplayOutcome replay(Schedule schedule) {
        Strategy strategy = new ReplayStrategy(schedule.decisions(), RecordedExecution.numbers(schedule));
        ExecutionRecord record = run(strategy, schedule.shared(), schedule.limits());
        boolean same = record.hash().equals(schedule.traceHash());
        return new ReplayOutcome(same, record.hash(), record.failed() ? Replayer.violation(record) : null,
                record.trace(), same ? null : ReplayDivergence.of(schedule, record));
    }

    private ExecutionRecord run(Strategy strategy, List<String> shared, Schedule.Limits limits) {
        strategy.prepare();
        return runtime.execute(ExecutionPlan.of(test.body(), strategy, limits).at(shared).traced(true));
    }
}
