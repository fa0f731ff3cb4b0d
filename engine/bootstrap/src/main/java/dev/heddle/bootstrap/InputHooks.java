package dev.heddle.bootstrap;

/** What {@code dev.heddle.api.Heddle} calls: inputs and assumptions of the test. */
public final class InputHooks {

    private InputHooks() {}

    /** The value of an input; {@code fallback} where no exploration chooses one. */
    public static long input(String name, String type, long fallback, long min, long max) {
        if (Hooks.managed()) {
            long value = Hooks.controller.input(name, type, fallback, min, max);
            if (SymbolicHooks.engine() != null) {
                follow(name, type, value, min, max);
            }
            return value;
        }
        if (Hooks.initializing() || Hooks.isQuiet()) {
            Hooks.controller.inputNotChosen(name, Hooks.initializing());
        }
        return fallback;
    }

    private static void follow(String name, String type, long value, long min, long max) {
        boolean paused = Hooks.pause();
        try {
            CallHooks.asked(SymbolicHooks.engine().input(name, type, value, min, max));
        } finally {
            Hooks.resume(paused);
        }
    }

    /** The input that was asked for last is an argument of the next call. */
    public static void isArgument(int position) {
        if (SymbolicHooks.engine() != null) {
            CallHooks.passInput(position);
        }
    }

    /** All arguments of the next call have been asked for; it is one of the method with that key. */
    public static void areArguments(int key) {
        CallHooks.call(key, 0);
    }

    /** The input that was asked for last is an argument of the next call of that method; others may have been before it. */
    public static void isArgument(int position, String method, String descriptor) {
        if (SymbolicHooks.engine() != null) {
            CallHooks.passInput(position);
            CallHooks.call(MethodKeys.of(method, descriptor), 0);
        }
    }

    /** A field has been set to the input that was asked for last. */
    public static void chosen(Object owner, Class<?> declaring, String field) {
        if (SymbolicHooks.engine() == null || !Hooks.managed()) {
            return;
        }
        boolean paused = Hooks.pause();
        try {
            SymbolicHooks.engine().bind(owner, declaring, field, CallHooks.takeLast());
        } finally {
            Hooks.resume(paused);
        }
    }

    /** Gives up the execution if {@code condition} does not hold. */
    public static void assume(boolean condition) {
        if (Hooks.managed()) {
            Hooks.controller.assume(condition);
        }
    }
}
