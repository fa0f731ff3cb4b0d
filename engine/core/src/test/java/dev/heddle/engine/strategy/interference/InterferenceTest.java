package dev.heddle.engine.strategy.interference;

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
 * What {@code interference} finds in programs of which the least k is known. With {@code -Dheddle.interference.programs=FILE}, a program
 * and its options on each line, what is found there is only printed.
 */
class InterferenceTest {

    private static final Path TEST_DATA = Path.of("..", "..", "testData");
    private static final int FIRST_WITH_CONTINUATIONS = 21;
    private static final String ONE = " in any one thread, none in the others";

    @TempDir
    private Path folder;

    @Test
    void theLeastKAndWhatWasSeen() throws Exception {
        assertFound(List.of(
                "Bluetooth k=1: [] up to 1 interference" + ONE,
                "Bluetooth: [assertion at k = 2[add saw pendingIO = 0 of stop, add saw stopped = true of stop]]"
                        + " any number of interferences" + ONE,
                "Bluetooth fixed: [] any number of interferences" + ONE,
                "Bluetooth thread=stop: [] any number of interferences in stop, none in the others",
                "Account: [assertion at k = 1[draw saw balance = 130 of transfer]] any number of interferences" + ONE,
                "Account fixed: [] any number of interferences" + ONE,
                "LostUpdate: [assertion at k = 0[]] any number of interferences" + ONE,
                "LostUpdate fixed: [] any number of interferences" + ONE,
                "TwoLocks: [assertion at k = 1[look saw x = 1 of write]] any number of interferences" + ONE,
                "TwoLocks fixed: [] any number of interferences" + ONE,
                "ReadTwice: [assertion at k = 1[read saw x = 1 of write]] any number of interferences" + ONE,
                "Lottery: [] any number of interferences" + ONE + ", for the inputs guess = 3 only"));
    }

    @Test
    void withOpenInputsTheSolverChoosesThemToo() throws Exception {
        assertFound(List.of("Lottery open: [assertion at k = 1[look saw key = 77 of write]] any number of interferences" + ONE
                + ", over all inputs"));
    }

    private void assertFound(List<String> lines) throws Exception {
        String listed = System.getProperty("heddle.interference.programs");
        List<String> programs = listed != null ? Files.readAllLines(Path.of(listed))
                : lines.stream().map(line -> line.substring(0, line.indexOf(':'))).toList();
        List<String> found = explored(programs);
        if (listed != null) {
            found.forEach(System.out::println);
        } else {
            assertThat(found).containsExactlyElementsOf(lines);
        }
    }

    private List<String> explored(List<String> programs) throws Exception {
        TreeMap<Integer, Path> jdks = new TreeMap<>(Jdks.all());
        return new ArrayList<>(new Fork(jdks.lastKey(), jdks.lastEntry().getValue())
                .flag("-ea")
                .flag("-Dheddle.interference.stats=" + (System.getProperty("heddle.interference.programs") != null))
                .classPath(CompiledFolder.of(
                        TEST_DATA.resolve(System.getProperty("heddle.interference.folder", "interference")), folder,
                        Fork.location(Heddle.class)))
                .classPath(Fork.location(Heddle.class))
                .run(InterferenceRun.class, jdks.lastKey() >= FIRST_WITH_CONTINUATIONS ? "virtual" : "platform",
                        Files.write(folder.resolve("listed"), programs).toString()));
    }
}
