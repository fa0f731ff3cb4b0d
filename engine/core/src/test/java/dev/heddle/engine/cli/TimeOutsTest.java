package dev.heddle.engine.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.heddle.engine.model.Result;
import dev.heddle.engine.model.Schedule;
import dev.heddle.engine.model.Status;
import dev.heddle.engine.model.TimeOuts;
import dev.heddle.engine.model.Violation;
import dev.heddle.engine.model.ViolationKind;
import dev.heddle.engine.report.Json;
import dev.heddle.engine.session.ScheduleFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.assertj.core.groups.Tuple;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code --time-outs}: when a wait with a limit of time may end by it. */
@Tag("processes")
class TimeOutsTest {

    /** Loops that wait for what happens later, each in its own way; correct if time passes only where all threads wait. */
    private static final String POLLS = """
            import static org.junit.jupiter.api.Assertions.assertEquals;
            import static org.junit.jupiter.api.Assertions.assertFalse;
            import static org.junit.jupiter.api.Assertions.assertNull;
            import static org.junit.jupiter.api.Assertions.assertTrue;

            import java.util.concurrent.ArrayBlockingQueue;
            import java.util.concurrent.CountDownLatch;
            import java.util.concurrent.Executors;
            import java.util.concurrent.ScheduledExecutorService;
            import java.util.concurrent.SynchronousQueue;
            import java.util.concurrent.ThreadPoolExecutor;
            import java.util.concurrent.TimeUnit;
            import org.junit.jupiter.api.Test;

            class Polls {
                private volatile boolean ready;
                private boolean plain;

                private static void sleep(long millis) {
                    try {
                        Thread.sleep(millis);
                    } catch (InterruptedException e) {
                        throw new IllegalStateException(e);
                    }
                }

                @Test
                void aSleepingLoopPollsManyTimesBeforeALongLimit() throws Exception {
                    CountDownLatch done = new CountDownLatch(1);
                    int[] polls = new int[1];
                    new Thread(() -> {
                        while (!ready) {
                            sleep(10);
                            polls[0]++;
                        }
                        done.countDown();
                    }, "poller").start();
                    new Thread(() -> {
                        sleep(4_000);
                        ready = true;
                    }, "setter").start();
                    assertTrue(done.await(5, TimeUnit.SECONDS));
                    assertTrue(polls[0] >= 400 && polls[0] <= 401, "polls: " + polls[0]);
                }

                @Test
                void aSpinningLoopSeesWhatASleeperSets() throws Exception {
                    new Thread(() -> {
                        sleep(100);
                        ready = true;
                    }, "setter").start();
                    while (!ready) {
                        Thread.onSpinWait();
                    }
                }

                @Test
                void aSpinningLoopOverAPlainFieldSeesWhatASleeperSets() throws Exception {
                    Thread setter = new Thread(() -> {
                        sleep(100);
                        plain = true;
                    }, "setter");
                    setter.start();
                    while (!plain) {
                        Thread.onSpinWait();
                    }
                    setter.join();
                }

                @Test
                void aLoopOverAQueueWithALockSeesWhatASleeperPuts() throws Exception {
                    ArrayBlockingQueue<Integer> queue = new ArrayBlockingQueue<>(1);
                    Thread putter = new Thread(() -> {
                        sleep(100);
                        queue.add(1);
                    }, "putter");
                    putter.start();
                    while (queue.poll() == null) {
                        Thread.yield();
                    }
                    putter.join();
                }

                @Test
                void aLoopOverTheClockEnds() throws Exception {
                    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(1);
                    Thread sleeper = new Thread(() -> sleep(10), "sleeper");
                    sleeper.start();
                    while (System.nanoTime() < end) {
                        Thread.yield();
                    }
                    sleeper.join(100);
                    assertFalse(sleeper.isAlive());
                }

                @Test
                void theEarlierOfTwoLimitsComesFirst() throws Exception {
                    SynchronousQueue<Integer> nobody = new SynchronousQueue<>();
                    int[] order = new int[2];
                    CountDownLatch both = new CountDownLatch(2);
                    long start = System.nanoTime();
                    new Thread(() -> {
                        sleep(20);
                        assertEquals(0, order[0]);
                        order[0] = 1;
                        both.countDown();
                    }, "short").start();
                    new Thread(() -> {
                        sleep(30);
                        assertEquals(1, order[0]);
                        order[0] = 2;
                        both.countDown();
                    }, "long").start();
                    assertNull(nobody.poll(10, TimeUnit.MILLISECONDS));
                    assertEquals(10, (System.nanoTime() - start) / 1_000_000);
                    assertTrue(both.await(1, TimeUnit.SECONDS));
                    assertEquals(30, (System.nanoTime() - start) / 1_000_000);
                }

                @Test
                void idleWorkersAndDaemonsDoNotKeepATestFromEnding() throws Exception {
                    ThreadPoolExecutor pool =
                            new ThreadPoolExecutor(0, 2, 60, TimeUnit.SECONDS, new SynchronousQueue<>());
                    CountDownLatch ran = new CountDownLatch(2);
                    pool.execute(ran::countDown);
                    pool.execute(ran::countDown);
                    Thread daemon = new Thread(() -> {
                        while (true) {
                            sleep(100);
                        }
                    }, "daemon");
                    daemon.setDaemon(true);
                    daemon.start();
                    assertTrue(ran.await(1, TimeUnit.SECONDS));
                }

                @Test
                void aScheduledTaskRunsInTime() throws Exception {
                    ScheduledExecutorService pool = Executors.newScheduledThreadPool(1);
                    CountDownLatch ran = new CountDownLatch(3);
                    pool.scheduleAtFixedRate(ran::countDown, 10, 10, TimeUnit.MILLISECONDS);
                    assertTrue(ran.await(1, TimeUnit.SECONDS));
                    pool.shutdownNow();
                    assertTrue(pool.awaitTermination(1, TimeUnit.SECONDS));
                }
            }
            """;
    /** Nobody sets what the spinner waits for, also not when the time of the other is over. */
    private static final String SPINS = """
            class Spins {
                static volatile boolean never;
                public static void main(String[] args) throws InterruptedException {
                    Thread spinner = new Thread(() -> {
                        while (!never) {
                            Thread.onSpinWait();
                        }
                    }, "spinner");
                    spinner.start();
                    spinner.join(1_000);
                    if (!spinner.isAlive()) {
                        throw new AssertionError("ended");
                    }
                }
            }
            """;
    /** The wait ends in time, unless it ends for no reason. */
    private static final String WAITS_ONCE = """
            class WaitsOnce {
                private static boolean done;
                public static void main(String[] args) throws InterruptedException {
                    Object lock = new Object();
                    Thread notifier = new Thread(() -> {
                        synchronized (lock) {
                            done = true;
                            lock.notify();
                        }
                    }, "notifier");
                    synchronized (lock) {
                        notifier.start();
                        lock.wait(1_000);
                        if (!done) {
                            throw new AssertionError("not done");
                        }
                    }
                }
            }
            """;
    /** The limit is only there for when all else fails; what is wrong is behind it. */
    private static final String LIMIT_BEFORE_A_LOST_UPDATE = """
            import java.util.concurrent.CountDownLatch;
            import java.util.concurrent.TimeUnit;

            class Limited {
                private static int hits;
                public static void main(String[] args) throws InterruptedException {
                    CountDownLatch done = new CountDownLatch(2);
                    for (int i = 0; i < 2; i++) {
                        new Thread(() -> {
                            hits++;
                            done.countDown();
                        }, "hit-" + i).start();
                    }
                    if (!done.await(5, TimeUnit.SECONDS)) {
                        throw new AssertionError("too late");
                    }
                    if (hits != 2) {
                        throw new AssertionError("lost");
                    }
                }
            }
            """;
    private static final String SAFE_BEHIND_A_LIMIT =
            LIMIT_BEFORE_A_LOST_UPDATE.replace("hits++", "synchronized (done) { hits++; }");
    private static final String TICKS = """
            import java.util.concurrent.ScheduledThreadPoolExecutor;
            import java.util.concurrent.TimeUnit;
            import java.util.concurrent.atomic.AtomicInteger;

            class Ticks {
                public static void main(String[] args) throws InterruptedException {
                    AtomicInteger ticks = new AtomicInteger();
                    ScheduledThreadPoolExecutor pool = new ScheduledThreadPoolExecutor(1);
                    pool.scheduleAtFixedRate(ticks::incrementAndGet, 100, 100, TimeUnit.MILLISECONDS);
                    Thread worker = new Thread(() -> { }, "worker");
                    worker.start();
                    worker.join();
                    pool.shutdownNow();
                    if (ticks.get() > 0) {
                        throw new AssertionError("too early");
                    }
                }
            }
            """;
    private static final String TOO_SHORT = ".heddle/AwaitedTooShort/v1.schedule.json";

