package com.example.ways;

import java.lang.constant.Constable;
import java.util.Comparator;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.DoubleSupplier;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.IntSupplier;
import java.util.function.IntUnaryOperator;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;

/** Through conversions: those that instructions make, and those that the JVM makes where a reference to a method has other types. */
final class ConversionWays {

    private static final IntUnaryOperator NEXT = v -> v + 1;
    private static final Comparator<Integer> BY_DIFFERENCE = (a, b) -> a - b;
    private static final Function<Integer, Integer> NEXT_BY_NAME = ConversionWays::next;

    private static byte oneByte;
    private static short oneShort;
    private static char oneChar;
    private static long oneLong;
    private static float oneFloat;
    private static double oneDouble;
    private static boolean oneBoolean;

    private interface IntToLong {
        long of(int x);
    }

    private interface IntToDouble {
        double of(int x);
    }

    private interface IntToObject {
        Object of(int x);
    }

    private interface BoxToLong {
        long of(Integer x);
    }

    /** Gives its number as several types. */
    private record Numbered(int number) {

        Integer box() {
            return number;
        }

        char character() {
            return (char) number;
        }
    }

    /** Has what may be a box, by a type that is not known for it. */
    private record Kept<T extends Constable>(T value) {}

    private ConversionWays() {}

    private static int next(int x) {
        return x + 1;
    }

    private static long wide(long x) {
        return x << 33;
    }

    private static double half(double x) {
        return x / 2;
    }

    private static Object same(Object x) {
        return x;
    }

    private static <T extends Constable> T described(T value) {
        return value;
    }

    private static <T extends Number & Comparable<T>> T larger(T a, T b) {
        return a.compareTo(b) >= 0 ? a : b;
    }

    private static float notANumber(boolean really) {
        return really ? Float.NaN : 1;
    }

    static void addTo(Map<String, Ways.Way> ways) {
        addReferences(ways);
        addBoxes(ways);
        addTypes(ways);
    }

    private static void addReferences(Map<String, Ways.Way> ways) {
        ways.put("reference, int given as long", (x, t) -> {
            LongSupplier number = new Numbered(x)::number;
            return number.getAsLong() << 33 == (long) t << 33;
        });
        ways.put("reference, int given as double", (x, t) -> {
            DoubleSupplier number = new Numbered(x)::number;
            return number.getAsDouble() / 2 == t / 2.0;
        });
        ways.put("reference, box given as long", (x, t) -> {
            LongSupplier number = new Numbered(x)::box;
            return number.getAsLong() == t;
        });
        ways.put("reference, int given as an object", (x, t) -> {
            Supplier<Object> number = new Numbered(x)::number;
            return (Integer) number.get() == t;
        });
        ways.put("reference, char given as int", (x, t) -> {
            IntSupplier number = new Numbered(x)::character;
            return number.getAsInt() == t && x == t;
        });
        ways.put("unbound reference, int given as double", (x, t) -> {
            ToDoubleFunction<Numbered> number = Numbered::number;
            return number.applyAsDouble(new Numbered(x)) == t;
        });
        ways.put("reference, int taken as long", (x, t) -> {
            IntToLong wide = ConversionWays::wide;
            return wide.of(x) == (long) t << 33;
        });
        ways.put("reference, int taken as double", (x, t) -> {
            IntToDouble half = ConversionWays::half;
            return half.of(x) == t / 2.0;
        });
        ways.put("reference, box taken as long", (x, t) -> {
            BoxToLong wide = ConversionWays::wide;
            return wide.of(x) == (long) t << 33;
        });
        ways.put("reference, box taken as double, in generic types", (x, t) -> {
            Function<Integer, Double> half = ConversionWays::half;
            return half.apply(x) == t / 2.0;
        });
        ways.put("reference, int taken as an object", (x, t) -> {
            IntToObject same = ConversionWays::same;
            return (Integer) same.of(x) == t;
        });
        ways.put("constructor reference of the JDK, int taken as long", (x, t) -> {
            IntFunction<AtomicLong> make = AtomicLong::new;
            return make.apply(x).get() == t;
        });
        ways.put("lambda of a static initialiser", (x, t) -> NEXT.applyAsInt(x) == t + 1);
        ways.put("comparator of a static initialiser", (x, t) -> BY_DIFFERENCE.compare(x, t) == 0);
        ways.put("reference of a static initialiser", (x, t) -> NEXT_BY_NAME.apply(x) == t + 1);
    }

    private static void addBoxes(Map<String, Ways.Way> ways) {
        ways.put("box as a Constable", (x, t) -> described(x) == t);
        ways.put("box in a field of type Constable", (x, t) -> new Kept<>(x).value() == t);
        ways.put("box as a Constable that a lambda has", (x, t) -> {
            Constable box = x;
            Supplier<Constable> give = () -> box;
            return (Integer) give.get() == t;
        });
        ways.put("box of two bounds", (x, t) -> larger(x, t) == t && x >= t);
        ways.put("box of several types", (x, t) -> {
            var either = x == t + 99 ? "a" : x;
            return either instanceof Integer value && value == t;
        });
        ways.put("boxes that are counted up", (x, t) -> {
            Integer box = x;
            box++;
            Long wide = 1L * box;
            wide += 2;
            return wide == t + 3;
        });
        ways.put("box of a byte, by identity", (x, t) -> {
            Byte box = (byte) x;
            Byte other = (byte) t;
            return box == other && x == t;
        });
    }

    private static void addTypes(Map<String, Ways.Way> ways) {
        ways.put("statics of all types", (x, t) -> {
            oneByte = (byte) x;
            oneShort = (short) x;
            oneChar = (char) x;
            oneLong = x;
            oneFloat = x;
            oneDouble = x;
            oneBoolean = x > 3;
            return oneByte == (byte) t && oneShort == t && oneChar == t && oneLong == t && oneFloat == t && oneDouble == t
                    && oneBoolean;
        });
        ways.put("arrays of small types", (x, t) -> {
            byte[] bytes = {100};
            short[] shorts = {5};
            char[] chars = {'a'};
            bytes[0] += x;
            shorts[0] -= x;
            chars[0] ^= x;
            return bytes[0] == (byte) (100 + t) && shorts[0] == 5 - t && chars[0] == ('a' ^ t);
        });
        ways.put("array of doubles", (x, t) -> {
            double[] numbers = {1, x};
            numbers[0] /= numbers[1] - t;
            return Double.isInfinite(numbers[0]) && x == t;
        });
        ways.put("booleans without jumps", (x, t) -> {
            boolean[] flags = {x >= t, x <= t};
            flags[0] &= flags[1];
            return flags[0];
        });
        ways.put("NaN", (x, t) -> notANumber(x == t) != notANumber(x == t));
        ways.put("limit of a conversion", (x, t) -> (int) (x * 1e10) == Integer.MAX_VALUE && x == t);
        ways.put("shifts by it", (x, t) -> (5L >>> x) + (1 << x) == (5L >>> t) + (1 << t) && x == t);
    }
}
