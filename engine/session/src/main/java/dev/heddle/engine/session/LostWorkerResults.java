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
import java.util.Optional;

/** Makes results for workers that could not make them any more. */
final class LostWorkerResults {

    private LostWorkerResults() {}

    static Result result(WorkerPlan plan, String test, Progress progress, Status status) {
        ExploreOptions options = plan.options();
        long executions = progress == null ? 0 : progress.executions();
        long elapsed = progress == null ? 0 : progress.elapsedMillis();
        return Result.of(test)
                .strategy(options.strategy(), options.seed())
                .platform(plan.jdk().version(), plan.backend())
                .status(status)
                .executions(executions)
                .aborted(1)
                .time(elapsed, progress == null ? 0 : Math.round(progress.perSecond()))
                .stats(status == Status.VIOLATION
                        ? Map.of("executions", executions, "executionsToFirstViolation", executions)
                        : Map.of("executions", executions))
                .build();
    }

    static Violation crashed(String test, Crash crash) {
        return new Violation(null, ViolationKind.EXCEPTION, crash.message(), null, crash.at(), false, null, null, null,
                null, null, null, null).withTest(test);
    }

    /** A worker that ended before its test began: the user's JVM options are to blame, or we are. */
    static BadRequestException notStarted(Launch launch, Crash crash) throws IOException {
        String output = Files.exists(launch.outputFile()) ? Files.readString(launch.outputFile()) : "";
        if (!launch.jvmArgs().isEmpty()) {
            String why = why(output).or(() -> why(launch.tried())).orElse(crash.message());
            return new BadRequestException("the JVM of the test did not start: " + why.replaceFirst("\\.$", "")
                    + "; check --jvm-arg");
        }
        throw new WorkerFailure("the worker ended before the test began: " + crash.message() + "\n" + output);
    }

    private static Optional<String> why(String output) {
        return output.lines().map(String::strip).filter(LostWorkerResults::saysWhy).findFirst();
    }

    /** What a JVM says before and after the reason why it does not start is the same each time. */
    private static boolean saysWhy(String line) {
        return !line.isEmpty() && !line.startsWith("Error occurred during initialization of") && !line.contains("warning:")
                && !line.startsWith("Error: Could not create the Java Virtual Machine")
                && !line.startsWith("Error: A fatal exception has occurred");
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
