package dev.heddle.engine.explore;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.engine.instrument.Fork;
import dev.heddle.engine.instrument.Jdks;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * What is reported is true and cannot lose a preemption; what is correct is not accused, and that is said of all its
 * schedules.
 */
class WitnessTest {

    private static final Path TEST_DATA = Path.of("..", "..", "testData");
    private static final int FIRST_WITH_CONTINUATIONS = 21;
    private static final Pattern EXPECTATION = Pattern.compile("// (?:expect|or): (\\S+) at (\\d+) .*");
    private static final String TRUE_AND_SHORT = ", replays, fewest preemptions, ";

    private static final List<String> BUGGY = List.of(
            "monitors/DeadlockOfThree", "monitors/LockOrderDeadlock", "monitors/LostNotify",
            "monitors/TimeOutTakenForSignal",
            "monitors/NotifyWakesTheWrongOne", "monitors/SplitCriticalSection", "monitors/TwoMonitors",
            "monitors/WaitWithIf", "locks/LockAndMonitor", "locks/MissedSignalOnCondition",
            "locks/ParkNanosTakenForUnpark", "locks/PermitsHoarded", "locks/SignalInsteadOfSignalAll",
            "locks/TimedTryLockIgnored", "locks/TryLockIgnored", "locks/UnparkedTooEarly", "locks/WriteUnderReadLock",
            "atomics/AbaProblem", "atomics/AtomicGetThenSet", "atomics/PlainIncrement", "atomics/PublishedTooEarly",
            "threads/HandlerTooLate", "threads/JoinTimesOut", "threads/MissingJoin", "locks/SmallBehindBig",
            "locks/FairSmallBehindBig", "locks/OwnPermits", "threads/NotifyWakesJoining", "threads/WaitsForEndUnasked");

    private static final List<String> ALWAYS_FAIL = List.of(
            "locks/NeverUnlocked", "locks/StampedNotReentrant", "monitors/NotifyOutsideMonitor",
            "threads/StartedTwice");

    private static final List<String> CORRECT_FOLDERS = List.of("monitors", "locks", "atomics", "threads");
    /** Correct, but with too many traces for a test. */
    private static final Set<String> LARGE = Set.of("PhaserRounds", "VarHandleUpdates");

    @TempDir
    private Path folder;

    @Test
    void violationsReplayWithTheFewestPreemptionsAndAPassingScheduleBesideThem() throws Exception {
        List<Path> programs = new ArrayList<>(sources(TEST_DATA.resolve("sctbench")));
        BUGGY.forEach(name -> programs.add(program(name)));
        Map<String, String> told = explore(programs);

        assertThat(told).hasSameSizeAs(programs);
        for (Path program : programs) {
            assertThat(told.get(className(program))).as(className(program))
                    .matches(expected(program) + TRUE_AND_SHORT + "passes");
        }
    }

    @Test
    void whatAlwaysFailsHasNoPassingSchedule() throws Exception {
        List<Path> programs = ALWAYS_FAIL.stream().map(WitnessTest::program).toList();
        Map<String, String> told = explore(programs);

        for (Path program : programs) {
            assertThat(told.get(className(program))).as(className(program))
                    .matches(expected(program) + TRUE_AND_SHORT + "no passing schedule");
        }
    }

    @Test
    void correctProgramsAreNotAccusedInAnyOfTheirSchedules() throws Exception {
        List<Path> programs = new ArrayList<>();
        for (String group : CORRECT_FOLDERS) {
            for (Path program : sources(TEST_DATA.resolve("programs").resolve(group))) {
                String text = Files.readString(program);
                boolean plain = !text.contains("// jdk: ") && !text.contains("// options: ");
                if (text.contains("// expect: clean") && plain && !LARGE.contains(className(program))) {
                    programs.add(program);
                }
            }
        }
        assertThat(programs).hasSizeGreaterThan(50);

        assertThat(explore(programs)).hasSameSizeAs(programs)
                .allSatisfy((program, told) -> assertThat(told).isEqualTo("nothing, complete"));
    }

    private static Path program(String name) {
        return TEST_DATA.resolve("programs").resolve(name + ".java");
    }

    private static List<Path> sources(Path where) throws IOException {
        try (Stream<Path> files = Files.list(where)) {
            return files.filter(file -> file.toString().endsWith(".java")).sorted().toList();
        }
    }

    /** Kind and line as the header has them; which of its threads a deadlock is told of depends on the schedule. */
    private static String expected(Path program) throws IOException {
        List<String> ends = new ArrayList<>();
        for (String line : Files.readAllLines(program)) {
            Matcher expectation = EXPECTATION.matcher(line);
            if (expectation.matches()) {
                boolean deadlock = expectation.group(1).equals("deadlock");
                ends.add(expectation.group(1) + " at " + (deadlock ? "\\d+" : expectation.group(2)));
            }
        }
        return "(" + String.join("|", ends) + ")";
    }

    private Map<String, String> explore(List<Path> sources) throws Exception {
        Path classes = compile(sources);
        Path names = Files.write(folder.resolve("names"), sources.stream().map(WitnessTest::className).toList());
        TreeMap<Integer, Path> jdks = new TreeMap<>(Jdks.all());
        Map<String, String> lines = new LinkedHashMap<>();
        for (String line : new Fork(jdks.lastKey(), jdks.lastEntry().getValue())
                .flag("-ea").flag("-Dothers=1")
                .classPath(classes)
                .run(WitnessRun.class, jdks.lastKey() >= FIRST_WITH_CONTINUATIONS ? "virtual" : "platform",
                        names.toString())) {
            int colon = line.indexOf(": ");
            lines.put(line.substring(0, colon), line.substring(colon + 2));
        }
        return lines;
    }

    private static String className(Path file) {
        return file.getFileName().toString().replace(".java", "");
    }

    private Path compile(List<Path> sources) throws IOException {
        Path classes = Files.createDirectories(folder.resolve("classes"));
        List<String> arguments = new ArrayList<>(
                List.of("-g", "-nowarn", "-XDignore.symbol.file", "-d", classes.toString()));
        sources.forEach(source -> arguments.add(source.toString()));
        int failed = ToolProvider.getSystemJavaCompiler().run(null, null, null, arguments.toArray(new String[0]));
        assertThat(failed).as("exit value of the compiler").isZero();
        return classes;
    }
}