    @TempDir
    Path folder;

    private HeddleProcess heddle;

    @BeforeEach
    void prepare() {
        heddle = new HeddleProcess(folder);
    }

    private void copy(String program) throws Exception {
        Path testData = Path.of("").toAbsolutePath();
        while (!Files.isDirectory(testData.resolve("testData"))) {
            testData = testData.getParent();
        }
        Files.copy(testData.resolve("testData/programs/process/" + program), folder.resolve(program));
    }

    @Test
    void atAnyTimeAWaitMayBeTooShortWhichTheReportsSay() throws Exception {
        copy("AwaitedLongEnough.java");

        HeddleProcess.Outcome outcome =
                heddle.explore("--time-outs", "any", "--html", "r.html", "AwaitedLongEnough.java");

        assertThat(outcome.exit()).as(outcome.err()).isEqualTo(1);
        Violation violation = heddle.result().violations().get(0);
        assertThat(violation.at().line()).isEqualTo(violation.timeOut().at().line() + 1).isEqualTo(25);
        String hint = "In this schedule the time-out of 5 s at AwaitedLongEnough.java:24 expires while other threads could"
                + " go on; --time-outs last leaves such schedules out.";
        assertThat(outcome.out().replace('\n', ' ')).contains(hint);
        assertThat(Files.readString(folder.resolve("r.html"))).contains("<p>" + hint + "</p>");
        assertThat(ScheduleFile.read(folder.resolve(".heddle/AwaitedLongEnough/v1.schedule.json")).schedule().limits()
                .timeOuts()).isEqualTo(TimeOuts.ANY);
        assertThat(heddle.result().coverage()).doesNotContainKey(TimeOuts.EARLY_COVERAGE);
    }

