package dev.heddle.engine.explore;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.engine.instrument.Jdks;
import dev.heddle.engine.programs.ProgramsFor;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Same schedule, same trace: each program of {@code testData/programs} is replayed many times, on each JDK that is
 * there and on each backend. More replays: {@code -Dheddle.determinism.replays=200}.
 */
class DeterminismTest {

    private static final int REPLAYS = Integer.getInteger("heddle.determinism.replays", 12);
    /** Part of the paths of the programs to run; all by default. */
    private static final String ONLY = System.getProperty("heddle.determinism.only", "");
    private static final int FIRST_WITH_CONTINUATIONS = 21;

    @TempDir
    Path folder;

    @Test
    void replaysOnEveryBackendGiveOneTrace() throws Exception {
        for (Map.Entry<Integer, Path> jdk : Jdks.all().entrySet()) {
            int feature = jdk.getKey();
            Map<String, String> platform = hashes(feature, jdk.getValue(), "platform");
            assertThat(platform).hasSizeGreaterThan(ONLY.isEmpty() ? 100 : 0);
            if (feature >= FIRST_WITH_CONTINUATIONS) {
                Map<String, String> virtual = hashes(feature, jdk.getValue(), "virtual");
                assertThat(virtual).isEqualTo(platform);
                assertThat(virtual.values()).as("traces on the virtual backend").noneMatch(h -> h.contains(","));
            }
            platform.values().removeIf(hashes -> !hashes.contains(","));
            assertThat(platform).as("programs whose replays differ on JDK %s", feature).isEmpty();
        }
    }

    private Map<String, String> hashes(int feature, Path javaHome, String backend) throws Exception {
        ProgramsFor programs = new ProgramsFor(feature, javaHome, ONLY, folder);
        Map<String, String> result = new TreeMap<>();
        for (String line : programs.fork().within(240 + 10 * REPLAYS)
                .run(DeterminismRun.class, backend, String.valueOf(REPLAYS), programs.names().toString())) {
            int space = line.indexOf(' ');
            result.put(line.substring(0, space), line.substring(space + 1));
        }
        return result;
    }
}
