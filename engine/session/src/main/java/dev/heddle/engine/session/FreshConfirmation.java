package dev.heddle.engine.session;

import dev.heddle.engine.model.CycleEdge;
import dev.heddle.engine.model.Schedule;
import dev.heddle.engine.model.SourceLocation;
import dev.heddle.engine.model.Violation;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.stream.Collectors;

/**
 * Replays what a search finds as the first execution of a process: there no execution can have left anything behind. The
 * process is started while the search runs, so that nobody waits for it.
 */
final class FreshConfirmation implements AutoCloseable {

    private static final long START_LIMIT_MILLIS = 120_000;
    /** A worker says once a second that it is alive. */
    private static final long SILENCE_LIMIT_MILLIS = 30_000;

    private static final String SMALL_COMPILER = "-XX:TieredStopAtLevel=1";

    private final TimeLimit time;
    private final Spares spares;
    private WorkerProcess spare;

    /** {@code spares} may have what is needed, or is null. */
    FreshConfirmation(TimeLimit time, Spares spares) {
        this.time = time;
        this.spares = spares;
    }

    /** What a process for a plan is started with. */
    static <T> T kind(WorkerPlan plan, BiFunction<Launch, Request, T> made) {
        return made.apply(launch(plan), plan.spareRequest(folder(plan)));
    }

    /** Starts a process, if none is ready, that waits for a schedule of a test of the plan. */
    void prepare(WorkerPlan plan) throws IOException, InterruptedException {
        if (spare == null) {
            Request request = plan.spareRequest(Files.createDirectories(folder(plan)));
            WarmWorker ready = spares == null ? null : spares.take(launch(plan), request);
            spare = ready == null ? null : ready.take(launch(plan), () -> request);
            if (spare == null) {
                if (ready != null) {
                    ready.close();
                }
                spare = WorkerProcess.start(launch(plan), request, null);
            }
        }
    }

    private static Path folder(WorkerPlan plan) {
        return plan.launch().folder().resolve("confirming-" + plan.number());
    }

    /** What the test prints there is not what the user wants to see; and for one execution the small compiler is the fast one. */
    private static Launch launch(WorkerPlan plan) {
        Launch launch = plan.launch();
        List<String> arguments = new ArrayList<>(List.of(SMALL_COMPILER));
        arguments.addAll(launch.jvmArgs());
        return launch.with(arguments).in(folder(plan));
    }

    /** What to answer to a worker that asks whether a violation shows in a new process. */
    String answer(WorkerPlan plan, Violation violation, Schedule schedule) throws IOException, InterruptedException {
        if (confirms(plan, violation, schedule)) {
            return WorkerProcess.CONFIRMED;
        }
        return time.isOver() ? WorkerProcess.NO_TIME : WorkerProcess.REFUTED;
    }

    /** Whether a violation shows in the same way in a new process. */
    private boolean confirms(WorkerPlan plan, Violation violation, Schedule schedule) throws IOException, InterruptedException {
        Violation seen = replay(plan, schedule);
        if (seen == null || seen.kind() != violation.kind()) {
            return false;
        }
        if (isExhaustion(violation)) {
            return isExhaustion(seen);
        }
        return violation.cycle() == null
                ? Objects.equals(seen.at(), violation.at())
                : places(seen.cycle()).equals(places(violation.cycle()));
    }

    /** Where the memory comes to its end is up to the garbage collector. */
    private static boolean isExhaustion(Violation violation) {
        return violation.message() != null && violation.message().startsWith("java.lang.OutOfMemoryError");
    }

    /** Which thread of a cycle is named first does not matter. */
    private static Set<SourceLocation> places(List<CycleEdge> cycle) {
        return cycle == null ? Set.of() : cycle.stream().map(CycleEdge::at).collect(Collectors.toSet());
    }

    /** What the schedule leads to, or null. */
    private Violation replay(WorkerPlan plan, Schedule schedule) throws IOException, InterruptedException {
        prepare(plan);
        try (WorkerProcess process = spare) {
            spare = null;
            Message message = process.next(Math.min(START_LIMIT_MILLIS, time.untilEndMillis()));
            while (message != null) {
                switch (message.type()) {
                    case READY -> process.give(schedule);
                    case REPLAYED -> {
                        return message.outcome().violation();
                    }
                    case STALLED -> {
                        return message.violation();
                    }
                    case PINNED -> {
                        return replay(plan.onPlatformThreads(), schedule);
                    }
                    case CLOSED -> {
                        return LostWorkerResults.crashed(schedule.target(),
                                Crash.of(process.exitCode(), process.pid(), launch(plan)));
                    }
                    case BAD_REQUEST, FAILURE, WAITS_IN_NATIVE -> {
                        return null;
                    }
                    default -> { }
                }
                message = process.next(Math.min(SILENCE_LIMIT_MILLIS, time.untilEndMillis()));
            }
            return null;
        }
    }

    @Override
    public void close() throws IOException {
        if (spare != null) {
            spare.close();
        }
    }
}
