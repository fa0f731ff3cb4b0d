// primitive: sun.misc.Unsafe
// expect: assertion at 39 thread main

import java.lang.reflect.Field;
import sun.misc.Unsafe;

/** Gets and puts by address, but not both at once. */
class UnsafeGetThenPut {

    private static final Unsafe UNSAFE;
    private static final long COUNT;

    static {
        try {
            Field field = Unsafe.class.getDeclaredField("theUnsafe");
            field.setAccessible(true);
            UNSAFE = (Unsafe) field.get(null);
            COUNT = UNSAFE.objectFieldOffset(UnsafeGetThenPut.class.getDeclaredField("count"));
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private volatile int count;

    void increment() {
        int read = UNSAFE.getIntVolatile(this, COUNT);
        UNSAFE.putIntVolatile(this, COUNT, read + 1);
    }

    public static void main(String[] args) throws Exception {
        UnsafeGetThenPut counter = new UnsafeGetThenPut();
        Thread a = new Thread(counter::increment, "a");
        Thread b = new Thread(counter::increment, "b");
        a.start();
        b.start();
        a.join();
        b.join();
        assert counter.count == 2 : counter.count;
    }
}
