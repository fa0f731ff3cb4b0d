package dev.heddle.engine.coverage;

import com.google.gson.Gson;
import dev.heddle.engine.model.Result;
import dev.heddle.engine.model.SourceLocation;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** Orders in a result's {@code coverage}: each statement once, and orders by the statements' numbers. */
public final class OrderJson {

    /** Where they are in {@link Result#coverage()}. */
    public static final String KEY = "orders";

    private static final Gson GSON = new Gson();

    /** @param thr 1 if the later one's thread is the first of the two */
    private record OrderRow(int first, int then, int thr, int[] decisions) {}

    private record StatementRow(
            String code, int ordinal, String op, String member, List<String> context, SourceLocation at) {}

    /** What is there only for readers, {@code untested}, {@code lines} and {@code growth}, is not read again. */
    private record Stored(String test, boolean complete, List<StatementRow> statements, List<OrderRow> seen,
            List<OrderRow> pairs, List<OrderRow> possible) {}

    private OrderJson() {}

    /** @param growth numbers of good executions with how many pairs were known after each, where a pair was new */
    public static Map<String, Object> of(OrderCoverage coverage, List<long[]> growth) {
        Map<String, Integer> numbers = new LinkedHashMap<>();
        List<StatementRow> rows = new ArrayList<>();
        coverage.statements().forEach((name, s) -> {
            numbers.put(name, numbers.size());
            rows.add(new StatementRow(s.code(), s.ordinal(), s.op(), s.member(), s.context(), s.at()));
        });
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("test", coverage.test());
        json.put("complete", coverage.complete());
        json.put("pairCount", coverage.pairs().size());
        json.put("growth", growth);
        json.put("untested", coverage.untested().stream().map(OrderJson::forReaders).toList());
        json.put("lines", coverage.lines());
        json.put("statements", rows);
        json.put("seen", orders(coverage.seen(), numbers));
        json.put("pairs", orders(coverage.pairs(), numbers));
        json.put("possible", coverage.possible().entrySet().stream()
                .map(e -> row(e.getKey(), numbers, e.getValue())).toList());
        return json;
    }

    private static Map<String, Object> forReaders(UntestedOrder order) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("first", order.first().label());
        json.put("then", order.then().label());
        json.put("standing", order.standing().label());
        return json;
    }

    private static List<OrderRow> orders(Set<Order> orders, Map<String, Integer> numbers) {
        return orders.stream().map(order -> row(order, numbers, null)).toList();
    }

    private static OrderRow row(Order order, Map<String, Integer> numbers, int[] decisions) {
        return new OrderRow(numbers.get(order.first()), numbers.get(order.then()), order.thenIsFirstThread() ? 1 : 0, decisions);
    }

    /** The orders of all tests in results as one result, which can be merged with others again. It claims nothing. */
    public static Result result(List<Result> results) {
        Map<String, Object> tests = new LinkedHashMap<>();
        merged(results).forEach((test, coverage) -> tests.put(test, Map.of(KEY, of(coverage, List.of()))));
        return Result.of("merged").strategy("merged", 0).coverage(Map.of("perTest", tests)).build();
    }

    /** The orders of each test in results, by test; what several have of one test is merged. */
    public static Map<String, OrderCoverage> merged(List<Result> results) {
        Map<String, OrderCoverage> tests = new TreeMap<>();
        for (Result result : results) {
            for (OrderCoverage coverage : of(result)) {
                tests.merge(coverage.test(), coverage, OrderCoverage::merge);
            }
        }
        return tests;
    }

    private static List<OrderCoverage> of(Result result) {
        Map<?, ?> coverage = result.coverage() == null ? Map.of() : result.coverage();
        List<OrderCoverage> found = new ArrayList<>();
        if (coverage.get(KEY) != null) {
            found.add(read(coverage.get(KEY)));
        }
        if (coverage.get("perTest") instanceof Map<?, ?> tests) {
            for (Object test : tests.values()) {
                if (test instanceof Map<?, ?> own && own.get(KEY) != null) {
                    found.add(read(own.get(KEY)));
                }
            }
        }
        return found;
    }

    private static OrderCoverage read(Object json) {
        Stored stored = GSON.fromJson(GSON.toJsonTree(json), Stored.class);
        List<String> names = new ArrayList<>();
        Map<String, Statement> statements = new TreeMap<>();
        for (StatementRow row : stored.statements()) {
            Statement statement =
                    new Statement(row.code(), row.ordinal(), row.op(), row.member(), row.context(), row.at());
            names.add(statement.key());
            statements.put(statement.key(), statement);
        }
        Map<Order, int[]> possible = new TreeMap<>();
        stored.possible().forEach(row -> possible.put(order(row, names), row.decisions()));
        return new OrderCoverage(stored.test(), statements, orders(stored.seen(), names), orders(stored.pairs(), names),
                possible, stored.complete());
    }

    private static Set<Order> orders(List<OrderRow> rows, List<String> names) {
        Set<Order> orders = new TreeSet<>();
        rows.forEach(row -> orders.add(order(row, names)));
        return orders;
    }

    private static Order order(OrderRow row, List<String> names) {
        return new Order(names.get(row.first()), names.get(row.then()), row.thr() == 1);
    }
}
