package dev.heddle.engine.instrument.programs;

/** Every kind of field and element access; see the test for what each method must announce. */
public class Accesses {

    static int number;
    static long wideStatic;
    static final Object CONSTANT = new Object();
    static int line;

    int narrow;
    long wide;
    double decimal;
    String text;
    final int fixed;
    final Object early;

    static class Base {
        int inherited;

        Base(Object argument) {
            inherited = 1;
        }
    }

    static class Derived extends Base {
        int before;

        Derived() {
            super(number == 0 ? new Object() : new int[number]);
            before = 2;
        }
    }

    class Inner {
        int outer() {
            return narrow;
        }
    }

    Accesses() {
        early = CONSTANT;
        fixed = 3;
        narrow = fixed;
    }

    static void statics() {
        number++;
        wideStatic += 2;
        Object unused = CONSTANT;
    }

    static void fields() {
        Accesses a = new Accesses();
        a.wide = 5;
        a.decimal = 2.5;
        a.text = "x";
        long sum = a.wide + a.narrow + a.fixed;
        if (sum != 11 || a.decimal != 2.5 || !a.text.equals("x")) {
            throw new AssertionError("values were mixed up: " + sum);
        }
    }

    static void elements() {
        int[] ints = {1};
        long[] longs = new long[2];
        double[] doubles = new double[2];
        String[] texts = new String[1];
        boolean[] flags = new boolean[3];
        longs[1] = ints[0];
        doubles[1] = longs[1];
        texts[0] = "t";
        flags[2] = true;
        if (longs[1] != 1 || doubles[1] != 1.0 || !texts[0].equals("t") || !flags[2]) {
            throw new AssertionError("values were mixed up");
        }
    }

    static void constructors() {
        new Derived();
    }

    static void inner() {
        new Accesses().new Inner().outer();
    }

    static void nullOwner() {
        Accesses none = null;
        try {
            none.narrow = 1;
        } catch (NullPointerException expected) {
            number = 9;
        }
    }

    static void lines() {
        number = 1; line = new Throwable().getStackTrace()[0].getLineNumber();
    }
}
