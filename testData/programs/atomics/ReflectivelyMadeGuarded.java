// primitive: reflection, objects it makes
// expect: clean

import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

/** Two objects that reflection has made are met by two threads, each of which begins with another. */
class ReflectivelyMadeGuarded {

    static final class Counter {
        private int count;

        synchronized int increment() {
            return ++count;
        }
    }

    public static void main(String[] args) throws Throwable {
        Counter one = Counter.class.getDeclaredConstructor().newInstance();
        Counter two = (Counter) MethodHandles.lookup()
                .findConstructor(Counter.class, MethodType.methodType(void.class)).invokeExact();
        Thread a = new Thread(() -> {
            one.increment();
            two.increment();
        }, "a");
        Thread b = new Thread(() -> {
            two.increment();
            one.increment();
        }, "b");
        a.start();
        b.start();
        a.join();
        b.join();
        assert one.count == 2 && two.count == 2 : one.count + " " + two.count;
    }
}
