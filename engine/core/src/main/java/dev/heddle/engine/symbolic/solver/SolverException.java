package dev.heddle.engine.symbolic.solver;

/** The solver broke down over a question, or had to be ended; the message says how. */
final class SolverException extends RuntimeException {

    private static final long serialVersionUID = 1;

    SolverException(String message) {
        super(message);
    }

    SolverException(String message, Throwable cause) {
        super(message, cause);
    }
}
