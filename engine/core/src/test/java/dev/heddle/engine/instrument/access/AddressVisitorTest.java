package dev.heddle.engine.instrument.access;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.engine.instrument.Fork;
import dev.heddle.engine.instrument.RecordingRun;
import dev.heddle.engine.instrument.programs.Visited;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** In a JVM of its own: the hooks are only allowed there to reach what they need. */
class AddressVisitorTest {

    private static List<String> accesses(String method) throws IOException, InterruptedException {
        List<String> lines = new Fork(Runtime.version().feature(), Path.of(System.getProperty("java.home")))
                .run(RecordingRun.class, Visited.class.getName(), method);
        assertThat(lines).endsWith("end").noneMatch(line -> line.contains("AssertionError"));
        return lines.stream().filter(line -> line.startsWith("access ") || line.startsWith("compared ")).toList();
    }

    @Test
    void accessesThroughHandlesAreAnnouncedAndWhatComparisonsCameTo() throws Exception {
        assertThat(accesses("handles")).containsExactly(
                "access Visited count write",
                "access Visited count compare", "compared true",
                "access Visited count compare", "compared false",
                "access Visited count update");
    }

    @Test
    void elementsHaveTheirIndex() throws Exception {
        assertThat(accesses("elements")).containsExactly("access long[] 1 write", "access long[] 1 read");
    }
}
