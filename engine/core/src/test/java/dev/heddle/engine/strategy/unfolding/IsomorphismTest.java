package dev.heddle.engine.strategy.unfolding;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.api.Heddle;
import dev.heddle.engine.instrument.Fork;
import dev.heddle.engine.instrument.Jdks;
import dev.heddle.engine.programs.CompiledFolder;
import dev.heddle.engine.programs.ProgramsFor;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The unfolding of a program is the same whatever order it is built in, equals the one that all executions of {@code dpor}
 * make, and its possible extensions are those that the naive search finds. It takes no more executions than there are traces.
 * Larger programs with {@code -Dheddle.unfolding.limit=3000}; decision 0012 says what has been compared. The lines of the last
 * run are left in {@code target/isomorphism}.
 */
class IsomorphismTest {

    private static final Path TEST_DATA = Path.of("..", "..", "testData");
    private static final Path LINES = Path.of("target", "isomorphism");
    private static final int FIRST_WITH_CONTINUATIONS = 21;
    private static final int LIMIT = 60;
    private static final int LIMIT_OF_TEST_PROGRAMS = 20;
    private static final int LIMIT_ON_PLATFORM_THREADS = 20;

    /** Part of the paths of the test programs to unfold; all by default. */
    private static final String ONLY = System.getProperty("heddle.unfolding.only", "");
    /** Seconds that may be spent on one program, 0 for no limit. */
    private static final int SECONDS = Integer.getInteger("heddle.unfolding.seconds", 0);
    private static final int PATIENCE_SECONDS = SECONDS == 0 ? 600 : 20_000;
    /** Events of nets, and sets of conditions of one choice, up to which the naive search is made. */
    private static final int NAIVE_EVENTS = Integer.getInteger("heddle.unfolding.naiveEvents", 300);
    private static final int NAIVE_SETS = Integer.getInteger("heddle.unfolding.naiveSets", 20_000);

    /** What {@link UnfoldingRun} says of a program whose unfoldings are the same. */
    static final String COMPARED =
            "[0-9]+ events( with at most [0-9]+ causes)?( to a depth of [0-9]+)?(, not naive|, naive at [0-9]+ of [0-9]+ choices)?";
    private static final String NOT_COMPARED = "more than [0-9]+ (traces|schedules|seconds)";

    /** Of each program of that folder a few sizes, the smallest with few traces. */
    private static final List<String> OF_THE_PAPER = List.of(
            "DaemonExits", "TimeOutBeforeExit", "InterruptOrTimeOut", "NobodyCounts", "NobodyCounts counters=3", "JoinCircle",
            "MadeByReference", "Figure7", "Figure9", "SameInput", "SameInput readers=1", "InputCircle", "InputCircle same=0",
            "LaterInputCircle", "TwoPlacesOfACircle", "TriedLockCircle", "TriedLockCircle how=timed",
            "TriedLockCircle how=again", "TriedLockCircle how=kept",
            "Dining philosophers=2 rounds=1", "Dining philosophers=2", "Dining philosophers=3 rounds=1",
            "Dining philosophers=3", "Dining philosophers=4 rounds=1", "Dining philosophers=4",
            "Fib n=1", "Fib n=2", "Fib n=3", "Fib n=4",
            "Filesystem threads=2", "Filesystem threads=14", "Filesystem threads=16", "Filesystem threads=18",
            "Pairs pairs=1", "Pairs pairs=4", "Pairs pairs=10",
            "ParallelPi threads=3", "ParallelPi threads=4", "ParallelPi threads=5", "ParallelPi threads=6",
            "ReadLockCircle threads=2", "ReadLockCircle threads=2 has=write", "ReadLockCircle threads=3",
            "SemaphoreCircle threads=2", "SemaphoreCircle threads=3", "SemaphoreCircle threads=3 permits=2",
            "SingleLock sections=2", "SingleLock sections=5", "SingleLock sections=8",
            "Synthetic threads=2 operations=2 seed=1", "Synthetic threads=2 seed=1", "Synthetic", "Synthetic operations=5",
            "Szymanski outer=1 spin=1", "Szymanski",
            "TestSelector threads=2", "TestSelector",
            "Updater rounds=1", "Updater rounds=1 deadlock=1", "Updater");
    /** Programs that talk through the operating system: what it brings, and when, is no part of an unfolding. */
    private static final String OUTSIDE = "programs/channels";
    /** Calls that nothing orders and clocks that are looked at all the time: an unfolding claims nothing of them. */
    private static final List<String> NOT_CLAIMED = List.of("DigestShared", "WaitsByLooking");
    private static final List<String> SIZES_OF_SCT_BENCH = List.of("Reorder threads=2", "WrongLock others=1",
            "WrongLock others=3", "TwoStage threads=4");

    @TempDir
    private Path folder;

