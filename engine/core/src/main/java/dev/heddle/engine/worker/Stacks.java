package dev.heddle.engine.worker;

import dev.heddle.engine.model.SourceLocation;
import java.util.List;

/** Reads stacks with the user's eyes. */
final class Stacks {

    private static final List<String> NOT_THE_USERS = List.of("java.", "javax.", "jdk.", "sun.", "com.sun.",
            "dev.heddle.bootstrap.", "dev.heddle.engine.", "dev.heddle.junit.", "org.junit.", "junit.");

    private Stacks() {}

    /** The innermost frame of code under test, or null. */
    static SourceLocation topUserFrame(StackTraceElement[] stack) {
        for (StackTraceElement frame : stack) {
            if (NOT_THE_USERS.stream().noneMatch(frame.getClassName()::startsWith)) {
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
