package dev.heddle.engine.session;

/** The engine failed inside a worker; the message is the worker's stack trace. */
public final class WorkerFailure extends RuntimeException {

    private static final long serialVersionUID = 1L;

    WorkerFailure(String trace) {
        super(trace);
    }
}
