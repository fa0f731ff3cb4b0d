package dev.heddle.engine.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.heddle.engine.model.Imprecision;
import dev.heddle.engine.model.Result;
import dev.heddle.engine.model.Status;
import dev.heddle.engine.model.Violation;
import dev.heddle.engine.model.ViolationKind;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a complete search must see, and where it must not claim to have seen all. */
@Tag("processes")
class CompletenessTest {

    /** Others can do something to a thread before it is started. */
    private static final String TOO_EARLY = """
            import java.util.concurrent.locks.LockSupport;
            class TooEarly {
                static volatile int x;
                static void watch(Thread late) {
                    if (x == 1 && late.getState() == Thread.State.NEW) {
                        throw new IllegalStateException("not started");
                    }
                }
                static void join(Thread late) {
                    try {
                        late.join();
                    } catch (InterruptedException e) {
                        throw new IllegalStateException(e);
                    }
                    if (x != 2) {
                        throw new IllegalStateException("joined too early");
                    }
                }
                static void begin(Thread late) {
                    late.start();
                }
                public static void main(String[] args) throws InterruptedException {
                    String what = System.getProperty("what");
                    Thread late = new Thread(() -> {
                        if (what.equals("unpark")) {
                            LockSupport.park();
                        }
                        x = 2;
                    }, "late");
                    Thread other = new Thread(() -> {
                        switch (what) {
                            case "watch" -> watch(late);
                            case "join" -> join(late);
                            case "start" -> begin(late);
                            default -> LockSupport.unpark(late);
                        }
                    }, "other");
                    other.start();
                    x = 1;
                    late.start();
                    late.join();
                    other.join();
                }
            }
            """;

    /** Its own parent asks: there is nothing to miss. */
    private static final String PARENT_ASKS = """
            class ParentAsks {
                static int x;
                public static void main(String[] args) throws InterruptedException {
                    Thread worker = new Thread(() -> x = 1, "worker");
                    assert !worker.isAlive() && worker.getState() == Thread.State.NEW;
                    worker.start();
                    boolean alive = worker.isAlive();
                    worker.join();
                    assert x == 1 && worker.getState() == Thread.State.TERMINATED;
                }
            }
            """;

    private static final String WHAT_IT_WAITS_FOR = """
            import java.util.concurrent.Semaphore;
            import java.util.concurrent.locks.Condition;
            import java.util.concurrent.locks.ReentrantLock;
            import java.util.concurrent.TimeUnit;
            class WhatItWaitsFor {
                static final Semaphore permits = new Semaphore(0, System.getProperty("what").endsWith("fairness"));
                static boolean thrown;
                static final ReentrantLock lock = new ReentrantLock();
                static final Condition condition = lock.newCondition();
                static void work(String what) {
                    try {
                        if (what.equals("waiters")) {
                            lock.lock();
                            condition.await(1, TimeUnit.SECONDS);
                            lock.unlock();
                        } else {
                            permits.acquire();
                        }
                    } catch (InterruptedException expected) {
                        thrown = true;
                    }
                }
                static void look(String what, Thread worker) {
                    lock.lock();
                    switch (what) {
                        case "state" -> worker.getState();
                        case "queue" -> permits.getQueueLength();
                        case "waiters" -> lock.hasWaiters(condition);
                        default -> { }
                    }
                    lock.unlock();
                    permits.release();
                    if (what.startsWith("interrupt")) {
                        worker.interrupt();
                    }
                }
                public static void main(String[] args) throws InterruptedException {
                    String what = System.getProperty("what");
                    Thread worker = new Thread(() -> work(what), "worker");
                    worker.start();
                    look(what, worker);
                    worker.join();
                    if (what.equals("interrupt") && thrown && permits.tryAcquire()) {
                        throw new IllegalStateException("interrupted, and the permit is left");
                    }
                }
            }
            """;

    /** Goes on for longer than is allowed if the flag is set in time. */
    private static final String LONG_WAY = """
            class LongWay {
                static volatile boolean set;
                static volatile int steps;
                public static void main(String[] args) throws InterruptedException {
                    Thread setter = new Thread(() -> set = true, "setter");
                    setter.start();
                    for (int i = 0; set && i < 1_000; i++) {
                        steps++;
                    }
                    setter.join();
                }
            }
            """;

    @TempDir
    Path folder;

    private HeddleProcess heddle;

