package dev.heddle.engine.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dev.heddle.engine.model.Result;
import dev.heddle.engine.model.Status;
import dev.heddle.engine.model.Step;
import dev.heddle.engine.model.Violation;
import dev.heddle.engine.model.ViolationKind;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("processes")
public class ExploreCommandTest {

    public static final String LOST_UPDATE = """
            import static org.junit.jupiter.api.Assertions.assertEquals;
            import org.junit.jupiter.api.Test;
            class LostUpdate {
                int hits;
                @Test
                void twoHits() throws InterruptedException {
                    Thread first = new Thread(() -> hits++, "first");
                    Thread second = new Thread(() -> hits++, "second");
                    first.start();
                    second.start();
                    first.join();
                    second.join();
                    System.out.println("counted " + hits);
                    assertEquals(2, hits);
                }
                @Test
                void oneThreadOnly() {
                    hits++;
                    assertEquals(1, hits);
                }
            }
            """;

    @TempDir
    Path folder;

    private HeddleProcess heddle;

    @BeforeEach
    void prepare() throws Exception {
        heddle = new HeddleProcess(folder);
        heddle.write("LostUpdate.java", LOST_UPDATE);
    }

    /** Where executions end early, the complete half of the search has nothing more to try long before the other. */
    @Test
    void theRandomHalfGoesOnWhereTheCompleteHalfHasGivenUp() throws Exception {
        Path source = Path.of("../../testData/unfolding/TimeOutBeforeExit.java").toAbsolutePath().normalize();

        HeddleProcess.Outcome outcome = heddle.run("explore", "--time-outs", "any", "--json", "r.json", source.toString());

        assertThat(outcome.exit()).as(outcome.err()).isEqualTo(1);
        assertThat(heddle.result("r.json").violations()).singleElement().satisfies(v -> {
            assertThat(v.kind()).isEqualTo(ViolationKind.ASSERTION);
            assertThat(v.at().line()).isEqualTo(22);
        });
    }

    /** Shortening the first violation learns of more shared variables than the search knows of then. */
    @Test
    void aSearchGoesOnBehindAViolationAsItWouldHaveWithoutIt() throws Exception {
        Path source = Path.of("../../testData/unfolding/DaemonExits.java").toAbsolutePath().normalize();

        HeddleProcess.Outcome outcome =
                heddle.run("explore", "--all", "--strategy", "pcb", "--json", "r.json", source.toString());

        assertThat(outcome.exit()).as(outcome.err()).isEqualTo(1);
        Result result = heddle.result("r.json");
        assertThat(result.notes()).isEmpty();
        assertThat(result.complete()).isTrue();
        assertThat(result.violations()).singleElement().satisfies(v -> assertThat(v.at().line()).isEqualTo(25));
    }

    @Test
    void findsALostUpdateAndSaysHow() throws Exception {
        HeddleProcess.Outcome outcome = heddle.run("explore", "--json", "r.json", "--html", "r.html",
                "LostUpdate.java#twoHits");

        assertThat(outcome.exit()).as(outcome.err()).isEqualTo(1);
        assertThat(outcome.err()).isEmpty();
        assertThat(outcome.out())
                .startsWith("Assertion failed in LostUpdate#twoHits\n  expected: <2> but was: <1>\n"
                        + "  at thread main, LostUpdate.java:14\n")
                .contains("hits ➜ 0", "hits = 1")
                .contains("heddle replay .heddle/LostUpdate.twoHits/v1.schedule.json");
        Result result = heddle.result("r.json");
        assertThat(result.status()).isEqualTo(Status.VIOLATION);
        assertThat(result.strategy()).isEqualTo("auto");
        assertThat(result.complete()).isFalse();
        assertThat(result.violations()).hasSize(1);
        Violation violation = result.violations().get(0);
        assertThat(violation.kind()).isEqualTo(ViolationKind.ASSERTION);
        assertThat(violation.at().line()).isEqualTo(14);
        assertThat(violation.at().file()).isEqualTo("LostUpdate.java");
        assertThat(violation.thread()).isEqualTo("main");
        assertThat(violation.confirmed()).isTrue();
        assertThat(violation.test()).isEqualTo("LostUpdate#twoHits");
        assertThat(folder.resolve(violation.schedule())).exists();
        assertThat(folder.resolve("r.html")).content().contains("hits = 1");
        assertThat(folder.resolve(".heddle/LostUpdate.twoHits/result.json"))
                .hasSameTextualContentAs(folder.resolve("r.json"));
    }

