package dev.heddle.engine.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.engine.model.Access;
import dev.heddle.engine.model.Result;
import dev.heddle.engine.model.Status;
import dev.heddle.engine.model.Violation;
import dev.heddle.engine.model.ViolationKind;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("processes")
class RaceTest {

    /** Both write under locks, but not under the same one. */
    private static final String WRONG_LOCK = """
            class WrongLock {
                static int total;
                static final Object left = new Object();
                static final Object right = new Object();
                static void add(Object lock) {
                    synchronized (lock) {
                        total = 1;
                    }
                }
                public static void main(String[] args) throws InterruptedException {
                    Thread first = new Thread(() -> add(left), "first");
                    Thread second = new Thread(() -> add(right), "second");
                    first.start();
                    second.start();
                    first.join();
                    second.join();
                }
            }
            """;

    /** Two read and one writes; one of the readers has forgotten the lock. */
    private static final String CARELESS_READER = """
            class CarelessReader {
                static int total;
                static final Object lock = new Object();
                public static void main(String[] args) throws InterruptedException {
                    Thread careless = new Thread(() -> {
                        int seen = total;
                    }, "careless");
                    Thread careful = new Thread(() -> {
                        synchronized (lock) {
                            int seen = total;
                        }
                    }, "careful");
                    Thread writer = new Thread(() -> {
                        synchronized (lock) {
                            total = 1;
                        }
                    }, "writer");
                    careless.start();
                    careful.start();
                    writer.start();
                    careless.join();
                    careful.join();
                    writer.join();
                }
            }
            """;

    /** What is read is ordered by a volatile flag, a lock, a join. */
    private static final String ORDERED = """
            class Ordered {
                static int data, locked, joined;
                static volatile boolean ready;
                public static void main(String[] args) throws InterruptedException {
                    Thread writer = new Thread(() -> {
                        data = 1;
                        ready = true;
                        synchronized (Ordered.class) {
                            locked++;
                        }
                        joined = 1;
                    }, "writer");
                    writer.start();
                    if (ready) {
                        data++;
                    }
                    synchronized (Ordered.class) {
                        locked++;
                    }
                    writer.join();
                    joined++;
                }
            }
            """;

    /** Two threads, two elements. */
    private static final String ELEMENTS = """
            class Elements {
                static final Object lock = new Object();
                public static void main(String[] args) throws InterruptedException {
                    int[] numbers = new int[2];
                    Thread other = new Thread(() -> numbers[0] = 1, "other");
                    other.start();
                    numbers[1] = 2;
                    synchronized (lock) {
                        numbers[1]++;
                    }
                    other.join();
                    assert numbers[0] + numbers[1] == 4;
                }
            }
            """;

    /** The pool behind it looks at its queues without a lock. */
    private static final String PARALLEL = """
            import java.util.stream.IntStream;
            class Parallel {
                public static void main(String[] args) {
                    assert IntStream.rangeClosed(1, 4).parallel().sum() == 10;
                    assert IntStream.rangeClosed(1, 2).parallel().sum() == 3;
                }
            }
            """;

    /** Without volatile the compiler need not look again; an exploration does. */
    private static final String PLAIN_FLAG = """
            class PlainFlag {
                static boolean open;
                static void pass() {
                    while (!open) {
                        Thread.yield();
                    }
                }
                public static void main(String[] args) throws InterruptedException {
                    Thread spinner = new Thread(PlainFlag::pass, "spinner");
                    spinner.start();
                    Thread.sleep(1);
                    open = true;
                    spinner.join();
                }
            }
            """;

    private static final String LEAK = """
            import java.util.concurrent.locks.ReentrantLock;
            class Leak {
                static final ReentrantLock lock = new ReentrantLock();
                public static void main(String[] args) throws InterruptedException {
                    Thread careless = new Thread(() -> {
                        lock.lock();
                    }, "careless");
                    careless.start();
                    careless.join();
                }
            }
            """;

