package dev.heddle.bootstrap;

/**
 * Identity hash codes of what is there before an execution, the same in every process. A thread that is not managed
 * gets them too: tables that it fills are looked through by managed ones.
 */
public final class FixedHashes {

    private static final ClassLoader PLATFORM = ClassLoader.getPlatformClassLoader();
    private static final String LAMBDA = "$$Lambda";

    private FixedHashes() {}

    /** {@code own} is what the object's own method says; it stays unless that is the identity hash code. */
    static int of(Object object, int own) {
        int named = named(object);
        if (named != 0) {
            return named;
        }
        Controller controller = Hooks.controller;
        return controller == null || object == null ? own : controller.fixedHash(object, own);
    }

    /** In a static initialiser, which may be the first to ask. */
    static int initial(Object object) {
        int named = named(object);
        return named != 0 ? named : Hooks.controller.identityHashCode(object);
    }

    /** That of a class or an enum constant of the program, which is known by its name; else 0. */
    public static int named(Object object) {
        if (object instanceof Class<?> type) {
            return isOfProgram(type) ? mix(plainName(type).hashCode()) : 0;
        }
        if (object instanceof Enum<?> constant) {
            Class<?> type = constant.getDeclaringClass();
            return isOfProgram(type) ? mix(type.getName().hashCode() * 31 + constant.name().hashCode()) : 0;
        }
        return 0;
    }

    /** Those of the JDK may have been put into tables before anybody looked, and the engine does without. */
    private static boolean isOfProgram(Class<?> type) {
        ClassLoader loader = type.getClassLoader();
        return loader != null && loader != PLATFORM && loader != Agent.engineLoader();
    }

    /** Without what differs from process to process: the number of a lambda, and what a hidden class has behind the slash. */
    public static String plainName(Class<?> type) {
        String name = type.getName();
        int lambda = name.indexOf(LAMBDA);
        int slash = name.indexOf('/');
        return lambda >= 0 ? name.substring(0, lambda + LAMBDA.length()) : slash < 0 ? name : name.substring(0, slash);
    }

    /** Spreads bits; positive, as identity hash codes are, and never 0. */
    public static int mix(int bits) {
        int h = bits * 0x9E3779B9;
        h = (h ^ h >>> 16) * 0x21F0AAAD;
        h = (h ^ h >>> 15) & Integer.MAX_VALUE;
        return h == 0 ? 1 : h;
    }
}