    @BeforeEach
    void prepare() throws Exception {
        heddle = new HeddleProcess(folder);
        heddle.write("TooEarly.java", TOO_EARLY);
        heddle.write("ParentAsks.java", PARENT_ASKS);
        heddle.write("WhatItWaitsFor.java", WHAT_IT_WAITS_FOR);
        heddle.write("LongWay.java", LONG_WAY);
    }

    private Result explore(String... args) throws Exception {
        HeddleProcess.Outcome outcome = heddle.explore(args);
        assertThat(outcome.exit()).as(outcome.err()).isIn(0, 1, 3);
        return heddle.result();
    }

    private Result tooEarly(String strategy, String what) throws Exception {
        return explore("--strategy", strategy, "--all", "--jvm-arg=-Dwhat=" + what, "TooEarly.java");
    }

    @Test
    void aThreadMayBeLookedAtJoinedOrUnparkedBeforeItIsStarted() throws Exception {
        for (String strategy : List.of("dpor", "pcb")) {
            assertThat(tooEarly(strategy, "watch").violations()).as(strategy)
                    .extracting(Violation::kind, v -> v.at().line())
                    .containsExactly(tuple(ViolationKind.EXCEPTION, 6));
            Result join = tooEarly(strategy, "join");
            assertThat(join.violations()).as(strategy).extracting(v -> v.at().line()).containsExactly(16);
            assertThat(join.complete()).isTrue();
            Result unpark = tooEarly(strategy, "unpark");
            assertThat(unpark.violations()).as(strategy).extracting(Violation::kind)
                    .containsExactly(ViolationKind.STUCK);
            assertThat(unpark.complete()).isTrue();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"dpor", "unfolding"})
    void deadlocksOfTheSameThreadsAndLocksAreToldApartByTheirLines(String strategy) throws Exception {
        heddle.write("TwoPlacesOfACircle.java", Files.readString(
                Path.of("..", "..", "testData", "unfolding", "TwoPlacesOfACircle.java")));

        Result result = explore("--strategy", strategy, "--all", "TwoPlacesOfACircle.java");

        assertThat(result.violations()).extracting(
                Violation::kind, v -> v.cycle().stream().map(edge -> edge.at().line()).sorted().toList())
                .containsExactlyInAnyOrder(
                        tuple(ViolationKind.DEADLOCK, List.of(11, 26)), tuple(ViolationKind.DEADLOCK, List.of(17, 26)));
        assertThat(result.complete()).isTrue();
    }

    @Test
    void whoOfTwoStartsAThreadIsOpen() throws Exception {
        Result result = tooEarly("dpor", "start");

        assertThat(result.violations()).extracting(Violation::thread).containsExactlyInAnyOrder("main", "other");
        assertThat(result.complete()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"allocate(16)", "allocateDirect(16)"})
    void whatThreadsReadAndWriteInABufferTheyShareIsSeen(String buffer) throws Exception {
        heddle.write("Elements.java", """
                import java.nio.ByteBuffer;
                class Elements {
                    public static void main(String[] args) throws InterruptedException {
                        ByteBuffer shared = ByteBuffer.BUFFER;
                        Thread other = new Thread(() -> shared.putInt(4, shared.getInt(4) + 1), "other");
                        other.start();
                        shared.putInt(4, shared.getInt(4) + 1);
                        other.join();
                        if (shared.getInt(4) != 2) {
                            throw new IllegalStateException("lost");
                        }
                    }
                }
                """.replace("BUFFER", buffer));

        assertThat(explore("--strategy", "dpor", "Elements.java").violations())
                .extracting(Violation::kind, v -> v.at().line()).containsExactly(tuple(ViolationKind.EXCEPTION, 10));
    }

    /** A relative put reads the position, writes it and writes an element; here it is one. */
    @Test
    void whatOperationsOnSharedBuffersDoOneAfterTheOtherIsNotClaimed() throws Exception {
        heddle.write("Puts.java", """
                import java.nio.ByteBuffer;
                class Puts {
                    public static void main(String[] args) throws InterruptedException {
                        ByteBuffer shared = ByteBuffer.allocate(2);
                        Thread other = new Thread(() -> shared.put((byte) 1), "other");
                        other.start();
                        if (Boolean.getBoolean("both")) {
                            shared.put((byte) 2);
                        } else {
                            ByteBuffer.allocate(2).put((byte) 2);
                        }
                        other.join();
                    }
                }
                """);

        Result alone = explore("--strategy", "dpor", "Puts.java");
        Result both = explore("--strategy", "dpor", "--jvm-arg=-Dboth=true", "Puts.java");

        assertThat(alone.complete()).isTrue();
        assertThat(both.complete()).isFalse();
        assertThat(((Number) both.stats().get("executions")).longValue()).isEqualTo(2);
        assertThat(both.imprecision()).extracting(Imprecision::what).containsOnly(
                "a buffer of java.nio that several threads use: what its operations do one after the other counts as one");
    }

