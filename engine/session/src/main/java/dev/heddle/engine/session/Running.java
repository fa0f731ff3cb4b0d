package dev.heddle.engine.session;

import dev.heddle.engine.model.BadRequestException;
import java.io.IOException;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

/**
 * An exploration or a replay under way.
 *
 * @param <T> what comes of it
 */
public final class Running<T> {

    private final FutureTask<T> task;
    private final Runnable stop;

    private Running(Callable<T> work, Runnable stop) {
        this.task = new FutureTask<>(work);
        this.stop = stop;
    }

    static <T> Running<T> start(Callable<T> work, Runnable stop) {
        Running<T> running = new Running<>(work, stop);
        Thread thread = new Thread(running.task, "heddle-session");
        thread.setDaemon(true);
        thread.start();
        return running;
    }

    /**
     * Ends an exploration after the executions under way; its result then has what was found so far. A replay is ended
     * at once and has no result.
     */
    public void cancel() {
        stop.run();
    }

    public boolean isDone() {
        return task.isDone();
    }

    /**
     * Waits for the result.
     *
     * @throws BadRequestException where the request was wrong; the message says what to do
     * @throws WorkerFailure where Heddle itself failed
     * @throws ReplayEndedException where a replay was ended from outside
     */
    public T result() throws BadRequestException, IOException, InterruptedException {
        try {
            return task.get();
        } catch (ExecutionException e) {
            Throwable cause = e.getCause();
            if (cause instanceof BadRequestException bad) {
                throw bad;
            }
            if (cause instanceof IOException io) {
                throw io;
            }
            if (cause instanceof RuntimeException unchecked) {
                throw unchecked;
            }
            throw new IOException("the session failed", cause);
        }
    }
}
