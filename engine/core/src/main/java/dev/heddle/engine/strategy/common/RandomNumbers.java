package dev.heddle.engine.strategy.common;

/** SplitMix64: small, fast, and the same on every JDK. */
public final class RandomNumbers {

    private long state;

    /** Starts the stream that belongs to a seed and a number, such as that of an execution. */
    public void seed(long seed, long stream) {
        // Mixed, because the numbers of neighbouring states are the same ones, moved by one.
        state = mix(mix(seed + 0x9E3779B97F4A7C15L) + stream * 0xD1B54A32D192ED03L);
    }

    private long next() {
        return mix(state += 0x9E3779B97F4A7C15L);
    }

    private static long mix(long z) {
        z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
        z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
        return z ^ z >>> 31;
    }

    /** One of {@code 0 … bound - 1}. */
    public int below(int bound) {
        return (int) ((next() >>> 32) * bound >>> 32);
    }
}
