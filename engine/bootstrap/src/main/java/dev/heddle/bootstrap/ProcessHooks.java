package dev.heddle.bootstrap;

/** Operations that reach out of the test: ending the process, and input and output. */
public final class ProcessHooks {

    private ProcessHooks() {}

    public static void exit(Runtime runtime, int status) {
        Hooks.controller.exit(status, false);
    }

    public static void halt(Runtime runtime, int status) {
        Hooks.controller.exit(status, true);
    }

    /** Before an operation whose result Heddle does not control. */
    public static void uncontrolled(String what) {
        if (Hooks.managed()) {
            Hooks.controller.uncontrolled(what);
        }
    }
}