    @ParameterizedTest
    @ValueSource(strings = {"virtual", "platform"})
    void whatFailsByAnEarlyTimeOutIsAWarningBesideWhatFailsWithout(String backend) throws Exception {
        heddle.write("Limited.java", LIMIT_BEFORE_A_LOST_UPDATE);

        HeddleProcess.Outcome outcome =
                heddle.explore("--strategy", "dpor", "--backend", backend, "Limited.java");

        assertThat(outcome.exit()).as(outcome.err()).isEqualTo(1);
        assertThat(heddle.result().violations())
                .extracting(Violation::message, v -> v.at().line(), Violation::timeOut, Violation::confirmed)
                .containsExactly(tuple("lost", 18, null, true));
        assertThat(warnings()).containsExactly(
                tuple(ViolationKind.ASSERTION, "fails if the 5 s at Limited.java:14 run out first: too late", "main", 15));
        assertThat(heddle.run("replay", ".heddle/Limited/v1.schedule.json").exit()).isEqualTo(1);
    }

    @Test
    void bothLooksSayWhatTheyCovered() throws Exception {
        heddle.write("Limited.java", SAFE_BEHIND_A_LIMIT);

        HeddleProcess.Outcome outcome = heddle.explore("--strategy", "dpor", "Limited.java");
        Result first = heddle.result();
        heddle.explore("--strategy", "dpor", "--all", "Limited.java");
        Result all = heddle.result();

        assertThat(outcome.exit()).as(outcome.err()).isZero();
        assertThat(first.status()).isEqualTo(Status.CLEAN);
        assertThat(first.bound()).isEqualTo("all Mazurkiewicz traces; time passes only where no thread can go on");
        assertThat(first.warnings()).extracting(Violation::message)
                .containsExactly("fails if the 5 s at Limited.java:14 run out first: too late");
        assertThat(early(first)).containsEntry("complete", false);
        assertThat(outcome.out().lines()).anyMatch(line -> line.matches("Early time-outs: \\d+ executions?, not complete."));
        assertThat(all.executions()).isEqualTo(first.executions());
        assertThat(early(all)).containsEntry("complete", true).containsEntry("bound", "all Mazurkiewicz traces");
        assertThat(((Number) early(all).get("executions")).longValue()).isGreaterThan(all.executions());
    }

    @Test
    void theSecondLookHasExecutionsOfItsOwn() throws Exception {
        heddle.write("Limited.java", SAFE_BEHIND_A_LIMIT);

        HeddleProcess.Outcome outcome = heddle.explore("--strategy", "pcb", "--max-executions", "5", "Limited.java");

        assertThat(outcome.exit()).as(outcome.err()).isEqualTo(3);
        assertThat(heddle.result().warnings()).extracting(Violation::message)
                .containsExactly("fails if the 5 s at Limited.java:14 run out first: too late");
    }

