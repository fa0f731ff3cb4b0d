package dev.heddle.engine.instrument.programs;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.lang.reflect.Array;
import java.util.function.Function;
import java.util.function.Supplier;

/** What visitors look for that have little to do: handles, references to constructors, runs, class initialisation. */
public class Visited implements Runnable {

    static final VarHandle COUNT;
    static final VarHandle ELEMENTS = MethodHandles.arrayElementVarHandle(long[].class);
    static int value;

    static {
        try {
            COUNT = MethodHandles.lookup().findVarHandle(Visited.class, "count", int.class);
        } catch (ReflectiveOperationException impossible) {
            throw new ExceptionInInitializerError(impossible);
        }
    }

    int count;
    final String text;

    Visited() {
        this("none");
    }

    Visited(String text) {
        this.text = text;
    }

    static final class Holder {
        static int held = 1;

        static int twice() {
            return 2 * held;
        }
    }

    static void handles() {
        Visited visited = new Visited();
        COUNT.set(visited, 3);
        if (!COUNT.compareAndSet(visited, 3, 4) || (int) COUNT.compareAndExchange(visited, 5, 6) != 4
                || (int) COUNT.getAndAdd(visited, 1) != 4) {
            throw new AssertionError("values were mixed up");
        }
    }

    static void elements() {
        long[] longs = {1, 2};
        ELEMENTS.setVolatile(longs, 1, 7L);
        if (Array.getLong(longs, 1) != 7) {
            throw new AssertionError("values were mixed up");
        }
    }

    static void references() {
        Supplier<Visited> plain = Visited::new;
        Function<String, Visited> named = Visited::new;
        if (!plain.get().text.equals("none") || !named.apply("some").text.equals("some")) {
            throw new AssertionError("a reference reached the wrong constructor");
        }
    }

    static void needs() {
        value = Holder.held + Holder.twice();
        new Visited();
        Math.max(1, 2);
    }

    static Thread thread() {
        return new Started();
    }

    static void runs() {
        new Started().run();
        new Visited().run();
    }

    static final class Started extends Thread {
        @Override
        public void run() {
            value++;
        }
    }

    @Override
    public void run() {
        value++;
    }
}
