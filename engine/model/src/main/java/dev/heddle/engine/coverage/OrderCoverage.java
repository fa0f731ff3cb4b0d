package dev.heddle.engine.coverage;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * What executions of one test have shown of orders. Merging two is a union, so it does not matter in which order results are merged, nor
 * whether one is merged twice.
 *
 * @param test the test
 * @param statements all statements that are named, by name
 * @param seen orders in good executions
 * @param pairs of these, those in which nothing of either thread stood between, as {@code hapset} learns them
 * @param possible orders that only other executions have shown, with their decisions
 * @param complete whether a complete search has ended, so that what was not seen cannot be
 */
public record OrderCoverage(
        String test,
        Map<String, Statement> statements,
        Set<Order> seen,
        Set<Order> pairs,
        Map<Order, int[]> possible,
        boolean complete) {

    public OrderCoverage merge(OrderCoverage other) {
        Map<String, Statement> allStatements = new TreeMap<>(statements);
        // The name does not have the line: of two, the one that comes first in the source is taken, in whatever order they come.
        other.statements.forEach((key, statement) -> allStatements.merge(key, statement, OrderCoverage::earlier));
        Set<Order> allSeen = union(seen, other.seen);
        Map<Order, int[]> allPossible = new TreeMap<>(possible);
        other.possible.forEach((order, decisions) -> allPossible.merge(order, decisions, OrderCoverage::plainer));
        allPossible.keySet().removeAll(allSeen);
        return new OrderCoverage(test, allStatements, allSeen, union(pairs, other.pairs), allPossible,
                complete || other.complete);
    }

    private static Statement earlier(Statement a, Statement b) {
        return a.label().compareTo(b.label()) <= 0 ? a : b;
    }

    private static int[] plainer(int[] a, int[] b) {
        int order = a.length != b.length ? a.length - b.length : java.util.Arrays.compare(a, b);
        return order <= 0 ? a : b;
    }

    private static Set<Order> union(Set<Order> a, Set<Order> b) {
        Set<Order> all = new TreeSet<>(a);
        all.addAll(b);
        return all;
    }

    public boolean knows(Order order) {
        return seen.contains(order) || possible.containsKey(order);
    }

    /** Orders whose reverse was shown, and that no good execution has shown; those that can be come first. */
    public List<UntestedOrder> untested() {
        Set<Order> unseen = new TreeSet<>(possible.keySet());
        for (Order order : seen) {
            unseen.add(order.reversed());
        }
        possible.keySet().forEach(order -> unseen.add(order.reversed()));
        unseen.removeAll(seen);
        List<UntestedOrder> untested = new ArrayList<>();
        for (Order order : unseen) {
            int[] decisions = possible.get(order);
            UntestedOrder.Standing standing = decisions != null ? UntestedOrder.Standing.POSSIBLE
                    : complete ? UntestedOrder.Standing.IMPOSSIBLE : UntestedOrder.Standing.OPEN;
            untested.add(new UntestedOrder(statements.get(order.first()), statements.get(order.then()),
                    order.thenIsFirstThread(), standing, decisions));
        }
        untested.sort(UntestedOrder.BY_PLACE);
        return untested;
    }

    /** For each line that met another thread's, whether all, some or none of its orders were seen. */
    public Map<String, String> lines() {
        OrderLines lines = new OrderLines();
        lines.addSeen(this);
        untested().forEach(lines::addUntested);
        return lines.all();
    }
}
