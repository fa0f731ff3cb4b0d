package dev.heddle.engine.instrument;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.engine.instrument.programs.JdkCalls;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The whole of the instrumentation in a JVM of its own: every hook is called, with the right arguments. */
class JdkCallsTest {

    /** Text that the JDK builds for itself, and initialisers that may have run before. */
    private static final Pattern NOISE =
            Pattern.compile("StringBuilder|byte\\[]|created String |^initializ\\w+ java\\.");

    static Stream<Arguments> jdks() {
        return Jdks.all().entrySet().stream().map(jdk -> Arguments.of(jdk.getKey(), jdk.getValue()));
    }

    @ParameterizedTest(name = "JDK {0}")
    @MethodSource("jdks")
    void hooksOfAllKinds(int feature, Path javaHome) throws IOException, InterruptedException {
        List<String> expected = expected();
        String[] methods = expected.stream()
                .filter(line -> line.startsWith("run "))
                .map(line -> line.substring("run ".length()))
                .toArray(String[]::new);
        String[] args = Stream.concat(Stream.of(JdkCalls.class.getName()), Stream.of(methods)).toArray(String[]::new);
        List<String> lines = new Fork(feature, javaHome).run(RecordingRun.class, args).stream()
                .filter(line -> !NOISE.matcher(line).find())
                .map(line -> line.replaceAll(":\\d+$", "").replace("QueuedLongSynchronizer", "QueuedSynchronizer"))
                .toList();
        assertThat(lines).containsExactlyElementsOf(expected);
    }

    private static List<String> expected() throws IOException {
        try (InputStream in = JdkCallsTest.class.getResourceAsStream("jdk-calls.txt")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
        }
    }
}
