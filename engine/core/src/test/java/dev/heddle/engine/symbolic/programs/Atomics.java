package dev.heddle.engine.symbolic.programs;

import dev.heddle.api.Heddle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.concurrent.atomic.AtomicLongFieldUpdater;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.AtomicReferenceFieldUpdater;

/** Methods whose inputs go through atomic variables of all kinds; each says what it did in {@link #outcome}. */
public final class Atomics {

    public static String outcome;

    private static final AtomicLongFieldUpdater<Atomics> LARGE =
            AtomicLongFieldUpdater.newUpdater(Atomics.class, "large");
    private static final AtomicReferenceFieldUpdater<Atomics, Integer> BOXED =
            AtomicReferenceFieldUpdater.newUpdater(Atomics.class, Integer.class, "boxed");
    private static final VarHandle FIELD;
    private static final VarHandle SMALL;
    private static final VarHandle TOTAL;
    private static final VarHandle ELEMENT = MethodHandles.arrayElementVarHandle(int[].class);

    static {
        try {
            MethodHandles.Lookup lookup = MethodHandles.lookup();
            FIELD = lookup.findVarHandle(Atomics.class, "field", int.class);
            SMALL = lookup.findVarHandle(Atomics.class, "small", byte.class);
            TOTAL = lookup.findStaticVarHandle(Atomics.class, "total", long.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private static long total;
    private volatile long large;
    private volatile Integer boxed;
    private int field;
    private byte small;

    private Atomics() {}

    public static void variables() {
        int a = Heddle.input("a", 0);
        AtomicInteger count = new AtomicInteger(a);
        AtomicLong sum = new AtomicLong();
        AtomicBoolean open = new AtomicBoolean(true);
        count.incrementAndGet();
        sum.set(count.getAndAdd(10) * 2L);
        open.set(sum.get() > 100);
        if (count.compareAndSet(92, a + 5) && open.get()) {
            outcome = count.get() == 86 ? "81" : "impossible";
        } else {
            outcome = count.addAndGet(a) == 33 && open.compareAndSet(false, true) ? "11" : "other";
        }
    }

    public static void references() {
        int a = Heddle.input("a", 0);
        Integer start = a + 1;
        AtomicReference<Integer> latest = new AtomicReference<>(start);
        boolean changed = latest.compareAndSet(start, a + 1000);
        boolean unchanged = latest.compareAndSet(start, a + 7);
        Integer old = latest.getAndSet(5000);
        outcome = changed && !unchanged && old == 1234 && latest.get() == 5000 ? "234" : "other";
    }

    public static void arrays() {
        int a = Heddle.input("a", 0);
        int index = Heddle.input("index", 0);
        AtomicIntegerArray counts = new AtomicIntegerArray(3);
        counts.set(1, a);
        counts.getAndIncrement(1);
        AtomicLongArray copy = new AtomicLongArray(new long[] {a, 2});
        try {
            outcome = counts.get(index) == 78 && copy.get(0) == 77 ? "77" : "other";
        } catch (IndexOutOfBoundsException e) {
            outcome = "outside";
        }
    }

    public static void updaters() {
        int a = Heddle.input("a", 0);
        Atomics object = new Atomics();
        LARGE.set(object, a);
        long old = LARGE.getAndAdd(object, 5);
        BOXED.set(object, a + 1000);
        outcome = object.large == 50 && old == 45 ? object.boxed == 1045 ? "45" : "impossible"
                : BOXED.get(object) == 1003 ? "3" : "other";
    }

    public static void handles() {
        int a = Heddle.input("a", 0);
        Atomics object = new Atomics();
        FIELD.setVolatile(object, a);
        FIELD.getAndAdd(object, 2);
        int seen = (int) FIELD.getAndAdd(object, 3);
        TOTAL.set(seen * 2L);
        int[] array = new int[2];
        ELEMENT.setRelease(array, 1, object.field);
        if (FIELD.compareAndSet(object, 47, 1)) {
            outcome = (long) TOTAL.getVolatile() == 88 && array[1] == 47 && object.field == 1 ? "42" : "impossible";
        } else {
            outcome = (int) FIELD.compareAndExchange(object, 11, 12) != 11 ? "other" : a == 6 ? "6" : "impossible";
        }
    }

    public static void smallOnes() {
        byte a = Heddle.input("a", (byte) 0);
        Atomics object = new Atomics();
        SMALL.set(object, a);
        SMALL.getAndAdd(object, (byte) 100);
        outcome = object.small == -126 ? a == 30 ? "30" : "impossible" : "other";
    }

    public static void functions() {
        int a = Heddle.input("a", 0);
        AtomicInteger count = new AtomicInteger(3);
        int next = count.updateAndGet(x -> x + a);
        outcome = next == 2000 && count.get() == 2000 ? "1997" : "other";
    }

    /** What a function is applied to is not followed. */
    public static void appliedTo() {
        AtomicInteger count = new AtomicInteger(Heddle.input("a", 4));
        outcome = count.accumulateAndGet(Heddle.input("b", 5), Integer::sum) == 9 ? "nine" : "impossible";
    }
}
