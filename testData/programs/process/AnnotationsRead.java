// primitive: random numbers
// expect: clean

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import java.util.SplittableRandom;

/** Annotations are kept in a table that outlives executions; whichever thread looks first, nothing else changes. */
class AnnotationsRead {

    @Retention(RetentionPolicy.RUNTIME)
    @interface Marker {}

    @Marker
    private static final class Marked {}

    public static void main(String[] args) throws Exception {
        Map<String, Integer> drawn = new HashMap<>();
        Runnable work = () -> {
            assert Marked.class.isAnnotationPresent(Marker.class);
            int n = new Random().nextInt(10) + new SplittableRandom().nextInt(10);
            synchronized (drawn) {
                drawn.put(Thread.currentThread().getName(), n);
            }
        };
        Thread a = new Thread(work, "a");
        Thread b = new Thread(work, "b");
        a.start();
        b.start();
        a.join();
        b.join();
        assert drawn.size() == 2;
    }
}
