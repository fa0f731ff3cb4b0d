package dev.heddle.engine.cli;

import dev.heddle.engine.model.Result;
import dev.heddle.engine.model.Status;

/** What the process tells its caller; part of the contract. */
final class ExitCode {

    /** Nothing found, and the search was complete within its bound. */
    static final int CLEAN = 0;
    static final int VIOLATION = 1;
    static final int BAD_REQUEST = 2;
    /** Stopped by a limit, nothing found. */
    static final int INCOMPLETE = 3;
    static final int INTERNAL = 4;

    private ExitCode() {}

    static int of(Result result) {
        if (!result.violations().isEmpty() || result.status() == Status.VIOLATION) {
            return VIOLATION;
        }
        return switch (result.status()) {
            case CLEAN -> result.complete() ? CLEAN : INCOMPLETE;
            case ERROR -> INTERNAL;
            default -> INCOMPLETE;
        };
    }
}
