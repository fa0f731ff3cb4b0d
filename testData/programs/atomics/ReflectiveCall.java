// primitive: reflection
// expect: clean

import java.lang.reflect.Method;

/** Calls a synchronized method by reflection. */
class ReflectiveCall {

    private int count;

    synchronized void increment() {
        count++;
    }

    public static void main(String[] args) throws Exception {
        ReflectiveCall counter = new ReflectiveCall();
        Method method = ReflectiveCall.class.getDeclaredMethod("increment");
        Runnable increment = () -> {
            try {
                method.invoke(counter);
            } catch (ReflectiveOperationException e) {
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