    @Test
    void earlyTimeOutsCountWhereTheUserSaysSo() throws Exception {
        heddle.write("Limited.java", SAFE_BEHIND_A_LIMIT);

        HeddleProcess.Outcome outcome =
                heddle.explore("--strategy", "dpor", "--fail-on", "race,time-out", "Limited.java");

        assertThat(outcome.exit()).as(outcome.err()).isEqualTo(1);
        assertThat(heddle.result().warnings()).isEmpty();
        assertThat(heddle.result().violations())
                .extracting(Violation::message, Violation::confirmed, v -> v.timeOut().limit())
                .containsExactly(tuple("too late", true, "5 s"));
        assertThat(heddle.run("replay", ".heddle/Limited/v1.schedule.json").exit()).isEqualTo(1);
    }

    /** Nobody of the user's waits there: the pool does. */
    @Test
    void aTimeOutInALibraryIsNamedToo() throws Exception {
        heddle.write("Ticks.java", TICKS);

        HeddleProcess.Outcome outcome = heddle.explore("--strategy", "random", "--max-executions", "300", "Ticks.java");

        assertThat(outcome.exit()).as(outcome.err()).isEqualTo(3);
        assertThat(heddle.result().violations()).isEmpty();
        List<Violation> warnings = heddle.result().warnings();
        assertThat(warnings).extracting(v -> v.at().line()).containsExactly(15);
        assertThat(warnings.get(0).timeOut().at().className())
                .isEqualTo("java.util.concurrent.ScheduledThreadPoolExecutor$DelayedWorkQueue");
        assertThat(warnings.get(0).message()).matches(
                "fails if the 100 ms at ScheduledThreadPoolExecutor.java:\\d+ run out first: too early");
    }

    @Test
    void withoutALimitOfTimeThereIsNothingToSay() throws Exception {
        heddle.write("Limited.java", SAFE_BEHIND_A_LIMIT.replace("if (!done.await(5, TimeUnit.SECONDS))",
                "done.await();\nif (done.getCount() > 0)"));

        HeddleProcess.Outcome outcome = heddle.explore("--strategy", "dpor", "Limited.java");

        assertThat(outcome.exit()).as(outcome.err()).isZero();
        assertThat(heddle.result().bound()).isEqualTo("all Mazurkiewicz traces");
        assertThat(heddle.result().coverage()).doesNotContainKey(TimeOuts.EARLY_COVERAGE);
    }

    @Test
    void aLimitThatIsTooShortAnywayIsShownWithoutAnEarlyTimeOut() throws Exception {
        copy("AwaitedTooShort.java");

        HeddleProcess.Outcome outcome = heddle.explore("AwaitedTooShort.java");

        assertThat(outcome.exit()).as(outcome.err()).isEqualTo(1);
        assertThat(heddle.result().violations()).hasSize(1);
        assertThat(heddle.result().violations().get(0).timeOut()).isNull();
        assertThat(heddle.result().warnings()).noneMatch(w -> w.kind() == ViolationKind.ASSERTION && w.at().line() == 24);
        assertThat(ScheduleFile.read(folder.resolve(TOO_SHORT)).schedule().limits().timeOuts())
                .isEqualTo(TimeOuts.LAST);
    }

    @Test
    void asTheLastResortItIsLongEnough() throws Exception {
        copy("AwaitedLongEnough.java");

        HeddleProcess.Outcome outcome = heddle.explore("--strategy", "pcb", "--k", "1", "AwaitedLongEnough.java");

        assertThat(outcome.exit()).as(outcome.out() + outcome.err()).isZero();
        assertThat(heddle.result().bound()).isEqualTo(
                "all schedules with at most 1 preemption; time passes only where no thread can go on");
    }

    private List<Tuple> warnings() throws Exception {
        return heddle.result().warnings().stream()
                .filter(warning -> warning.kind() != ViolationKind.RACE)
                .map(w -> tuple(w.kind(), w.message(), w.thread(), w.at().line()))
                .toList();
    }

    @SuppressWarnings("unchecked")
    private static Map<String, Object> early(Result result) {
        return (Map<String, Object>) result.coverage().get(TimeOuts.EARLY_COVERAGE);
    }

