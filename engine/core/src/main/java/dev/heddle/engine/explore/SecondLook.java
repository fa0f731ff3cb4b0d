package dev.heddle.engine.explore;

import dev.heddle.engine.model.FailOn;
import dev.heddle.engine.model.Result;
import dev.heddle.engine.model.Status;
import dev.heddle.engine.model.TimeOuts;
import dev.heddle.engine.model.Violation;
import dev.heddle.engine.session.ExploreOptions;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A second search behind one in which time-outs came last: in it they may come at any time. What fails because one comes
 * early is a warning, unless the user wants it to count: most limits are there for when all else fails.
 */
public final class SecondLook {

    /** As long as the first search took, within these bounds. */
    private static final long SHORTEST_MILLIS = 2_000;
    private static final long LONGEST_MILLIS = 10_000;
    /** Of the time that the user gives, so much is added for it at most. */
    private static final int MOST_OF_THE_TIME = 5;

    private final ExploreOptions options;
    private final Result first;

    public SecondLook(ExploreOptions options, Result first) {
        this.options = options;
        this.first = first;
    }

    /** Whether one is wanted behind a search in which waits had limits of time or not. */
    public static boolean isDue(ExploreOptions options, boolean limits) {
        return options.lookAgain() && limits && options.limits().timeOuts() == TimeOuts.LAST;
    }

    public ExploreOptions options() {
        long millis = Math.min(LONGEST_MILLIS, Math.max(SHORTEST_MILLIS, first.elapsedMs()));
        if (options.timeMillis() > 0) {
            // The first look left a part of the time, or more where it came to its end.
            millis = Math.min(millis, Math.max(1, Math.min(options.timeMillis() / MOST_OF_THE_TIME,
                    options.timeMillis() - first.elapsedMs())));
        }
        // The picture is of the first search.
        return options.withTimeOuts(TimeOuts.ANY).stoppingAfter(options.maxExecutions(), millis).withGraph(null);
    }

    /** Whether a violation that the second look has found counts as one. */
    public boolean counts(Violation violation) {
        return violation.timeOut() == null || options.failOn().contains(FailOn.TIME_OUT);
    }

    /** What both searches found; statistics are those of the first. */
    public Result with(Result second) {
        List<Violation> violations = new ArrayList<>(first.violations());
        List<Violation> warnings = new ArrayList<>(first.warnings());
        for (Violation violation : second.violations()) {
            if (counts(violation)) {
                violations.add(violation);
            } else {
                warnings.add(asWarning(violation).withId("w" + (warnings.size() + 1)));
            }
        }
        Map<String, Object> coverage = new LinkedHashMap<>(first.coverage());
        coverage.put(TimeOuts.EARLY_COVERAGE, covered(second));
        return first.change()
                .status(violations.isEmpty() ? first.status() : Status.VIOLATION)
                .violations(violations)
                .warnings(warnings)
                .coverage(coverage)
                .build();
    }

    /** The same where the user did not want to wait for a second look. */
    public Result without() {
        Map<String, Object> coverage = new LinkedHashMap<>(first.coverage());
        coverage.put(TimeOuts.EARLY_COVERAGE, Map.of("executions", 0, "complete", false));
        return first.change().coverage(coverage).build();
    }

    private static Violation asWarning(Violation violation) {
        return violation.withMessage("fails if " + violation.timeOut().condition()
                + (violation.message() == null || violation.message().isBlank() ? "" : ": " + violation.message()));
    }

    private static Map<String, Object> covered(Result second) {
        Map<String, Object> covered = new LinkedHashMap<>();
        covered.put("executions", second.executions());
        covered.put("complete", second.complete());
        if (second.complete()) {
            covered.put("bound", second.bound());
        }
        covered.put("elapsedMs", second.elapsedMs());
        return covered;
    }
}
