// primitive: MethodHandle
// expect: clean

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

/** Calls a synchronized method through a handle. */
class MethodHandleCall {

    private int count;

    synchronized void increment() {
        count++;
    }

    public static void main(String[] args) throws Exception {
        MethodHandleCall counter = new MethodHandleCall();
        MethodHandle handle = MethodHandles.lookup()
                .findVirtual(MethodHandleCall.class, "increment", MethodType.methodType(void.class));
        Runnable increment = () -> {
            try {
                handle.invoke(counter);
            } catch (Throwable e) {
                throw new IllegalStateException(e);
            }
        };
        Thread a = new Thread(increment, "a");
        Thread b = new Thread(increment, "b");
        a.start();
        b.start();
        a.join();
        b.join();
        assert counter.count == 2 : counter.count;
    }
}
