package dev.heddle.engine.instrument;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.engine.instrument.programs.LibraryCalls;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The caches of the JDK do not show: the same calls announce the same, however often they have run before. */
class RepeatabilityTest {

    private static final int TIMES = 3;

    static Stream<Arguments> jdks() {
        return Jdks.all().entrySet().stream().map(jdk -> Arguments.of(jdk.getKey(), jdk.getValue()));
    }

    @ParameterizedTest(name = "JDK {0}")
    @MethodSource("jdks")
    void sameCallsAnnounceTheSame(int feature, Path javaHome) throws IOException, InterruptedException {
        List<String> args = new ArrayList<>(List.of(LibraryCalls.class.getName()));
        for (String method : methods()) {
            for (int i = 0; i < TIMES; i++) {
                args.add(method);
            }
        }
        List<List<String>> runs =
                runs(new Fork(feature, javaHome).run(RecordingRun.class, args.toArray(String[]::new)));
        assertThat(runs).hasSize(methods().size() * TIMES);
        for (int i = 0; i < runs.size(); i += TIMES) {
            assertThat(runs.get(i + 1)).isEqualTo(runs.get(i));
            assertThat(runs.get(i + 2)).isEqualTo(runs.get(i));
        }
    }

    private static List<String> methods() {
        return Stream.of(LibraryCalls.class.getDeclaredMethods())
                .filter(method -> !method.isSynthetic())
                .map(method -> method.getName())
                .sorted()
                .toList();
    }

    /**
     * What each run announced, after its name. When a class is initialised is not a matter of the run, and to
     * keep an object from being collected is no event.
     */
    private static List<List<String>> runs(List<String> lines) {
        List<List<String>> runs = new ArrayList<>();
        for (String line : lines.subList(0, lines.indexOf("end"))) {
            if (line.startsWith("run ")) {
                runs.add(new ArrayList<>());
            }
            if (!line.startsWith("initializ") && !line.startsWith("keep ")) {
                runs.get(runs.size() - 1).add(line);
            }
        }
        return runs;
    }
}
