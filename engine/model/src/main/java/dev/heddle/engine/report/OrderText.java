package dev.heddle.engine.report;

import dev.heddle.engine.coverage.OrderJson;
import dev.heddle.engine.coverage.OrderReport;
import dev.heddle.engine.coverage.UntestedOrder;
import dev.heddle.engine.coverage.UntestedOrder.Standing;
import dev.heddle.engine.model.Result;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The orders of statements that results have shown, line by line; the first line has the numbers. */
public final class OrderText {

    private static final int MOST_SHOWN = 50;
    private static final int MOST_POINTS = 12;

    private OrderText() {}

    /** Empty where results tell nothing of orders. */
    public static List<String> of(List<Result> results) {
        OrderReport report = new OrderReport(results);
        if (report.isEmpty()) {
            return List.of();
        }
        List<UntestedOrder> untested = report.untested();
        List<String> lines = new ArrayList<>();
        lines.add("Orders: " + Wording.count(report.pairs(), "pair") + " met; "
                + untested.size() + " untested (" + count(untested, Standing.POSSIBLE) + " possible, "
                + count(untested, Standing.OPEN) + " open, " + count(untested, Standing.IMPOSSIBLE) + " impossible).");
        String growth = results.size() == 1 ? growth(results.get(0)) : "";
        if (!growth.isEmpty()) {
            lines.add(growth);
        }
        List<UntestedOrder> shown = untested.stream().filter(order -> order.standing() != Standing.IMPOSSIBLE).toList();
        lines.addAll(list(shown));
        return lines;
    }

    /** Orders, one a line; of many only the first. */
    public static List<String> list(List<UntestedOrder> orders) {
        List<String> lines = new ArrayList<>();
        orders.stream().limit(MOST_SHOWN).map(order -> "  untested: " + order.text()).distinct().forEach(lines::add);
        if (orders.size() > MOST_SHOWN) {
            lines.add("  and " + (orders.size() - MOST_SHOWN) + " more");
        }
        return lines;
    }

    private static long count(List<UntestedOrder> orders, Standing standing) {
        return orders.stream().filter(order -> order.standing() == standing).count();
    }

    /** How many pairs were known after how many good executions: where it is flat, more executions bring little. */
    private static String growth(Result result) {
        Map<?, ?> coverage = result.coverage() == null ? Map.of() : result.coverage();
        if (!(coverage.get(OrderJson.KEY) instanceof Map<?, ?> orders) || !(orders.get("growth") instanceof List<?> growth)
                || growth.isEmpty()) {
            return "";
        }
        List<String> points = new ArrayList<>();
        int step = Math.max(1, (growth.size() + MOST_POINTS - 1) / MOST_POINTS);
        for (int i = 0; i < growth.size(); i++) {
            if ((i % step == 0 || i == growth.size() - 1) && growth.get(i) instanceof List<?> point && point.size() == 2) {
                points.add(point.get(1) + " after " + point.get(0));
            }
        }
        return points.isEmpty() ? "" : "  pairs: " + String.join(", ", points);
    }
}
