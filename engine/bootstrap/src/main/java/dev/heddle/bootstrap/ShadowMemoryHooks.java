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
            QuietReads.field(owner, site);
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

    /** A field was set by a constructor before the object could be shown to a hook; the other constructor is called next. */
    public static void pending(Object shadow, int site) {
        if (shadow == null || !Hooks.pause()) {
            return;
        }
        try {
            SymbolicHooks.engine().pending((Shadow) shadow, site);
        } catch (RuntimeException failure) {
            SymbolicHooks.engine().failed(failure);
        } finally {
            Hooks.resume(true);
        }
    }

    /** The other constructor has returned. */
    public static void storePending(Object owner, Object shadow, int site) {
        if (shadow == null || !Hooks.pause()) {
            return;
        }
        try {
            SymbolicHooks.engine().storePending(owner, (Shadow) shadow, site);
        } catch (RuntimeException failure) {
            SymbolicHooks.engine().failed(failure);
        } finally {
            Hooks.resume(true);
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
        if (stored == 0 && shadowOfIndex == null || array == null) {
            return null;
        }
        if (!Hooks.pause()) {
            QuietReads.element(array, index, site);
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
        if (array != null && isWatched(value)) {
            putInto(array, value, site);
        }
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
        if (stored == 0) {
            return;
        }
        if (!Hooks.pause()) {
            QuietReads.elements(from, fromIndex, count, 0);
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

    /** A field of an object was copied to another of the same class. */
    static void fieldCopied(Object from, Object to, Class<?> declaring, String field) {
        if (stored == 0 || !Hooks.pause()) {
            return;
        }
        try {
            SymbolicHooks.engine().fieldCopied(from, to, declaring, field);
        } catch (RuntimeException failure) {
            SymbolicHooks.engine().failed(failure);
        } finally {
            Hooks.resume(true);
        }
    }

    /** An array was made of the elements of another, from an index on. */
    public static void copyMade(Object copy, Object original, int from) {
        if (stored != 0) {
            int count = Math.min(Array.getLength(copy), Array.getLength(original) - from);
            copied(original, from, copy, 0, count);
        }
    }

    /** Whether it matters who has an object: what is in it may depend on inputs, and others may read that. */
    private static boolean isWatched(Object object) {
        return object != null && (object.getClass().isArray() || TextHooks.mayKnow(object));
    }

    private static void putInto(Object array, Object value, int site) {
        if (!Hooks.pause()) {
            if (OutsideArrays.contains(array)) {
                OutsideArrays.add(value);
            }
            return;
        }
        try {
            SymbolicHooks.engine().putInto(array, value, site);
        } catch (RuntimeException failure) {
            SymbolicHooks.engine().failed(failure);
        } finally {
            Hooks.resume(true);
        }
    }

    /** An object goes to code that is not instrumented, which may keep it. */
    public static void given(Object object, int site) {
        give(object, true, site);
    }

    /** The same for code that reads it, or writes it, and then forgets it. */
    public static void lent(Object object, int site) {
        give(object, false, site);
    }

    private static void give(Object object, boolean kept, int site) {
        if (!isWatched(object)) {
            return;
        }
        if (!Hooks.pause()) {
            keep(object);
            return;
        }
        try {
            SymbolicHooks.engine().given(object, kept, site);
        } catch (RuntimeException failure) {
            SymbolicHooks.engine().failed(failure);
        } finally {
            Hooks.resume(true);
        }
    }

    /** Code that is not instrumented has an array from a static initialiser, or from what one has called. */
    public static void keep(Object object) {
        if (Hooks.initializing() && object != null && object.getClass().isArray()) {
            OutsideArrays.add(object);
        }
    }

    /** The object goes to a method that the class of the receiver may have inherited from code that is not instrumented. */
    public static void passedTo(Object object, Object receiver, int site) {
        if (isWatched(object) && receiver != null) {
            pass(object, receiver, site);
        }
    }

    private static void pass(Object object, Object receiver, int site) {
        if (!Hooks.pause()) {
            keep(object);
            return;
        }
        try {
            if (SymbolicHooks.engine().inherits(receiver, site)) {
                SymbolicHooks.engine().given(object, true, site);
            }
        } catch (RuntimeException failure) {
            SymbolicHooks.engine().failed(failure);
        } finally {
            Hooks.resume(true);
        }
    }

    /** A method of the program returns an object, perhaps to code that is not instrumented. */
    public static void returned(Object object, int site) {
        if (!isWatched(object)) {
            return;
        }
        if (!Hooks.pause()) {
            keep(object);
            return;
        }
        try {
            boolean matters = !(object instanceof String) || TextHooks.isKnown((String) object);
            if (matters && !SymbolicHooks.engine().isCalledByInstrumentedCode()) {
                SymbolicHooks.engine().given(object, true, site);
            }
        } catch (RuntimeException failure) {
            SymbolicHooks.engine().failed(failure);
        } finally {
            Hooks.resume(true);
        }
    }

    /** The elements of a record, or the fields of another object, are read by code that is not instrumented. */
    public static void opened(Object object, int site) {
        if (stored == 0 || object == null || !Hooks.pause()) {
            return;
        }
        try {
            SymbolicHooks.engine().given(object, false, site);
        } catch (RuntimeException failure) {
            SymbolicHooks.engine().failed(failure);
        } finally {
            Hooks.resume(true);
        }
    }

    /** Whatever has a shadow may be read by code that is not instrumented. */
    public static void openedAll(int site) {
        if (stored == 0 || !Hooks.pause()) {
            return;
        }
        try {
            SymbolicHooks.engine().givenAll(site);
        } catch (RuntimeException failure) {
            SymbolicHooks.engine().failed(failure);
        } finally {
            Hooks.resume(true);
        }
    }

    /** A field is about to be read by reflection or by a method handle; {@code owner} is null for a static one. */
    static void readUnseen(Object owner, Class<?> declaring, String field) {
        if (stored == 0 || !Hooks.pause()) {
            return;
        }
        try {
            SymbolicHooks.engine().readUnseen(owner, declaring, field);
        } catch (RuntimeException failure) {
            SymbolicHooks.engine().failed(failure);
        } finally {
            Hooks.resume(true);
        }
    }

    /** An atomic variable, or an array of them, shows what it has; whoever asked for that. */
    public static void shown(Object atomic) {
        if (stored != 0 && Hooks.pause()) {
            readUnseen(atomic);
        }
    }

    /** A method of an atomic variable that gives its value; calls by code that carries shadows are followed. */
    public static void valueGiven(Object atomic) {
        if (stored == 0 || !Hooks.pause()) {
            return;
        }
        if (SymbolicHooks.engine().isCalledByInstrumentedCode()) {
            Hooks.resume(true);
        } else {
            readUnseen(atomic);
        }
    }

    private static void readUnseen(Object atomic) {
        try {
            SymbolicHooks.engine().readUnseen(atomic);
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
            long b, Object shadowA, Object shadowB, Object expected, int site) {
        Shadow applied = operation < SymbolicEngine.OTHER ? null : CallHooks.takeReturned();
        if (stored == 0 && shadowA == null && shadowB == null && applied == null) {
            return null;
        }
        if (!Hooks.pause()) {
            QuietReads.all(variable, site);
            QuietReads.all(place, site);
            return null;
        }
        try {
            Shadow first = SymbolicHooks.own(shadowA, a, site);
            Shadow second = SymbolicHooks.own(shadowB, b, site);
            return SymbolicHooks.engine().atomic(variable, place, index, operation, (char) type, a, b, first, second,
                    expected, result, applied, site);
        } catch (RuntimeException failure) {
            SymbolicHooks.engine().failed(failure);
            return null;
        } finally {
            Hooks.resume(true);
        }
    }
}
