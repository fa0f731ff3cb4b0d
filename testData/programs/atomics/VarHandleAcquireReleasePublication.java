// primitive: VarHandle, getAcquire and setRelease
// expect: clean

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** Publishes through a handle what was written before. */
class VarHandleAcquireReleasePublication {

    private static final VarHandle COUNT;

    static {
        try {
            COUNT = MethodHandles.lookup().findVarHandle(VarHandleAcquireReleasePublication.class, "count", int.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private int count;
    private volatile int data;

    void read() {
        if ((int) COUNT.getAcquire(this) == 1) {
            assert data == 42 : data;
        }
    }

    public static void main(String[] args) throws Exception {
        VarHandleAcquireReleasePublication box = new VarHandleAcquireReleasePublication();
        Thread reader = new Thread(box::read, "reader");
        reader.start();
        box.data = 42;
        COUNT.setRelease(box, 1);
        reader.join();
        assert (int) COUNT.getAcquire(box) == 1;
    }
}
