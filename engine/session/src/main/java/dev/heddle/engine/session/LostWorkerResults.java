package dev.heddle.engine.session;

import dev.heddle.engine.model.BadRequestException;
import dev.heddle.engine.model.HeddleVersion;
import dev.heddle.engine.model.Result;
import dev.heddle.engine.model.Schedule;
import dev.heddle.engine.model.Status;
import dev.heddle.engine.model.Violation;
import dev.heddle.engine.model.ViolationKind;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Map;

/** Makes results for workers that could not make them any more. */
final class LostWorkerResults {

    private LostWorkerResults() {}

    static Result result(WorkerPlan plan, String test, Progress progress, Status status) {
        ExploreOptions options = plan.options();
        long executions = progress == null ? 0 : progress.executions();
        long elapsed = progress == null ? 0 : progress.elapsedMillis();
        return new Result(Result.SCHEMA, test, options.strategy(), options.seed(), plan.jdk().version(),
                plan.backend(), status, false, null, executions, 1, elapsed,
                progress == null ? 0 : Math.round(progress.perSecond()), List.of(), List.of(), Map.of(),
                status == Status.VIOLATION
                        ? Map.of("executions", executions, "executionsToFirstViolation", executions)
                        : Map.of("executions", executions),
                List.of(), List.of());
    }

    static Violation crashed(String test, Crash crash) {
        return new Violation(null, ViolationKind.EXCEPTION, crash.message(), null, crash.at(), false, null, null, null,
                null, null, null, null).withTest(test);
    }

    /** A worker that ended before its test began: the user's JVM options are to blame, or we are. */
    static BadRequestException notStarted(Launch launch, Crash crash) throws IOException {
        String output = Files.exists(launch.outputFile()) ? Files.readString(launch.outputFile()) : "";
        if (!launch.jvmArgs().isEmpty() && output.contains("Could not create the Java Virtual Machine")) {
            return new BadRequestException("the JVM of the test did not start: "
                    + output.lines().findFirst().orElse("").strip() + "; check --jvm-arg");
        }
        throw new WorkerFailure("the worker ended before the test began: " + crash.message() + "\n" + output);
    }

    static Violation silent(String test) {
        return new Violation(null, ViolationKind.NO_TERMINATION,
                "the process of the test stopped answering (long garbage collections, or a call that does not return)",
                null, null, false, null, null, null, null, null, null, null).withTest(test);
    }

    static Schedule schedule(WorkerPlan plan, String test, DecisionLog.Content log, ViolationKind kind) {
        ExploreOptions options = plan.options();
        return new Schedule(Schedule.SCHEMA, test, options.strategy(), options.seed(), Map.of(),
                options.limits(), log.shared(), List.of(),
                log.decisions(), null,
                new Schedule.Versions(HeddleVersion.current(), plan.jdk().version(), plan.backend(), null), kind,
                List.of(), null);
    }

    static Schedule withKind(Schedule s, ViolationKind kind) {
        return new Schedule(s.schema(), s.target(), s.strategy(), s.seed(), s.inputs(), s.limits(), s.shared(),
                s.threads(), s.decisions(), s.traceHash(), s.versions(), kind, s.steps(), s.passing(), s.shows());
    }
}
