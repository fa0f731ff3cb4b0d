package dev.heddle.bench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * How fast {@code unfolding} is in a process that has explored the same program before: an exploration of a second is mostly
 * spent on compiling the engine.
 */
final class WarmRun {

    private static final String TESTS = "Again";
    private static final Set<Integer> EXITS = Set.of(0);

    private final HeddleRun heddle;
    private final Path root;

    WarmRun(HeddleRun heddle, Path root) {
        this.heddle = heddle;
        this.root = root;
    }

    /** Tests a second of the last of three explorations in one process; 0 if there was no answer. */
    double testsPerSecond(PaperRow row, Duration limit) {
        try {
            Path folder = Files.createTempDirectory("heddle-bench-warm");
            try {
                Path program = root.resolve("testData").resolve("unfolding").resolve(row.program() + ".java");
                Compiled.into(folder, List.of(program));
                return explore(row, limit, folder);
            } finally {
                Folders.delete(folder);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private double explore(PaperRow row, Duration limit, Path folder) throws IOException {
        String call = "() { " + row.program() + ".main(new String[0]); }\n";
        Path source = Files.writeString(folder.resolve(TESTS + ".java"), "import org.junit.jupiter.api.*;\n"
                + "@TestMethodOrder(MethodOrderer.OrderAnnotation.class) class " + TESTS + " {\n"
                + "    @Test @Order(1) void first" + call
                + "    @Test @Order(2) void second" + call
                + "    @Test @Order(3) void last" + call + "}\n");
        List<String> options = new ArrayList<>(List.of("--cp", folder.toString(), "--strategy", "unfolding", "--all",
                "--events", "--time", limit.toSeconds() + "s"));
        row.properties().forEach(property -> options.add("--jvm-arg=-D" + property));
        HeddleRun.Answer answer = heddle.explore(source.toString(), limit.multipliedBy(2), EXITS, options);
        if (!answer.ok()) {
            return 0;
        }
        String last = TESTS + "#last";
        double tests = answer.result().getAsJsonObject("stats").getAsJsonObject("perTest").getAsJsonObject(last)
                .get("tests").getAsDouble();
        return tests * 1000 / ProgressEvents.in(answer.output()).millisByTest().get(last);
    }
}
