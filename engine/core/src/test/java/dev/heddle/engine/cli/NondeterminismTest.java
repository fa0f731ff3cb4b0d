package dev.heddle.engine.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.engine.model.Imprecision;
import dev.heddle.engine.model.Result;
import dev.heddle.engine.model.Status;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What slips through, because a test depends on something outside, is told with its place and likely source. */
@Tag("processes")
class NondeterminismTest {

    /** How often it was run is in a file, if there is one: every other run has a step more. */
    private static final String VARYING = """
            import java.nio.file.Files;
            import java.nio.file.Path;
            public class Varying {
                static volatile int x;
                public static void main(String[] args) throws Exception {
                    int run = number();
                    Thread other = new Thread(() -> x++, "other");
                    other.start();
                    x++;
                    if (run % 2 == 1) {
                        x = x + 0;
                    }
                    other.join();
                    assert x == 2 || !Files.exists(Path.of("STRICT")) : x;
                }
                static int number() throws Exception {
                    Path file = Path.of("FOLDER/runs");
                    if (!Files.exists(file)) {
                        return 0;
                    }
                    int run = Integer.parseInt(Files.readString(file));
                    Files.writeString(file, String.valueOf(run + 1));
                    return run;
                }
            }
            """;
    private static final String SCHEDULE = ".heddle/Varying/v1.schedule.json";

    @TempDir
    Path folder;

    private HeddleProcess heddle;

    @BeforeEach
    void prepare() throws Exception {
        heddle = new HeddleProcess(folder);
        heddle.write("Varying.java", VARYING.replace("FOLDER", folder.toString())
                .replace("STRICT", folder.resolve("strict").toString()));
    }

    @Test
    void isToldOfATestThatPasses() throws Exception {
        heddle.write("runs", "0");

        HeddleProcess.Outcome outcome =
                heddle.explore("--strategy", "random", "--max-executions", "20", "Varying.java");

        assertThat(outcome.exit()).as(outcome.err()).isEqualTo(3);
        assertThat(heddle.result().notes()).singleElement().asString()
                .startsWith("the test is not deterministic: two runs of the same schedule part at step ")
                .contains("one has \"", "at Varying.java:", ", the other \"")
                .endsWith("; likely source: input from a file in main at Varying.java:21");
        assertThat(outcome.err()).startsWith("heddle: the test is not deterministic: ");
    }

    @Test
    void takesTheClaimToBeCompleteAway() throws Exception {
        heddle.write("runs", "0");

        HeddleProcess.Outcome outcome = heddle.explore("--strategy", "pcb", "--k", "1", "Varying.java");

        assertThat(outcome.exit()).as(outcome.err()).isEqualTo(3);
        assertThat(heddle.result().complete()).isFalse();
        assertThat(heddle.result().notes()).anyMatch(note -> note.contains("likely source: input from a file"));
    }

    /** Without a warning where it is the same each time. */
    @Test
    void isNotToldWhereThereIsNone() throws Exception {
        heddle.explore("--strategy", "random", "--max-executions", "20", "Varying.java");

        assertThat(heddle.result().notes()).isEmpty();
        assertThat(heddle.result().imprecision()).extracting(Imprecision::what)
                .containsOnly("a look at the file system");
    }

    @Test
    void isToldOfARunAmongMany() throws Exception {
        explore();
        heddle.write("runs", "3");

        // The first two runs, which are compared with the recording, are 3 and 4: the second has no step more.
        heddle.run("replay", "--times", "10", SCHEDULE).isBadRequest(
                "the test is not deterministic: run 2 of 10 parts at step ", "the first has \"", ", this one \"",
                "; likely source: input from a file in main at Varying.java:21");
    }

    @Test
    void isToldFromCodeThatHasChanged() throws Exception {
        explore();
        heddle.write("runs", "0");

        heddle.run("replay", SCHEDULE).isBadRequest("the replay parted from the recording at step ",
                "the test is not deterministic: two runs of the same schedule part at step ",
                "; likely source: input from a file in main at Varying.java:21");
    }

    @Test
    void isToldFromSomethingElseThatHasChanged() throws Exception {
        String source = Files.readString(folder.resolve("Varying.java"));
        heddle.write("Varying.java", source.replace("String.valueOf(run + 1)", "String.valueOf(run)"));
        explore();
        heddle.write("runs", "1");

        heddle.run("replay", SCHEDULE).isBadRequest("the replay parted from the recording at step ",
                "; the test itself has not changed since, but classes it uses have, or something outside:"
                        + " likely source: input from a file in main at Varying.java:21, so explore again");
    }

    private void explore() throws Exception {
        heddle.write("strict", "");
        HeddleProcess.Outcome outcome = heddle.run("explore", "--quiet", "Varying.java");
        assertThat(outcome.exit()).as(outcome.err()).isEqualTo(1);
    }

    /** With hooks the method is over the JVM's limit: what happens in it is not seen. */
    @Test
    void codeThatCannotBeInstrumentedIsNamedAndNoSearchOverItIsComplete() throws Exception {
        heddle.write("Large.java", String.join("\n", List.of(
                "public class Large {",
                "    static int x;",
                "    public static void main(String[] args) {",
                "        " + "x = 1; ".repeat(12_000),
                "    }",
                "}")));

        HeddleProcess.Outcome outcome = heddle.explore("--strategy", "dpor", "Large.java");

        assertThat(outcome.exit()).as(outcome.err()).isEqualTo(3);
        Result result = heddle.result();
        assertThat(result.status()).isEqualTo(Status.INCOMPLETE);
        assertThat(result.imprecision()).extracting(Imprecision::what).containsExactly(
                "code that is not instrumented: Large: main([Ljava/lang/String;)V is too large");
        assertThat(result.notes()).anyMatch(note -> note.startsWith("not complete (")
                && note.contains("code that is not instrumented: Large: main"));
    }
}
