package dev.heddle.engine.coverage;

import java.util.Comparator;
import java.util.Locale;

/**
 * Two statements that met in one order only, in the order that was not seen.
 *
 * @param decisions of an execution that shows it, though not as one that ended well; null unless it is possible
 */
public record UntestedOrder(Statement first, Statement then, boolean thenIsFirstThread, Standing standing, int[] decisions) {

    static final Comparator<UntestedOrder> BY_PLACE = Comparator
            .comparing(UntestedOrder::standing)
            .thenComparing(order -> order.first().label())
            .thenComparing(order -> order.then().label())
            .thenComparing(UntestedOrder::order);

    /** Whether the order can be. */
    public enum Standing {
        /** An execution that failed has shown it. */
        POSSIBLE,
        OPEN,
        /** A complete search has ended without it. */
        IMPOSSIBLE;

        public String label() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    public Order order() {
        return new Order(first.key(), then.key(), thenIsFirstThread);
    }

    /** For people: {@code Foo.java:42 write Foo.x before Bar.java:17 read Foo.x: open}. */
    public String text() {
        return first.label() + " before " + then.label() + ": " + standing.label();
    }
}
