package dev.heddle.bootstrap;

import java.security.SecureRandom;
import java.util.UUID;
import jdk.internal.misc.Unsafe;

/** Randomness of the JDK, drawn from the controller so that a replay sees the same values. */
public final class RandomHooks {

    private static final Unsafe UNSAFE = Unsafe.getUnsafe();
    private static final long SEED = UNSAFE.objectFieldOffset(Thread.class, "threadLocalRandomSeed");
    private static final long SECONDARY =
            UNSAFE.objectFieldOffset(Thread.class, "threadLocalRandomSecondarySeed");
    private static final long PROBE = UNSAFE.objectFieldOffset(Thread.class, "threadLocalRandomProbe");

    private RandomHooks() {}

    /** {@code ThreadLocalRandom.localInit()}: a probe of 0 would mean that it has not run. */
    public static void localInit() {
        Thread thread = Thread.currentThread();
        UNSAFE.putLong(thread, SEED, Hooks.controller.randomLong());
        UNSAFE.putInt(thread, PROBE, (int) Hooks.controller.randomLong() | 1);
    }

    /** {@code ThreadLocalRandom.nextSecondarySeed()}: Marsaglia's xorshift, as the JDK has it. */
    public static int nextSecondarySeed() {
        Thread thread = Thread.currentThread();
        int seed = UNSAFE.getInt(thread, SECONDARY);
        if (seed == 0) {
            seed = (int) Hooks.controller.randomLong() | 1;
        } else {
            seed ^= seed << 13;
            seed ^= seed >>> 17;
            seed ^= seed << 5;
        }
        UNSAFE.putInt(thread, SECONDARY, seed);
        return seed;
    }

    /** {@code Random.seedUniquifier()}. */
    public static long seedUniquifier() {
        return Hooks.controller.randomLong();
    }

    /** {@code Math.random()}. */
    public static double random() {
        return (Hooks.controller.randomLong() >>> 11) * 0x1.0p-53;
    }

    /** {@code SecureRandom.nextBytes(byte[])}. */
    public static void nextBytes(SecureRandom random, byte[] bytes) {
        long bits = 0;
        for (int i = 0; i < bytes.length; i++) {
            bits = i % Long.BYTES == 0 ? Hooks.controller.randomLong() : bits >>> Byte.SIZE;
            bytes[i] = (byte) bits;
        }
    }

    /** {@code UUID.randomUUID()}: version 4, variant 2. */
    public static UUID randomUUID() {
        long high = Hooks.controller.randomLong() & ~0xF000L | 0x4000L;
        long low = Hooks.controller.randomLong() & ~(0b11L << 62) | 0b10L << 62;
        return new UUID(high, low);
    }
}
