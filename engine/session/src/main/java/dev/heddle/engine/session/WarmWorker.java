package dev.heddle.engine.session;

import java.io.IOException;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;

/** A worker process that starts while it is not known yet what it is to do: the source is still being compiled. */
public final class WarmWorker implements AutoCloseable {

    private final Launch launch;
    private final CompletableFuture<Supplier<Request>> task = new CompletableFuture<>();
    private final WorkerProcess process;
    private boolean taken;

    WarmWorker(WorkerPlan plan) throws IOException, InterruptedException {
        launch = plan.launch();
        process = WorkerProcess.start(launch.preparedFor(plan.request("", 0)), () -> task.join().get(), plan.output());
    }

    /** The process, for a request; null if it was started in another way, or has been taken. */
    synchronized WorkerProcess take(Launch wanted, Supplier<Request> request) {
        if (taken || !wanted.equals(launch)) {
            return null;
        }
        taken = true;
        task.complete(request);
        return process;
    }

    /** Ends the process if nobody has taken it. */
    @Override
    public synchronized void close() throws IOException {
        if (!taken) {
            taken = true;
            process.close();
            task.complete(() -> null);
        }
    }
}
