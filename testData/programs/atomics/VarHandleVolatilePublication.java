// primitive: VarHandle, getVolatile and setVolatile
// expect: clean

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** Publishes through a handle what was written before. */
class VarHandleVolatilePublication {

    private static final VarHandle COUNT;

    static {
        try {
            COUNT = MethodHandles.lookup().findVarHandle(VarHandleVolatilePublication.class, "count", int.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private int count;
    private volatile int data;

    void read() {
        if ((int) COUNT.getVolatile(this) == 1) {
            assert data == 42 : data;
        }
    }

    public static void main(String[] args) throws Exception {
        VarHandleVolatilePublication box = new VarHandleVolatilePublication();
        Thread reader = new Thread(box::read, "reader");
        reader.start();
        box.data = 42;
        COUNT.setVolatile(box, 1);
        reader.join();
        assert (int) COUNT.getVolatile(box) == 1;
    }
}
