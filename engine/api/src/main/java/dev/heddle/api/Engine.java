package dev.heddle.api;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

/** The way to the exploring engine, where there is one: its hooks are on the boot class path then. */
final class Engine {

    private static final MethodHandle INPUT;
    private static final MethodHandle ARGUMENT;
    private static final MethodHandle CHOSEN;
    private static final MethodHandle ASSUME;

    static {
        MethodHandle input = null;
        MethodHandle argument = null;
        MethodHandle chosen = null;
        MethodHandle assume = null;
        try {
            Class<?> hooks = Class.forName("dev.heddle.bootstrap.InputHooks", true, null);
            MethodHandles.Lookup lookup = MethodHandles.publicLookup();
            input = lookup.findStatic(hooks, "input", MethodType.methodType(
                    long.class, String.class, String.class, long.class, long.class, long.class));
            argument = lookup.findStatic(hooks, "isArgument",
                    MethodType.methodType(void.class, int.class, String.class, String.class));
            chosen = lookup.findStatic(hooks, "chosen",
                    MethodType.methodType(void.class, Object.class, Class.class, String.class));
            assume = lookup.findStatic(hooks, "assume", MethodType.methodType(void.class, boolean.class));
        } catch (ClassNotFoundException outsideAnExploration) {
            input = null;
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("heddle-api does not fit the Heddle that runs it; use the same version", e);
        }
        INPUT = input;
        ARGUMENT = argument;
        CHOSEN = chosen;
        ASSUME = assume;
    }

    private Engine() {}

    static boolean explores() {
        return INPUT != null;
    }

    static long input(String name, String type, long fallback, long min, long max) {
        if (name == null) {
            throw new IllegalArgumentException("an input needs a name");
        }
        if (min > max) {
            throw new IllegalArgumentException("input " + name + ": there is no value in " + min + ".." + max);
        }
        if (fallback < min || fallback > max) {
            throw new IllegalArgumentException(
                    "input " + name + ": the fallback " + fallback + " is not in " + min + ".." + max);
        }
        if (INPUT == null) {
            return fallback;
        }
        try {
            return (long) INPUT.invokeExact(name, type, fallback, min, max);
        } catch (RuntimeException | Error e) {
            throw e;
        } catch (Throwable e) {
            throw new IllegalStateException(e);
        }
    }

    /** The input that was asked for last is an argument of the next call of a method. */
    static void isArgument(int position, String method, String descriptor) {
        if (ARGUMENT == null) {
            return;
        }
        try {
            ARGUMENT.invokeExact(position, method, descriptor);
        } catch (RuntimeException | Error e) {
            throw e;
        } catch (Throwable e) {
            throw new IllegalStateException(e);
        }
    }

    /** A field was set to the input that was asked for last. */
    static void chosen(Object instance, Class<?> declaring, String field) {
        try {
            CHOSEN.invokeExact(instance, declaring, field);
        } catch (RuntimeException | Error e) {
            throw e;
        } catch (Throwable e) {
            throw new IllegalStateException(e);
        }
    }

    static void assume(boolean condition) {
        if (ASSUME == null) {
            return;
        }
        try {
            ASSUME.invokeExact(condition);
        } catch (RuntimeException | Error e) {
            throw e;
        } catch (Throwable e) {
            throw new IllegalStateException(e);
        }
    }
}