    @Test
    void showsAFailureWithFewSwitches() throws Exception {
        Path source = Path.of("../../testData/demo/CheckThenAct.java").toAbsolutePath().normalize();

        HeddleProcess.Outcome outcome = heddle.run("explore", "--json", "r.json", source.toString());

        assertThat(outcome.out()).contains("called ConcurrentHashMap#1.get (line 15)", "called ConcurrentHashMap#1.put (line 16)",
                "Passes when line 16 of pool-1-thread-");
        List<Step> steps = heddle.result("r.json").violations().get(0).steps();
        int switches = 0;
        for (int i = 1; i < steps.size(); i++) {
            switches += steps.get(i).thread().equals(steps.get(i - 1).thread()) ? 0 : 1;
        }
        assertThat(steps).hasSizeGreaterThan(50);
        assertThat(switches).isBetween(3, 8);
    }

    @Test
    void exploresAllTestsOfAClass() throws Exception {
        HeddleProcess.Outcome outcome =
                heddle.run("explore", "--max-executions", "50", "--json", "r.json", "LostUpdate.java");

        assertThat(outcome.exit()).as(outcome.err()).isEqualTo(1);
        Result result = heddle.result("r.json");
        assertThat(result.violations()).extracting(Violation::test).containsExactly("LostUpdate#twoHits");
        JsonObject perTest = JsonParser.parseString(Files.readString(folder.resolve("r.json"))).getAsJsonObject()
                .getAsJsonObject("stats").getAsJsonObject("perTest");
        assertThat(perTest.keySet()).containsExactlyInAnyOrder("LostUpdate#twoHits", "LostUpdate#oneThreadOnly");
        assertThat(perTest.getAsJsonObject("LostUpdate#oneThreadOnly").get("status").getAsString())
                .isNotEqualTo("violation");
    }

    @Test
    void theSameSeedGivesTheSameSchedule() throws Exception {
        heddle.run("explore", "--seed", "42", "--out", "a", "LostUpdate.java#twoHits");
        heddle.run("explore", "--seed", "42", "--out", "b", "LostUpdate.java#twoHits");

        assertThat(folder.resolve("a/LostUpdate.twoHits/v1.schedule.json"))
                .hasSameTextualContentAs(folder.resolve("b/LostUpdate.twoHits/v1.schedule.json"));
    }

    @Test
    void stopsAtTheNumberOfExecutionsWithExitCode3() throws Exception {
        HeddleProcess.Outcome outcome = heddle.run("explore", "--max-executions", "25", "--json", "r.json",
                "--strategy", "pct", "LostUpdate.java#oneThreadOnly");

        Result result = heddle.result("r.json");
        if (result.complete()) {
            assertThat(outcome.exit()).isZero();
        } else {
            assertThat(outcome.exit()).isEqualTo(3);
            assertThat(result.executions()).isEqualTo(25);
        }
        assertThat(result.violations()).isEmpty();
        assertThat(result.strategy()).isEqualTo("pct");
    }

    @Test
    void stopsInTime() throws Exception {
        heddle.write("Safe.java", """
                public class Safe {
                    static int x;
                    public static void main(String[] args) throws Exception {
                        Thread other = new Thread(() -> { synchronized (Safe.class) { x++; } });
                        other.start();
                        synchronized (Safe.class) { x++; }
                        other.join();
                    }
                }
                """);

        HeddleProcess.Outcome outcome = heddle.run("explore", "--strategy", "random", "--time", "6s", "--json", "r.json",
                "Safe.java");

        assertThat(outcome.exit()).as(outcome.err()).isEqualTo(3);
        Result result = heddle.result("r.json");
        assertThat(result.status()).isEqualTo(Status.INCOMPLETE);
        assertThat(result.elapsedMs()).as("the time asked for, not the usual minute").isBetween(500L, 50_000L);
        assertThat(outcome.out()).contains("Safe.java: No violation. The search was stopped by a limit");
    }

