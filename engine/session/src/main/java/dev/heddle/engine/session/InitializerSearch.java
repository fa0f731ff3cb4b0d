package dev.heddle.engine.session;

import dev.heddle.engine.model.Result;
import dev.heddle.engine.model.Schedule;
import dev.heddle.engine.model.Violation;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/**
 * Looks for deadlocks of static initialisers. A class is initialised once in a process, so each attempt is a worker of
 * its own, and so is the replay that confirms what one found.
 */
public final class InitializerSearch {

    private static final int ATTEMPTS = 5;
    private static final long START_MILLIS = 60_000;
    /** A thread that waits in the JVM for a class, after all, is not waited for longer than this. */
    private static final long SILENCE_MILLIS = 10_000;

    private final Launch launch;
    private final Request request;

    /** A confirmed violation with its schedule. */
    public record Found(Violation violation, Schedule schedule) {}

    /** {@code request} is that of the exploration. */
    public InitializerSearch(Launch launch, Request request) throws IOException {
        Path folder = Files.createDirectories(launch.folder().resolve("initializers"));
        this.launch = launch.in(folder);
        this.request = request.onPlatformThreads().loggingTo(folder.resolve("decisions.log"));
    }

    /** Tries a test of which an exploration had the given result; null if no deadlock shows, or shows again. */
    public Found find(String test, Result result, BooleanSupplier stopped) throws IOException, InterruptedException {
        List<String> shared = result.coverage().get("shared") instanceof List<?> list
                ? list.stream().map(String::valueOf).toList()
                : List.of();
        long start = System.nanoTime();
        for (int seed = 1; seed <= ATTEMPTS && !stopped.getAsBoolean() && (seed == 1 || hasTime(start)); seed++) {
            Message found = await(request.probing(test, shared, seed), Message.Type.VIOLATION);
            if (found == null) {
                continue;
            }
            Message again = await(request.replaying(found.schedule()), Message.Type.REPLAYED);
            if (again != null && again.outcome().same()) {
                return new Found(found.violation(), found.schedule());
            }
        }
        return null;
    }

    /** The exploration has used the time that the user gave it; a test with many classes takes long to start anew. */
    private boolean hasTime(long start) {
        long limit = request.options().timeMillis();
        return limit <= 0 || TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start) < limit / 2;
    }

    /** Starts a worker and waits for a message of a type; null if it ends, or is silent, without one. */
    private Message await(Request what, Message.Type type) throws IOException, InterruptedException {
        try (WorkerProcess worker = WorkerProcess.start(launch, what, null)) {
            Message message = worker.next(START_MILLIS);
            while (message != null && message.type() != Message.Type.CLOSED && message.type() != type) {
                message = worker.next(message.type() == Message.Type.STARTED ? SILENCE_MILLIS : START_MILLIS);
            }
            return message == null || message.type() != type ? null : message;
        }
    }
}
