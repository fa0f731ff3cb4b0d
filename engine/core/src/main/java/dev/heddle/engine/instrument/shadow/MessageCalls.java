package dev.heddle.engine.instrument.shadow;

import java.util.Arrays;
import java.util.Set;
import org.objectweb.asm.Type;

/** Methods of libraries that take a text only to show it to people. */
final class MessageCalls {

    /** Exceptions that keep the text they are made with as it is, and give it as their message. */
    private static final Set<String> EXCEPTIONS = Set.of(
            "java/lang/Throwable", "java/lang/Exception", "java/lang/RuntimeException", "java/lang/Error",
            "java/lang/AssertionError", "java/lang/IllegalStateException", "java/lang/IllegalArgumentException",
            "java/lang/UnsupportedOperationException", "java/lang/NullPointerException", "java/lang/ArithmeticException",
            "java/lang/IndexOutOfBoundsException", "java/lang/ArrayIndexOutOfBoundsException",
            "java/lang/ClassCastException", "java/lang/NumberFormatException", "java/lang/SecurityException",
            "java/lang/InterruptedException", "java/lang/CloneNotSupportedException",
            "java/util/NoSuchElementException", "java/util/ConcurrentModificationException",
            "java/util/concurrent/TimeoutException", "java/util/concurrent/CancellationException",
            "java/util/concurrent/ExecutionException", "java/util/concurrent/CompletionException",
            "java/util/concurrent/RejectedExecutionException", "java/util/concurrent/BrokenBarrierException",
            "java/io/IOException", "java/io/UncheckedIOException", "java/io/FileNotFoundException",
            "java/io/EOFException");
    private static final Set<String> DESCRIPTIONS =
            Set.of("as", "describedAs", "withFailMessage", "overridingErrorMessage");
    private static final String STRING = "java.lang.String";

    private MessageCalls() {}

    static boolean makesException(String owner, String name, Type[] types) {
        return name.equals("<init>") && EXCEPTIONS.contains(owner) && types.length > 0;
    }

    /** Whether one text, or one object, is printed to a stream. */
    static boolean prints(String owner, String name, Type[] types) {
        return owner.equals("java/io/PrintStream") && (name.equals("print") || name.equals("println"))
                && types.length == 1 && types[0].getClassName().equals(STRING);
    }

    /** Which argument is a message; -1 if none is. */
    static int message(String owner, String name, Type[] types) {
        if (owner.startsWith("org/assertj/") && DESCRIPTIONS.contains(name)) {
            return 0;
        }
        boolean asserts = name.startsWith("assert") || name.equals("fail");
        if (!asserts || Arrays.stream(types).noneMatch(type -> type.getClassName().equals(STRING))) {
            return -1;
        }
        return switch (owner) {
            case "org/junit/jupiter/api/Assertions" ->
                    types[types.length - 1].getClassName().equals(STRING) ? types.length - 1 : 0;
            case "org/junit/Assert", "junit/framework/Assert" -> types[0].getClassName().equals(STRING) ? 0 : -1;
            default -> -1;
        };
    }
}
