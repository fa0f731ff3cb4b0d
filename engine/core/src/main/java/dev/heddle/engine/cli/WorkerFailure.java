package dev.heddle.engine.cli;

/** The engine failed inside a worker; the message is the worker's stack trace. */
final class WorkerFailure extends RuntimeException {

    private static final long serialVersionUID = 1L;

    WorkerFailure(String trace) {
        super(trace);
    }
}
