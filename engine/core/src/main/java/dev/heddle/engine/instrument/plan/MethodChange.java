package dev.heddle.engine.instrument.plan;

/**
 * What is done to one method of the JDK: its hook is a static method with the receiver (if any) and
 * the arguments of the method as parameters.
 */
public record MethodChange(Kind kind, String hookOwner, String hookName, String hookDescriptor) {

    public enum Kind {
        /** A managed thread runs the hook instead of the method. */
        REPLACE,
        /** The same for a method in which any other thread really waits, which it says first. */
        REPLACE_WAIT,
        /** The hook comes first, on any thread, and says whether that was all. */
        ASK,
        /** As the first, and so does a static initialiser of the test: what the hook supplies is the same in every process. */
        SUPPLY,
        /** A managed thread runs the hook, then the method. */
        ANNOUNCE,
        /** A managed thread runs the method, then the hook with what it returns. */
        PASS_ON,
        /** No hook has an effect while the method runs; the hook starts that stretch and says so. */
        QUIET,
        /** Quiet, and what it returns is new: a managed thread then calls the hook with it. */
        MAKES
    }
}
