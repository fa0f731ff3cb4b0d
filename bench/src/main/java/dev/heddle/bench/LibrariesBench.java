package dev.heddle.bench;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import dev.heddle.bench.library.JudgedFindings;
import dev.heddle.bench.library.Library;
import dev.heddle.bench.library.LibraryClassPath;
import dev.heddle.bench.library.ThreadedTests;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Explores the tests with threads that libraries have, each for itself, as somebody would who tries Heddle on them. */
@Command(name = "libraries", description = "Threaded tests of libraries, fetched with Maven.",
        mixinStandardHelpOptions = true)
final class LibrariesBench implements Callable<Integer> {

    /** From so many executions on a search has something to say. */
    private static final int ENOUGH_EXECUTIONS = 100;
    private static final int WORST = 10;

    @Mixin
    private Repository repository;

    @Mixin
    private Tables tables;

    @Option(names = "--library", description = "only these; may be repeated")
    private List<String> only = new ArrayList<>();

    @Option(names = "--seconds", defaultValue = "20", description = "for each test (${DEFAULT-VALUE})")
    private int seconds;

    @Option(names = "--tests", defaultValue = "1000",
            description = "of each library at most, spread evenly (${DEFAULT-VALUE})")
    private int most;

    /** What came of one test. */
    private record Row(String library, String test, double wall, JsonObject result, String failure, List<String> findings) {

        long executions() {
            return result == null ? 0 : result.get("executions").getAsLong();
        }

        boolean isComplete() {
            return result != null && result.get("complete").getAsBoolean();
        }

        boolean isUseful() {
            boolean says = isComplete() || executions() > ENOUGH_EXECUTIONS;
            return says || !findings.isEmpty() && executions() > 0;
        }

        String why() {
            if (result == null) {
                return failure;
            }
            JsonArray notes = result.getAsJsonArray("notes");
            return notes == null || notes.isEmpty() ? "long executions" : notes.get(0).getAsString();
        }
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        Path root = repository.folder();
        Path folder = root.resolve("testData/libraries");
        JudgedFindings judged = JudgedFindings.in(folder);
        HeddleRun heddle = new HeddleRun(root, Map.of());
        List<Row> rows = new ArrayList<>();
        for (Library library : Library.in(folder)) {
            if (only.isEmpty() || only.contains(library.name())) {
                explore(library, root, heddle, judged, rows);
            }
        }
        tables.publish(root, "libraries", table(rows));
        return 0;
    }

    private void explore(Library library, Path root, HeddleRun heddle, JudgedFindings judged, List<Row> rows)
            throws IOException, InterruptedException {
        List<Path> classPath = LibraryClassPath.of(library, root.resolve("bench/target/libraries"));
        List<String> all = ThreadedTests.in(LibraryClassPath.testJar(library, classPath));
        String joined = classPath.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
        int count = Math.min(most, all.size());
        for (int i = 0; i < count; i++) {
            String test = all.get((int) ((long) i * all.size() / count));
            long start = System.nanoTime();
            HeddleRun.Answer answer = heddle.explore(test, Duration.ofSeconds(3L * seconds + 30), Set.of(0, 1, 3),
                    List.of("--cp", joined, "--time", seconds + "s"));
            double wall = (System.nanoTime() - start) / 1e9;
            Row row = new Row(library.name(), test, wall, answer.result(), answer.failure(),
                    answer.ok() ? findings(library, test, answer.result(), judged) : List.of());
            rows.add(row);
            tables.measuring(String.format(Locale.ROOT, "%s %s: %.1f s, %d executions%s%s", library.name(), test, wall,
                    row.executions(), row.isUseful() ? "" : ", nothing to say: " + row.why(),
                    row.findings.isEmpty() ? "" : " " + row.findings));
        }
    }

    private static List<String> findings(Library library, String test, JsonObject result, JudgedFindings judged) {
        List<String> findings = new ArrayList<>();
        for (JsonElement each : result.getAsJsonArray("violations")) {
            JsonObject violation = each.getAsJsonObject();
            String kind = violation.get("kind").getAsString();
            JsonObject at = violation.getAsJsonObject("at");
            String place = at == null ? "" : at.get("file").getAsString() + ":" + at.get("line").getAsInt();
            findings.add(kind + " " + place + ": " + judged.of(library.name(), test, kind, place));
        }
        return findings;
    }

    private String table(List<Row> rows) {
        StringBuilder table = new StringBuilder("| library | tests | useful verdict | complete | over ")
                .append(ENOUGH_EXECUTIONS).append(" executions | violations (judged false) | over the time | did not run |\n")
                .append("| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |\n");
        List<String> libraries = rows.stream().map(Row::library).distinct().toList();
        libraries.forEach(name -> table.append(line(name, rows.stream().filter(r -> r.library.equals(name)).toList())));
        if (libraries.size() > 1) {
            table.append(line("all", rows));
        }
        table.append("\nThe worst, of those that ran:\n\n| test | executions | seconds | why |\n| --- | ---: | ---: | --- |\n");
        rows.stream().filter(row -> row.result != null && !row.isUseful())
                .sorted(Comparator.comparingLong(Row::executions)).limit(WORST)
                .forEach(row -> table.append(String.format(Locale.ROOT, "| %s | %d | %.1f | %s |%n",
                        row.test.substring(row.test.lastIndexOf('.', row.test.indexOf('#')) + 1), row.executions(), row.wall,
                        row.why().replace("|", "\\|"))));
        return table.toString();
    }

    private String line(String name, List<Row> rows) {
        List<Row> ran = rows.stream().filter(row -> row.result != null).toList();
        double limit = seconds + Math.max(2, seconds / 10.0);
        List<String> findings = rows.stream().flatMap(row -> row.findings.stream()).toList();
        return String.format(Locale.ROOT, "| %s | %d | %d (%d %%) | %d | %d | %d (%d) | %d | %d |%n", name, rows.size(),
                ran.stream().filter(Row::isUseful).count(),
                rows.isEmpty() ? 0 : 100 * ran.stream().filter(Row::isUseful).count() / rows.size(),
                ran.stream().filter(Row::isComplete).count(),
                ran.stream().filter(row -> row.executions() > ENOUGH_EXECUTIONS).count(), findings.size(),
                findings.stream().filter(finding -> finding.endsWith(": false")).count(),
                rows.stream().filter(row -> row.wall > limit).count(), rows.size() - ran.size());
    }
}
