package dev.heddle.bootstrap;

import java.lang.reflect.Array;

/**
 * What instrumented code calls where a value goes to memory or comes from there: fields, array elements and atomic
 * variables. Every hook is quick where no shadow is concerned, which is nearly always.
 */
public final class ShadowMemoryHooks {

    /** How many fields and array elements have a shadow; the engine counts. */
    private static int stored;

    private ShadowMemoryHooks() {}

    /** Called by the engine with the number of fields and elements that have a shadow. */
    public static void stored(int count) {
        stored = count;
    }

    /** Whether any field or element has a shadow. */
    static boolean isUsed() {
        return stored != 0;
    }

    public static Object load(Object owner, int value, int site) {
        return stored == 0 ? null : loaded(owner, value, site);
    }

    public static Object load(Object owner, long value, int site) {
        return stored == 0 ? null : loaded(owner, value, site);
    }

    public static Object load(Object owner, float value, int site) {
        return stored == 0 ? null : loaded(owner, Boxes.number(value), site);
    }

    public static Object load(Object owner, double value, int site) {
        return stored == 0 ? null : loaded(owner, Boxes.number(value), site);
    }

    public static Object load(Object owner, Object value, int site) {
        return stored == 0 || !Boxes.isBox(value) ? null : loaded(owner, Boxes.number(value), site);
    }

    private static Object loaded(Object owner, long value, int site) {
        if (!Hooks.pause()) {
            return null;
        }
        try {
            return SymbolicHooks.engine().load(owner, value, site);
        } catch (RuntimeException failure) {
            SymbolicHooks.engine().failed(failure);
            return null;
        } finally {
            Hooks.resume(true);
        }
    }

    public static void store(Object owner, int value, Object shadow, int site) {
        if (shadow != null || stored != 0) {
            save(owner, value, shadow, site);
        }
    }

    public static void store(Object owner, long value, Object shadow, int site) {
        if (shadow != null || stored != 0) {
            save(owner, value, shadow, site);
        }
    }

    public static void store(Object owner, float value, Object shadow, int site) {
        if (shadow != null || stored != 0) {
            save(owner, Boxes.number(value), shadow, site);
        }
    }

    public static void store(Object owner, double value, Object shadow, int site) {
        if (shadow != null || stored != 0) {
            save(owner, Boxes.number(value), shadow, site);
        }
    }

    public static void store(Object owner, Object value, Object shadow, int site) {
        if (shadow != null || stored != 0) {
            save(owner, Boxes.number(value), Boxes.isBox(value) ? shadow : null, site);
        }
    }

    /** A field was set by a constructor before the object could be shown to a hook. */
    public static void storePending(Object owner, Object shadow, int site) {
        if (shadow != null) {
            save(owner, ((Shadow) shadow).value, shadow, site);
        }
    }

    private static void save(Object owner, long value, Object shadow, int site) {
        if (!Hooks.pause()) {
            return;
        }
        try {
            SymbolicHooks.engine().store(owner, SymbolicHooks.own(shadow, value, site), site);
        } catch (RuntimeException failure) {
            SymbolicHooks.engine().failed(failure);
        } finally {
            Hooks.resume(true);
        }
    }

    public static Object loadElement(Object array, int index, Object shadowOfIndex, int site) {
        if (stored == 0 && shadowOfIndex == null || array == null || !Hooks.pause()) {
            return null;
        }
        try {
            Shadow ofIndex = SymbolicHooks.own(shadowOfIndex, index, site);
            return SymbolicHooks.engine().loadElement(array, index, ofIndex, site);
        } catch (RuntimeException failure) {
            SymbolicHooks.engine().failed(failure);
            return null;
        } finally {
            Hooks.resume(true);
        }
    }

    public static void storeElement(
            Object array, int index, int value, Object shadowOfIndex, Object shadow, int site) {
        if (stored != 0 || shadow != null || shadowOfIndex != null) {
            saveElement(array, index, value, shadowOfIndex, shadow, site);
        }
    }

    public static void storeElement(
            Object array, int index, long value, Object shadowOfIndex, Object shadow, int site) {
        if (stored != 0 || shadow != null || shadowOfIndex != null) {
            saveElement(array, index, value, shadowOfIndex, shadow, site);
        }
    }

