package dev.heddle.engine.strategy.hapset;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.api.Heddle;
import dev.heddle.engine.instrument.Fork;
import dev.heddle.engine.instrument.Jdks;
import dev.heddle.engine.programs.CompiledFolder;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Figures 1 and 2 of the paper, with the sets that it gives for them. */
class PaperFiguresTest {

    private static final Path PROGRAMS = Path.of("..", "..", "testData", "hapset");

    @TempDir
    private Path folder;

    @Test
    void figureOneHasTheSetsOfThePaperAndTheBrokenOrderIsPossible() throws Exception {
        List<String> lines = explored("hapset", "Figure1");

        assertThat(lines).filteredOn(line -> line.contains(" pair ")).containsExactly(
                "hapset Figure1 pair Figure1.java:13 write Figure1.p -> Figure1.java:7 read Figure1.p",
                "hapset Figure1 pair Figure1.java:14 write Figure1.p -> Figure1.java:7 read Figure1.p",
                "hapset Figure1 pair Figure1.java:7 read Figure1.p -> Figure1.java:13 write Figure1.p",
                "hapset Figure1 pair Figure1.java:8 read Figure1.p -> Figure1.java:14 write Figure1.p");
        assertThat(lines).contains(
                "hapset Figure1 untested Figure1.java:14 write Figure1.p before Figure1.java:8 read Figure1.p: possible",
                "hapset Figure1 untested Figure1.java:8 read Figure1.p before Figure1.java:13 write Figure1.p: impossible",
                "hapset Figure1 complete true, violations 1");
    }

    @Test
    void figureTwoNeedsTwoExecutionsAndSeesAccessesUnderTheLock() throws Exception {
        List<String> lines = explored("hapset", "Figure2");

        assertThat(lines).filteredOn(line -> line.contains(" pair ")).containsExactly(
                "hapset Figure2 pair Figure2.java:11 acquire monitor -> Figure2.java:18 acquire monitor",
                "hapset Figure2 pair Figure2.java:12 read Figure2.x -> Figure2.java:19 write Figure2.x",
                "hapset Figure2 pair Figure2.java:18 acquire monitor -> Figure2.java:11 acquire monitor",
                "hapset Figure2 pair Figure2.java:19 write Figure2.x -> Figure2.java:12 read Figure2.x");
        assertThat(lines).filteredOn(line -> line.contains("violations")).allMatch(line -> line.endsWith("violations 0"));
        assertThat(lines).filteredOn(line -> line.contains("phase one")).containsAnyOf(
                "hapset Figure2 phase one 1", "hapset Figure2 phase one 2");
    }

    private List<String> explored(String... what) throws Exception {
        TreeMap<Integer, Path> jdks = new TreeMap<>(Jdks.all());
        return new Fork(jdks.lastKey(), jdks.lastEntry().getValue())
                .classPath(CompiledFolder.of(PROGRAMS, folder, Fork.location(Heddle.class)))
                .classPath(Fork.location(Heddle.class))
                .run(HapsetRun.class, what);
    }
}
