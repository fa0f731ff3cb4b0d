package dev.heddle.engine.session;

import dev.heddle.engine.debug.DebugSession;
import dev.heddle.engine.model.BadRequestException;
import dev.heddle.engine.model.Result;
import dev.heddle.engine.model.Schedule;
import dev.heddle.engine.model.SourceLocation;
import dev.heddle.engine.model.Status;
import dev.heddle.engine.model.Step;
import dev.heddle.engine.model.Violation;
import dev.heddle.engine.model.ViolationKind;
import dev.heddle.engine.story.Story;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.Map;

/** Follows a worker through a replay. A worker that hangs or dies where the recording did so too has replayed it. */
final class ReplayRun {

    private static final long FOR_EVER = Long.MAX_VALUE / 2;
    private static final long START_LIMIT_MILLIS = 120_000;
    private static final long SILENCE_LIMIT_MILLIS = 30_000;

    private final Launch launch;
    private final Request request;
    private final Announcer announcer;
    private final OutputStream output;
    private final Integer debugPort;
    private TimeLimit time = new TimeLimit(0);
    private final StepGoal goal;
    private volatile WorkerProcess worker;
    private volatile boolean cancelled;

    /** {@code debugPort} is where to wait for a debugger, or null; {@code goal} is where that one is to stop. */
    ReplayRun(Launch launch, Request request, Announcer announcer, OutputStream output, Integer debugPort,
            StepGoal goal) {
        this.launch = launch;
        this.request = request;
        this.announcer = announcer;
        this.output = output;
        this.debugPort = debugPort;
        this.goal = goal;
    }

    /** A replay for which there is no more time has no outcome. */
    ReplayRun within(TimeLimit limit) {
        time = limit;
        return this;
    }

    /** The whole of what was requested, as a result too. */
    Replay replay(ReplayRequest asked) throws BadRequestException, IOException, InterruptedException {
        long start = System.nanoTime();
        ReplayOutcome outcome = run();
        return new Replay(outcome, result(asked, outcome, (System.nanoTime() - start) / 1_000_000));
    }

    /** Ends the replay at once. */
    void cancel() {
        cancelled = true;
        WorkerProcess process = worker;
        if (process != null) {
            process.kill();
        }
    }

    ReplayOutcome run() throws BadRequestException, IOException, InterruptedException {
        ReplayOutcome first = runInOneProcess();
        if (first == null || !takesAProcess(request.schedule())) {
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
        announcer.enter(Phase.STARTING, null);
        try (WorkerProcess process = WorkerProcess.start(how, request, output)) {
            worker = process;
            if (cancelled) {
                process.kill();
            }
            if (debugger != null) {
                debugger.endBy(process::kill);
            }
            boolean started = false;
            while (true) {
                long patience = debugger != null ? FOR_EVER : started ? SILENCE_LIMIT_MILLIS : START_LIMIT_MILLIS;
                Message message = process.next(Math.min(patience, time.untilEndMillis()));
                if (message == null) {
                    process.kill();
                    if (time.isOver()) {
                        return null;
                    }
                    return ended(LostWorkerResults.silent(request.schedule().target()));
                }
                switch (message.type()) {
                    case STARTED -> {
                        started = true;
                        announcer.enter(Phase.CONFIRMING, message.test());
                        announcer.started(message.test(), 1, 1);
                    }
                    case READY -> {
                        debugger.whenStopped(this::stopped);
                        debugger.stop();
                        goal.follow(step -> goTo(debugger, step));
                        process.goOn();
                        announcer.awaitsDebugger(debugger.port());
                    }
                    case NOTE -> announcer.note(message.text());
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
                        process.close();
                        return new ReplayRun(launch, request.onPlatformThreads(), announcer, output, null, goal)
                                .within(time).run();
                    }
                    case BAD_REQUEST -> throw new BadRequestException(message.text());
                    case FAILURE -> throw new WorkerFailure(message.text());
                    case CLOSED -> {
                        if (debugger != null && debugger.ending() != null) {
                            throw new ReplayEndedException(debugger.ending());
                        }
                        if (cancelled) {
                            throw new ReplayEndedException("the replay was cancelled");
                        }
                        Crash crash = Crash.of(process.exitCode(), process.pid(), how);
                        if (!started) {
                            throw LostWorkerResults.notStarted(how, crash);
                        }
                        return ended(LostWorkerResults.crashed(request.schedule().target(), crash));
                    }
                    default -> { }
                }
            }
        }
    }

    private void stopped(int step) {
        List<Step> steps = request.schedule().steps();
        if (steps != null && step > 0 && step <= steps.size()) {
            announcer.stopped(step, steps.get(step - 1).thread());
        }
    }

    /** A step that no line makes is none that a debugger could show. */
    private void goTo(DebugSession debugger, int step) {
        List<Step> steps = request.schedule().steps();
        SourceLocation at = steps == null || step < 1 || step > steps.size() ? null : steps.get(step - 1).at();
        if (at == null) {
            announcer.note("step " + step + " belongs to no line: the debugger cannot stop there");
            return;
        }
        try {
            debugger.goTo(step, at);
            announcer.willStopAt(step);
        } catch (IOException e) {
            announcer.note("the debugger cannot stop at step " + step + ": " + e.getMessage());
        }
    }

    private ReplayOutcome ended(Violation violation) {
        Schedule schedule = request.schedule();
        boolean same = violation.kind() == schedule.kind();
        return new ReplayOutcome(same, schedule.traceHash(), violation, violation.steps(), null);
    }

    private static Result result(ReplayRequest asked, ReplayOutcome outcome, long elapsed) {
        Schedule schedule = asked.schedule();
        JdkHome jdk = asked.jdk();
        Violation violation = outcome.violation();
        List<Violation> violations = violation == null
                ? List.of()
                : List.of(Story.tell(seen(violation, outcome).withId("v1").withTest(schedule.target())
                .withSchedule(asked.file().toString()), schedule.passing() == null ? null : schedule.passing().steps()));
        Map<String, Object> stats =
                outcome.traceHash() == null ? Map.of() : Map.of("traceHash", outcome.traceHash());
        return Result.of(schedule.target())
                .strategy("replay", schedule.seed())
                .platform(jdk.version(), asked.backend().equals("auto") ? jdk.defaultBackend() : asked.backend())
                .status(violation == null ? Status.CLEAN : Status.VIOLATION)
                .claim(violation == null, outcome.same() ? "the recorded trace" : null)
                .executions(asked.times())
                .time(elapsed, 0)
                .violations(violations)
                .stats(stats)
                .build();
    }

    /** Confirmed, if the trace was the recorded one. */
    private static Violation seen(Violation violation, ReplayOutcome outcome) {
        return outcome.steps() == null || !outcome.same() ? violation : violation.confirmedWith(outcome.steps());
    }
}
