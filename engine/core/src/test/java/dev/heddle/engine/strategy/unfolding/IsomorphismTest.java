package dev.heddle.engine.strategy.unfolding;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.engine.instrument.Fork;
import dev.heddle.engine.instrument.Jdks;
import dev.heddle.engine.programs.CompiledFolder;
import dev.heddle.engine.programs.ProgramsFor;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The unfolding of a program is the same whatever order it is built in, equals the one that all executions of {@code dpor}
 * make, and its possible extensions are those that the naive search finds. It takes no more executions than there are traces.
 * Larger programs with {@code -Dheddle.unfolding.limit=3000}.
 */
class IsomorphismTest {

    private static final Path COUNTS = Path.of("..", "..", "testData", "counts");
    private static final int FIRST_WITH_CONTINUATIONS = 21;
    private static final int LIMIT = 60;
    private static final int LIMIT_OF_TEST_PROGRAMS = 20;
    private static final int LIMIT_ON_PLATFORM_THREADS = 20;

    private static final int PATIENCE_SECONDS = 600;
    /** Part of the paths of the programs to unfold; all by default. */
    private static final String ONLY = System.getProperty("heddle.unfolding.only", "");

    @TempDir
    private Path folder;

    private final TreeMap<Integer, Path> jdks = new TreeMap<>(Jdks.all());
    private final boolean continuations = jdks.lastKey() >= FIRST_WITH_CONTINUATIONS;
    private final int limit =
            Integer.getInteger("heddle.unfolding.limit", continuations ? LIMIT : LIMIT_ON_PLATFORM_THREADS);

    @Test
    void theUnfoldingDoesNotDependOnHowItIsBuilt() throws Exception {
        List<String> programs = programs(limit);
        assertThat(programs).hasSizeGreaterThan(30);

        List<String> lines = new Fork(jdks.lastKey(), jdks.lastEntry().getValue())
                .flag("-ea")
                .classPath(CompiledFolder.of(COUNTS, folder))
                .run(UnfoldingRun.class, backend(), String.valueOf(limit),
                        Files.write(folder.resolve("programs"), programs).toString());

        assertThat(lines).hasSameSizeAs(programs);
        assertThat(lines).allMatch(line -> line.matches("[^:]*: [0-9]+ events"));
    }

    @Test
    void norDoThoseOfTheTestPrograms() throws Exception {
        ProgramsFor programs = new ProgramsFor(
                jdks.lastKey(), jdks.lastEntry().getValue(), "programs", ONLY, folder);

        List<String> lines = programs.fork().within(PATIENCE_SECONDS).run(UnfoldingRun.class, backend(),
                String.valueOf(Integer.getInteger("heddle.unfolding.limit", LIMIT_OF_TEST_PROGRAMS)),
                programs.names().toString());

        assertThat(lines).hasSizeGreaterThan(ONLY.isEmpty() ? 100 : 0);
        assertThat(lines).allMatch(line -> line.matches(
                "[^:]*: ([0-9]+ events|more than [0-9]+ traces|loops are cut|the program ends while threads are under way)"));
    }

    private String backend() {
        return continuations ? "virtual" : "platform";
    }

    private static List<String> programs(int limit) throws IOException {
        List<String> programs = new ArrayList<>();
        for (String line : Files.readAllLines(COUNTS.resolve("expected.csv"))) {
            String[] cells = line.split(",");
            if (!cells[0].equals("program") && Integer.parseInt(cells[2]) <= limit) {
                programs.add(cells[0] + " " + cells[1]);
            }
        }
        return programs;
    }
}
