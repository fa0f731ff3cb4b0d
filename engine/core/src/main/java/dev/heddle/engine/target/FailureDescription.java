package dev.heddle.engine.target;

import dev.heddle.engine.model.SourceLocation;
import dev.heddle.engine.model.UserCode;
import dev.heddle.engine.model.ViolationKind;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.UndeclaredThrowableException;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;

/**
 * Says what a throwable means to a user: whether an assertion failed, with what message and at which line of their
 * own. Looks through the wrappers in which futures and reflection pass a failure on.
 */
public final class FailureDescription {

    private FailureDescription() {}

    /**
     * What went wrong.
     *
     * @param message the failure's message, or its class where it has none
     * @param at the first line of the user's, or null if the stack trace has none
     * @param cause the failure itself, out of its wrappers
     */
    public record Failure(ViolationKind kind, String message, SourceLocation at, Throwable cause) {}

    public static Failure of(Throwable thrown) {
        Throwable cause = unwrap(thrown);
        boolean assertion = cause instanceof AssertionError;
        String name = cause.getClass().getName();
        String message = cause.getMessage();
        String text;
        if (message == null || message.isBlank()) {
            text = name;
        } else {
            text = assertion ? message.strip() : name + ": " + message.strip();
        }
        SourceLocation at = location(cause);
        if (at == null) {
            at = location(thrown);
        }
        return new Failure(assertion ? ViolationKind.ASSERTION : ViolationKind.EXCEPTION, text, at, cause);
    }

    /** The first line of the user's in a stack trace, or null. */
    public static SourceLocation location(Throwable thrown) {
        for (StackTraceElement frame : thrown.getStackTrace()) {
            if (isUserFrame(frame)) {
                return SourceLocation.of(frame);
            }
        }
        return null;
    }

    public static boolean isUserFrame(StackTraceElement frame) {
        return UserCode.isUser(frame.getClassName(), frame.getMethodName());
    }

    private static Throwable unwrap(Throwable thrown) {
        Throwable inner = thrown;
        for (int depth = 0; depth < 20 && inner.getCause() != null && wraps(inner); depth++) {
            inner = inner.getCause();
        }
        return inner;
    }

    private static boolean wraps(Throwable outer) {
        Throwable cause = outer.getCause();
        return outer instanceof ExecutionException
                || outer instanceof CompletionException
                || outer instanceof InvocationTargetException
                || outer instanceof UndeclaredThrowableException
                // ForkJoinTask makes a second throwable of the same class for the thread that joins; without a message
                // where the class has no constructor that takes a cause.
                || outer.getClass() == cause.getClass()
                        && (outer.getMessage() == null || cause.toString().equals(outer.getMessage()));
    }
}
