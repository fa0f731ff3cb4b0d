package dev.heddle.engine.session;

/** Somebody ended a replay before its end; the message says who. */
public final class ReplayEndedException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    ReplayEndedException(String message) {
        super(message);
    }
}
