// primitive: VarHandle, get and set
// expect: clean

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** Publishes through a handle what was written before. */
class VarHandlePlainPublication {

    private static final VarHandle COUNT;

    static {
        try {
            COUNT = MethodHandles.lookup().findVarHandle(VarHandlePlainPublication.class, "count", int.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private int count;
    private volatile int data;

    void read() {
        if ((int) COUNT.get(this) == 1) {
            assert data == 42 : data;
        }
    }

    public static void main(String[] args) throws Exception {
        VarHandlePlainPublication box = new VarHandlePlainPublication();
        Thread reader = new Thread(box::read, "reader");
        reader.start();
        box.data = 42;
        COUNT.set(box, 1);
        reader.join();
        assert (int) COUNT.get(box) == 1;
    }
}
