package dev.heddle.engine.strategy.unfolding;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.api.Heddle;
import dev.heddle.engine.instrument.Fork;
import dev.heddle.engine.instrument.Jdks;
import dev.heddle.engine.programs.CompiledFolder;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The small examples of the unfolding paper come out as it says. */
class PaperExamplesTest {

    private static final Path PROGRAMS = Path.of("..", "..", "testData", "unfolding");
    private static final int FIRST_WITH_CONTINUATIONS = 21;

    @TempDir
    private Path folder;

    /** The solver layer writes its {@code i1 + 1 = 5} as {@code i1 = 4}. Events 1, 2, 5, 6 and the write behind the other's read; 3, 4, 7, 8, 9 and the other way behind the first read. */
    @Test
    void figure7HasItsEventsAndConstraints() throws Exception {
        assertThat(unfolded(1, "Figure7").stream().skip(1)).containsExactly(
                "t1: [(i1 != 4)]",
                "t1: [(i1 != 4)] read of initial",
                "t1: [(i1 == 4)]",
                "t1: [(i1 == 4)] write of initial",
                "t1: [(i1 == 4)] write of initial after t2",
                "t2: read of initial",
                "t2: read of initial [(0 < i2)]",
                "t2: read of initial [(i2 <= 0)]",
                "t2: read of t1",
                "t2: read of t1 [(0 < i2)]",
                "t2: read of t1 [(i2 <= 0)]");
    }

    @Test
    void figure9TakesThreeTestsAndItsErrorNeedsAPositiveInput() throws Exception {
        List<String> lines = unfolded(5, "Figure9");
        assertThat(lines.subList(0, 5)).allMatch(line -> line.matches("seed .: 3 tests, "
                + "first: error with a positive input, all local states of all threads"));
        assertThat(lines.subList(5, lines.size())).containsExactly(
                "t1: read of initial",
                "t1: read of t2",
                "t1: read of t2 [(0 < input)]",
                "t1: read of t2 [(input <= 0)]",
                "t2: read of initial",
                "t2: read of initial write of initial after t1 after t2",
                "t2: read of initial write of initial after t2");
    }

    @Test
    void twoTestsShowAllOfAnyNumberOfPairs() throws Exception {
        for (String pairs : List.of("2", "5", "16")) {
            assertThat(unfolded(5, "Pairs", pairs).subList(0, 5))
                    .allMatch(line -> line.matches("seed .: 2 tests, all local states of all threads"));
        }
    }

    /** Section 4.3: no input leads to both writes, so that they are never found to be shared. */
    @Test
    void whatNoInputLeadsToIsNotReported() throws Exception {
        List<String> lines = unfolded(5, "SameInput");
        assertThat(lines.subList(0, 5)).allMatch(line -> line.matches("seed .: 2 tests, all local states of all threads"));
        assertThat(lines.subList(5, lines.size())).containsExactly(
                "t1: [(input != 2)]", "t1: [(input == 2)]", "t2: [(input != 2)]", "t2: [(input == 2)]");
    }

    /** The same where the writes are known to be shared: one behind the other is a possible extension, until the solver is asked. */
    @Test
    void extensionsThatNoInputLeadsToAreCut() throws Exception {
        List<String> lines = unfolded(5, "SameInput", "1");
        assertThat(lines.subList(0, 5)).allMatch(line ->
                line.matches("seed .: [0-9]+ tests, [0-9]+ infeasible, all local states of all threads"));
        assertThat(lines.subList(5, lines.size())).contains(
                "t1: [(input == 2)] write of initial", "t2: [(input != 2)] write of initial").noneMatch(
                line -> line.contains("write of t1") || line.contains("write of t2"));
    }

    @Test
    void circlesThatNoInputLeadsToAreNoDeadlocks() throws Exception {
        assertThat(unfolded(5, "InputCircle", "1").subList(0, 5)).allMatch(line ->
                line.matches("seed .: [0-9]+ tests, [0-9]+ infeasible, all local states of all threads"));
        assertThat(unfolded(5, "InputCircle", "0").subList(0, 5)).allMatch(line ->
                line.matches("seed .: [0-9]+ tests, deadlock, .*all local states of all threads"));
    }

    @Test
    void filesystemTakesNoMoreThanThreeTests() throws Exception {
        for (String threads : List.of("16", "18")) {
            assertThat(unfolded(5, "Filesystem", threads).subList(0, 5))
                    .allMatch(line -> line.matches("seed .: [123] tests, all local states of all threads"));
        }
    }

