package dev.heddle.engine.coverage;

import java.util.Comparator;

/**
 * Two statements of different threads at one object, by their names, in an order.
 *
 * @param first what comes first
 * @param then what comes behind it
 * @param thenIsFirstThread whether the later one's thread is the first of the two by its path
 */
public record Order(String first, String then, boolean thenIsFirstThread) implements Comparable<Order> {

    private static final Comparator<Order> BY_NAMES =
            Comparator.comparing(Order::first).thenComparing(Order::then).thenComparing(Order::thenIsFirstThread);

    public Order reversed() {
        return new Order(then, first, !thenIsFirstThread);
    }

    @Override
    public int compareTo(Order other) {
        return BY_NAMES.compare(this, other);
    }
}