    private final TreeMap<Integer, Path> jdks = new TreeMap<>(Jdks.all());
    private final boolean continuations = jdks.lastKey() >= FIRST_WITH_CONTINUATIONS;
    private final int limit =
            Integer.getInteger("heddle.unfolding.limit", continuations ? LIMIT : LIMIT_ON_PLATFORM_THREADS);
    private final int limitOfTestPrograms = Integer.getInteger("heddle.unfolding.limit", LIMIT_OF_TEST_PROGRAMS);

    @Test
    void theUnfoldingDoesNotDependOnHowItIsBuilt() throws Exception {
        List<String> programs = counts();
        assertThat(programs).hasSizeGreaterThan(30);

        List<String> lines = run(new Fork(jdks.lastKey(), jdks.lastEntry().getValue())
                .classPath(CompiledFolder.of(TEST_DATA.resolve("counts"), folder)), "counts", "concrete", limit, programs);

        assertThat(lines).hasSameSizeAs(programs);
        assertThat(lines).allMatch(line -> line.matches("[^:]*: (" + COMPARED + "|more than [0-9]+ seconds)"));
    }

    /** All in one process: what an exploration leaves behind there must not matter to the next. */
    @Test
    void norDoThoseOfTheTestPrograms() throws Exception {
        ProgramsFor programs = new ProgramsFor(jdks.lastKey(), jdks.lastEntry().getValue(), "programs", ONLY, folder);
        List<String> names = new ArrayList<>(Files.readAllLines(programs.names()));
        names.removeAll(namesIn(OUTSIDE));
        names.removeAll(NOT_CLAIMED);

        List<String> lines = run(programs.fork(), "programs", "concrete", limitOfTestPrograms, names);

        assertThat(lines).hasSizeGreaterThan(ONLY.isEmpty() ? 100 : 0);
        assertThat(lines).allMatch(line -> line.matches("[^:]*: (" + COMPARED + "|" + NOT_COMPARED + ")"));
    }

    @Test
    void norDoThoseOfThePaper() throws Exception {
        List<String> lines = run(forkWith("unfolding"), "unfolding", "symbolic", limitOfTestPrograms, OF_THE_PAPER);

        assertThat(lines).hasSameSizeAs(OF_THE_PAPER);
        assertThat(lines).allMatch(line -> line.matches("[^:]*: (" + COMPARED + "|" + NOT_COMPARED + ")"));
    }

    @Test
    void norDoThoseWithKnownBugsAndThoseOfTheDemo() throws Exception {
        List<String> programs = new ArrayList<>(SIZES_OF_SCT_BENCH);
        programs.addAll(namesIn("sctbench"));
        programs.addAll(namesIn("demo"));

        List<String> lines = run(forkWith("sctbench", "demo"), "bugs", "concrete", limitOfTestPrograms, programs);

        assertThat(lines).hasSizeGreaterThanOrEqualTo(programs.size());
        assertThat(lines).allMatch(line -> line.matches("[^:]*: (" + COMPARED + "|" + NOT_COMPARED + ")"));
    }

    private List<String> run(Fork fork, String what, String inputs, int most, List<String> programs) throws Exception {
        Path file = Files.write(folder.resolve("lines"), programs);
        List<String> lines = fork.flag("-ea").within(PATIENCE_SECONDS).run(UnfoldingRun.class,
                continuations ? "virtual" : "platform", inputs, String.valueOf(most), String.valueOf(NAIVE_EVENTS),
                String.valueOf(NAIVE_SETS), String.valueOf(SECONDS), file.toString());
        Files.write(Files.createDirectories(LINES).resolve(what + ".txt"), lines);
        return lines;
    }

    /** A JVM with the programs of folders and the test libraries on its class path. */
    private Fork forkWith(String... folders) throws IOException {
        List<Path> libraries = Stream.concat(Stream.of(Fork.location(Heddle.class)),
                Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator)).map(Path::of)).toList();
        Fork fork = new Fork(jdks.lastKey(), jdks.lastEntry().getValue());
        for (String each : folders) {
            fork.classPath(CompiledFolder.of(TEST_DATA.resolve(each), folder.resolve(each), libraries.toArray(Path[]::new)));
        }
        libraries.forEach(fork::classPath);
        return fork;
    }

    private static List<String> namesIn(String name) throws IOException {
        try (Stream<Path> files = Files.list(TEST_DATA.resolve(name))) {
            return files.map(file -> file.getFileName().toString()).filter(file -> file.endsWith(".java"))
                    .map(file -> file.replace(".java", "")).sorted().toList();
        }
    }

    private List<String> counts() throws IOException {
        List<String> programs = new ArrayList<>();
        for (String line : Files.readAllLines(TEST_DATA.resolve("counts").resolve("expected.csv"))) {
            String[] cells = line.split(",");
            if (!cells[0].equals("program") && Integer.parseInt(cells[2]) <= limit) {
                programs.add(cells[0] + " " + cells[1]);
            }
        }
        return programs;
    }
}
