// primitive: VarHandle, updates
// expect: clean

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** Every update there is through a handle, each of them atomic. */
class VarHandleUpdates {

    private static final VarHandle COUNT;

    static {
        try {
            COUNT = MethodHandles.lookup().findVarHandle(VarHandleUpdates.class, "count", int.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private int count;

    void increment() {
        COUNT.getAndAdd(this, 1);
        COUNT.getAndAddAcquire(this, 1);
        COUNT.getAndAddRelease(this, 1);
        int read;
        do {
            read = (int) COUNT.getVolatile(this);
        } while (!COUNT.compareAndSet(this, read, read + 1));
        do {
            read = (int) COUNT.getVolatile(this);
        } while (!COUNT.weakCompareAndSetPlain(this, read, read + 1));
        do {
            read = (int) COUNT.getVolatile(this);
        } while ((int) COUNT.compareAndExchange(this, read, read + 1) != read);
        do {
            read = (int) COUNT.getVolatile(this);
        } while (!COUNT.weakCompareAndSet(this, read, read + 1));
    }

    public static void main(String[] args) throws Exception {
        VarHandleUpdates counter = new VarHandleUpdates();
        Thread a = new Thread(counter::increment, "a");
        Thread b = new Thread(counter::increment, "b");
        a.start();
        b.start();
        a.join();
        b.join();
        assert counter.count == 14 : counter.count;
    }
}
