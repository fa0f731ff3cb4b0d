package dev.heddle.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.heddle.bench.peer.Rate;
import org.junit.jupiter.api.Test;

class ProgressEventsTest {

    @Test
    void theRateIsThatOfTheBestStretch() {
        String output = """
                {"type":"hello","protocol":"heddle/events/1"}
                {"type":"progress","executions":10,"elapsedMillis":1000}
                {"type":"progress","executions":100,"elapsedMillis":2100}
                {"type":"note","text":"x"}
                {"type":"progress","executions":900,"elapsedMillis":3000}
                {"type":"progress","executions":2100,"elapsedMillis":4100}
                {"type":"done"}
                """;
        assertThat(ProgressEvents.in(output).bestStretch(1.5)).isEqualTo(new Rate(2000, 2.0));
    }

    @Test
    void tooFewMessagesAreNoRate() {
        String output = "{\"type\":\"progress\",\"executions\":10,\"elapsedMillis\":1000}\n";
        assertThatThrownBy(() -> ProgressEvents.in(output).bestStretch(1)).isInstanceOf(IllegalStateException.class);
    }
}
