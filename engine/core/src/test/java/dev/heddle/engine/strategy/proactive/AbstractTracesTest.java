package dev.heddle.engine.strategy.proactive;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.api.Heddle;
import dev.heddle.engine.instrument.Fork;
import dev.heddle.engine.instrument.Jdks;
import dev.heddle.engine.programs.CompiledFolder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * {@code proactive} makes one execution for each abstract trace, on programs of which it is known how many there are. More with
 * {@code -Dheddle.proactive.programs=FILE}, a program and its arguments on each line, and {@code -Dheddle.proactive.folder=counts}, the
 * folder of {@code testData} where they are; then only what was found is printed.
 */
class AbstractTracesTest {

    private static final Path TEST_DATA = Path.of("..", "..", "testData");
    private static final int FIRST_WITH_CONTINUATIONS = 21;

    @TempDir
    private Path folder;

    @Test
    void theFiguresOfThePaperAndBothCasesThatAreNotInIt() throws Exception {
        assertThat(explored("proactive", List.of("Figure1", "Figure3", "WaitFirst", "DeadlockFirst"))).containsExactly(
                "Figure1: 3 abstract traces, 3 executions, [assertion], complete",
                "Figure3: 3 abstract traces, 3 executions, [], complete",
                "WaitFirst: 2 abstract traces, 2 executions, [], complete",
                "DeadlockFirst: 2 abstract traces, 2 executions, [stuck], complete");
    }

    @Test
    void eachOfTwoFailuresIsTheFirstOnce() throws Exception {
        assertThat(explored("proactive", List.of("TwoFailures")))
                .containsExactly("TwoFailures: 1 abstract traces, 2 executions, [assertion, assertion], complete");
    }

    @Test
    void locksForReadersFairLocksTimeAndInterruptsAreSolvedToo() throws Exception {
        assertThat(explored("proactive", List.of("ReadLock", "ReadLock forgotten", "FairLock", "TimedWait", "InterruptedWait")))
                .containsExactly(
                        "ReadLock: 12 abstract traces, 12 executions, [], complete",
                        "ReadLock forgotten: 6 abstract traces, 6 executions, [assertion], complete",
                        "FairLock: 9 abstract traces, 9 executions, [], complete",
                        "TimedWait: 4 abstract traces, 4 executions, [assertion], complete",
                        "InterruptedWait: 5 abstract traces, 5 executions, [assertion], complete");
    }

    @Test
    void anArrayThatWasOneThreadsOwnIsSharedToo() throws Exception {
        assertThat(explored("proactive", List.of("LockedArray")))
                .containsExactly("LockedArray: 2 abstract traces, 2 executions, [assertion], complete");
    }

    @Test
    void whatAProductSaysIsAskedToo() throws Exception {
        assertThat(explored("proactive", List.of("Product")))
                .containsExactly("Product: 2 abstract traces, 2 executions, [assertion], complete");
    }

    @Test
    void whoOpensALatchMayBeSomebodyElse() throws Exception {
        assertThat(explored("proactive", List.of("SurplusCountDown")))
                .containsExactly("SurplusCountDown: 2 abstract traces, 2 executions, [assertion], complete");
    }

    @Test
    void eachDistinctOutcomeIsToldOnceWithItsFinalValues() throws Exception {
        assertThat(explored("proactive", List.of("behaviours of Figure3"))).containsExactly("behaviours of Figure3: ["
                + "ends {Figure3#1.x=-1, Figure3#1.y=-1}, ends {Figure3#1.x=-1, Figure3#1.y=1}, ends {Figure3#1.x=0, Figure3#1.y=-1}, "
                + "ends {Figure3#1.x=0, Figure3#1.y=0}, ends {Figure3#1.x=0, Figure3#1.y=1}, ends {Figure3#1.x=1, Figure3#1.y=1}, "
                + "ends {Figure3#1.x=2, Figure3#1.y=1}], all");
    }

    @Test
    void withOpenInputsOneLoopCoversInputsAndSchedules() throws Exception {
        assertThat(explored("proactive", List.of("OpenInput", "open OpenInput"))).containsExactly(
                "OpenInput: 1 abstract traces, 1 executions, [], complete",
                "open OpenInput: 2 abstract traces, 2 executions, [assertion], complete");
    }

    @Test
    void oneExecutionForEachAbstractTraceInBothOrdersOfCreation() throws Exception {
        List<String> programs = new ArrayList<>();
        List<String> expected = new ArrayList<>();
        for (String line : List.of("Inc 3: 1", "Inc 5: 1", "Rw 5: 1", "Account 4: 1", "LockInc 8: 1", "Lock2Inc 8: 1", "Pi 8: 1",
                "NWriters 7: 1", "LastZero 2: 3", "LastZero 4: 5", "LastZero 15: 16", "CasRot 3: 3", "CasRot 5: 5", "CasRot 9: 9",
                "Airline 3: 4", "Airline 5: 6", "Readers 2: 4", "Readers 6: 64", "PhilosophersNaive 3: 2", "PhilosophersNaive 8: 2",
                "PhilosophersOrdered 8: 1")) {
            String[] cells = line.split(": ");
            for (String order : List.of("", " reversed")) {
                programs.add(cells[0] + order);
                String found = cells[0].startsWith("PhilosophersNaive") ? "deadlock" : "";
                expected.add(cells[0] + order + ": " + cells[1] + " abstract traces, " + cells[1] + " executions, ["
                        + found + "], complete");
            }
        }
        assertThat(explored("counts", programs)).containsExactlyElementsOf(expected);
    }

    private List<String> explored(String group, List<String> programs) throws Exception {
        TreeMap<Integer, Path> jdks = new TreeMap<>(Jdks.all());
        String listed = System.getProperty("heddle.proactive.programs");
        List<String> lines = new Fork(jdks.lastKey(), jdks.lastEntry().getValue())
                .flag("-ea")
                .flag("-Dheddle.proactive.stats=" + (listed != null))
                .flag("-Dheddle.proactive.millis=" + Long.getLong("heddle.proactive.millis", 600_000))
                .classPath(CompiledFolder.of(
                        TEST_DATA.resolve(System.getProperty("heddle.proactive.folder", group)), folder,
                        Fork.location(Heddle.class)))
                .classPath(Fork.location(Heddle.class))
                .run(ProactiveRun.class, jdks.lastKey() >= FIRST_WITH_CONTINUATIONS ? "virtual" : "platform",
                        listed != null ? listed : Files.write(folder.resolve("listed"), programs).toString());
        if (listed != null) {
            lines.forEach(System.out::println);
        }
        return lines;
    }
}
