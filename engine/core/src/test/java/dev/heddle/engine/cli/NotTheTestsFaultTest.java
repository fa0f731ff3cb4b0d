package dev.heddle.engine.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.heddle.engine.model.Result;
import dev.heddle.engine.model.Violation;
import dev.heddle.engine.model.ViolationKind;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What ends an execution and is not the test's fault is a note, with exit code 3, unless the user wants it to count. */
@Tag("processes")
class NotTheTestsFaultTest {

    private static final String COUNTERS = """
            class Counters {
                private static volatile int a, b;
                public static void main(String[] args) {
                    new Thread(() -> { for (int i = 0; i < 300; i++) a++; }, "first").start();
                    new Thread(() -> { for (int i = 0; i < 300; i++) b += a; }, "second").start();
                }
            }
            """;
    private static final String CONSUMER = """
            import java.util.concurrent.LinkedBlockingQueue;
            import org.junit.jupiter.api.Test;

            class Leaves {
                @Test
                void aConsumer() {
                    LinkedBlockingQueue<Integer> queue = new LinkedBlockingQueue<>();
                    new Thread(() -> {
                        try {
                            while (queue.take() > 0) { }
                        } catch (InterruptedException e) {
                            throw new IllegalStateException(e);
                        }
                    }, "consumer").start();
                    queue.add(1);
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

    @Test
    void aWorkerThatIsKilledFromOutside() throws Exception {
        heddle.write("Killed.java", """
                import java.io.File;
                class Killed {
                    static volatile int x;
                    public static void main(String[] args) throws Exception {
                        Thread writer = new Thread(() -> x = 1, "writer");
                        writer.start();
                        if (x == 1 && new File("%s").createNewFile()) {
                            new ProcessBuilder("kill", "-9", "" + ProcessHandle.current().pid()).start();
                            while (true) { }
                        }
                        writer.join();
                    }
                }
                """.formatted(folder.resolve("killed")));

        HeddleProcess.Outcome outcome = heddle.explore("--strategy", "random", "--max-executions", "100", "Killed.java");

        assertThat(outcome.exit()).as(outcome.out() + outcome.err()).isEqualTo(3);
        assertThat(folder.resolve("killed")).exists();
        assertThat(heddle.result().violations()).isEmpty();
        assertThat(heddle.result().notes()).singleElement().asString()
                .startsWith("the process of the test was killed (signal 9)");
    }

    @Test
    void theLimitOnStepsInAProgramThatEnds() throws Exception {
        heddle.write("Counters.java", COUNTERS);

        HeddleProcess.Outcome outcome =
                heddle.explore("--strategy", "random", "--steps", "500", "--max-executions", "20", "Counters.java");
        Result result = heddle.result();
        HeddleProcess.Outcome counted =
                heddle.explore("--strategy", "random", "--steps", "500", "--fail-on", "step-limit", "Counters.java");

        assertThat(outcome.exit()).as(outcome.out() + outcome.err()).isEqualTo(3);
        assertThat(result.violations()).isEmpty();
        assertThat(result.notes()).anyMatch(note -> note.matches("an execution had not come to its end after 500 steps,"
                + " thread (first|second) at Counters.java:[45]; --steps allows more, --fail-on step-limit makes it a violation"));
        assertThat(counted.exit()).as(counted.out() + counted.err()).isEqualTo(1);
        assertThat(heddle.result().violations()).extracting(Violation::kind, Violation::confirmed)
                .containsExactly(tuple(ViolationKind.NO_TERMINATION, true));
    }

    @Test
    void aThreadThatIsLeftWaitingWhenTheTestHasPassed() throws Exception {
        heddle.write("Leaves.java", CONSUMER);

        HeddleProcess.Outcome outcome = heddle.explore("--strategy", "dpor", "Leaves.java");
        Result result = heddle.result();
        HeddleProcess.Outcome counted =
                heddle.explore("--strategy", "dpor", "--fail-on", "left-waiting", "Leaves.java");

        assertThat(outcome.exit()).as(outcome.out() + outcome.err()).isEqualTo(3);
        assertThat(result.violations()).isEmpty();
        assertThat(result.notes()).contains("thread consumer was left waiting at Leaves.java:10 when the test had passed,"
                + " --fail-on left-waiting makes it a violation");
        assertThat(counted.exit()).as(counted.out() + counted.err()).isEqualTo(1);
        assertThat(heddle.result().violations()).extracting(Violation::kind, Violation::thread)
                .containsExactly(tuple(ViolationKind.STUCK, "consumer"));
    }

    /** No framework ends its process. */
    @Test
    void aProgramWithAThreadThatWaitsForEverDoesNotEnd() throws Exception {
        heddle.write("Leaves.java", CONSUMER.replace("@Test", "public static void main(String[] args) {"
                + " new Leaves().aConsumer(); }"));

        HeddleProcess.Outcome outcome = heddle.explore("--strategy", "dpor", "Leaves.java");

        assertThat(outcome.exit()).as(outcome.out() + outcome.err()).isEqualTo(1);
        assertThat(heddle.result().violations()).extracting(Violation::kind).containsExactly(ViolationKind.STUCK);
    }

    @Test
    void aCallOfNativeCodeThatDoesNotReturn() throws Exception {
        Path pipe = folder.resolve("pipe");
        assertThat(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor()).isZero();
        heddle.write("Opens.java", """
                class Opens {
                    static volatile int x;
                    public static void main(String[] args) throws Exception {
                        Thread writer = new Thread(() -> x = 1, "writer");
                        writer.start();
                        if (x == 1) {
                            new java.io.FileInputStream("%s").read();
                        }
                        writer.join();
                    }
                }
                """.formatted(pipe));

        HeddleProcess.Outcome outcome = heddle.explore("--stall", "3s", "Opens.java");

        assertThat(outcome.exit()).as(outcome.out() + outcome.err()).isEqualTo(3);
        assertThat(heddle.result().violations()).isEmpty();
        assertThat(heddle.result().notes()).singleElement().asString()
                .startsWith("thread main did not return from FileInputStream.open0 at Opens.java:7 (waited 3 s");
    }
}
