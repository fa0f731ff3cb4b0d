package dev.heddle.engine.explore;

import dev.heddle.engine.coverage.Order;
import dev.heddle.engine.coverage.OrderCoverage;
import dev.heddle.engine.coverage.OrderJson;
import dev.heddle.engine.coverage.Statement;
import dev.heddle.engine.runtime.ExecutionRecord;
import dev.heddle.engine.strategy.api.Contacts;
import dev.heddle.engine.strategy.hapset.PairSets;
import dev.heddle.engine.strategy.hapset.SeenOrders;
import dev.heddle.engine.strategy.hapset.StoredPairs;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** Collects the orders that executions of a test show, whichever strategy chooses them. */
final class OrderRecorder {

    private final PairSets pairs = new PairSets();
    private final SeenOrders seen = new SeenOrders();
    private final Map<PairSets.Pair, int[]> possible = new HashMap<>();
    private final List<long[]> growth = new ArrayList<>();
    private Contacts contacts;
    private long good;

    void executed(ExecutionRecord record) {
        if (record.contacts() == null) {
            return;
        }
        contacts = record.contacts();
        if (record.failed() || record.abandoned() || record.endedEarly()) {
            SeenOrders shown = new SeenOrders();
            shown.learn(contacts);
            if (!possible.keySet().containsAll(shown.all())) {
                int[] decisions = record.decisions();
                shown.all().forEach(order -> possible.putIfAbsent(order, decisions));
            }
            return;
        }
        good++;
        seen.learn(contacts);
        if (pairs.learn(contacts)) {
            growth.add(new long[] {good, pairs.all().size()});
        }
    }

    /** Keeps what was learned for later searches; why not, or null. */
    String keep(StoredPairs stored) {
        try {
            if (contacts != null) {
                stored.write(pairs.all(), contacts::named);
            }
            return null;
        } catch (IOException e) {
            return "what was learned of orders could not be kept: " + e.getMessage();
        }
    }

    /** What was seen, for the result; empty where executions did not tell. */
    Map<String, Object> coverage(String test, boolean complete) {
        if (contacts == null) {
            return Map.of();
        }
        Map<String, Statement> statements = new TreeMap<>();
        Set<Order> orders = named(seen.all(), statements);
        Map<Order, int[]> shown = new TreeMap<>();
        possible.forEach((pair, decisions) -> {
            if (!seen.all().contains(pair)) {
                shown.put(named(pair, statements), decisions);
            }
        });
        OrderCoverage coverage =
                new OrderCoverage(test, statements, orders, named(pairs.all(), statements), shown, complete);
        return Map.of(OrderJson.KEY, OrderJson.of(coverage, growth));
    }

    private Set<Order> named(Set<PairSets.Pair> all, Map<String, Statement> statements) {
        Set<Order> orders = new TreeSet<>();
        all.forEach(pair -> orders.add(named(pair, statements)));
        return orders;
    }

    private Order named(PairSets.Pair pair, Map<String, Statement> statements) {
        Statement first = contacts.named(pair.earlier());
        Statement then = contacts.named(pair.later());
        statements.put(first.key(), first);
        statements.put(then.key(), then);
        return new Order(first.key(), then.key(), pair.laterIsFirstThread());
    }
}
