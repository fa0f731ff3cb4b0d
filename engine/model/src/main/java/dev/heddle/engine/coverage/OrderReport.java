package dev.heddle.engine.coverage;

import dev.heddle.engine.model.Result;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * The orders that several results have shown together. An order that the tests do not agree on counts as seen where one has seen it,
 * as possible where one has shown it, and as impossible only where all that know its reverse say so.
 */
public final class OrderReport {

    private final Map<String, OrderCoverage> tests;

    public OrderReport(List<Result> results) {
        tests = OrderJson.merged(results);
    }

    public boolean isEmpty() {
        return tests.isEmpty();
    }

    public Map<String, OrderCoverage> tests() {
        return tests;
    }

    /** All pairs of good executions, of all tests together. */
    public int pairs() {
        Set<Order> all = new HashSet<>();
        tests.values().forEach(test -> all.addAll(test.pairs()));
        return all.size();
    }

    /** What no test has seen in a good execution, those that can be first. */
    public List<UntestedOrder> untested() {
        Map<Order, UntestedOrder> merged = new TreeMap<>();
        for (OrderCoverage test : tests.values()) {
            for (UntestedOrder order : test.untested()) {
                merged.merge(order.order(), order, OrderReport::likelier);
            }
        }
        tests.values().forEach(test -> merged.keySet().removeAll(test.seen()));
        List<UntestedOrder> untested = new ArrayList<>(merged.values());
        untested.sort(UntestedOrder.BY_PLACE);
        return untested;
    }

    private static UntestedOrder likelier(UntestedOrder a, UntestedOrder b) {
        return a.standing() == b.standing() || rank(a) < rank(b) ? a : b;
    }

    private static int rank(UntestedOrder order) {
        return switch (order.standing()) {
            case POSSIBLE -> 0;
            case OPEN -> 1;
            case IMPOSSIBLE -> 2;
        };
    }

    /** Untested orders that can be and whose statements earlier results did not have together; changed methods first. */
    public List<UntestedOrder> since(OrderReport earlier) {
        Set<Order> known = new HashSet<>();
        Set<String> code = new HashSet<>();
        for (OrderCoverage test : earlier.tests.values()) {
            for (Order order : test.seen()) {
                known.add(order);
                known.add(order.reversed());
            }
            for (Order order : test.possible().keySet()) {
                known.add(order);
                known.add(order.reversed());
            }
            test.statements().values().forEach(statement -> code.add(statement.code()));
        }
        List<UntestedOrder> fresh = new ArrayList<>(untested());
        fresh.removeIf(order -> known.contains(order.order()) || order.standing() == UntestedOrder.Standing.IMPOSSIBLE);
        fresh.sort(Comparator.comparing((UntestedOrder order) ->
                code.contains(order.first().code()) && code.contains(order.then().code())));
        return fresh;
    }

    /** For each line, whether all, some or none of its orders were seen. */
    public Map<String, String> lines() {
        OrderLines lines = new OrderLines();
        tests.values().forEach(lines::addSeen);
        untested().forEach(lines::addUntested);
        return lines.all();
    }
}
