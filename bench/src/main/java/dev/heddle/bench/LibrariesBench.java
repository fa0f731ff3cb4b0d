package dev.heddle.bench;

import dev.heddle.bench.library.JudgedFindings;
import dev.heddle.bench.library.LibrariesTable;
import dev.heddle.bench.library.Library;
import dev.heddle.bench.library.LibraryClassPath;
import dev.heddle.bench.library.TestRow;
import dev.heddle.bench.library.TestRows;
import dev.heddle.bench.library.ThreadedTests;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Explores the tests with threads that libraries have, each for itself, as somebody would who tries Heddle on them. */
@Command(name = "libraries", description = "Threaded tests of libraries, fetched with Maven.",
        mixinStandardHelpOptions = true)
final class LibrariesBench implements Callable<Integer> {

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

    @Option(names = "--together", defaultValue = "1",
            description = "tests in one run, which share its time (${DEFAULT-VALUE})")
    private int together;

    @Option(names = "--minutes", description = "go no further after so many; what is measured is kept, and the next run goes on there")
    private int minutes;

    @Option(names = "--again", description = "measure anew what is measured already")
    private boolean again;

    @Override
    public Integer call() throws IOException, InterruptedException {
        Path root = repository.folder();
        Path folder = root.resolve("testData/libraries");
        long end = minutes == 0 ? Long.MAX_VALUE : System.nanoTime() + TimeUnit.MINUTES.toNanos(minutes);
        HeddleRun heddle = new HeddleRun(root, Map.of());
        List<TestRow> rows = new ArrayList<>();
        for (Library library : Library.in(folder)) {
            if (only.isEmpty() || only.contains(library.name())) {
                explore(library, root, heddle, end, rows);
            }
        }
        tables.publish(root, "libraries", new LibrariesTable(rows, JudgedFindings.in(folder)).text());
        return 0;
    }

    private void explore(Library library, Path root, HeddleRun heddle, long end, List<TestRow> rows)
            throws IOException, InterruptedException {
        Path work = root.resolve("bench/target/libraries");
        List<Path> classPath = LibraryClassPath.of(library, work);
        List<String> all = ThreadedTests.in(LibraryClassPath.testJar(library, classPath));
        String joined = classPath.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
        Path file = work.resolve(library.name()).resolve("rows-" + seconds + "s.jsonl");
        if (again) {
            Files.deleteIfExists(file);
        }
        TestRows measured = TestRows.in(file);
        tables.measuring(library.name() + ": " + all.size() + " tests use threads");
        List<String> wanted = spread(all);
        List<String> open = new ArrayList<>(wanted.stream().filter(test -> measured.of(test).isEmpty()).toList());
        while (!open.isEmpty() && System.nanoTime() < end) {
            List<String> next = List.copyOf(open.subList(0, Math.min(together, open.size())));
            for (TestRow row : explore(library, next, joined, heddle)) {
                measured.add(row);
            }
            open.removeAll(next);
        }
        wanted.forEach(test -> measured.of(test).ifPresent(rows::add));
    }

    private List<String> spread(List<String> all) {
        int count = Math.min(most, all.size());
        return IntStream.range(0, count).mapToObj(i -> all.get((int) ((long) i * all.size() / count))).toList();
    }

    private List<TestRow> explore(Library library, List<String> tests, String classPath, HeddleRun heddle) {
        int limit = seconds * tests.size();
        List<String> options = new ArrayList<>(tests.subList(1, tests.size()));
        options.addAll(List.of("--cp", classPath, "--time", limit + "s"));
        long start = System.nanoTime();
        HeddleRun.Answer answer = heddle.explore(tests.get(0), Duration.ofSeconds(3L * limit + 30), Set.of(0, 1, 3), options);
        double wall = (System.nanoTime() - start) / 1e9;
        boolean late = wall > limit + Math.max(2, limit / 10.0);
        double each = wall / tests.size();
        List<TestRow> rows = new ArrayList<>();
        for (String test : tests) {
            TestRow row = answer.ok() ? TestRow.of(library.name(), test, each, late, answer.result(), tests.size() == 1)
                    : TestRow.failed(library.name(), test, each, late, answer.failure());
            tables.measuring(String.format(Locale.ROOT, "%s %s: %.1f s, %d executions%s %s", library.name(), test, each,
                    row.executions(), row.isUseful() ? "" : ", nothing to say: " + row.why(), row.violations()));
            rows.add(row);
        }
        return rows;
    }
}
