package dev.heddle.bootstrap;

/**
 * What instrumented code calls to carry shadows along. Every hook is quick where no shadow is concerned, which
 * is nearly always.
 *
 * <p>Shadows of locals and of the operand stack are in locals of the method itself. Those of arguments and results
 * cross a call in registers here, with the method's key: code between caller and callee that is not instrumented
 * can neither take nor forge them.
 */
public final class SymbolicHooks {

    private static SymbolicEngine engine;

    private SymbolicHooks() {}

    public static void install(SymbolicEngine newEngine) {
        engine = newEngine;
        ShadowMemoryHooks.stored(0);
        TextHooks.known(0);
        TextHooks.install();
    }

    static SymbolicEngine engine() {
        return engine;
    }

    // Operations

    public static Object binary(int a, int b, Object shadowA, Object shadowB, int operation, int site) {
        return shadowA == null && shadowB == null ? null : operate(a, b, shadowA, shadowB, operation, site);
    }

    public static Object binary(long a, long b, Object shadowA, Object shadowB, int operation, int site) {
        return shadowA == null && shadowB == null ? null : operate(a, b, shadowA, shadowB, operation, site);
    }

    public static Object binary(float a, float b, Object shadowA, Object shadowB, int operation, int site) {
        return shadowA == null && shadowB == null
                ? null
                : operate(Boxes.number(a), Boxes.number(b), shadowA, shadowB, operation, site);
    }

    public static Object binary(double a, double b, Object shadowA, Object shadowB, int operation, int site) {
        return shadowA == null && shadowB == null
                ? null
                : operate(Boxes.number(a), Boxes.number(b), shadowA, shadowB, operation, site);
    }

    public static Object shift(long a, int b, Object shadowA, Object shadowB, int operation, int site) {
        return shadowA == null && shadowB == null ? null : operate(a, b, shadowA, shadowB, operation, site);
    }

    private static Object operate(long a, long b, Object shadowA, Object shadowB, int operation, int site) {
        if (!Hooks.pause()) {
            return null;
        }
        try {
            Shadow first = own(shadowA, a, site);
            Shadow second = own(shadowB, b, site);
            return first == null && second == null ? null : engine.operate(operation, a, b, first, second, site);
        } catch (RuntimeException failure) {
            engine.failed(failure);
            return null;
        } finally {
            Hooks.resume(true);
        }
    }

    public static Object unary(int a, Object shadow, int operation, int site) {
        return shadow == null ? null : convert(a, shadow, operation, site);
    }

    public static Object unary(long a, Object shadow, int operation, int site) {
        return shadow == null ? null : convert(a, shadow, operation, site);
    }

    public static Object unary(float a, Object shadow, int operation, int site) {
        return shadow == null ? null : convert(Boxes.number(a), shadow, operation, site);
    }

    public static Object unary(double a, Object shadow, int operation, int site) {
        return shadow == null ? null : convert(Boxes.number(a), shadow, operation, site);
    }

    private static Object convert(long a, Object shadow, int operation, int site) {
        if (!Hooks.pause()) {
            return null;
        }
        try {
            Shadow own = own(shadow, a, site);
            return own == null ? null : engine.convert(operation, own, site);
        } catch (RuntimeException failure) {
            engine.failed(failure);
            return null;
        } finally {
            Hooks.resume(true);
        }
    }

    /** The shadow, if it is of this value. */
    static Shadow own(Object shadow, long value, int site) {
        if (shadow == null) {
            return null;
        }
        Shadow known = (Shadow) shadow;
        if (known.value == value) {
            return known;
        }
        engine.stale(site);
        return null;
    }

    /**
     * The shadow that fits a value which has come by way of a call. What the JVM makes of a reference to a method may widen it on the way, which no
     * instruction of the program says. Null, and the value is not followed further, if the two do not fit.
     */
    static Object widened(Shadow shadow, long value, char type, int site) {
        char from = shadow.type();
        if (from == type && shadow.value == value) {
            return shadow;
        }
        int conversion = widening(from, type);
        if (conversion != 0) {
            Shadow wider = (Shadow) convert(shadow.value, shadow, conversion, site);
            if (wider != null && wider.value == value) {
                return wider;
            }
        }
        concretise(shadow, site);
        return null;
    }

    /** The instruction that makes a value of one type one of another, larger one; 0 if there is none. */
    private static int widening(char from, char to) {
        switch (from) {
            case 'I':
                return to == 'J' ? SymbolicEngine.I2L : to == 'F' ? SymbolicEngine.I2F : to == 'D' ? SymbolicEngine.I2D : 0;
            case 'J':
                return to == 'F' ? SymbolicEngine.L2F : to == 'D' ? SymbolicEngine.L2D : 0;
            default:
                return from == 'F' && to == 'D' ? SymbolicEngine.F2D : 0;
        }
    }

    // Decisions

    public static void branch(int a, Object shadow, int operation, int site) {
        if (shadow != null) {
            decide(a, 0, shadow, null, operation, site);
        }
    }

    public static void branch(int a, int b, Object shadowA, Object shadowB, int operation, int site) {
        if (shadowA != null || shadowB != null) {
            decide(a, b, shadowA, shadowB, operation, site);
        }
    }

