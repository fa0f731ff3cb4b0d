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
        /** No hook has an effect while the method runs; the hook starts that stretch and says so. */
        QUIET
    }
}
