package dev.heddle.engine.story;

import dev.heddle.engine.model.Result;
import dev.heddle.engine.model.Schedule;
import dev.heddle.engine.model.Status;
import dev.heddle.engine.model.Step;
import dev.heddle.engine.model.Violation;
import dev.heddle.engine.model.ViolationKind;
import java.util.List;

/** A schedule that is there without the result of its search. */
public final class RecordedSchedule {

    private RecordedSchedule() {}

    /** A result with one violation, of which no more is known than the schedule has. */
    public static Result result(Schedule schedule, String file) {
        List<Step> passing = schedule.passing() == null ? null : schedule.passing().steps();
        Violation violation = new Violation("v1", schedule.kind() == null ? ViolationKind.ASSERTION : schedule.kind(), null,
                null, null, false, file, schedule.inputs(), null, null, null, schedule.steps(), null)
                .withTest(schedule.target());
        violation = passing == null ? violation : violation.passingFrom(schedule.passing().parts());
        Schedule.Versions versions = schedule.versions();
        return Result.of(schedule.target())
                .strategy(schedule.strategy(), schedule.seed())
                .platform(versions == null ? null : versions.jdk(), versions == null ? null : versions.backend())
                .status(Status.VIOLATION)
                .violations(List.of(Story.tell(violation, passing)))
                .build();
    }
}
