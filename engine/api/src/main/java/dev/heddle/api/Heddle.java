package dev.heddle.api;

/**
 * What a test can say to Heddle. Outside an exploration every input is its fallback and an assumption does
 * nothing, so a test that uses them stays an ordinary test.
 *
 * <pre>{@code
 * int amount = Heddle.input("amount", 10, 0, 100);
 * Heddle.assume(amount != 50);
 * }</pre>
 *
 * <p>The name tells inputs apart in results and schedules; asking twice for the same name in one execution
 * gives the same value.
 */
public final class Heddle {

    private Heddle() {}

    /** Gives up the execution, without a verdict, if {@code condition} does not hold. */
    public static void assume(boolean condition) {
        Engine.assume(condition);
    }

    public static boolean input(String name, boolean fallback) {
        return Engine.input(name, "boolean", fallback ? 1 : 0, 0, 1) != 0;
    }

    /** An input of any value of the type. */
    public static byte input(String name, byte fallback) {
        return input(name, fallback, Byte.MIN_VALUE, Byte.MAX_VALUE);
    }

    /** An input between {@code min} and {@code max}, both included. */
    public static byte input(String name, byte fallback, byte min, byte max) {
        return (byte) Engine.input(name, "byte", fallback, min, max);
    }

    /** An input of any value of the type. */
    public static short input(String name, short fallback) {
        return input(name, fallback, Short.MIN_VALUE, Short.MAX_VALUE);
    }

    /** An input between {@code min} and {@code max}, both included. */
    public static short input(String name, short fallback, short min, short max) {
        return (short) Engine.input(name, "short", fallback, min, max);
    }

    /** An input of any value of the type. */
    public static char input(String name, char fallback) {
        return input(name, fallback, Character.MIN_VALUE, Character.MAX_VALUE);
    }

    /** An input between {@code min} and {@code max}, both included. */
    public static char input(String name, char fallback, char min, char max) {
        return (char) Engine.input(name, "char", fallback, min, max);
    }

    /** An input of any value of the type. */
    public static int input(String name, int fallback) {
        return input(name, fallback, Integer.MIN_VALUE, Integer.MAX_VALUE);
    }

    /** An input between {@code min} and {@code max}, both included. */
    public static int input(String name, int fallback, int min, int max) {
        return (int) Engine.input(name, "int", fallback, min, max);
    }

    /** An input of any value of the type. */
    public static long input(String name, long fallback) {
        return input(name, fallback, Long.MIN_VALUE, Long.MAX_VALUE);
    }

    /** An input between {@code min} and {@code max}, both included. */
    public static long input(String name, long fallback, long min, long max) {
        return Engine.input(name, "long", fallback, min, max);
    }

    /** One input an element, named {@code name[0]}, {@code name[1]}, …; as many as {@code fallback} has. */
    public static boolean[] input(String name, boolean[] fallback) {
        boolean[] values = fallback.clone();
        for (int i = 0; i < values.length; i++) {
            values[i] = input(element(name, i), fallback[i]);
        }
        return values;
    }

    /** One input an element, named {@code name[0]}, {@code name[1]}, …; as many as {@code fallback} has. */
    public static byte[] input(String name, byte[] fallback) {
        return input(name, fallback, Byte.MIN_VALUE, Byte.MAX_VALUE);
    }

    /** As {@link #input(String, byte[])}, each element between {@code min} and {@code max}. */
    public static byte[] input(String name, byte[] fallback, byte min, byte max) {
        byte[] values = fallback.clone();
        for (int i = 0; i < values.length; i++) {
            values[i] = input(element(name, i), fallback[i], min, max);
        }
        return values;
    }

    /** One input an element, named {@code name[0]}, {@code name[1]}, …; as many as {@code fallback} has. */
    public static short[] input(String name, short[] fallback) {
        return input(name, fallback, Short.MIN_VALUE, Short.MAX_VALUE);
    }

    /** As {@link #input(String, short[])}, each element between {@code min} and {@code max}. */
    public static short[] input(String name, short[] fallback, short min, short max) {
        short[] values = fallback.clone();
        for (int i = 0; i < values.length; i++) {
            values[i] = input(element(name, i), fallback[i], min, max);
        }
        return values;
    }

    /** One input an element, named {@code name[0]}, {@code name[1]}, …; as many as {@code fallback} has. */
    public static char[] input(String name, char[] fallback) {
        return input(name, fallback, Character.MIN_VALUE, Character.MAX_VALUE);
    }

    /** As {@link #input(String, char[])}, each element between {@code min} and {@code max}. */
    public static char[] input(String name, char[] fallback, char min, char max) {
        char[] values = fallback.clone();
        for (int i = 0; i < values.length; i++) {
            values[i] = input(element(name, i), fallback[i], min, max);
        }
        return values;
    }

    /** One input an element, named {@code name[0]}, {@code name[1]}, …; as many as {@code fallback} has. */
    public static int[] input(String name, int[] fallback) {
        return input(name, fallback, Integer.MIN_VALUE, Integer.MAX_VALUE);
    }

    /** As {@link #input(String, int[])}, each element between {@code min} and {@code max}. */
    public static int[] input(String name, int[] fallback, int min, int max) {
        int[] values = fallback.clone();
        for (int i = 0; i < values.length; i++) {
            values[i] = input(element(name, i), fallback[i], min, max);
        }
        return values;
    }

    /** One input an element, named {@code name[0]}, {@code name[1]}, …; as many as {@code fallback} has. */
    public static long[] input(String name, long[] fallback) {
        return input(name, fallback, Long.MIN_VALUE, Long.MAX_VALUE);
    }

    /** As {@link #input(String, long[])}, each element between {@code min} and {@code max}. */
    public static long[] input(String name, long[] fallback, long min, long max) {
        long[] values = fallback.clone();
        for (int i = 0; i < values.length; i++) {
            values[i] = input(element(name, i), fallback[i], min, max);
        }
        return values;
    }

    private static String element(String name, int index) {
        return name + "[" + index + "]";
    }
}
