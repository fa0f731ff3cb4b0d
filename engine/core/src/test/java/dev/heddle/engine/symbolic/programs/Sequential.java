package dev.heddle.engine.symbolic.programs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.api.Heddle;
import java.util.Objects;
import java.util.function.IntUnaryOperator;
import java.util.function.ToIntBiFunction;
import org.junit.Assert;
import org.junit.jupiter.api.Assertions;

/** Methods that take their inputs by name; each says what it did in {@link #outcome}. */
public final class Sequential {

    public static String outcome;

    private int field;
    private static long total;

    private Sequential() {}

    public static void branches() {
        int a = Heddle.input("a", 0);
        int b = Heddle.input("b", 0);
        if (a * 3 + b == 77) {
            outcome = a > b ? "larger" : "smaller";
        } else {
            outcome = "other";
        }
    }

    public static void fieldsAndCalls() {
        Sequential object = new Sequential();
        object.field = twice(Heddle.input("a", 0)) + 1;
        total = (long) object.field << 33;
        if (total == 7L << 33) {
            outcome = "three";
        } else if (object.field == 8) {
            outcome = "impossible";
        } else {
            outcome = "other";
        }
    }

    private static int twice(int x) {
        return x + x;
    }

    public static void lambdas() {
        int a = Heddle.input("a", 0);
        IntUnaryOperator add = x -> x + a;
        Runnable check = () -> outcome = add.applyAsInt(5) == 47 ? "found" : "other";
        check.run();
    }

    public static void references() {
        Sequential object = new Sequential();
        object.field = Heddle.input("a", 0);
        IntUnaryOperator twice = Sequential::twice;
        IntUnaryOperator plusField = object::plusField;
        ToIntBiFunction<Sequential, Integer> unbound = Sequential::plusField;
        int sum = twice.applyAsInt(Heddle.input("b", 0)) + unbound.applyAsInt(object, Heddle.input("c", 0));
        outcome = plusField.applyAsInt(1) == 8 && sum == 21 ? "found" : "other";
    }

    private int plusField(int x) {
        return field + x;
    }

    public static void functions() {
        boolean a = Heddle.input("a", false);
        char c = Heddle.input("c", 'x');
        Object box = Objects.requireNonNull((Object) Heddle.input("b", 1));
        outcome = Boolean.logicalXor(a, true) ? "not a"
                : Character.compare(c, 'a') == 3 ? "d"
                : box instanceof Integer b && b == 77 ? "77" : "other";
    }

    public static void capturedByAnonymousClass() {
        int a = Heddle.input("a", 0);
        new Object() {
            void check() {
                outcome = a == -9 ? "found" : "other";
            }
        }.check();
    }

    public static void boxes() {
        Integer a = Heddle.input("a", 0);
        Object same = a;
        Integer[] array = {0, a};
        outcome = (Integer) same > 100 && array[1] < 103 && array[1] % 2 == 1 ? "101" : "other";
    }

    public static void arrays() {
        int index = Heddle.input("index", 0);
        int[] values = {3, 1, 4, 1, 5, 9, 2, 6};
        try {
            if (values[index] == 9) {
                values[index + 1] = index;
                outcome = values[6] == 5 ? "nine" : "impossible";
            } else {
                outcome = "other";
            }
        } catch (ArrayIndexOutOfBoundsException e) {
            outcome = "outside";
        }
    }

    public static void division() {
        int divisor = Heddle.input("divisor", 1, -100, 100);
        try {
            outcome = 1000 / divisor == -37 ? "minus 27" : "other";
        } catch (ArithmeticException e) {
            outcome = "zero";
        }
    }

    public static void switches() {
        char key = Heddle.input("key", 'a');
        outcome = switch (key) {
            case 'x', 'y' -> "x or y";
            case '\u1234' -> "far";
            default -> key > 'q' ? "after q" : "other";
        };
    }

    public static void inputArray() {
        long[] values = Heddle.input("v", new long[] {1, 2, 3});
        outcome = values[0] + values[1] == 100 && values[2] == values[0] * 2 && values[1] > 70 ? "found" : "other";
    }

    public static void assumptions() {
        int a = Heddle.input("a", 5);
        Heddle.assume(a > 3);
        outcome = a < 5 ? "four" : "other";
    }

    public static void equalBoxes() {
        Integer a = Heddle.input("a", 0);
        Object other = 77;
        outcome = a.equals(other) ? "equal" : "other";
    }

    public static void asserts() {
        int a = Heddle.input("a", 0);
        try {
            Assertions.assertNotEquals(7, a);
            Assertions.assertTrue(a < 1000, "too much");
            Assert.assertEquals("not zero or more", Math.abs((long) a), a);
            outcome = "other";
        } catch (AssertionError e) {
            outcome = a == 7 ? "seven" : a < 0 ? "negative" : "large";
        }
    }

    public static void fluentAsserts() {
        int a = Heddle.input("a", 0);
        long b = Heddle.input("b", 0L);
        try {
            assertThat(a).as("a").isNotEqualTo(7).isLessThan(1000);
            assertThat(b == 55).isFalse();
            assertThat(b).isNotNegative();
            outcome = "other";
        } catch (AssertionError e) {
            outcome = a == 7 ? "seven" : a >= 1000 ? "large" : b == 55 ? "55" : b < 0 ? "negative" : "impossible";
        }
    }

    public static void pinnedFluently() {
        int a = Heddle.input("a", 0);
        assertThat(a).isBetween(-5, 5);
        outcome = a == 0 ? "zero" : "impossible";
    }

    public static void floatingPoint() {
        int a = Heddle.input("a", 0);
        long b = Heddle.input("b", 0L);
        Double price = a * 0.25;
        double[] prices = {1.5, doubled(price) / 2};
        float rate = b;
        if (prices[1] == 12.25 && price > 12) {
            outcome = a == 49 ? "49" : "impossible";
        } else if (Math.abs(rate / 4f) >= 1e9f) {
            int cast = (int) rate;
            outcome = cast == Integer.MAX_VALUE ? "large" : cast == Integer.MIN_VALUE ? "small" : "impossible";
        } else {
            outcome = prices[1] != prices[1] ? "impossible" : "other";
        }
    }

    private static double doubled(double x) {
        return x + x;
    }

    public static void pinned() {
        int a = Heddle.input("a", 3);
        try {
            double half = a % 2.5;
            int[] array = new int[a];
            String text = "a is " + a;
            Object[] references = {half, array, text, null};
            outcome = references[a] == null ? "other" : "impossible";
        } catch (NegativeArraySizeException e) {
            outcome = "impossible";
        }
    }

    /** Reflection goes round the instrumentation. */
    public static void changedElsewhere() throws ReflectiveOperationException {
        Sequential object = new Sequential();
        object.field = Heddle.input("a", 3);
        Sequential.class.getDeclaredField("field").setInt(object, 5);
        outcome = object.field == 5 ? "five" : "impossible";
    }

    public static void strings() {
        int a = Heddle.input("a", 5);
        outcome = Integer.toString(a).length() == 2 ? "two digits" : "other";
    }
}