    @TempDir
    Path folder;

    private HeddleProcess heddle;

    @BeforeEach
    void prepare() throws Exception {
        heddle = new HeddleProcess(folder);
        heddle.write("WrongLock.java", WRONG_LOCK);
        heddle.write("CarelessReader.java", CARELESS_READER);
        heddle.write("Ordered.java", ORDERED);
        heddle.write("Leak.java", LEAK);
        heddle.write("Parallel.java", PARALLEL);
        heddle.write("Elements.java", ELEMENTS);
        heddle.write("PlainFlag.java", PLAIN_FLAG);
    }

    private Result explore(String... args) throws Exception {
        HeddleProcess.Outcome outcome = heddle.explore(args);
        assertThat(outcome.exit()).as(outcome.err()).isIn(0, 1, 3);
        return heddle.result();
    }

    @Test
    void aRaceIsAWarningWithBothAccesses() throws Exception {
        Result result = explore("--strategy", "dpor", "WrongLock.java");

        assertThat(result.status()).isEqualTo(Status.CLEAN);
        assertThat(result.complete()).isTrue();
        assertThat(result.warnings()).hasSize(1);
        Violation race = result.warnings().get(0);
        assertThat(race.kind()).isEqualTo(ViolationKind.RACE);
        assertThat(race.message()).startsWith("WrongLock.total: ").endsWith("and nothing orders them");
        assertThat(race.accesses()).extracting(Access::op).containsExactly("write", "write");
        assertThat(race.accesses()).extracting(Access::thread).containsExactlyInAnyOrder("first", "second");
        assertThat(race.accesses()).allSatisfy(access -> {
            assertThat(access.at().line()).isEqualTo(7);
            assertThat(access.stack()).hasSize(2);
            assertThat(access.stack().get(0).method()).isEqualTo("add");
            assertThat(access.locks()).hasSize(1);
        });
        assertThat(race.accesses().get(0).locks()).isNotEqualTo(race.accesses().get(1).locks());
    }

    @Test
    void theReportHasBothStacksAndTheLocksHeld() throws Exception {
        String text = heddle.explore("--strategy", "dpor", "WrongLock.java").out();

        assertThat(text).containsPattern("""
                Data race: WrongLock\\.total: (first|second) writes at WrongLock.java:7 and (first|second) writes .*(\\n    them .*)?
                    (first|second) writes, holding Object#\\d
                      at WrongLock\\.add\\(WrongLock.java:7\\)
                      at WrongLock\\.\\S+\\(WrongLock.java:1[12]\\)
                    (first|second) writes, holding Object#\\d
                      at WrongLock\\.add\\(WrongLock.java:7\\)
                      at WrongLock\\.\\S+\\(WrongLock.java:1[12]\\)
                """);
    }

    /** In all schedules: in some of them the last read before the write is that of the careful one. */
    @Test
    void theTwoAccessesAreThoseThatNothingOrders() throws Exception {
        for (String strategy : List.of("dpor", "pcb")) {
            Result result = explore("--strategy", strategy, "CarelessReader.java");

            assertThat(result.warnings()).as(strategy).hasSize(1);
            assertThat(result.warnings().get(0).accesses()).as(strategy)
                    .extracting(Access::thread).containsExactlyInAnyOrder("careless", "writer");
        }
    }

    @Test
    void whereAskedForItIsAViolationThatReplays() throws Exception {
        Result result = explore("--strategy", "random", "--fail-on", "race", "WrongLock.java");

        assertThat(result.status()).isEqualTo(Status.VIOLATION);
        assertThat(result.violations()).extracting(Violation::kind).containsExactly(ViolationKind.RACE);
        assertThat(result.violations().get(0).k()).as("preemptions").isZero();
        String schedule = result.violations().get(0).schedule();
        HeddleProcess.Outcome replay = heddle.run("replay", "--times", "100", schedule);
        assertThat(replay.exit()).as(replay.out() + replay.err()).isEqualTo(1);
    }

