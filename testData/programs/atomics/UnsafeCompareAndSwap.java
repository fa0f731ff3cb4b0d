// primitive: sun.misc.Unsafe
// expect: clean

import java.lang.reflect.Field;
import sun.misc.Unsafe;

/** Compares and swaps by address until it works. */
class UnsafeCompareAndSwap {

    private static final Unsafe UNSAFE;
    private static final long COUNT;

    static {
        try {
            Field field = Unsafe.class.getDeclaredField("theUnsafe");
            field.setAccessible(true);
            UNSAFE = (Unsafe) field.get(null);
            COUNT = UNSAFE.objectFieldOffset(UnsafeCompareAndSwap.class.getDeclaredField("count"));
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private volatile int count;

    void increment() {
        int read;
        do {
            read = UNSAFE.getIntVolatile(this, COUNT);
        } while (!UNSAFE.compareAndSwapInt(this, COUNT, read, read + 1));
    }

    public static void main(String[] args) throws Exception {
        UnsafeCompareAndSwap counter = new UnsafeCompareAndSwap();
        Thread a = new Thread(counter::increment, "a");
        Thread b = new Thread(counter::increment, "b");
        a.start();
        b.start();
        a.join();
        b.join();
        assert counter.count == 2 : counter.count;
    }
}
