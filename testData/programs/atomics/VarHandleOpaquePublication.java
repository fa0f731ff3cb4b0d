// primitive: VarHandle, getOpaque and setOpaque
// expect: clean

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** Publishes through a handle what was written before. */
class VarHandleOpaquePublication {

    private static final VarHandle COUNT;

    static {
        try {
            COUNT = MethodHandles.lookup().findVarHandle(VarHandleOpaquePublication.class, "count", int.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private int count;
    private volatile int data;

    void read() {
        if ((int) COUNT.getOpaque(this) == 1) {
            assert data == 42 : data;
        }
    }

    public static void main(String[] args) throws Exception {
        VarHandleOpaquePublication box = new VarHandleOpaquePublication();
        Thread reader = new Thread(box::read, "reader");
        reader.start();
        box.data = 42;
        COUNT.setOpaque(box, 1);
        reader.join();
        assert (int) COUNT.getOpaque(box) == 1;
    }
}
