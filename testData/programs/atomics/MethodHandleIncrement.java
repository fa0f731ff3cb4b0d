// primitive: MethodHandle
// expect: assertion at 29 thread main

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;

/** Increments a field through its getter and setter handles. */
class MethodHandleIncrement {

    private int count;

    public static void main(String[] args) throws Exception {
        MethodHandleIncrement counter = new MethodHandleIncrement();
        MethodHandle get = MethodHandles.lookup().findGetter(MethodHandleIncrement.class, "count", int.class);
        MethodHandle set = MethodHandles.lookup().findSetter(MethodHandleIncrement.class, "count", int.class);
        Runnable increment = () -> {
            try {
                set.invoke(counter, (int) get.invoke(counter) + 1);
            } catch (Throwable e) {
                throw new IllegalStateException(e);
            }
        };
        Thread a = new Thread(increment, "a");
        Thread b = new Thread(increment, "b");
        a.start();
        b.start();
        a.join();
        b.join();
        assert counter.count == 2 : counter.count;
    }
}
