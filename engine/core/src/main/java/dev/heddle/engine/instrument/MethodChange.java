package dev.heddle.engine.instrument;

/**
 * What is done to one method of the JDK: its hook is a static method with the receiver (if any) and
 * the arguments of the method as parameters.
 */
record MethodChange(Kind kind, String hookOwner, String hookName, String hookDescriptor) {

    enum Kind {
        /** A managed thread runs the hook instead of the method. */
        REPLACE,
        /** A managed thread runs the hook, then the method. */
        ANNOUNCE,
        /** A managed thread runs the method, then the hook with what it returns. */
        PASS_ON,
        /** No hook has an effect while the method runs; the hook starts that stretch and says so. */
        QUIET
    }
}
