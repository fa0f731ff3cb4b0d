// primitive: VarHandle, bitwise updates
// expect: clean

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** Threads set bits of one word through a handle. */
class VarHandleBits {

    private static final VarHandle COUNT;

    static {
        try {
            COUNT = MethodHandles.lookup().findVarHandle(VarHandleBits.class, "count", int.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private int count;

    void set(int bit) {
        COUNT.getAndBitwiseOr(this, bit);
        COUNT.getAndBitwiseAnd(this, 7);
        COUNT.getAndBitwiseXor(this, 0);
        COUNT.getAndBitwiseOrRelease(this, 4);
        COUNT.getAndBitwiseOrAcquire(this, 4);
    }

    public static void main(String[] args) throws Exception {
        VarHandleBits flags = new VarHandleBits();
        Thread a = new Thread(() -> flags.set(1), "a");
        Thread b = new Thread(() -> flags.set(2), "b");
        a.start();
        b.start();
        a.join();
        b.join();
        assert flags.count == 7 : flags.count;
    }
}
