package dev.heddle.engine.runtime.trace;

import dev.heddle.engine.model.SourceLocation;
import dev.heddle.engine.model.UserCode;
import java.util.Iterator;
import java.util.List;

/**
 * Where the running thread is, as its user sees it.
 *
 * @param at innermost frame of the user's, or null
 * @param call library method that this frame called and that has not returned, or null; without a frame of the
 *     user's, the outermost library method
 */
public record StackPlace(SourceLocation at, String call) {

    public static StackPlace here() {
        return StackWalker.getInstance().walk(frames -> of(frames.iterator()));
    }

    /** The user's frames of the running thread, innermost first. */
    public static List<SourceLocation> stack() {
        return StackWalker.getInstance().walk(frames -> frames
                .filter(frame -> UserCode.isUser(frame.getClassName(), frame.getMethodName()))
                .map(frame -> SourceLocation.of(frame.toStackTraceElement()))
                .toList());
    }

    /** Where code of a library waits: the method that a reader of its documentation may know; or null. */
    public static SourceLocation inLibrary() {
        return StackWalker.getInstance().walk(frames -> frames
                .filter(frame -> isCall(frame.getClassName()) && !waits(frame.getClassName()))
                .findFirst()
                .map(frame -> SourceLocation.of(frame.toStackTraceElement()))
                .orElse(null));
    }

    /** What all waiting goes through. */
    private static boolean waits(String className) {
        return className.startsWith("java.util.concurrent.locks.") || className.equals("java.lang.Object");
    }

    private static StackPlace of(Iterator<StackWalker.StackFrame> frames) {
        String call = null;
        while (frames.hasNext()) {
            StackWalker.StackFrame frame = frames.next();
            String name = frame.getClassName();
            if (UserCode.isUser(name, frame.getMethodName())) {
                return new StackPlace(SourceLocation.of(frame.toStackTraceElement()), call);
            }
            if (isCall(name)) {
                call = name.substring(name.lastIndexOf('.') + 1).replace('$', '.') + "." + frame.getMethodName();
            }
        }
        return new StackPlace(null, call);
    }

    /** The frames in which every thread begins, and those of Heddle, are no calls of anybody's. */
    private static boolean isCall(String className) {
        return !className.startsWith("dev.heddle.") && !className.startsWith("jdk.internal.")
                && !className.equals("java.lang.Thread");
    }
}
