package dev.heddle.engine.cli;

import dev.heddle.engine.model.BadRequestException;
import dev.heddle.engine.session.ExplorationRequest;
import dev.heddle.engine.session.Session;
import dev.heddle.engine.session.Target;
import dev.heddle.engine.session.WarmWorker;
import java.io.IOException;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;

/** Lets a worker start beside the compiler: neither needs the other until the end. */
final class Warmth implements AutoCloseable {

    private final Session session;
    private final Function<Target, ExplorationRequest> requests;
    private CompletableFuture<WarmWorker> starting;

    Warmth(Session session, Function<Target, ExplorationRequest> requests) {
        this.session = session;
        this.requests = requests;
    }

    /** Starts a worker for a target that is still to be compiled. */
    void begin(Target draft) {
        starting = CompletableFuture.supplyAsync(() -> start(requests.apply(draft)));
    }

    /** Null where it could not be started: the attempt in its place will say why. */
    private WarmWorker start(ExplorationRequest request) {
        try {
            return session.warm(request);
        } catch (BadRequestException | IOException e) {
            return null;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return null;
        }
    }

    ExplorationRequest request(Target target) {
        return requests.apply(target);
    }

    /** The worker that was started, or null. */
    WarmWorker worker() {
        return starting == null ? null : starting.join();
    }

    @Override
    public void close() throws IOException {
        WarmWorker worker = worker();
        if (worker != null) {
            worker.close();
        }
    }
}
