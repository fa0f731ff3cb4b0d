package dev.heddle.engine.symbolic.programs;

/** What random methods work on besides their locals. */
public final class State {

    public int number;
    public long large;
    public byte small;
    public short medium;
    public char letter;
    public boolean flag;
    public float part;
    public double real;
    public Integer box = 0;
    public Object any = 0;
    public static long shared;
    public static int count;

    public State() {}

    public static int mix(int a, int b) {
        return a > b ? a - b : a ^ b;
    }

    public static long join(int a, long b) {
        long result = b;
        for (int i = 0; i < 3; i++) {
            result += a;
        }
        return result;
    }

    public int add(int a) {
        number += a;
        return number;
    }

    public static int checked(int a) {
        if (a == 13) {
            throw new IllegalStateException("13");
        }
        return a + 1;
    }

    public static double scaled(double a, int b) {
        return a < b ? a * 0.5 : a;
    }

    /** A number that tells states apart. */
    public long hash() {
        long hash = number * 31L + large;
        hash = hash * 31 + small;
        hash = hash * 31 + medium;
        hash = hash * 31 + letter;
        hash = hash * 31 + (flag ? 1 : 0);
        hash = hash * 31 + (long) (part * 8) + (long) (real * 8);
        hash = hash * 31 + box;
        return hash * 31 + (Integer) any + shared + count;
    }
}
