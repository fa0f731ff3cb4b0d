package dev.heddle.engine.strategy.order;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.engine.instrument.Fork;
import dev.heddle.engine.instrument.Jdks;
import dev.heddle.engine.programs.CompiledFolder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * {@code dpor} makes exactly one execution for each Mazurkiewicz trace of the programs in {@code testData/counts}, with
 * the threads created in either order. The larger rows are in {@code heddle bench dpor}; more here with
 * {@code -Dheddle.counts.limit=250000}.
 */
class CountsTest {

    private static final Path COUNTS = Path.of("..", "..", "testData", "counts");
    private static final int FIRST_WITH_CONTINUATIONS = 21;
    private static final int LIMIT = 3_000;
    private static final int LIMIT_ON_PLATFORM_THREADS = 150;

    @TempDir
    private Path folder;

    @Test
    void oneExecutionForEachTraceInBothOrdersOfCreation() throws Exception {
        TreeMap<Integer, Path> jdks = new TreeMap<>(Jdks.all());
        boolean continuations = jdks.lastKey() >= FIRST_WITH_CONTINUATIONS;
        int limit = Integer.getInteger("heddle.counts.limit", continuations ? LIMIT : LIMIT_ON_PLATFORM_THREADS);
        Map<String, String> expected = expected(limit);
        assertThat(expected).hasSizeGreaterThan(100);

        List<String> counted = new Fork(jdks.lastKey(), jdks.lastEntry().getValue())
                .flag("-ea")
                .classPath(CompiledFolder.of(COUNTS, folder))
                .run(CountsRun.class, continuations ? "virtual" : "platform", listed(expected).toString());

        assertThat(counted).containsExactlyElementsOf(
                expected.entrySet().stream().map(row -> row.getKey() + ": " + row.getValue()).toList());
    }

    /** What is to be counted, by program and arguments. */
    private static Map<String, String> expected(int limit) throws IOException {
        Map<String, String> expected = new TreeMap<>();
        for (String line : Files.readAllLines(COUNTS.resolve("expected.csv"))) {
            String[] cells = line.split(",");
            if (!cells[0].equals("program") && Integer.parseInt(cells[2]) <= limit) {
                int executions = Integer.parseInt(cells[2]) + Integer.parseInt(cells[3]);
                String counts = executions + " executions, " + cells[3]
                        + " deadlocked, 0 blocked, 0 failed reversals, complete: all Mazurkiewicz traces";
                String program = cells[0] + " " + cells[1];
                expected.put(program, counts);
                expected.put(program + " reversed", counts);
            }
        }
        return expected;
    }

    private Path listed(Map<String, String> expected) throws IOException {
        return Files.write(folder.resolve("programs"), expected.keySet());
    }
}