    /** As many tests as there are traces: a line that fails behind another failure is not worth a test each time. */
    @Test
    void failuresBehindOthersTakeNoTestsOnceTheyAreReported() throws Exception {
        assertThat(unfolded(5, "TestSelector", "2", "2").subList(0, 5))
                .allMatch(line -> line.matches("seed .: 174 tests, .*all local states of all threads"));
    }

    /** Beyond the paper: who waits for the end of a thread can be part of a circle, too. */
    @Test
    void aCircleWithAJoinIsFoundWithEverySeed() throws Exception {
        assertThat(unfolded(20, "JoinCircle").subList(0, 20))
                .allMatch(line -> line.matches("seed .*: [0-9]+ tests, deadlock, all local states of all threads"));
    }

    /** What a thread has tried for, and got, is as much its own as what it has waited for. */
    @Test
    void aCircleWithALockThatWasTriedForIsFoundWithEverySeed() throws Exception {
        for (String how : List.of("attempt", "timed", "again", "kept")) {
            assertThat(unfolded(20, "TriedLockCircle", how).subList(0, 20)).as(how)
                    .allMatch(line -> line.matches("seed .*: [0-9]+ tests, deadlock, all local states of all threads"));
        }
    }

    /** The same threads want the same locks on two ways, and no input leads to the first that is found. */
    @Test
    void aCircleThatNoInputLeadsToDoesNotHideOneThatAnInputLeadsTo() throws Exception {
        assertThat(unfolded(5, "LaterInputCircle", "77").subList(0, 5)).allMatch(line ->
                line.matches("seed .: [0-9]+ tests, deadlock, [0-9]+ infeasible, all local states of all threads"));
        assertThat(unfolded(5, "LaterInputCircle", "0").subList(0, 5)).allMatch(line ->
                line.matches("seed .: [0-9]+ tests, [0-9]+ infeasible, all local states of all threads"));
    }

    @Test
    void failuresOfOthersDoNotHideACircle() throws Exception {
        assertThat(unfolded(5, "CircleBesideFailure").subList(0, 5)).allMatch(line ->
                line.matches("seed .: [0-9]+ tests, deadlock, .*all local states of all threads"));
    }

    /** Most executions of three threads come to their end: it is not left to chance that one shows the circle. */
    @Test
    void circlesOfReadLocksAndPermitsAreFoundWithEverySeed() throws Exception {
        for (String has : List.of("read", "write")) {
            assertThat(unfolded(5, "ReadLockCircle", "3", has).subList(0, 5))
                    .allMatch(line -> line.matches("seed .: [0-9]+ tests, deadlock, all local states of all threads"));
        }
        assertThat(unfolded(5, "SemaphoreCircle", "3", "2").subList(0, 5))
                .allMatch(line -> line.matches("seed .: [0-9]+ tests, deadlock, all local states of all threads"));
    }

    /** No circle, and so many threads that executions which show all local states do not happen to end there. */
    @Test
    void aWaitInVainIsFoundWithEverySeed() throws Exception {
        assertThat(unfolded(5, "NobodyCounts", "4").subList(0, 5))
                .allMatch(line -> line.matches("seed .: [0-9]+ tests, deadlock, all local states of all threads"));
    }

    /** Three places of the clerk's write among the main thread's reads, with the porter before or not at all; and the exit. */
    @Test
    void whatAnExitCutsOffIsShownByItself() throws Exception {
        assertThat(unfolded(5, "DaemonExits").subList(0, 5))
                .allMatch(line -> line.matches("seed .: 7 tests, .*all local states of all threads"));
    }

    /** Nothing is known of what the guest does, and its wait ends by itself, when the first executions are over. */
    @Test
    void whatATimeOutLeadsToIsShownThoughExecutionsEndBefore() throws Exception {
        assertThat(unfolded(5, "TimeOutBeforeExit").subList(0, 5))
                .allMatch(line -> line.matches("seed .: [0-9]+ tests, main: the guest has gone, all local states of all threads"));
    }

    private List<String> unfolded(int seeds, String... program) throws Exception {
        TreeMap<Integer, Path> jdks = new TreeMap<>(Jdks.all());
        boolean continuations = jdks.lastKey() >= FIRST_WITH_CONTINUATIONS;
        List<String> arguments = new ArrayList<>(
                List.of(continuations ? "virtual" : "platform", String.valueOf(seeds)));
        arguments.addAll(List.of(program));
        return new Fork(jdks.lastKey(), jdks.lastEntry().getValue())
                .flag("-ea")
                .classPath(CompiledFolder.of(PROGRAMS, folder, Fork.location(Heddle.class)))
                .classPath(Fork.location(Heddle.class))
                .run(PaperExamplesRun.class, arguments.toArray(new String[0]));
    }
}
