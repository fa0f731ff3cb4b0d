package dev.heddle.ide.marks;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.engine.model.Violation;
import dev.heddle.engine.report.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class HintTextsTest {

    private static String step(int n, String thread, String rest, String type, int line) {
        return "{\"n\":" + n + ",\"thread\":\"" + thread + "\"," + rest + ",\"at\":{\"class\":\"" + type
                + "\",\"method\":\"m\",\"file\":\"A.java\",\"line\":" + line + "}}";
    }

    private static Map<Integer, String> texts(List<String> steps, String packageName) {
        Violation violation = Json.read("{\"id\":\"v1\",\"kind\":\"assertion\",\"steps\":["
                + String.join(",", steps) + "]}", Violation.class);
        return HintTexts.of(violation, packageName, "A.java");
    }

    @Test
    void saysWhoPassesALineAtWhichStepAndWhatItReadsOrWrites() {
        List<String> steps = List.of(
                step(1, "first", "\"op\":\"read\",\"variable\":\"A#1.hits\",\"value\":\"0\"", "com.acme.A", 4),
                step(2, "second", "\"op\":\"write\",\"variable\":\"A#1.hits\",\"value\":\"1\"", "com.acme.A$In", 4),
                step(3, "second", "\"op\":\"fork\",\"variable\":\"thread t-1 (alive)\"", "com.acme.A", 9),
                step(4, "second", "\"op\":\"end\"", "org.other.A", 9));
        assertThat(texts(steps, "com.acme")).containsExactly(
                Map.entry(4, "‹1› first: read hits = 0  ‹2› second: write hits = 1"),
                Map.entry(9, "‹3› second: start t-1"));
        assertThat(texts(steps, "")).isEmpty();
        assertThat(HintTexts.of(null, "", "A.java")).isEmpty();
    }

    @Test
    void aLoopAndAnEndlessValueStayShort() {
        List<String> steps = new ArrayList<>();
        for (int n = 1; n <= 1_000; n++) {
            steps.add(step(n, "t", "\"op\":\"read\",\"variable\":\"A.s\",\"value\":\"" + "x".repeat(500) + "\\n\"", "A", 1));
        }
        assertThat(texts(steps, "").get(1)).endsWith("and 997 more").hasSizeLessThan(200).doesNotContain("\n");
    }
}