    /** The second thread writes only if it sees a flag that is set for a moment. */
    @Test
    void theScheduleOfARaceIsAsShortAsThatOfAFailureAndHasAPassingOneBesideIt() throws Exception {
        heddle.write("Late.java", """
                class Late {
                    static volatile boolean half;
                    static int total;
                    public static void main(String[] args) throws InterruptedException {
                        Thread first = new Thread(() -> {
                            half = true;
                            half = false;
                            total = 1;
                        }, "first");
                        Thread second = new Thread(() -> {
                            if (half) {
                                total = 2;
                            }
                        }, "second");
                        first.start();
                        second.start();
                        first.join();
                        second.join();
                    }
                }
                """);
        for (String strategy : List.of("dpor", "random")) {
            Result result = explore("--strategy", strategy, "--fail-on", "race", "Late.java");

            assertThat(result.violations()).as(strategy).hasSize(1);
            Violation race = result.violations().get(0);
            assertThat(race.accesses()).extracting(access -> access.at().line()).containsExactlyInAnyOrder(8, 12);
            assertThat(race.k()).as(strategy).isEqualTo(1);
            assertThat(race.passesFrom()).as(strategy).isNotNull();
            HeddleProcess.Outcome passing = heddle.run("replay", "--passing", race.schedule());
            assertThat(passing.exit()).as(passing.out() + passing.err()).isZero();
        }
    }

    @Test
    void orderedAccessesAreNoRace() throws Exception {
        for (String strategy : List.of("dpor", "pcb")) {
            Result result = explore("--strategy", strategy, "--k", "10", "Ordered.java");
            assertThat(result.warnings()).as(strategy).isEmpty();
            assertThat(result.complete()).isTrue();
            assertThat(result.coverage().get("unshared"))
                    .isEqualTo(List.of("Ordered.data", "Ordered.joined", "Ordered.locked"));
        }
    }

    @Test
    void differentElementsOfAnArrayAreNoRace() throws Exception {
        Result result = explore("--strategy", "dpor", "Elements.java");

        assertThat(result.warnings()).isEmpty();
        assertThat(result.complete()).isTrue();
    }

    @Test
    void aLoopOverAPlainFlagEndsAndTheFlagIsARace() throws Exception {
        for (String strategy : List.of("random", "pct")) {
            Result result = explore("--strategy", strategy, "--max-executions", "100", "PlainFlag.java");

            assertThat(result.violations()).as(strategy).isEmpty();
            assertThat(result.executions()).isGreaterThanOrEqualTo(100);
            assertThat(result.warnings()).hasSize(1);
            Violation race = result.warnings().get(0);
            assertThat(race.kind()).isEqualTo(ViolationKind.RACE);
            assertThat(race.message()).startsWith("PlainFlag.open: ");
            assertThat(race.accesses()).extracting(access -> access.at().line()).containsExactlyInAnyOrder(4, 12);
        }
    }

    @Test
    void racesAmongTheJdksOwnArraysAreItsOwnAffair() throws Exception {
        Result result = explore("--strategy", "random", "--max-executions", "100", "Parallel.java");

        assertThat(result.executions()).isGreaterThanOrEqualTo(100);
        assertThat(result.warnings()).isEmpty();
    }

    @Test
    void aLockThatIsNotGivenBackIsAWarning() throws Exception {
        Result result = explore("--strategy", "random", "--max-executions", "5", "Leak.java");

        assertThat(result.warnings()).hasSize(1);
        Violation leak = result.warnings().get(0);
        assertThat(leak.kind()).isEqualTo(ViolationKind.LEAKED_LOCK);
        assertThat(leak.thread()).isEqualTo("careless");
        assertThat(leak.at().line()).isEqualTo(6);
    }
}
