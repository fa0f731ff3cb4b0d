package dev.heddle.engine.coverage;

import dev.heddle.engine.coverage.UntestedOrder.Standing;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Counts by line how many of the orders that can be were seen: for the editor. */
final class OrderLines {

    private static final class Count {
        private int seen;
        private int untested;

        String label() {
            return untested == 0 ? "all" : seen == 0 ? "none" : "some";
        }
    }

    private final Map<String, Count> lines = new TreeMap<>();

    void addSeen(OrderCoverage coverage) {
        for (Order order : coverage.seen()) {
            for (String name : List.of(order.first(), order.then())) {
                Count count = at(coverage.statements().get(name));
                if (count != null) {
                    count.seen++;
                }
            }
        }
    }

    void addUntested(UntestedOrder order) {
        if (order.standing() != Standing.IMPOSSIBLE) {
            for (Statement statement : List.of(order.first(), order.then())) {
                Count count = at(statement);
                if (count != null) {
                    count.untested++;
                }
            }
        }
    }

    /** Null for a statement without a place in the source. */
    private Count at(Statement statement) {
        return statement.at() == null ? null : lines.computeIfAbsent(statement.at().shortForm(), line -> new Count());
    }

    /** By line {@code all}, {@code some} or {@code none}. */
    Map<String, String> all() {
        Map<String, String> labels = new LinkedHashMap<>();
        lines.forEach((line, count) -> labels.put(line, count.label()));
        return labels;
    }
}
