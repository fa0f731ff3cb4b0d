package dev.heddle.engine.explore;

import dev.heddle.engine.model.Result;
import dev.heddle.engine.model.TimeOuts;
import dev.heddle.engine.model.Violation;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * A short second search, in which time-outs come last, behind one that ended with a time-out that came early. Nearly every
 * test with a limit of time fails that way, and what else is wrong with it should not be hidden by that.
 */
public final class SecondLook {

    /** As long as the first search took, within these bounds. */
    private static final long SHORTEST_MILLIS = 2_000;
    private static final long LONGEST_MILLIS = 10_000;

    private final ExploreOptions options;
    private final Result first;

    public SecondLook(ExploreOptions options, Result first) {
        this.options = options;
        this.first = first;
    }

    /** Whether the first search ended with failures that all need an early time-out, and left something of its limits. */
    public boolean isDue() {
        return options.lookAgain()
                && !options.all()
                && !first.violations().isEmpty()
                && first.violations().stream().allMatch(violation -> violation.timeOut() != null)
                && (options.maxExecutions() == 0 || options.maxExecutions() > first.executions())
                && (options.timeMillis() == 0 || options.timeMillis() > first.elapsedMs());
    }

    public ExploreOptions options() {
        long executions = options.maxExecutions() == 0 ? 0 : options.maxExecutions() - first.executions();
        long millis = Math.min(LONGEST_MILLIS, Math.max(SHORTEST_MILLIS, first.elapsedMs()));
        if (options.timeMillis() > 0) {
            millis = Math.min(millis, options.timeMillis() - first.elapsedMs());
        }
        // The picture is of the first search.
        return options.withTimeOuts(TimeOuts.LAST).stoppingAfter(executions, millis).withGraph(null);
    }

    /** What both searches found; statistics and coverage are those of the first. */
    public Result with(Result second) {
        List<Violation> violations = new ArrayList<>(first.violations());
        violations.addAll(second.violations());
        Result both = new Result(
                first.schema(),
                first.target(),
                first.strategy(),
                first.seed(),
                first.jdk(),
                first.backend(),
                first.status(),
                first.complete(),
                first.bound(),
                first.executions() + second.executions(),
                first.aborted() + second.aborted(),
                first.elapsedMs() + second.elapsedMs(),
                first.executionsPerSecond(),
                violations,
                first.warnings(),
                first.coverage(),
                first.stats(),
                first.imprecision(),
                first.notes());
        return second.violations().isEmpty() ? both.withNote(nothingElse(second)) : both;
    }

    private static String nothingElse(Result second) {
        return second.complete()
                ? "with --time-outs last nothing fails: " + second.bound()
                : String.format(Locale.ROOT, "with --time-outs last nothing failed in %,d execution%s",
                        second.executions(), second.executions() == 1 ? "" : "s");
    }
}
