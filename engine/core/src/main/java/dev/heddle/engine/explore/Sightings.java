package dev.heddle.engine.explore;

import dev.heddle.engine.model.FailOn;
import dev.heddle.engine.model.Schedule;
import dev.heddle.engine.model.Violation;
import dev.heddle.engine.session.ExploreOptions;
import dev.heddle.engine.strategy.api.Observation;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What executions show beside failures, each thing once and replayed: warnings, or violations where the user says so. The
 * runtime sees some of it, a strategy may see more.
 */
final class Sightings {

    private static final int MOST_OBSERVATIONS = 200;

    private final ExploreOptions options;
    private final ExplorationListener listener;
    private final Reporter reporter;
    private final Set<String> observed = new HashSet<>();
    private final List<Violation> warnings = new ArrayList<>();

    /** Takes what counts as a violation. */
    interface Reporter {

        /** One for which other schedules can be looked for. */
        void addShortest(Replayer.Confirmation confirmation, ViolationSignature sought);

        void add(Violation violation, Schedule schedule);
    }

    Sightings(ExploreOptions options, ExplorationListener listener, Reporter reporter) {
        this.options = options;
        this.listener = listener;
        this.reporter = reporter;
    }

    /** What was seen for the first time. */
    List<Observation> fresh(List<Observation> observations) {
        return observations.isEmpty() ? observations : observations.stream()
                .filter(o -> observed.size() < MOST_OBSERVATIONS && observed.add(o.kind() + " " + o.location()))
                .toList();
    }

    /** Tells what the runtime saw, as replays have shown it. */
    void report(Map<Observation, Replayer.Confirmation> confirmed) {
        confirmed.forEach((observation, confirmation) -> {
            Violation violation = confirmation.violation();
            if (FailOn.counts(options.failOn(), violation.kind())) {
                reporter.addShortest(confirmation, new ViolationSignature(violation, observation));
            } else {
                warnings.add(violation.withId("w" + (warnings.size() + 1)));
            }
        });
    }

    /** Tells what the strategy saw, with the schedule that shows it. */
    void report(List<Replayer.Confirmation> confirmed) {
        for (Replayer.Confirmation confirmation : confirmed) {
            Violation violation = confirmation.violation();
            if (FailOn.counts(options.failOn(), violation.kind())) {
                reporter.add(violation, confirmation.schedule());
            } else {
                Violation warning = violation.withId("w" + (warnings.size() + 1));
                warnings.add(warning);
                listener.warning(warning, confirmation.schedule());
            }
        }
    }

    List<Violation> warnings() {
        return warnings;
    }
}
