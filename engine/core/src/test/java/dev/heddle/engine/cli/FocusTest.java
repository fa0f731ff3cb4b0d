package dev.heddle.engine.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.engine.model.Result;
import dev.heddle.engine.model.Status;
import dev.heddle.engine.model.ViolationKind;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code --focus}: switches near some lines only. */
@Tag("processes")
class FocusTest {

    /** An update is lost only if a is interrupted between lines 11 and 12 until b has done all its work. */
    private static final String DROWNED = """
            class Drowned {
                static final int[] noise = new int[1];
                static int stock;
                static void work(int rounds) {
                    for (int i = 0; i < rounds; i++) {
                        noise[0] = i;
                    }
                }

                static void put() {
                    int seen = stock;
                    stock = seen + 1;
                }

                public static void main(String[] args) throws InterruptedException {
                    Thread a = new Thread(() -> {
                        work(3);
                        put();
                    }, "a");
                    Thread b = new Thread(() -> {
                        work(400);
                        put();
                    }, "b");
                    Thread c = new Thread(() -> work(400), "c");
                    a.start();
                    b.start();
                    c.start();
                    a.join();
                    b.join();
                    if (stock != 2) {
                        throw new AssertionError("stock is " + stock);
                    }
                }
            }
            """;
    /** The other thread must run right behind line 6, before line 7. */
    private static final String BEHIND = """
            class Behind {
                static volatile int begun;
                static volatile int ended;
                public static void main(String[] args) {
                    new Thread(() -> {
                        begun = 1;
                        ended = 1;
                    }, "a").start();
                    new Thread(() -> {
                        if (ended == 0 && begun == 1) {
                            throw new IllegalStateException("in between");
                        }
                    }, "b").start();
                }
            }
            """;
    /** The loop writes, so it does not look like one that waits. */
    private static final String POLLING = """
            class Polling {
                static volatile boolean ready;
                static volatile int polls;
                static volatile int x;
                public static void main(String[] args) throws InterruptedException {
                    Thread poller = new Thread(() -> {
                        while (!ready) {
                            polls++;
                        }
                    }, "poller");
                    Thread setter = new Thread(() -> {
                        x = 1;
                        ready = true;
                    }, "setter");
                    poller.start();
                    setter.start();
                    poller.join();
                    int seen = polls + x;
                }
            }
            """;
    private static final String TWO_TESTS = """
            import org.junit.jupiter.api.Test;

            class TwoTests {
                static volatile int x;
                @Test
                void writes() throws InterruptedException {
                    Thread a = new Thread(() -> x = 1);
                    a.start();
                    x = 2;
                    a.join();
                }
                @Test
                void doesNothing() {
                }
            }
            """;

    @TempDir
    Path folder;

    private HeddleProcess heddle;

    @BeforeEach
    void prepare() throws Exception {
        heddle = new HeddleProcess(folder);
        heddle.write("Drowned.java", DROWNED);
    }

    @ParameterizedTest
    @ValueSource(strings = {"random", "pct", "auto"})
    void withoutAFocusTheNoiseHidesTheBug(String strategy) throws Exception {
        HeddleProcess.Outcome outcome =
                heddle.explore("--strategy", strategy, "--max-executions", "40", "Drowned.java");

        assertThat(outcome.exit()).isEqualTo(3);
    }

    @ParameterizedTest
    @CsvSource({
        "random, Drowned.java:11-12, auto",
        "random, Drowned.java:11-12, platform",
        "pct, Drowned.java:11-12, auto",
        "pcb, Drowned.java:12, auto",
        "auto, Drowned.java:11-12, auto",
        // The call belongs to its line.
        "auto, Drowned.java:18, auto",
    })
    void withAFocusItIsFoundSoon(String strategy, String lines, String backend) throws Exception {
        HeddleProcess.Outcome outcome = heddle.explore("--strategy", strategy, "--max-executions", "40", "--focus",
                lines, "--backend", backend, "Drowned.java");

        assertThat(outcome.exit()).as(outcome.err()).isEqualTo(1);
        Result result = heddle.result();
        assertThat(result.violations()).hasSize(1);
        assertThat(result.violations().get(0).kind()).isEqualTo(ViolationKind.ASSERTION);
        assertThat(result.violations().get(0).message()).contains("stock is 1");
        assertThat(result.violations().get(0).at().line()).isEqualTo(31);
        assertThat(result.violations().get(0).k()).isEqualTo(1);
        assertThat(result.violations().get(0).confirmed()).isTrue();
        assertThat(result.complete()).isFalse();
    }