    /** One execution would take more than a minute; the search is over after a few seconds, with nothing made. */
    @Test
    void breaksOffAnExecutionThatTakesFarLongerThanTheTime() throws Exception {
        heddle.write("Slow.java", """
                public class Slow {
                    static volatile boolean over;
                    public static void main(String[] args) throws Exception {
                        Thread other = new Thread(() -> { while (!over) { Thread.yield(); } });
                        other.start();
                        for (int i = 0; i < 40_000; i++) {
                            long sum = 0;
                            for (int j = 0; j < 1_000_000; j++) { sum += j * j; }
                            over = sum == 7;
                            Thread.yield();
                        }
                        over = true;
                    }
                }
                """);

        HeddleProcess.Outcome outcome = heddle.run("explore", "--strategy", "random", "--time", "6s", "--json", "r.json",
                "Slow.java");

        assertThat(outcome.exit()).as(outcome.err()).isEqualTo(3);
        assertThat(heddle.result("r.json").executions()).isZero();
        assertThat(heddle.result("r.json").notes()).singleElement().asString()
                .matches("broken off in the middle of an execution, after .*|the time was over before the first execution .*");
    }

    /** It has the lock wherever it has read long enough, so it must give way where it has not. */
    @Test
    void aLoopThatPollsUnderALockLetsOthersHaveIt() throws Exception {
        heddle.write("Polls.java", """
                class Polls {
                    static final Object LOCK = new Object();
                    static int x;
                    public static void main(String[] args) throws InterruptedException {
                        Thread writer = new Thread(() -> { synchronized (LOCK) { x = 1; } }, "writer");
                        writer.start();
                        int seen = 0;
                        while (seen == 0) {
                            synchronized (LOCK) {
                                seen = x;
                            }
                        }
                        writer.join();
                    }
                }
                """);

        HeddleProcess.Outcome outcome = heddle.run("explore", "--strategy", "dpor", "--max-executions", "20", "--json",
                "r.json", "Polls.java");

        assertThat(outcome.exit()).as(outcome.err()).isEqualTo(3);
        assertThat(heddle.result("r.json").violations()).isEmpty();
        assertThat(heddle.result("r.json").executions()).isGreaterThanOrEqualTo(20);
    }

    @Test
    void tellsToolsOneJsonObjectALine() throws Exception {
        HeddleProcess.Outcome outcome = heddle.run("explore", "--events", "LostUpdate.java#twoHits");

        assertThat(outcome.exit()).as(outcome.err()).isEqualTo(1);
        List<JsonObject> events =
                outcome.out().lines().map(line -> JsonParser.parseString(line).getAsJsonObject()).toList();
        List<String> types = events.stream().map(event -> event.get("type").getAsString()).toList();
        assertThat(types).startsWith("hello").containsSubsequence("started", "violation").contains("progress").endsWith("done");
        assertThat(events.get(0).get("protocol").getAsString()).isEqualTo("heddle/events/1");
        JsonObject done = events.get(events.size() - 1);
        assertThat(done.get("exit").getAsInt()).isEqualTo(1);
        assertThat(done.getAsJsonObject("result").get("status").getAsString()).isEqualTo("violation");
    }

    @Test
    void keepsWhatTheTestPrintsOutOfItsOwnOutput() throws Exception {
        HeddleProcess.Outcome outcome = heddle.run("explore", "--seed", "3", "LostUpdate.java#twoHits");

        assertThat(outcome.out()).doesNotContain("counted 1");
        assertThat(folder.resolve(".heddle/LostUpdate.twoHits/output.txt")).content().contains("counted 1");
    }

    @Test
    void showsWhatTheTestPrintsWhenAsked() throws Exception {
        HeddleProcess.Outcome outcome = heddle.run("explore", "--show-output", "LostUpdate.java#twoHits");

        assertThat(outcome.out()).contains("counted 1\n");
    }

    @Test
    void severalWorkersFindItToo() throws Exception {
        HeddleProcess.Outcome outcome =
                heddle.run("explore", "--workers", "2", "--json", "r.json", "LostUpdate.java#twoHits");

        assertThat(outcome.exit()).as(outcome.err()).isEqualTo(1);
        assertThat(heddle.result("r.json").violations()).extracting(Violation::id).containsExactly("v1");
    }

