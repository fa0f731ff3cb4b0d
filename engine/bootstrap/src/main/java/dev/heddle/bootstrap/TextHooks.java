package dev.heddle.bootstrap;

import java.io.PrintStream;

/**
 * What instrumented code calls where a text is made of values that may depend on inputs, and where one is only shown to people. A text that the program hands about costs
 * nothing; code that is not instrumented may look into it ({@link ShadowMemoryHooks#given}).
 */
public final class TextHooks {

    /** How many texts have been made of values that depend on inputs; the engine counts. */
    private static int known;

    /** The process's own, which nobody reads; the program may have put others in their place. */
    private static PrintStream output;
    private static PrintStream errors;

    private TextHooks() {}

    static void install() {
        if (output == null) {
            output = System.out;
            errors = System.err;
        }
    }

    private static TextEngine texts() {
        return SymbolicHooks.engine().texts();
    }

    /** Called by the engine with the number of texts. */
    public static void known(int count) {
        known = count;
    }

    /** Whether an object is such a text. */
    static boolean isKnown(String text) {
        return known != 0 && texts().partsOf(text).length > 0;
    }

    /** Whether an object may be such a text. */
    static boolean mayKnow(Object object) {
        return known != 0 && object instanceof String;
    }

    /** Adds the shadow of a value that becomes part of a text to those before it. */
    public static Object part(Object shadow, Object others) {
        return shadow == null ? others : new Object[] {shadow, others};
    }

    /** Adds those of a text that becomes part of another. */
    public static Object partsOf(Object text, Object others) {
        if (!mayKnow(text) || !Hooks.pause()) {
            return others;
        }
        Object all = others;
        try {
            for (Shadow shadow : texts().partsOf((String) text)) {
                all = part(shadow, all);
            }
        } catch (RuntimeException failure) {
            SymbolicHooks.engine().failed(failure);
        } finally {
            Hooks.resume(true);
        }
        return all;
    }

    /** A text was made, of these parts among others. */
    public static void made(Object text, Object parts) {
        if (parts == null || text == null || !Hooks.pause()) {
            return;
        }
        try {
            for (Object[] part = (Object[]) parts; part != null; part = (Object[]) part[1]) {
                texts().made((String) text, (Shadow) part[0]);
            }
        } catch (RuntimeException failure) {
            SymbolicHooks.engine().failed(failure);
        } finally {
            Hooks.resume(true);
        }
    }

    /** A text is printed: nobody looks into what goes to the process's own output. */
    public static void printed(Object text, Object stream, int site) {
        if (stream != output && stream != errors) {
            ShadowMemoryHooks.lent(text, site);
        }
    }

    /** The stack trace of an exception is printed, with its message and those of its causes. */
    public static void tracePrinted(Object stream, int site) {
        if (known == 0 || stream == output || stream == errors || !Hooks.pause()) {
            return;
        }
        try {
            texts().allGiven(site);
        } catch (RuntimeException failure) {
            SymbolicHooks.engine().failed(failure);
        } finally {
            Hooks.resume(true);
        }
    }

    /** An exception gives its message, which is the text it was made with. */
    public static void messageGiven(Object message) {
        if (SymbolicHooks.engine() == null || !Hooks.pause()) {
            return;
        }
        try {
            texts().messageRead();
            if (mayKnow(message) && !SymbolicHooks.engine().isCalledByInstrumentedCode()) {
                texts().read((String) message);
            }
        } catch (RuntimeException failure) {
            SymbolicHooks.engine().failed(failure);
        } finally {
            Hooks.resume(true);
        }
    }

    /** A static initialiser has read a field with a text. */
    public static void readByInitializer(Object text) {
        if (mayKnow(text) && Hooks.initializing()) {
            texts().readByInitializer((String) text);
        }
    }
}
