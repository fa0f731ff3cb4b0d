// primitive: VarHandle of an array
// expect: clean

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** Adds to an element through a handle. */
class ArrayHandleAdds {

    private static final VarHandle HANDLE = MethodHandles.arrayElementVarHandle(long[].class);

    public static void main(String[] args) throws Exception {
        long[] counts = new long[3];
        Runnable increment = () -> HANDLE.getAndAdd(counts, 2, 1L);
        Thread a = new Thread(increment, "a");
        Thread b = new Thread(increment, "b");
        a.start();
        b.start();
        a.join();
        b.join();
        assert counts[2] == 2 : counts[2];
    }
}
