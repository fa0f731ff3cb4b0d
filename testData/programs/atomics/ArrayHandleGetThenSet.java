// primitive: VarHandle of an array
// expect: assertion at 21 thread main

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** Gets and sets an element through a handle, but not both at once. */
class ArrayHandleGetThenSet {

    private static final VarHandle HANDLE = MethodHandles.arrayElementVarHandle(long[].class);

    public static void main(String[] args) throws Exception {
        long[] counts = new long[3];
        Runnable increment = () -> HANDLE.setVolatile(counts, 2, (long) HANDLE.getVolatile(counts, 2) + 1);
        Thread a = new Thread(increment, "a");
        Thread b = new Thread(increment, "b");
        a.start();
        b.start();
        a.join();
        b.join();
        assert counts[2] == 2 : counts[2];
    }
}
