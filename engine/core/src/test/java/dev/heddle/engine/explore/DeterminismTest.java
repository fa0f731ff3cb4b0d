package dev.heddle.engine.explore;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.engine.instrument.Jdks;
import dev.heddle.engine.programs.ProgramsFor;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Same schedule, same trace: each program of {@code testData} is replayed many times, on each JDK that is there and on each
 * backend. More replays: {@code -Dheddle.determinism.replays=200}.
 */
class DeterminismTest {

    private static final int REPLAYS = Integer.getInteger("heddle.determinism.replays", 5);
    /** Part of the paths of the programs to run; all by default. */
    private static final String ONLY = System.getProperty("heddle.determinism.only", "");
    private static final int FIRST_WITH_CONTINUATIONS = 21;

    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"programs", "counts", "sctbench", "unfolding", "demo"})
    void replaysOnEveryBackendGiveOneTrace(String sources) throws Exception {
        for (Map.Entry<Integer, Path> jdk : Jdks.all().entrySet()) {
            int feature = jdk.getKey();
            ProgramsFor programs = new ProgramsFor(feature, jdk.getValue(), sources, ONLY, folder);
            Map<String, String> platform = hashes(programs, "platform");
            // Each has one test at least, which is replayed with what was learned and with what was guessed.
            assertThat(platform).hasSizeGreaterThanOrEqualTo(2 * programs.count());
            if (feature >= FIRST_WITH_CONTINUATIONS) {
                Map<String, String> virtual = hashes(programs, "virtual");
                assertThat(virtual).isEqualTo(platform);
                assertThat(virtual.values()).as("traces on the virtual backend").noneMatch(h -> h.contains(","));
            }
            platform.values().removeIf(hashes -> !hashes.contains(","));
            assertThat(platform).as("programs whose replays differ on JDK %s", feature).isEmpty();
        }
    }

    private static Map<String, String> hashes(ProgramsFor programs, String backend) throws Exception {
        Map<String, String> result = new TreeMap<>();
        for (String line : programs.fork().within(600 + 10 * REPLAYS)
                .run(DeterminismRun.class, backend, String.valueOf(REPLAYS), programs.names().toString())) {
            int space = line.indexOf(' ');
            result.put(line.substring(0, space), line.substring(space + 1));
        }
        return result;
    }
}