    @Test
    void quietSaysNothingWhereNothingIsFound() throws Exception {
        HeddleProcess.Outcome outcome =
                heddle.run("explore", "--quiet", "--max-executions", "5", "LostUpdate.java#oneThreadOnly");

        assertThat(outcome.out()).isEmpty();
        assertThat(outcome.err()).isEmpty();
    }

    @Test
    void runsOnTheJdkThatIsAskedFor() throws Exception {
        HeddleProcess.Outcome outcome = heddle.run("explore", "--jdk", HeddleProcess.testJdk().toString(), "--backend",
                "platform", "--json", "r.json", "LostUpdate.java#twoHits");

        assertThat(outcome.exit()).as(outcome.err()).isEqualTo(1);
        assertThat(heddle.result("r.json").jdk()).isEqualTo(System.getProperty("java.version"));
        assertThat(heddle.result("r.json").backend()).isEqualTo("platform");
    }

    @Test
    void ctrlCEndsTheSearchAndKeepsTheResult() throws Exception {
        heddle.write("Safe.java", """
                public class Safe {
                    static volatile int x;
                    public static void main(String[] args) throws Exception {
                        Thread other = new Thread(() -> x = 1);
                        other.start();
                        x = 2;
                        other.join();
                    }
                }
                """);
        Process process = heddle.start("explore", "--strategy", "random", "--events", "--json", "r.json", "Safe.java");
        var lines = process.inputReader().lines().iterator();
        while (!lines.next().contains("\"progress\"")) {
            assertThat(process.isAlive()).isTrue();
        }

        new ProcessBuilder("kill", ignoresCtrlC() ? "-TERM" : "-INT", String.valueOf(process.pid())).start().waitFor();
        lines.forEachRemaining(line -> assertThat(line).startsWith("{"));

        assertThat(process.waitFor()).isEqualTo(3);
        Result result = heddle.result("r.json");
        assertThat(result.status()).isEqualTo(Status.INCOMPLETE);
        assertThat(result.executions()).isPositive();
        assertThat(process.descendants()).isEmpty();
    }

    /** Shells start what runs in the background so, and processes pass it on; a request to terminate is handled alike. */
    private static boolean ignoresCtrlC() throws IOException {
        Path status = Path.of("/proc/self/status");
        return Files.exists(status) && Files.readAllLines(status).stream()
                .filter(line -> line.startsWith("SigIgn:"))
                .anyMatch(line -> (Long.parseUnsignedLong(line.substring(7).trim(), 16) & 1 << 2 - 1) != 0);
    }

    /** Where it exits nobody knows what the other thread would have done, and what that would have raced with. */
    @Test
    void claimsNothingWhereAnExitCutsOthersOff() throws Exception {
        heddle.write("Leaver.java", """
                class Leaver {
                    static volatile boolean over;
                    static volatile int left;
                    public static void main(String[] args) throws InterruptedException {
                        Thread other = new Thread(() -> left = over ? 1 : 2, "other");
                        other.start();
                        if (args.length == 0 && Boolean.getBoolean("patient")) {
                            other.join();
                        }
                        over = true;
                        System.exit(0);
                    }
                }
                """);

        HeddleProcess.Outcome hasty = heddle.run(
                "explore", "--quiet", "--strategy", "dpor", "--json", "hasty.json", "Leaver.java");
        HeddleProcess.Outcome patient = heddle.run("explore", "--quiet", "--strategy", "dpor",
                "--jvm-arg=-Dpatient=true", "--json", "patient.json", "Leaver.java");

        assertThat(hasty.exit()).as(hasty.err()).isEqualTo(3);
        assertThat(heddle.result("hasty.json").complete()).isFalse();
        assertThat(heddle.result("hasty.json").imprecision()).singleElement().satisfies(imprecision ->
                assertThat(imprecision.what()).startsWith("the program ended, by itself or at the limit on steps"));
        assertThat(patient.exit()).as(patient.err()).isZero();
        assertThat(heddle.result("patient.json").complete()).isTrue();
    }
}
