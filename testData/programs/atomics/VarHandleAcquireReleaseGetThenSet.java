// primitive: VarHandle, getAcquire and setRelease
// expect: assertion at 35 thread main

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** Gets and sets through a handle, but not both at once. */
class VarHandleAcquireReleaseGetThenSet {

    private static final VarHandle COUNT;

    static {
        try {
            COUNT = MethodHandles.lookup().findVarHandle(VarHandleAcquireReleaseGetThenSet.class, "count", int.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private int count;

    void increment() {
        int read = (int) COUNT.getAcquire(this);
        COUNT.setRelease(this, read + 1);
    }

    public static void main(String[] args) throws Exception {
        VarHandleAcquireReleaseGetThenSet counter = new VarHandleAcquireReleaseGetThenSet();
        Thread a = new Thread(counter::increment, "a");
        Thread b = new Thread(counter::increment, "b");
        a.start();
        b.start();
        a.join();
        b.join();
        assert counter.count == 2 : counter.count;
    }
}
