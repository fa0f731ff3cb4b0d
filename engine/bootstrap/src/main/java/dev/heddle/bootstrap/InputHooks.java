package dev.heddle.bootstrap;

/** What {@code dev.heddle.api.Heddle} calls: inputs and assumptions of the test. */
public final class InputHooks {

    private InputHooks() {}

    /** The value of an input; {@code fallback} where no exploration chooses one. */
    public static long input(String name, String type, long fallback, long min, long max) {
        if (Hooks.managed()) {
            return Hooks.controller.input(name, type, fallback, min, max);
        }
        return fallback;
    }

    /** Gives up the execution if {@code condition} does not hold. */
    public static void assume(boolean condition) {
        if (Hooks.managed()) {
            Hooks.controller.assume(condition);
        }
    }
}
