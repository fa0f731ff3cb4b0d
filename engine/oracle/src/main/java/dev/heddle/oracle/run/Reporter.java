package dev.heddle.oracle.run;

import dev.heddle.engine.explore.ExplorationListener;
import dev.heddle.engine.explore.Explorer;
import dev.heddle.engine.model.BadRequestException;
import dev.heddle.engine.model.Result;
import dev.heddle.engine.model.Schedule;
import dev.heddle.engine.model.Violation;
import dev.heddle.engine.model.ViolationKind;
import dev.heddle.engine.session.ExploreOptions;
import dev.heddle.engine.session.Progress;
import dev.heddle.engine.session.ReplayOutcome;
import dev.heddle.engine.target.TestBody;
import dev.heddle.engine.target.TestCase;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;

/** Explores a program as users do, replays what is reported, and tells it in the words of the enumerator. */
final class Reporter implements ExplorationListener {

    private static final int REPLAYS = 100;
    private static final int MOST_STEPS = 20_000;

    private final ExploreRequest request;
    private final TestCase test;
    private final String backend;
    private final Map<Violation, Schedule> reported = new LinkedHashMap<>();
    private final SortedSet<String> told = new TreeSet<>();
    private String trouble = "";

    Reporter(ExploreRequest request, TestBody body, String backend) {
        this.request = request;
        this.backend = backend;
        this.test = new TestCase(request.name(), () -> {
            Recorder.reset(request.threads());
            body.run();
        });
    }

    Explored explore() {
        Explorer explorer = new Explorer(test, new ExploreOptions(request.strategy(), request.k(),
                request.mostExecutions(), 0, new Schedule.Limits(MOST_STEPS), true, Set.of(), request.seed(), backend), this);
        Result result;
        try {
            result = explorer.explore();
        } catch (BadRequestException e) {
            throw new IllegalStateException("a program lacks a class", e);
        }
        reported.forEach((violation, schedule) -> tell(violation, explorer.replay(schedule, REPLAYS, () -> { })));
        boolean limited = result.executions() >= request.mostExecutions();
        if (result.complete() && result.violations().isEmpty()) {
            told.add(Reports.NOTHING);
        }
        if (!result.complete() && !limited && result.imprecision().isEmpty()) {
            trouble = "not complete: " + result.notes();
        }
        return new Explored(told, (int) result.executions(), result.complete(), -1, trouble);
    }

    /** The last of the replays has told the recorder where threads are. */
    private void tell(Violation violation, ReplayOutcome outcome) {
        boolean same = outcome.same() && outcome.violation() != null
                && outcome.violation().kind() == violation.kind() && violation.at().equals(outcome.violation().at());
        String what = violation.kind() == ViolationKind.DEADLOCK || violation.kind() == ViolationKind.STUCK
                ? Recorder.blocked(violation.kind())
                : "fail " + violation.message();
        if (!same) {
            trouble = what + " does not replay: " + outcome.parted();
        }
        if (!told.add(Reports.text(what, violation.k()))) {
            trouble = what + " is reported twice";
        }
        told.add(Reports.kind(what));
    }

    @Override
    public void progress(Progress progress) {
        // Nobody watches.
    }

    @Override
    public void violation(Violation violation, Schedule schedule) {
        reported.put(violation, schedule);
    }

    @Override
    public void note(String line) {
        // The result has it too.
    }
}
