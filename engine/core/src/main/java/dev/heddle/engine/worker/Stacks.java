package dev.heddle.engine.worker;

/** Says what a stack shows. */
final class Stacks {

    private Stacks() {}

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
