// primitive: identity hash of constants and classes
// expect: assertion at 42 thread main

import java.util.HashSet;
import java.util.Set;

/** The order of what is in a static set follows from hash codes, and decides how much the threads do. */
class OrderOfStaticSet {

    enum Color { RED, GREEN, BLUE, WHITE }

    private static final Object FIRST = new Object();
    private static final Set<Object> ALL = new HashSet<>();

    static {
        ALL.add(FIRST);
        ALL.add(new Object());
        ALL.add(OrderOfStaticSet.class);
        ALL.add(Color.class);
        ALL.addAll(Set.of(Color.values()));
    }

    private int count;

    private void increment() {
        for (Object each : ALL) {
            count++;
            if (each == FIRST || each == Color.BLUE || each == Color.class) {
                break;
            }
        }
    }

    public static void main(String[] args) throws Exception {
        OrderOfStaticSet counter = new OrderOfStaticSet();
        counter.increment();
        int once = counter.count;
        Thread a = new Thread(counter::increment, "a");
        a.start();
        counter.increment();
        a.join();
        assert counter.count == 3 * once : counter.count;
    }
}
