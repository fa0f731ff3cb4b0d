package dev.heddle.engine.report;

import dev.heddle.engine.coverage.Statement;
import dev.heddle.engine.coverage.UntestedOrder;
import java.util.List;
import java.util.Map;

/** Untested orders in the format that code review tools read (SARIF 2.1.0): the earlier statement, with the other beside it. */
public final class OrderSarif {

    private static final String SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json";

    private OrderSarif() {}

    public static String of(List<UntestedOrder> orders) {
        return Json.file(Map.of(
                "$schema", SCHEMA,
                "version", "2.1.0",
                "runs", List.of(Map.of(
                        "tool", Map.of("driver", Map.of("name", "Heddle", "rules", List.of(Map.of(
                                "id", "untested-order",
                                "shortDescription", Map.of("text", "Two statements met in one order only"))))),
                        "results", orders.stream().filter(order -> order.first().at() != null && order.then().at() != null)
                                .map(OrderSarif::result).toList()))));
    }

    private static Map<String, Object> result(UntestedOrder order) {
        return Map.of(
                "ruleId", "untested-order",
                "level", order.standing() == UntestedOrder.Standing.POSSIBLE ? "warning" : "note",
                "message", Map.of("text", order.text()),
                "locations", List.of(location(order.first())),
                "relatedLocations", List.of(location(order.then())));
    }

    private static Map<String, Object> location(Statement statement) {
        String type = statement.at().className();
        String folder = type.contains(".") ? type.substring(0, type.lastIndexOf('.') + 1).replace('.', '/') : "";
        return Map.of("physicalLocation", Map.of(
                "artifactLocation", Map.of("uri", folder + statement.at().file()),
                "region", Map.of("startLine", Math.max(1, statement.at().line()))));
    }
}