    @Test
    void aReplayKnowsNothingOfTheFocus() throws Exception {
        heddle.explore("--strategy", "random", "--max-executions", "40", "--focus", "Drowned.java:11-12",
                "Drowned.java");

        String schedule = heddle.result().violations().get(0).schedule();
        assertThat(heddle.run("replay", "--times", "3", schedule).exit()).isEqualTo(1);
    }

    @Test
    void aFocusElsewhereFindsNothingAndClaimsNoMoreThanItCovered() throws Exception {
        HeddleProcess.Outcome outcome =
                heddle.explore("--strategy", "pcb", "--k", "1", "--focus", "Drowned.java:17", "Drowned.java");

        String covered = "all schedules with at most 1 preemption; a thread loses the turn only at Drowned.java:17,"
                + " or where it blocks, ends or yields";
        assertThat(outcome.exit()).isEqualTo(3);
        assertThat(outcome.out()).contains("No violation. The search was focused; it is not complete.");
        Result result = heddle.result();
        assertThat(result.status()).isEqualTo(Status.INCOMPLETE);
        assertThat(result.complete()).isFalse();
        assertThat(result.bound()).isEqualTo(covered);
        assertThat(result.notes())
                .containsExactly("not complete (" + covered + "): switches elsewhere were not tried");
        assertThat(result.coverage()).doesNotContainKey("unshared");
    }

    @Test
    void aSearchWithoutABoundSaysWhereItSwitched() throws Exception {
        HeddleProcess.Outcome outcome = heddle.explore("--strategy", "random", "--max-executions", "20", "--focus",
                "Drowned.java:17", "Drowned.java");

        assertThat(outcome.exit()).isEqualTo(3);
        assertThat(heddle.result().notes()).containsExactly(
                "threads lost the turn only at Drowned.java:17, or where they blocked, ended or yielded");
    }

    @Test
    void linesThatNoThreadCameToAreNamed() throws Exception {
        HeddleProcess.Outcome outcome = heddle.explore("--strategy", "random", "--max-executions", "20", "--focus",
                "Drowned.java:6", "--focus", "Drowned.java:9", "--focus", "other/Drowned.java:6", "Drowned.java");

        String end = " was executed: no thread came there,"
                + " or nothing is done there that another thread could notice";
        assertThat(outcome.exit()).isEqualTo(3);
        assertThat(outcome.out())
                .contains("Note: no operation at Drowned.java:9" + end)
                .doesNotContain("no operation at Drowned.java:6")
                .doesNotContain("no operation at other/Drowned.java:6");
    }

    @Test
    void aFileThatNoClassIsFromIsNamed() throws Exception {
        HeddleProcess.Outcome outcome =
                heddle.explore("--strategy", "pcb", "--focus", "Drownd.java:11", "Drowned.java");

        assertThat(outcome.exit()).isEqualTo(3);
        assertThat(heddle.result().notes()).last().asString()
                .startsWith("no operation at Drownd.java:11 was executed");
        assertThat(heddle.result().coverage()).containsEntry("focus", Map.of("Drownd.java:11", 0L));
    }

    @Test
    void aLineThatOneOfTheTestsCameToIsNotNamed() throws Exception {
        heddle.write("TwoTests.java", TWO_TESTS);

        HeddleProcess.Outcome outcome = heddle.explore("--focus", "TwoTests.java:9", "TwoTests.java");

        assertThat(outcome.exit()).isEqualTo(3);
        assertThat(outcome.out()).doesNotContain("no operation");
    }

    @Test
    void aThreadMayLoseTheTurnRightBehindTheFocus() throws Exception {
        heddle.write("Behind.java", BEHIND);

        assertThat(heddle.explore("--strategy", "pcb", "--k", "1", "--focus", "Behind.java:6", "Behind.java").exit())
                .isEqualTo(1);
        assertThat(heddle.result().violations().get(0).at().line()).isEqualTo(11);
    }

    @ParameterizedTest
    @ValueSource(strings = {"random", "pct", "pcb", "auto"})
    void aLoopThatPollsOutsideTheFocusEnds(String strategy) throws Exception {
        heddle.write("Polling.java", POLLING);

        HeddleProcess.Outcome outcome = heddle.explore("--strategy", strategy, "--max-executions", "10", "--steps",
                "20000", "--focus", "Polling.java:12", "Polling.java");

        assertThat(outcome.exit()).as(outcome.out()).isEqualTo(3);
        assertThat(heddle.result().violations()).isEmpty();
    }
}
