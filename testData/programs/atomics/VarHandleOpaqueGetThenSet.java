// primitive: VarHandle, getOpaque and setOpaque
// expect: assertion at 35 thread main

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** Gets and sets through a handle, but not both at once. */
class VarHandleOpaqueGetThenSet {

    private static final VarHandle COUNT;

    static {
        try {
            COUNT = MethodHandles.lookup().findVarHandle(VarHandleOpaqueGetThenSet.class, "count", int.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private int count;

    void increment() {
        int read = (int) COUNT.getOpaque(this);
        COUNT.setOpaque(this, read + 1);
    }

    public static void main(String[] args) throws Exception {
        VarHandleOpaqueGetThenSet counter = new VarHandleOpaqueGetThenSet();
        Thread a = new Thread(counter::increment, "a");
        Thread b = new Thread(counter::increment, "b");
        a.start();
        b.start();
        a.join();
        b.join();
        assert counter.count == 2 : counter.count;
    }
}
