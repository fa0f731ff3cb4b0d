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
import java.util.regex.Matcher;
import java.util.regex.Pattern;
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
    private static final String ONE_SIDED = " (failures that need two threads to see each other's writes are not covered:"
            + " use --interference total, or dpor)";

    @TempDir
    private Path folder;

    @Test
    void theLeastKAndWhatWasSeen() throws Exception {
        assertFound(List.of(
                "Bluetooth k=1: [] up to 1 interference" + ONE + ONE_SIDED,
                "Bluetooth: [assertion at k = 2[add saw pendingIO = 0 of stop, add saw stopped = true of stop]]"
                        + " any number of interferences" + ONE + ONE_SIDED,
                "Bluetooth fixed: [] any number of interferences" + ONE + ONE_SIDED,
                "Bluetooth thread=stop: [] any number of interferences in stop, none in the others" + ONE_SIDED,
                "Account: [assertion at k = 1[draw saw balance = 130 of transfer]] any number of interferences" + ONE + ONE_SIDED,
                "Account fixed: [] any number of interferences" + ONE + ONE_SIDED,
                "LostUpdate: [assertion at k = 0[]] any number of interferences" + ONE,
                "LostUpdate fixed: [] any number of interferences" + ONE + ONE_SIDED,
                "TwoLocks: [assertion at k = 1[look saw x = 1 of write]] any number of interferences" + ONE,
                "TwoLocks fixed: [] any number of interferences" + ONE,
                "BehindStart: [assertion at k = 1[main saw value = 1 of late]] any number of interferences" + ONE,
                "ReadTwice: [assertion at k = 1[read saw x = 1 of write]] any number of interferences" + ONE,
                "Lottery: [] any number of interferences" + ONE + ", for the inputs guess = 3 only"));
    }

    @Test
    void theProgramsOfTheTableAndTheirTwins() throws Exception {
        List<String> lines = new ArrayList<>();
        for (String line : List.of("Meeting: assertion at k = 1", "Vector1: assertion at k = 2", "Vector2: exception at k = 2",
                "Vector3: assertion at k = 2", "Stack1: assertion at k = 2", "Stack2: assertion at k = 2",
                "Stack3: exception at k = 2", "HashSet: assertion at k = 1", "StringBuffer: exception at k = 1",
                "Series: assertion at k = 1", "Sor: assertion at k = 2", "Ray: assertion at k = 1",
                "Ftp: exception at k = 1, exception at k = 1", "Mutual: assertion at k = 1", "JdkVector: exception at k = 1",
                "JdkStack: exception at k = 1", "JdkSet: assertion at k = 2")) {
            lines.add(line + ", complete");
            lines.add(line.substring(0, line.indexOf(": ")) + " fixed: complete");
        }
        List<String> found = explored(lines.stream().map(line -> line.substring(0, line.indexOf(": "))).toList());
        assertThat(found.stream().map(InterferenceTest::inShort)).containsExactlyElementsOf(lines);
    }

    /** Kinds and bounds, without what was seen. */
    private static String inShort(String found) {
        int colon = found.indexOf(": ");
        List<String> parts = new ArrayList<>();
        Matcher violations = Pattern.compile("[a-z]+ at k = \\d+").matcher(found);
        while (violations.find()) {
            parts.add(violations.group());
        }
        parts.add(found.endsWith("not complete") ? "not complete" : "complete");
        return found.substring(0, colon) + ": " + String.join(", ", parts);
    }

    @Test
    void whatIsNotCoveredIsSaidAndFoundWithTheSumBounded() throws Exception {
        assertFound(List.of(
                "WaitWithIf: [] any number of interferences" + ONE + ONE_SIDED,
                "WaitWithIf total: [assertion at k = 2[first saw letters = 1 of main, second saw letters = 0 of first]]"
                        + " up to 3 interferences in all threads together",
                "WaitWithIf total fixed: [] up to 3 interferences in all threads together"));
    }

    @Test
    void onlyReadsInTheFocusSeeOthersAndTheClaimNamesThem() throws Exception {
        assertFound(List.of(
                "Bluetooth focus=Bluetooth.java:29 focus=Bluetooth.java:40:"
                        + " [assertion at k = 2[add saw pendingIO = 0 of stop, add saw stopped = true of stop]]"
                        + " any number of interferences" + ONE + ", and only reads at Bluetooth.java:29, Bluetooth.java:40 see others"
                        + ONE_SIDED,
                "Bluetooth focus=Bluetooth.java:40: [] any number of interferences" + ONE
                        + ", and only reads at Bluetooth.java:40 see others" + ONE_SIDED));
    }

    @Test
    void whatAMakerWroteBeforePublishingComesWithTheReference() throws Exception {
        assertFound(List.of(
                "Published: [exception at k = 1[read saw letter = Published.Letter#1 of write],"
                        + " assertion at k = 2[read saw letter = Published.Letter#1 of write, read saw read = 1 of write]]"
                        + " any number of interferences" + ONE,
                "Published fixed: [] any number of interferences" + ONE));
    }

    @Test
    void withOpenInputsTheSolverChoosesThemToo() throws Exception {
        assertFound(List.of(
                "Lottery open: [assertion at k = 1[look saw key = 77 of write]] any number of interferences" + ONE + ", over all inputs",
                "Scrambled open: [assertion at k = 1[look saw salt = 99 of write]] any number of interferences" + ONE
                        + ", over all inputs",
                "Combination open: [assertion at k = 1[turn saw last = 150 of set]] any number of interferences" + ONE
                        + ", over all inputs"));
    }

    private void assertFound(List<String> lines) throws Exception {
        String listed = System.getProperty("heddle.interference.programs");
        List<String> programs = listed != null ? Files.readAllLines(Path.of(listed))
                : lines.stream().map(line -> line.substring(0, line.indexOf(": "))).toList();
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
