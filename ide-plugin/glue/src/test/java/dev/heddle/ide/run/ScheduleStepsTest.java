package dev.heddle.ide.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.engine.model.Violation;
import dev.heddle.engine.report.Json;
import org.junit.jupiter.api.Test;

class ScheduleStepsTest {

    private static final String AT = ",\"at\":{\"class\":\"A\",\"method\":\"m\",\"file\":\"A.java\",\"line\":7}}";

    private static Violation violation(String steps) {
        return Json.read("{\"id\":\"v1\",\"kind\":\"assertion\",\"thread\":\"b\",\"steps\":[" + steps + "]}",
                Violation.class);
    }

    private static String step(int n, String thread, boolean line) {
        return "{\"n\":" + n + ",\"thread\":\"" + thread + "\",\"op\":\"read\"" + (line ? AT : "}");
    }

    private final ScheduleSteps steps = new ScheduleSteps(violation(String.join(",", step(1, "main", false),
            step(2, "a", true), step(3, "a", true), step(4, "b", false), step(5, "b", true), step(6, "a", true))));

    @Test
    void goesThroughTheStepsThatALineMakes() {
        assertThat(steps.next(0)).isEqualTo(2);
        assertThat(steps.next(2)).isEqualTo(3);
        assertThat(steps.next(3)).isEqualTo(5);
        assertThat(steps.next(6)).isZero();
        assertThat(steps.atOrBefore(4)).isEqualTo(3);
        assertThat(steps.atOrBefore(1)).isZero();
        assertThat(steps.atOrBefore(99)).isEqualTo(6);
    }

    @Test
    void aSwitchIsTheFirstStepOfAnotherThread() {
        assertThat(steps.nextSwitch(0)).isEqualTo(2);
        assertThat(steps.nextSwitch(2)).isEqualTo(5);
        assertThat(steps.nextSwitch(5)).isEqualTo(6);
        assertThat(steps.nextSwitch(6)).isZero();
    }

    @Test
    void theViolatingStepIsTheLastOfItsThread() {
        assertThat(steps.violating()).isEqualTo(5);
        assertThat(new ScheduleSteps(violation(step(1, "main", true))).violating()).isEqualTo(1);
        assertThat(new ScheduleSteps(violation("")).violating()).isZero();
    }
}
