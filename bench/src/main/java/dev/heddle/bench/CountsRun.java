package dev.heddle.bench;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Explores rows of {@code testData/counts} with {@code dpor}; those of one call are tests of one class. */
final class CountsRun {

    private static final String TESTS = "Rows";
    /** Complete, with or without a violation, or stopped by the time. */
    private static final Set<Integer> EXITS = Set.of(0, 1, 3);
    private static final Duration LIMIT = Duration.ofMinutes(20);

    private final HeddleRun heddle;
    private final Path folder;

    /**
     * Compiles the programs.
     *
     * @param folder an empty one, for classes
     */
    CountsRun(Path root, InstalledJdk jdk, Path folder) {
        this.heddle = new HeddleRun(root, Map.of("HEDDLE_JAVA_HOME", jdk.home().toString()));
        this.folder = folder;
        Compiled.allInto(folder, root.resolve("testData").resolve("counts"));
    }

    /** What was counted for each row, without those whose exploration did not end. */
    Map<CountRow, Counted> explore(List<CountRow> rows, String... jvmArgs) {
        return explore(rows, false, jvmArgs);
    }

    /** The same, with repetitions behind all rows for those that have a rate. */
    Map<CountRow, Counted> exploreAgain(List<CountRow> rows, String... jvmArgs) {
        return explore(rows, true, jvmArgs);
    }

    private Map<CountRow, Counted> explore(List<CountRow> rows, boolean again, String... jvmArgs) {
        try {
            StringBuilder source = new StringBuilder("import org.junit.jupiter.api.*;\n"
                    + "@TestMethodOrder(MethodOrderer.OrderAnnotation.class) class " + TESTS + " {\n");
            int place = 0;
            for (CountRow row : rows) {
                source.append(row.source(place++, 0));
            }
            for (CountRow row : rows) {
                for (int i = 1; again && i <= row.repetitions(); i++) {
                    source.append(row.source(place++, i));
                }
            }
            Path file = Files.writeString(folder.resolve(TESTS + ".java"), source.append("}\n"));
            List<String> options = new ArrayList<>(List.of("--cp", folder.toString(), "--strategy", "dpor", "--all",
                    "--events", "--time", LIMIT.toSeconds() + "s"));
            Stream.of(jvmArgs).map(arg -> "--jvm-arg=" + arg).forEach(options::add);
            HeddleRun.Answer answer = heddle.explore(file.toString(), LIMIT.plusMinutes(1), EXITS, options);
            if (!answer.ok()) {
                throw new IllegalStateException(rows.get(0).program() + ": " + answer.failure());
            }
            return counted(rows, answer);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Map<CountRow, Counted> counted(List<CountRow> rows, HeddleRun.Answer answer) {
        JsonObject tests = answer.result().getAsJsonObject("stats").getAsJsonObject("perTest");
        Map<String, Long> millis = ProgressEvents.in(answer.output()).millisByTest();
        Map<CountRow, Counted> counted = new LinkedHashMap<>();
        for (CountRow row : rows) {
            String test = TESTS + "#" + row.method();
            JsonObject stats = tests.getAsJsonObject(test);
            if (stats != null && stats.has("sleepSetBlocked")) {
                counted.put(row, Counted.of(stats, millis.get(test)).withWarmMillis(fastestRepetition(row, millis)));
            }
        }
        return counted;
    }

    /** Other programs on the machine can only make one slower; 0 if there were none. */
    private static long fastestRepetition(CountRow row, Map<String, Long> millis) {
        return IntStream.rangeClosed(1, row.repetitions())
                .mapToObj(i -> millis.get(TESTS + "#" + row.method(i)))
                .filter(Objects::nonNull)
                .mapToLong(Long::longValue)
                .min()
                .orElse(0);
    }
}