    public static void branch(long a, long b, Object shadowA, Object shadowB, int operation, int site) {
        if (shadowA != null || shadowB != null) {
            decide(a, b, shadowA, shadowB, operation, site);
        }
    }

    public static void branch(float a, float b, Object shadowA, Object shadowB, int operation, int site) {
        if (shadowA != null || shadowB != null) {
            decide(Boxes.number(a), Boxes.number(b), shadowA, shadowB, operation, site);
        }
    }

    public static void branch(double a, double b, Object shadowA, Object shadowB, int operation, int site) {
        if (shadowA != null || shadowB != null) {
            decide(Boxes.number(a), Boxes.number(b), shadowA, shadowB, operation, site);
        }
    }

    private static void decide(long a, long b, Object shadowA, Object shadowB, int operation, int site) {
        if (!Hooks.pause()) {
            return;
        }
        try {
            Shadow first = own(shadowA, a, site);
            Shadow second = own(shadowB, b, site);
            if (first != null || second != null) {
                engine.branch(operation, a, b, first, second, site);
            }
        } catch (RuntimeException failure) {
            engine.failed(failure);
        } finally {
            Hooks.resume(true);
        }
    }

    public static void choose(int value, Object shadow, int site) {
        if (shadow == null || !Hooks.pause()) {
            return;
        }
        try {
            Shadow own = own(shadow, value, site);
            if (own != null) {
                engine.choose(own, site);
            }
        } catch (RuntimeException failure) {
            engine.failed(failure);
        } finally {
            Hooks.resume(true);
        }
    }

    // Assertions that take several calls

    public static void asserting(Object assertion, long value, Object shadow, int site) {
        if (shadow == null || !Hooks.pause()) {
            return;
        }
        try {
            Shadow own = own(shadow, value, site);
            if (own != null) {
                engine.asserting(assertion, own);
            }
        } catch (RuntimeException failure) {
            engine.failed(failure);
        } finally {
            Hooks.resume(true);
        }
    }

    public static void asserted(Object assertion, long value, Object shadow, int jump, int site) {
        if (!ShadowMemoryHooks.isUsed() && shadow == null || assertion == null || !Hooks.pause()) {
            return;
        }
        try {
            engine.asserted(assertion, jump, value, own(shadow, value, site), site);
        } catch (RuntimeException failure) {
            engine.failed(failure);
        } finally {
            Hooks.resume(true);
        }
    }

    public static void newArray(int length, Object shadow, int site) {
        if (shadow == null || !Hooks.pause()) {
            return;
        }
        try {
            Shadow own = own(shadow, length, site);
            if (own != null) {
                engine.newArray(length, own, site);
            }
        } catch (RuntimeException failure) {
            engine.failed(failure);
        } finally {
            Hooks.resume(true);
        }
    }

    // Where values cannot be followed

    public static void concretise(Object shadow, int site) {
        if (shadow == null || !Hooks.pause()) {
            return;
        }
        try {
            engine.concretise((Shadow) shadow, site);
        } catch (RuntimeException failure) {
            engine.failed(failure);
        } finally {
            Hooks.resume(true);
        }
    }

    // Boxes

    public static void boxed(Object box, Object shadow) {
        if (shadow == null || !Hooks.pause()) {
            return;
        }
        try {
            engine.boxed(box, (Shadow) shadow);
        } catch (RuntimeException failure) {
            engine.failed(failure);
        } finally {
            Hooks.resume(true);
        }
    }

    /** The shadow of whether two boxes are equal. */
    public static Object equal(Object box, Object other, Object shadow, Object otherShadow, int site) {
        if (shadow == null && otherShadow == null && !ShadowMemoryHooks.isUsed() || box == null || other == null
                || box.getClass() != other.getClass()) {
            return null;
        }
        Object first = unboxing(box, shadow);
        Object second = unboxing(other, otherShadow);
        return first == null && second == null
                ? null
                : operate(Boxes.number(box), Boxes.number(other), first, second, SymbolicEngine.EQUAL, site);
    }

    /** Two references are compared that may be boxes. */
    public static void same(Object a, Object b, Object shadowA, Object shadowB, int site) {
        if (shadowA == null && shadowB == null && !ShadowMemoryHooks.isUsed() || a == null || b == null
                || a.getClass() != b.getClass() || !Boxes.isBox(a)) {
            return;
        }
        Object first = unboxing(a, shadowA);
        Object second = unboxing(b, shadowB);
        if (first == null && second == null || !Hooks.pause()) {
            return;
        }
        try {
            engine.same(a, b, own(first, Boxes.number(a), site), own(second, Boxes.number(b), site), site);
        } catch (RuntimeException failure) {
            engine.failed(failure);
        } finally {
            Hooks.resume(true);
        }
    }

    /** The shadow of what is in a box: the one beside it, or the one it was made with. */
    public static Object unboxing(Object box, Object shadow) {
        if (shadow != null || !ShadowMemoryHooks.isUsed() || box == null || !Hooks.pause()) {
            return shadow;
        }
        try {
            return engine.unboxed(box);
        } catch (RuntimeException failure) {
            engine.failed(failure);
            return null;
        } finally {
            Hooks.resume(true);
        }
    }
}
