package dev.heddle.oracle.program;

import java.util.List;

/** Random numbers that are the same on every JDK. */
final class Numbers {

    private long state;

    Numbers(long seed) {
        // Not a multiple of the step: neighbouring seeds would walk the same numbers.
        state = seed;
        state = next() ^ seed * 0xD1B54A32D192ED03L;
    }

    private long next() {
        long z = state += 0x9E3779B97F4A7C15L;
        z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
        z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
        return z ^ z >>> 31;
    }

    /** One of {@code 0 … bound - 1}. */
    int below(int bound) {
        return (int) ((next() >>> 32) * bound >>> 32);
    }

    /** One of {@code from … to}. */
    int between(int from, int to) {
        return from + below(to - from + 1);
    }

    boolean oneIn(int n) {
        return below(n) == 0;
    }

    <T> T of(List<T> choices) {
        return choices.get(below(choices.size()));
    }
}
