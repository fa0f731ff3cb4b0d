// primitive: VarHandle of a static field
// expect: clean

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** Adds to a static field through a handle. */
class StaticHandleAdds {

    private static final VarHandle COUNT;

    static {
        try {
            COUNT = MethodHandles.lookup().findStaticVarHandle(StaticHandleAdds.class, "count", int.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private static int count;

    static void increment() {
        COUNT.getAndAdd(1);
    }

    public static void main(String[] args) throws Exception {
        Thread a = new Thread(StaticHandleAdds::increment, "a");
        Thread b = new Thread(StaticHandleAdds::increment, "b");
        a.start();
        b.start();
        a.join();
        b.join();
        assert count == 2 : count;
    }
}
