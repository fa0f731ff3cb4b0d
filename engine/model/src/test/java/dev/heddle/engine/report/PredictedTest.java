package dev.heddle.engine.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.engine.model.Access;
import dev.heddle.engine.model.Result;
import dev.heddle.engine.model.SourceLocation;
import dev.heddle.engine.model.Status;
import dev.heddle.engine.model.TwoOrders;
import dev.heddle.engine.model.Violation;
import dev.heddle.engine.model.ViolationKind;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What was predicted from one run stands beside the run seen, in text, page and file. */
class PredictedTest {

    private static final SourceLocation AT = new SourceLocation("A", "m", "A.java", 3);
    private static final TwoOrders ORDERS = new TwoOrders(
            List.of("Ma waits at A.java:3", "Mb notifies all at A.java:9"),
            List.of("Mb notifies all at A.java:9", "Ma waits at A.java:3"), "With line 3 under <the lock> of line 1 none is left.");

    @Test
    void theTextHasBothOrdersBesideEachOtherAndTheRemedy() {
        assertThat(new TextReport(false).print(warning()).lines().map(String::strip)).containsSequence(
                "in the run seen             │ predicted",
                "Ma waits at A.java:3        │ Mb notifies all at A.java:9",
                "Mb notifies all at A.java:9 │ Ma waits at A.java:3",
                "With line 3 under <the lock> of line 1 none is left.");
    }

    @Test
    void thePageHasThemAndTheAccesses() {
        assertThat(HtmlReport.page(List.of(warning())))
                .contains("<tr><td>Ma waits at A.java:3</td><td>Mb notifies all at A.java:9</td></tr>")
                .contains("With line 3 under &lt;the lock&gt; of line 1 none is left.")
                .contains("Mb notifies all, holding lock Object#1");
    }

    @Test
    void theFileHasThemToo() {
        Result read = Json.read(Json.file(warning()), Result.class);

        assertThat(read.warnings().get(0).orders()).isEqualTo(ORDERS);
    }

    private static Result warning() {
        Violation violation = new Violation("w1", ViolationKind.ORDER, "too early", "Ma", AT, true, null, null, null, null, null,
                List.of(), null).withAccesses(List.of(new Access("Mb", "notify all", AT, List.of(), List.of("lock Object#1"))))
                .withOrders(ORDERS);
        return new Result(Result.SCHEMA, "A", "predict", 1, "25", "virtual", Status.CLEAN, false, null, 1, 0, 1, 1,
                List.of(), List.of(violation), Map.of(), Map.of(), List.of(), List.of());
    }
}
