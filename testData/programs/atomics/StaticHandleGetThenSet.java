// primitive: VarHandle of a static field
// expect: assertion at 33 thread main

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** Gets and sets a static field through a handle, but not both at once. */
class StaticHandleGetThenSet {

    private static final VarHandle COUNT;

    static {
        try {
            COUNT = MethodHandles.lookup().findStaticVarHandle(StaticHandleGetThenSet.class, "count", int.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private static int count;

    static void increment() {
        COUNT.setVolatile((int) COUNT.getVolatile() + 1);
    }

    public static void main(String[] args) throws Exception {
        Thread a = new Thread(StaticHandleGetThenSet::increment, "a");
        Thread b = new Thread(StaticHandleGetThenSet::increment, "b");
        a.start();
        b.start();
        a.join();
        b.join();
        assert count == 2 : count;
    }
}
