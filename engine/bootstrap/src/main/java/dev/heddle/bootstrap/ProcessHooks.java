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

    /** Before files are opened; what these hooks return goes to {@link Hooks#resume}. */
    public static boolean file() {
        return uncontrolled("file");
    }

    public static boolean network() {
        return uncontrolled("network");
    }

    public static boolean process() {
        return uncontrolled("process");
    }

    /** Before an operation whose result Heddle does not control: the rest of it is quiet. */
    private static boolean uncontrolled(String what) {
        if (!Hooks.managed()) {
            return false;
        }
        Hooks.controller.uncontrolled(what);
        return Hooks.pause();
    }
}
