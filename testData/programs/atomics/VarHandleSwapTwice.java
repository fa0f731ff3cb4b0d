// primitive: VarHandle, updates
// expect: assertion at 35 thread main

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** Takes the value with one update and gives it back with another. */
class VarHandleSwapTwice {

    private static final VarHandle COUNT;

    static {
        try {
            COUNT = MethodHandles.lookup().findVarHandle(VarHandleSwapTwice.class, "count", int.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private int count;

    void increment() {
        int read = (int) COUNT.getAndSet(this, 0);
        COUNT.getAndSet(this, read + 1);
    }

    public static void main(String[] args) throws Exception {
        VarHandleSwapTwice counter = new VarHandleSwapTwice();
        Thread a = new Thread(counter::increment, "a");
        Thread b = new Thread(counter::increment, "b");
        a.start();
        b.start();
        a.join();
        b.join();
        assert counter.count == 2 : counter.count;
    }
}
