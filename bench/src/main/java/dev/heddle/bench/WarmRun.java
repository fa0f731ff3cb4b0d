package dev.heddle.bench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * How fast {@code unfolding} is in a process that has explored the same program before: an exploration of a second is mostly
 * spent on compiling the engine.
 */
final class WarmRun {

    private static final String TESTS = "Again";
    /** Tests that are made before it counts; in two explorations at least. */
    private static final int WARM_UP_TESTS = 100_000;
    private static final Set<Integer> EXITS = Set.of(0);

    private final HeddleRun heddle;
    private final Path root;

    WarmRun(HeddleRun heddle, Path root) {
        this.heddle = heddle;
        this.root = root;
    }

    /** Tests a second of an exploration that comes behind others in one process; 0 if there was no answer. */
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
        int before = (int) Math.max(2, Math.ceil((double) WARM_UP_TESTS / row.tests()));
        StringBuilder text = new StringBuilder("class " + TESTS + " {\n");
        for (int i = 0; i <= before; i++) {
            text.append("    @org.junit.jupiter.api.Test void ").append(test(i))
                    .append("() { ").append(row.program()).append(".main(new String[0]); }\n");
        }
        Path source = Files.writeString(folder.resolve(TESTS + ".java"), text.append("}\n"));
        List<String> options = new ArrayList<>(List.of("--cp", folder.toString(), "--strategy", "unfolding", "--all",
                "--events", "--time", limit.toSeconds() + "s"));
        row.properties().forEach(property -> options.add("--jvm-arg=-D" + property));
        HeddleRun.Answer answer = heddle.explore(source.toString(), limit.multipliedBy(2), EXITS, options);
        if (!answer.ok()) {
            return 0;
        }
        String last = TESTS + "#" + test(before);
        double tests = answer.result().getAsJsonObject("stats").getAsJsonObject("perTest").getAsJsonObject(last)
                .get("tests").getAsDouble();
        return tests * 1000 / ProgressEvents.in(answer.output()).millisByTest().get(last);
    }

    /** Tests are explored in the order of their names. */
    private static String test(int number) {
        return String.format(Locale.ROOT, "run%03d", number);
    }
}
