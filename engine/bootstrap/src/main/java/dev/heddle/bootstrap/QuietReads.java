package dev.heddle.bootstrap;

/**
 * Where code of the program reads what may depend on inputs while hooks are off, so that it carries no shadows: in a static initialiser, and in what a part of the
 * JDK calls in which nothing is seen.
 */
public final class QuietReads {

    private QuietReads() {}

    private static boolean happen() {
        return Hooks.initializing() || Hooks.isQuiet();
    }

    /** {@code owner} is null for a static field. */
    public static void field(Object owner, int site) {
        if (ShadowMemoryHooks.isUsed() && happen()) {
            SymbolicHooks.engine().quiet().read(owner, site, Hooks.initializing());
        }
    }

    public static void element(Object array, int index, int site) {
        elements(array, index, 1, site);
    }

    static void elements(Object array, int from, int count, int site) {
        if (ShadowMemoryHooks.isUsed() && array != null && happen()) {
            SymbolicHooks.engine().quiet().elementsRead(array, from, count, site, Hooks.initializing());
        }
    }

    /** All of an object, such as an atomic variable or an array that is given to the JDK. */
    public static void all(Object object, int site) {
        if (ShadowMemoryHooks.isUsed() && object != null && happen()) {
            SymbolicHooks.engine().quiet().allRead(object, site, Hooks.initializing());
        }
    }

    /** What a lambda has captured. */
    static void captured(Object[] shadows) {
        if (happen()) {
            SymbolicHooks.engine().quiet().used(shadows, Hooks.initializing());
        }
    }
}
