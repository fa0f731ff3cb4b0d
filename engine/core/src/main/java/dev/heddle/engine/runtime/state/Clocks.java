package dev.heddle.engine.runtime.state;

import java.util.Arrays;

/** Vector clocks as int arrays; a missing entry is 0. */
public final class Clocks {

    private Clocks() {}

    /** Joins {@code other} into {@code clocks} and returns it, or a longer copy. */
    public static int[] join(int[] clocks, int[] other) {
        if (other == null) {
            return clocks;
        }
        if (clocks.length < other.length) {
            clocks = Arrays.copyOf(clocks, other.length);
        }
        for (int i = 0; i < other.length; i++) {
            if (other[i] > clocks[i]) {
                clocks[i] = other[i];
            }
        }
        return clocks;
    }

    /** Copies {@code from} into {@code target} where it fits, else into a new array. */
    public static int[] assign(int[] target, int[] from) {
        if (target == null || target.length != from.length) {
            return from.clone();
        }
        System.arraycopy(from, 0, target, 0, from.length);
        return target;
    }

    public static int[] tick(int[] clocks, int thread) {
        if (clocks.length <= thread) {
            clocks = Arrays.copyOf(clocks, Math.max(thread + 1, clocks.length * 2));
        }
        clocks[thread]++;
        return clocks;
    }

    public static int get(int[] clocks, int thread) {
        return thread < clocks.length ? clocks[thread] : 0;
    }
}