    @Test
    void parentsMayAskWithoutAnyDoubt() throws Exception {
        Result result = explore("--strategy", "dpor", "ParentAsks.java");

        assertThat(result.status()).isEqualTo(Status.CLEAN);
        assertThat(result.complete()).isTrue();
        assertThat(result.imprecision()).isEmpty();
    }

    @Test
    void whereOtherAnswersArePossibleNothingIsClaimed() throws Exception {
        assertNotClaimed("state", "Thread.getState of a thread that runs or waits: other answers are possible");
        assertNotClaimed("queue", "the queue of a synchronizer that is not fair: other answers are possible");
        assertNotClaimed("waiters",
                "threads that wait for a condition, some of them not for ever: other answers are possible");
        assertNotClaimed("interrupt and fairness",
                "an interrupt of a thread that may have what it waits for: the JDK may throw instead");
    }

    /** Whether the JDK throws then or not, another order of the same operations ends in the same way. */
    @Test
    void anInterruptThatComesWithThePermitMayAsWellHaveComeBeforeIt() throws Exception {
        for (String strategy : List.of("dpor", "auto")) {
            Result result = explore("--strategy", strategy, "--all", "--jvm-arg=-Dwhat=interrupt", "WhatItWaitsFor.java");

            assertThat(result.violations()).as(strategy).extracting(Violation::message)
                    .containsExactly("java.lang.IllegalStateException: interrupted, and the permit is left");
            assertThat(result.imprecision()).as(strategy).isEmpty();
            assertThat(result.complete()).as(strategy).isTrue();
        }
    }

    private void assertNotClaimed(String what, String reason) throws Exception {
        HeddleProcess.Outcome outcome = heddle.explore(
                "--strategy", "dpor", "--jvm-arg=-Dwhat=" + what, "WhatItWaitsFor.java");
        Result result = heddle.result();

        assertThat(outcome.exit()).as(outcome.out()).isEqualTo(3);
        assertThat(result.complete()).isFalse();
        assertThat(result.status()).isEqualTo(Status.INCOMPLETE);
        assertThat(result.imprecision()).extracting(Imprecision::what).contains(reason);
        assertThat(result.notes()).anyMatch(note -> note.startsWith("not complete (all Mazurkiewicz traces"));
        assertThat(outcome.out()).contains("The search came to its end, but it is not complete: see the notes.");
    }

    /** What would have come behind the limit was not tried. */
    @Test
    void whereTheLimitOnStepsCutsExecutionsOffNothingIsClaimed() throws Exception {
        for (String strategy : List.of("dpor", "pcb")) {
            Result result = explore("--strategy", strategy, "--all", "--steps", "100",
                    "--fail-on", "step-limit", "LongWay.java");

            assertThat(result.violations()).as(strategy).extracting(Violation::kind)
                    .containsExactly(ViolationKind.NO_TERMINATION);
            assertThat(result.complete()).as(strategy).isFalse();
        }
    }

    /** A daemon that never stops must not keep others from their steps; where it does, that is no fault of the program. */
    @ParameterizedTest
    @ValueSource(strings = {"dpor", "unfolding", "pcb", "pct", "random"})
    void aDaemonThatGoesOnForEverIsNoViolation(String strategy) throws Exception {
        HeddleProcess heddle = new HeddleProcess(folder);
        heddle.write("Counts.java", """
                import java.util.concurrent.atomic.AtomicLong;
                class Counts {
                    public static void main(String[] args) {
                        AtomicLong beats = new AtomicLong();
                        Thread heart = new Thread(() -> { while (true) { beats.incrementAndGet(); } });
                        heart.setDaemon(true);
                        heart.start();
                        for (int i = 0; i < 20; i++) {
                            beats.get();
                        }
                    }
                }
                """);

        HeddleProcess.Outcome outcome = heddle.run("explore", "--strategy", strategy, "--max-executions", "20",
                "--steps", "20000", "--json", "r.json", "Counts.java");

        assertThat(outcome.exit()).as(outcome.out() + outcome.err()).isEqualTo(3);
        assertThat(heddle.result("r.json").executions()).isGreaterThanOrEqualTo(10);
    }
}
