package dev.heddle.engine.worker;

import dev.heddle.engine.model.SourceLocation;
import dev.heddle.engine.model.UserCode;

/** Reads stacks with the user's eyes. */
final class Stacks {

    private Stacks() {}

    /** The innermost frame of code under test, or null. */
    static SourceLocation topUserFrame(StackTraceElement[] stack) {
        for (StackTraceElement frame : stack) {
            if (UserCode.isUser(frame.getClassName(), frame.getMethodName())) {
                return SourceLocation.of(frame);
            }
        }
        return null;
    }

    static boolean endsInNative(StackTraceElement[] stack) {
        return stack.length > 0 && stack[0].isNativeMethod();
    }

    static String describe(StackTraceElement frame) {
        String name = frame.getClassName();
        return name.substring(name.lastIndexOf('.') + 1) + "." + frame.getMethodName();
    }

    static String print(String thread, StackTraceElement[] stack) {
        StringBuilder text = new StringBuilder("Thread ").append(thread).append('\n');
        for (StackTraceElement frame : stack) {
            text.append("\tat ").append(frame).append('\n');
        }
        return text.toString();
    }
}
