package dev.heddle.engine.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.heddle.engine.model.Result;
import dev.heddle.engine.model.Status;
import dev.heddle.engine.model.Violation;
import dev.heddle.engine.model.ViolationKind;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code --depth}: how many visible operations each thread makes. */
@Tag("processes")
class DepthTest {

    /** Each thread begins, then reads and writes as often as the property says, and may look whether it was alone. */
    private static final String ROUNDS = """
            class Rounds {
                static volatile int count;
                static void add() {
                    for (int i = 0; i < Integer.getInteger("rounds"); i++) {
                        int before = count;
                        count = before + 1;
                        if (Boolean.getBoolean("checked") && count != before + 1) {
                            throw new IllegalStateException("another came between");
                        }
                    }
                }
                public static void main(String[] args) throws InterruptedException {
                    Thread one = new Thread(Rounds::add, "one");
                    Thread two = new Thread(Rounds::add, "two");
                    one.start();
                    two.start();
                    one.join();
                    two.join();
                }
            }
            """;

    /** The second half of the circle is behind some other operations. */
    private static final String CIRCLE = """
            class Circle {
                static final Object left = new Object();
                static final Object right = new Object();
                static volatile int other;
                static void both(Object first, Object second) {
                    other = 1;
                    other = 2;
                    synchronized (first) {
                        synchronized (second) {
                            other = 3;
                        }
                    }
                }
                public static void main(String[] args) throws InterruptedException {
                    Thread one = new Thread(() -> both(left, right), "one");
                    Thread two = new Thread(() -> both(right, left), "two");
                    one.start();
                    two.start();
                    one.join();
                    two.join();
                }
            }
            """;

    /** Correct, but what one thread waits for comes late from the other. */
    private static final String LATE = """
            class Late {
                static volatile int other;
                static volatile boolean ready;
                static final Object lock = new Object();
                public static void main(String[] args) throws InterruptedException {
                    Thread late = new Thread(() -> {
                        for (int i = 0; i < 10; i++) {
                            other = i;
                        }
                        synchronized (lock) {
                            ready = true;
                            lock.notifyAll();
                        }
                    }, "late");
                    Thread spins = new Thread(() -> {
                        while (!ready) {
                            Thread.onSpinWait();
                        }
                        other = 20;
                    }, "spins");
                    late.start();
                    spins.start();
                    synchronized (lock) {
                        while (!ready) {
                            lock.wait();
                        }
                    }
                    late.join();
                    spins.join();
                }
            }
            """;

    @TempDir
    private Path folder;
    private HeddleProcess heddle;

    @BeforeEach
    void programs() throws Exception {
        heddle = new HeddleProcess(folder);
        heddle.write("Rounds.java", ROUNDS);
        heddle.write("Circle.java", CIRCLE);
        heddle.write("Late.java", LATE);
    }

    /** Begin, read and write of two threads are four traces, as if that were all they do. */
    @ParameterizedTest
    @ValueSource(strings = {"dpor", "unfolding"})
    void aSearchIsCompleteUpToTheDepth(String strategy) throws Exception {
        HeddleProcess.Outcome outcome = heddle.explore(
                "--strategy", strategy, "--depth", "3", "--jvm-arg=-Drounds=1000", "Rounds.java");
        Result result = heddle.result();

        assertThat(outcome.exit()).as(outcome.out()).isZero();
        assertThat(result.status()).isEqualTo(Status.CLEAN);
        assertThat(result.bound()).endsWith(", up to the first 3 visible operations of each thread");
        assertThat(result.executions()).isLessThanOrEqualTo(4).isGreaterThanOrEqualTo(strategy.equals("dpor") ? 4 : 2);
        // The threads have not come to their ends: what they share later is not known.
        assertThat(result.coverage()).containsKey("shared").doesNotContainKey("unshared");
    }

    @Test
    void aDepthThatNoThreadComesToIsNoBound() throws Exception {
        heddle.explore("--strategy", "dpor", "--depth", "50", "--jvm-arg=-Drounds=1", "Rounds.java");
        Result result = heddle.result();

        assertThat(result.complete()).isTrue();
        assertThat(result.bound()).isEqualTo("all Mazurkiewicz traces");
        assertThat(result.coverage()).containsKey("unshared");
    }

    @Test
    void aViolationWithinTheDepthIsFoundAndReplays() throws Exception {
        String[] checked = {"--jvm-arg=-Drounds=1000", "--jvm-arg=-Dchecked=true", "Rounds.java"};
        HeddleProcess.Outcome shallow = heddle.explore(
                "--strategy", "dpor", "--depth", "3", checked[0], checked[1], checked[2]);
        HeddleProcess.Outcome deep = heddle.explore(
                "--strategy", "dpor", "--depth", "4", checked[0], checked[1], checked[2]);
        Result result = heddle.result();

        assertThat(shallow.exit()).isZero();
        assertThat(deep.exit()).isEqualTo(1);
        assertThat(result.violations()).extracting(Violation::kind, v -> v.at().line())
                .containsExactly(tuple(ViolationKind.EXCEPTION, 8));
        HeddleProcess.Outcome replayed = heddle.run("replay", "--times", "5", checked[0], checked[1],
                result.violations().get(0).schedule());
        assertThat(replayed.exit()).as(replayed.out() + replayed.err()).isEqualTo(1);
    }

    /** Begin, two writes and the first lock are four operations; the second, on which the threads wait, is the fifth. */
    @ParameterizedTest
    @ValueSource(strings = {"dpor", "unfolding"})
    void aDeadlockIsFoundFromTheDepthOnAtWhichItIs(String strategy) throws Exception {
        HeddleProcess.Outcome before = heddle.explore("--strategy", strategy, "--depth", "4", "Circle.java");
        HeddleProcess.Outcome there = heddle.explore("--strategy", strategy, "--depth", "5", "Circle.java");

        assertThat(before.exit()).as(before.out()).isZero();
        assertThat(there.exit()).as(there.out()).isEqualTo(1);
        assertThat(heddle.result().violations()).extracting(Violation::kind).containsExactly(ViolationKind.DEADLOCK);
    }

    /** Whoever waits for a thread that is left where it stands waits in vain, which is no fault of the program. */
    @ParameterizedTest
    @ValueSource(strings = {"dpor", "unfolding", "pcb", "random"})
    void whatAThreadWouldHaveBroughtLaterIsNotMissed(String strategy) throws Exception {
        HeddleProcess.Outcome outcome = heddle.explore(
                "--strategy", strategy, "--depth", "5", "--max-executions", "300", "Late.java");

        assertThat(heddle.result().violations()).isEmpty();
        assertThat(outcome.exit()).as(outcome.out()).isIn(0, 3);
    }

    /** An execution in which idle threads went first, so that it could not show its target, shows nothing: it is no test. */
    @Test
    void executionsThatShowNothingAreNoTests() throws Exception {
        String program = Path.of("..", "..", "testData", "programs", "executors", "SingleThreadInOrder.java")
                .toAbsolutePath().toString();
        heddle.explore("--strategy", "dpor", "--depth", "35", program);
        long executions = heddle.result().executions();
        heddle.explore("--strategy", "unfolding", "--depth", "35", program);

        assertThat(executions).isGreaterThan(100);
        assertThat(((Number) heddle.result().stats().get("tests")).longValue()).isLessThanOrEqualTo(executions);
    }

    @Test
    void aDepthOfNothingIsRefused() throws Exception {
        heddle.run("explore", "--depth", "0", "Late.java").isBadRequest("--depth must be between 1 and");
    }
}
