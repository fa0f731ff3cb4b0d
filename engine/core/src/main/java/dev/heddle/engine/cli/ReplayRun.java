package dev.heddle.engine.cli;

import dev.heddle.engine.debug.DebugSession;
import dev.heddle.engine.explore.ReplayOutcome;
import dev.heddle.engine.model.BadRequestException;
import dev.heddle.engine.model.Result;
import dev.heddle.engine.model.Schedule;
import dev.heddle.engine.model.Status;
import dev.heddle.engine.model.Violation;
import dev.heddle.engine.model.ViolationKind;
import dev.heddle.engine.worker.Crash;
import dev.heddle.engine.worker.Launch;
import dev.heddle.engine.worker.Message;
import dev.heddle.engine.worker.Request;
import dev.heddle.engine.worker.WorkerProcess;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** Follows a worker through a replay. A worker that hangs or dies where the recording did so too has replayed it. */
final class ReplayRun {

    private static final long FOR_EVER = Long.MAX_VALUE / 2;
    private static final long START_LIMIT_MILLIS = 120_000;
    private static final long SILENCE_LIMIT_MILLIS = 30_000;

    private final Launch launch;
    private final Request request;
    private final Display display;
    private final boolean showOutput;
    private final boolean events;
    private final Integer debugPort;

    /** The user does not want the rest of the replay. */
    static final class EndedByDebuggerException extends RuntimeException {

        private static final long serialVersionUID = 1L;

        EndedByDebuggerException(String message) {
            super(message);
        }
    }

    ReplayRun(Launch launch, Request request, Display display, boolean showOutput, boolean events) {
        this(launch, request, display, showOutput, events, null);
    }

    /** {@code debugPort} is where to wait for a debugger, or null. */
    ReplayRun(Launch launch, Request request, Display display, boolean showOutput, boolean events, Integer debugPort) {
        this.launch = launch;
        this.request = request;
        this.display = display;
        this.showOutput = showOutput;
        this.events = events;
        this.debugPort = debugPort;
    }

    ReplayOutcome run() throws BadRequestException, IOException, InterruptedException {
        ReplayOutcome first = runInOneProcess();
        if (!takesAProcess(request.schedule())) {
            return first;
        }
        for (int i = 2; i <= request.times() && first.same(); i++) {
            ReplayOutcome again = runInOneProcess();
            if (!again.same() || doesNotEnd(first) && !first.steps().equals(again.steps())) {
                return again.differing(i, request.times(), first);
            }
        }
        return first;
    }

    /** Classes are initialised once in a process; and where a trace has no hash, the execution took the process with it. */
    private static boolean takesAProcess(Schedule schedule) {
        return schedule.limits().initializers() || schedule.traceHash() == null;
    }

    /** Up to where it does not end, the trace can be compared; how far one gets that runs out of memory differs. */
    private static boolean doesNotEnd(ReplayOutcome outcome) {
        return outcome.violation().kind() == ViolationKind.NO_TERMINATION;
    }

    private ReplayOutcome runInOneProcess() throws BadRequestException, IOException, InterruptedException {
        if (debugPort == null) {
            return follow(launch, null);
        }
        try (DebugSession debugger = DebugSession.open(debugPort)) {
            return follow(launch.debuggedAt(debugger.vmPort()), debugger);
        }
    }

    private ReplayOutcome follow(Launch how, DebugSession debugger)
            throws BadRequestException, IOException, InterruptedException {
        try (WorkerProcess worker = WorkerProcess.start(how, request,
                showOutput ? events ? System.err : System.out : null)) {
            if (debugger != null) {
                debugger.endBy(worker::kill);
            }
            boolean started = false;
            while (true) {
                long patience = debugger != null ? FOR_EVER : started ? SILENCE_LIMIT_MILLIS : START_LIMIT_MILLIS;
                Message message = worker.next(patience);
                if (message == null) {
                    worker.kill();
                    return ended(Ends.silent(request.schedule().target()));
                }
                switch (message.type()) {
                    case STARTED -> {
                        started = true;
                        display.started(message.test(), 1, 1);
                    }
                    case READY -> {
                        debugger.stop();
                        worker.goOn();
                        System.err.println("heddle: waiting for a debugger on 127.0.0.1:" + debugger.port());
                    }
                    case NOTE -> display.note(message.text());
                    case REPLAYED -> {
                        return message.outcome();
                    }
                    case STALLED -> {
                        return ended(message.violation());
                    }
                    case WAITS_IN_NATIVE -> {
                        return new ReplayOutcome(false, null, null, List.of(), message.text());
                    }
                    case PINNED -> {
                        worker.close();
                        return new ReplayRun(launch, request.onPlatformThreads(), display, showOutput, events).run();
                    }
                    case BAD_REQUEST -> throw new BadRequestException(message.text());
                    case FAILURE -> throw new WorkerFailure(message.text());
                    case CLOSED -> {
                        if (debugger != null && debugger.ending() != null) {
                            throw new EndedByDebuggerException(debugger.ending());
                        }
                        Crash crash = Crash.of(worker.exitCode(), worker.pid(), how);
                        if (!started) {
                            throw Ends.notStarted(how, crash);
                        }
                        return ended(Ends.crashed(request.schedule().target(), crash));
                    }
                    default -> { }
                }
            }
        }
    }

    private ReplayOutcome ended(Violation violation) {
        Schedule schedule = request.schedule();
        boolean same = violation.kind() == schedule.kind();
        return new ReplayOutcome(same, schedule.traceHash(), violation, violation.steps(), null);
    }

    static Result result(Schedule schedule, JdkHome jdk, String backend, ReplayOutcome outcome, Path file, int times,
            long elapsed) {
        Violation violation = outcome.violation();
        List<Violation> violations = violation == null
                ? List.of()
                : List.of(seen(violation, outcome).withId("v1").withTest(schedule.target())
                .withSchedule(file.toString()));
        Map<String, Object> stats =
                outcome.traceHash() == null ? Map.of() : Map.of("traceHash", outcome.traceHash());
        return new Result(Result.SCHEMA, schedule.target(), "replay", schedule.seed(), jdk.version(),
                backend.equals("auto") ? jdk.defaultBackend() : backend,
                violation == null ? Status.CLEAN : Status.VIOLATION, violation == null,
                outcome.same() ? "the recorded trace" : null, times, 0, elapsed, 0, violations, List.of(), Map.of(),
                stats, List.of(), List.of());
    }

    /** Confirmed, if the trace was the recorded one. */
    private static Violation seen(Violation violation, ReplayOutcome outcome) {
        return outcome.steps() == null || !outcome.same() ? violation : violation.confirmedWith(outcome.steps());
    }
}
