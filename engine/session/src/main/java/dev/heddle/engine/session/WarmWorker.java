package dev.heddle.engine.session;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;

/**
 * A worker process that starts while it is not known yet what it is to do: the source is still being compiled, or somebody may
 * want it later.
 */
public final class WarmWorker implements AutoCloseable {

    private static final AtomicLong NUMBER = new AtomicLong();

    private final Launch launch;
    private final Launch prepared;
    private final CompletableFuture<Supplier<Request>> task = new CompletableFuture<>();
    private final Path output;
    private final WorkerProcess process;
    private boolean taken;

    WarmWorker(WorkerPlan plan) throws IOException, InterruptedException {
        this(plan.launch(), plan.request("", 0), plan.output(), plan.launch().outputFile());
    }

    private WarmWorker(Launch launch, Request kind, OutputStream stream, Path output) throws IOException, InterruptedException {
        this.launch = launch;
        this.output = output;
        prepared = launch.preparedFor(kind);
        process = WorkerProcess.start(prepared, () -> task.join().get(), stream, output.toFile());
    }

    /** One that nobody wants yet: what the last one wrote stays until it is taken. */
    static WarmWorker spare(Launch launch, Request kind) throws IOException, InterruptedException {
        Path own = launch.outputFile().resolveSibling("output-" + ProcessHandle.current().pid() + "-" + NUMBER.incrementAndGet());
        return new WarmWorker(launch, kind, null, own);
    }

    /** Whether it was started as a request of this kind needs it, and is there. */
    boolean fits(Launch wanted, Request kind) {
        return prepared.equals(wanted.preparedFor(kind)) && process.isAlive();
    }

    /** The process, for a request; null if it was started in another way, or has been taken. */
    synchronized WorkerProcess take(Launch wanted, Supplier<Request> request) {
        if (taken || !wanted.equals(launch) || !isInPlace()) {
            return null;
        }
        taken = true;
        task.complete(request);
        return process;
    }

    /** What the test prints goes to where it is looked for. */
    private boolean isInPlace() {
        if (output.equals(launch.outputFile())) {
            return true;
        }
        try {
            Files.move(output, launch.outputFile(), StandardCopyOption.REPLACE_EXISTING);
            return true;
        } catch (IOException gone) {
            return false;
        }
    }

    /** Ends the process if nobody has taken it. */
    @Override
    public synchronized void close() throws IOException {
        if (!taken) {
            taken = true;
            process.close();
            task.complete(() -> null);
            if (!output.equals(launch.outputFile())) {
                Files.deleteIfExists(output);
            }
        }
    }
}
