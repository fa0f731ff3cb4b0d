// primitive: VarHandle, get and set
// expect: assertion at 35 thread main

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** Gets and sets through a handle, but not both at once. */
class VarHandlePlainGetThenSet {

    private static final VarHandle COUNT;

    static {
        try {
            COUNT = MethodHandles.lookup().findVarHandle(VarHandlePlainGetThenSet.class, "count", int.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private int count;

    void increment() {
        int read = (int) COUNT.get(this);
        COUNT.set(this, read + 1);
    }

    public static void main(String[] args) throws Exception {
        VarHandlePlainGetThenSet counter = new VarHandlePlainGetThenSet();
        Thread a = new Thread(counter::increment, "a");
        Thread b = new Thread(counter::increment, "b");
        a.start();
        b.start();
        a.join();
        b.join();
        assert counter.count == 2 : counter.count;
    }
}
