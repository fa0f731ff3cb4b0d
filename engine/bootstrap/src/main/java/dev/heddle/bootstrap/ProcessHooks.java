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

    /** Before a file is opened for whatever purpose; what these hooks return goes to {@link Hooks#resume}. */
    public static boolean file() {
        return uncontrolled(Controller.FILE);
    }

    public static boolean fileInput() {
        return uncontrolled(Controller.FILE_INPUT);
    }

    public static boolean fileOutput() {
        return uncontrolled(Controller.FILE_OUTPUT);
    }

    /** Before the file system is asked, which may be one of the program's own: it goes on under control. */
    public static void fileQuery() {
        Hooks.controller.uncontrolled(Controller.FILE_QUERY);
    }

    public static boolean process() {
        return uncontrolled(Controller.PROCESS);
    }

    public static boolean priorities() {
        return uncontrolled(Controller.PRIORITIES);
    }

    public static boolean provider() {
        return uncontrolled(Controller.PROVIDER);
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
