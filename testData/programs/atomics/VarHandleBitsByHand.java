// primitive: VarHandle, bitwise updates
// expect: assertion at 35 thread main

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** Reads the word and writes it back with one more bit. */
class VarHandleBitsByHand {

    private static final VarHandle COUNT;

    static {
        try {
            COUNT = MethodHandles.lookup().findVarHandle(VarHandleBitsByHand.class, "count", int.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private int count;

    void set(int bit) {
        int read = (int) COUNT.getVolatile(this);
        COUNT.setVolatile(this, read | bit);
    }

    public static void main(String[] args) throws Exception {
        VarHandleBitsByHand flags = new VarHandleBitsByHand();
        Thread a = new Thread(() -> flags.set(1), "a");
        Thread b = new Thread(() -> flags.set(2), "b");
        a.start();
        b.start();
        a.join();
        b.join();
        assert flags.count == 3 : flags.count;
    }
}
