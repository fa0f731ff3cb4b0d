package dev.heddle.engine.model;

/** The request cannot be carried out as it stands; the message is one line that says what to do about it. */
public final class BadRequestException extends Exception {

    private static final long serialVersionUID = 1L;

    public BadRequestException(String message) {
        super(message);
    }

    public BadRequestException(String message, Throwable cause) {
        super(message, cause);
    }
}
