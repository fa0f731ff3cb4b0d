package dev.heddle.engine.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.heddle.engine.model.Violation;
import dev.heddle.engine.model.ViolationKind;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What shows only in a process in which the test has been executed before is no violation of it. */
@Tag("processes")
class FreshConfirmationTest {

    /** A file that a test leaves in the folder of the process is not put back: the second execution finds it. */
    private static final String LEAVES_A_FILE = """
            import java.io.File;
            class Leaves {
                static int hits;
                public static void main(String[] args) throws Exception {
                    Thread other = new Thread(() -> hits++, "other");
                    other.start();
                    other.join();
                    if (!new File("made-by-" + ProcessHandle.current().pid()).createNewFile()) {
                        throw new IllegalStateException("made before");
                    }
                }
            }
            """;

    @TempDir
    Path folder;

    private HeddleProcess heddle;

    @BeforeEach
    void prepare() {
        heddle = new HeddleProcess(folder);
    }

    @ParameterizedTest
    @ValueSource(strings = {"virtual", "platform"})
    void whatOnlyALaterExecutionShowsIsANote(String backend) throws Exception {
        heddle.write("Leaves.java", LEAVES_A_FILE);

        HeddleProcess.Outcome outcome = heddle.explore(
                "--backend", backend, "--strategy", "random", "--max-executions", "20", "Leaves.java");

        assertThat(outcome.exit()).as(outcome.out() + outcome.err()).isEqualTo(3);
        assertThat(heddle.result().violations()).isEmpty();
        assertThat(heddle.result().executions()).isGreaterThan(2);
        assertThat(heddle.result().notes()).contains("exception at Leaves.java:9 in main did not show as the first execution"
                + " of a new process: earlier executions of the test have left something behind that makes it fail");
    }

    /** The search goes on behind it. */
    @Test
    void whatTheFirstExecutionShowsTooIsStillFound() throws Exception {
        heddle.write("Leaves.java", LEAVES_A_FILE.replace("other.start();", "other.start(); hits++;")
                .replace("other.join();", "other.join(); if (hits != 2) throw new AssertionError(\"lost\");"));

        HeddleProcess.Outcome outcome = heddle.explore("--strategy", "random", "Leaves.java");

        assertThat(outcome.exit()).as(outcome.out() + outcome.err()).isEqualTo(1);
        assertThat(heddle.result().violations())
                .extracting(Violation::kind, Violation::message, Violation::confirmed)
                .containsExactly(tuple(ViolationKind.ASSERTION, "lost", true));
        assertThat(Files.exists(folder.resolve(heddle.result().violations().get(0).schedule()))).isTrue();
    }
}
