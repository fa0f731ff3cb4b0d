package dev.heddle.engine.coverage;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.engine.model.Result;
import dev.heddle.engine.model.SourceLocation;
import dev.heddle.engine.model.Status;
import dev.heddle.engine.report.Json;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class OrderCoverageTest {

    private static final int STATEMENTS = 6;

    private static Statement statement(int i) {
        return new Statement("A.m()V@1f", i, "write", "A.x", List.of(), new SourceLocation("A", "m", "A.java", 10 + i));
    }

    private static OrderCoverage coverage(String test, Set<Order> seen, Map<Order, int[]> possible, boolean complete) {
        Map<String, Statement> statements = new TreeMap<>();
        for (int i = 0; i < STATEMENTS; i++) {
            statements.put(statement(i).key(), statement(i));
        }
        return new OrderCoverage(test, statements, new TreeSet<>(seen), new TreeSet<>(seen), new TreeMap<>(possible), complete);
    }

    private static Order order(int first, int then) {
        return new Order(statement(first).key(), statement(then).key(), false);
    }

    private static OrderCoverage drawn(Random random) {
        Set<Order> seen = new TreeSet<>();
        Map<Order, int[]> possible = new TreeMap<>();
        for (int i = 0; i < 8; i++) {
            Order order = new Order(statement(random.nextInt(STATEMENTS)).key(), statement(random.nextInt(STATEMENTS)).key(),
                    random.nextBoolean());
            if (random.nextBoolean()) {
                seen.add(order);
            } else {
                possible.put(order, random.ints(3, 0, 4).toArray());
            }
        }
        possible.keySet().removeAll(seen);
        return coverage("T", seen, possible, random.nextBoolean());
    }

    private static String text(OrderCoverage coverage) {
        return Json.line(OrderJson.of(coverage, List.of()));
    }

    @Test
    void mergingIsAssociativeCommutativeAndIdempotent() {
        Random random = new Random(1);
        for (int i = 0; i < 200; i++) {
            OrderCoverage a = drawn(random);
            OrderCoverage b = drawn(random);
            OrderCoverage c = drawn(random);
            assertThat(text(a.merge(b).merge(c))).isEqualTo(text(a.merge(b.merge(c))));
            assertThat(text(a.merge(b))).isEqualTo(text(b.merge(a)));
            assertThat(text(a.merge(a))).isEqualTo(text(a));
            assertThat(text(a.merge(b).merge(b))).isEqualTo(text(a.merge(b)));
        }
    }

    @Test
    void anOrderThatWasSeenOneWayIsUntestedTheOtherWay() {
        OrderCoverage open = coverage("T", Set.of(order(0, 1), order(2, 3), order(3, 2).reversed().reversed()), Map.of(), false);

        assertThat(open.untested().stream().map(UntestedOrder::text)).contains(
                "A.java:11 write A.x before A.java:10 write A.x: open");
        assertThat(coverage("T", Set.of(order(0, 1)), Map.of(), true).untested().get(0).standing())
                .isEqualTo(UntestedOrder.Standing.IMPOSSIBLE);
        assertThat(coverage("T", Set.of(order(0, 1)), Map.of(order(0, 1).reversed(), new int[] {1}), true).untested().get(0)
                .standing()).isEqualTo(UntestedOrder.Standing.POSSIBLE);
    }

    @Test
    void resultsKeepWhatWasSeenAndTellWhatIsNew() {
        OrderReport before = new OrderReport(List.of(result(coverage("T", Set.of(order(0, 1)), Map.of(), false))));
        OrderReport now = new OrderReport(List.of(
                result(coverage("T", Set.of(order(0, 1), order(2, 3)), Map.of(), false)),
                result(coverage("U", Set.of(order(4, 5)), Map.of(), true))));

        assertThat(now.since(before).stream().map(UntestedOrder::text))
                .containsExactly("A.java:13 write A.x before A.java:12 write A.x: open");
        assertThat(now.pairs()).isEqualTo(3);
        assertThat(now.lines()).containsEntry("A.java:10", "some");
    }

    @Test
    void whatOneTestHasSeenIsTestedWhateverAnotherHasNot() {
        OrderReport report = new OrderReport(List.of(result(coverage("T", Set.of(order(0, 1)), Map.of(), false)),
                result(coverage("U", Set.of(order(0, 1).reversed()), Map.of(), false))));

        assertThat(report.untested()).isEmpty();
    }

    private static Result result(OrderCoverage coverage) {
        return Json.read(Json.line(Result.of("t").strategy("dpor", 1).platform("25", "virtual").status(Status.CLEAN)
                .claim(true, "b").executions(1).time(1, 1)
                .coverage(Map.of(OrderJson.KEY, OrderJson.of(coverage, List.of(new long[] {1, 1})))).build()), Result.class);
    }
}