    /** Also a replay of it, on either backend, without being told; and without a hint, which would not help. */
    @Test
    void aLimitThatIsTooShortIsSoInBothWays() throws Exception {
        copy("AwaitedTooShort.java");

        HeddleProcess.Outcome any = heddle.explore("--time-outs", "any", "--out", "any", "AwaitedTooShort.java");
        HeddleProcess.Outcome last =
                heddle.explore("--time-outs", "last", "--strategy", "dpor", "AwaitedTooShort.java");

        assertThat(any.exit()).as(any.err()).isEqualTo(1);
        assertThat(last.exit()).as(last.err()).isEqualTo(1);
        assertThat(last.out()).doesNotContain("--time-outs");
        assertThat(heddle.result().violations().get(0).at().line()).isEqualTo(24);
        Schedule schedule = ScheduleFile.read(folder.resolve(TOO_SHORT)).schedule();
        assertThat(schedule.limits().timeOuts()).isEqualTo(TimeOuts.LAST);
        for (String backend : new String[] {"auto", "platform"}) {
            HeddleProcess.Outcome replay =
                    heddle.run("replay", "--backend", backend, "--times", "5", "--json", "replay.json", TOO_SHORT);
            assertThat(replay.exit()).as(replay.err()).isEqualTo(1);
            assertThat(heddle.result("replay.json").stats().get("traceHash")).isEqualTo(schedule.traceHash());
        }
    }

    @Test
    void aScheduleThatDoesNotSayIsOneWithTimeOutsAtAnyTime() {
        assertThat(Json.read("{\"steps\": 7}", Schedule.Limits.class)).isEqualTo(new Schedule.Limits(7));
    }

    @Test
    void loopsThatPollComeToTheirEndsAsTheLastResort() throws Exception {
        heddle.write("Polls.java", POLLS);

        HeddleProcess.Outcome outcome =
                heddle.explore("--time-outs", "last", "--max-executions", "6", "Polls.java");

        assertThat(outcome.out()).contains("No violation");
        assertThat(outcome.exit()).as(outcome.out() + outcome.err()).isEqualTo(3);
    }

    @ParameterizedTest
    @ValueSource(strings = {"dpor", "random"})
    void aThreadThatSpinsForEverIsFoundBehindAWaitThatEnds(String strategy) throws Exception {
        heddle.write("Spins.java", SPINS);

        HeddleProcess.Outcome outcome = heddle.explore("--time-outs", "last", "--strategy", strategy, "Spins.java");

        assertThat(outcome.exit()).as(outcome.out() + outcome.err()).isEqualTo(1);
        Violation violation = heddle.result().violations().get(0);
        assertThat(violation.kind()).isEqualTo(ViolationKind.NO_TERMINATION);
        assertThat(violation.thread()).isEqualTo("spinner");
        assertThat(violation.message()).startsWith("spins for ever");
        assertThat(violation.steps()).anyMatch(step -> step.op().equals("time-out"));
    }

    @Test
    void aWaitMayStillEndForNoReason() throws Exception {
        heddle.write("WaitsOnce.java", WAITS_ONCE);

        HeddleProcess.Outcome in = heddle.explore("--time-outs", "last", "--strategy", "dpor", "WaitsOnce.java");
        Result without = heddle.result();
        HeddleProcess.Outcome out = heddle.explore("--time-outs", "last", "--spurious-wake-ups", "WaitsOnce.java");

        assertThat(in.exit()).as(in.out() + in.err()).isZero();
        assertThat(without.bound())
                .isEqualTo("all Mazurkiewicz traces; time passes only where no thread can go on");
        assertThat(out.exit()).as(out.out() + out.err()).isEqualTo(1);
        assertThat(heddle.result().violations().get(0).steps()).noneMatch(step -> step.op().equals("time-out"));
    }

    @Test
    void unfoldingDoesNotClaimWhatItCannotFollow() throws Exception {
        copy("AwaitedTooShort.java");
        String text = Files.readString(folder.resolve("AwaitedTooShort.java"));
        heddle.write("Enough.java", text.replace("await(5,", "await(7,").replace("AwaitedTooShort", "Enough"));

        HeddleProcess.Outcome outcome =
                heddle.explore("--time-outs", "last", "--strategy", "unfolding", "Enough.java");

        assertThat(outcome.exit()).as(outcome.out() + outcome.err()).isEqualTo(3);
        assertThat(heddle.result().status()).isEqualTo(Status.INCOMPLETE);
        assertThat(heddle.result().imprecision())
                .anyMatch(imprecision -> imprecision.what().contains("take dpor or pcb for a complete search"));
    }

    @Test
    void knowsTwoWays() throws Exception {
        heddle.run("explore", "--time-outs", "never", "Spins.java")
                .isBadRequest("--time-outs knows 'any' and 'last' only, not 'never'");
    }
}
