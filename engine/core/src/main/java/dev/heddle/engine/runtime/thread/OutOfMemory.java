package dev.heddle.engine.runtime.thread;

/** Tells failures for want of memory. */
public final class OutOfMemory {

    /** What the JVM says of an array that would not fit into any heap: nothing has been used up. */
    private static final String TOO_LARGE = "Requested array size exceeds VM limit";
    private static final int MOST_CAUSES = 20;

    private OutOfMemory() {}

    /** Whether all memory has been used up, which takes long each time and need not happen at the same step. */
    public static boolean isExhaustion(Throwable failure) {
        Throwable cause = causeOf(failure);
        return cause != null && !TOO_LARGE.equals(cause.getMessage());
    }

    /** Whether a failure is for want of memory; the JVM knows the places only of the first few in a process. */
    public static boolean isCauseOf(Throwable failure) {
        return causeOf(failure) != null;
    }

    private static Throwable causeOf(Throwable failure) {
        Throwable cause = failure;
        // Users can make circles of causes.
        for (int i = 0; i < MOST_CAUSES && cause != null; i++) {
            if (cause instanceof OutOfMemoryError) {
                return cause;
            }
            cause = cause.getCause();
        }
        return null;
    }
}
