// primitive: reflection, objects it makes
// expect: assertion at 26 thread main

import java.lang.reflect.Array;

/** What reflection has made is first touched by the threads that share it, each of which begins with another object. */
class ReflectivelyMade {

    int count;

    public static void main(String[] args) throws Exception {
        ReflectivelyMade counter = ReflectivelyMade.class.getDeclaredConstructor().newInstance();
        int[] counts = (int[]) Array.newInstance(int.class, 1);
        Thread a = new Thread(() -> {
            counter.count = 1;
            counts[0] = 1;
        }, "a");
        Thread b = new Thread(() -> {
            counts[0] = 2;
            counter.count = 2;
        }, "b");
        a.start();
        b.start();
        a.join();
        b.join();
        assert counter.count == counts[0] : counter.count + " " + counts[0];
    }
}