    public static void storeElement(
            Object array, int index, float value, Object shadowOfIndex, Object shadow, int site) {
        if (stored != 0 || shadow != null || shadowOfIndex != null) {
            saveElement(array, index, Boxes.number(value), shadowOfIndex, shadow, site);
        }
    }

    public static void storeElement(
            Object array, int index, double value, Object shadowOfIndex, Object shadow, int site) {
        if (stored != 0 || shadow != null || shadowOfIndex != null) {
            saveElement(array, index, Boxes.number(value), shadowOfIndex, shadow, site);
        }
    }

    public static void storeElement(
            Object array, int index, Object value, Object shadowOfIndex, Object shadow, int site) {
        if (stored != 0 || shadow != null || shadowOfIndex != null) {
            saveElement(array, index, Boxes.number(value), shadowOfIndex, Boxes.isBox(value) ? shadow : null, site);
        }
    }

    private static void saveElement(
            Object array, int index, long value, Object shadowOfIndex, Object shadow, int site) {
        if (array == null || !Hooks.pause()) {
            return;
        }
        try {
            Shadow ofIndex = SymbolicHooks.own(shadowOfIndex, index, site);
            Shadow ofValue = SymbolicHooks.own(shadow, value, site);
            SymbolicHooks.engine().storeElement(array, index, value, ofIndex, ofValue, site);
        } catch (RuntimeException failure) {
            SymbolicHooks.engine().failed(failure);
        } finally {
            Hooks.resume(true);
        }
    }

    /** Elements were copied from an array to another. */
    static void copied(Object from, int fromIndex, Object to, int toIndex, int count) {
        if (stored == 0 || !Hooks.pause()) {
            return;
        }
        try {
            SymbolicHooks.engine().copied(from, fromIndex, to, toIndex, count);
        } catch (RuntimeException failure) {
            SymbolicHooks.engine().failed(failure);
        } finally {
            Hooks.resume(true);
        }
    }

    public static void cloned(Object copy, Object original) {
        if (stored != 0) {
            copied(original, 0, copy, 0, Array.getLength(original));
        }
    }

    /** An object whose fields or elements may have shadows goes to code that is not instrumented. */
    public static void given(Object object, int site) {
        if (stored == 0 || object == null || !Hooks.pause()) {
            return;
        }
        try {
            SymbolicHooks.engine().given(object, site);
        } catch (RuntimeException failure) {
            SymbolicHooks.engine().failed(failure);
        } finally {
            Hooks.resume(true);
        }
    }

    /** Before an access to an element that no instruction makes. */
    public static void atomicIndex(Object array, int index, Object shadow, int site) {
        if (shadow == null || array == null || !Hooks.pause()) {
            return;
        }
        try {
            Shadow own = SymbolicHooks.own(shadow, index, site);
            if (own != null) {
                SymbolicHooks.engine().atomicIndex(array, index, own, site);
            }
        } catch (RuntimeException failure) {
            SymbolicHooks.engine().failed(failure);
        } finally {
            Hooks.resume(true);
        }
    }

    /** Before a method of an atomic variable that may call a function. */
    public static void beforeFunction() {
        CallHooks.takeReturned();
    }

    /** After an operation on an atomic variable. */
    public static Object atomic(long result, Object variable, Object place, int index, int operation, int type, long a,
            long b, Object shadowA, Object shadowB, int site) {
        Shadow applied = operation < SymbolicEngine.OTHER ? null : CallHooks.takeReturned();
        if (stored == 0 && shadowA == null && shadowB == null && applied == null || !Hooks.pause()) {
            return null;
        }
        try {
            Shadow first = SymbolicHooks.own(shadowA, a, site);
            Shadow second = SymbolicHooks.own(shadowB, b, site);
            return SymbolicHooks.engine().atomic(variable, place, index, operation, (char) type, a, b, first, second,
                    result, applied, site);
        } catch (RuntimeException failure) {
            SymbolicHooks.engine().failed(failure);
            return null;
        } finally {
            Hooks.resume(true);
        }
    }
}
