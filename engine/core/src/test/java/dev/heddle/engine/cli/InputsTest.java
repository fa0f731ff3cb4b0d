package dev.heddle.engine.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Inputs in results and schedules. */
@Tag("processes")
class InputsTest {

    private static final String PROGRAM = """
            import dev.heddle.api.Heddle;

            class Limits {
                public static void main(String[] args) throws Exception {
                    int amount = Heddle.input("amount", 42, 0, 100);
                    boolean open = Heddle.input("open", true);
                    char key = Heddle.input("key", 'x');
                    long[] sizes = Heddle.input("sizes", new long[] {1L << 60, 7});
                    Heddle.assume(key == 'x');
                    if (amount == 42 && open && sizes[0] == 1L << 60) {
                        throw new IllegalStateException("found");
                    }
                }
            }
            """;
    private static final String ORDERS = """
            import dev.heddle.api.Heddle;

            class Orders {
                static volatile int price;

                public static void main(String[] args) throws Exception {
                    Thread writer = new Thread(() -> price = Heddle.input("price", 0) * 3, "writer");
                    writer.start();
                    if (price == 51) {
                        throw new IllegalStateException("found");
                    }
                }
            }
            """;
    /** Says its values in messages, and fails inside a lambda that captures one. */
    private static final String TALKATIVE = """
            import dev.heddle.api.Heddle;

            class Talkative {
                static synchronized void take(int amount, int most) {
                    System.out.println("taking " + amount);
                    if (amount > most) {
                        throw new IllegalArgumentException("no more than " + most + ", not " + amount);
                    }
                }

                public static void main(String[] args) throws Exception {
                    int amount = Heddle.input("amount", 3, 0, 1_000_000);
                    int most = Integer.getInteger("most");
                    Thread taker = new Thread(() -> take(amount, most), "taker");
                    taker.start();
                    take(1, most);
                    taker.join();
                }
            }
            """;
    private static final Path SCHEDULE = Path.of(".heddle/Limits/v1.schedule.json");

    @TempDir
    Path folder;

    @Test
    void aViolationShowsThemAndAReplayUsesThem() throws Exception {
        HeddleProcess heddle = new HeddleProcess(folder);
        heddle.write("Limits.java", PROGRAM);

        HeddleProcess.Outcome found = heddle.run("explore", "--quiet", "--json", "r.json", "Limits.java");
        assertThat(found.exit()).as(found.err()).isEqualTo(1);
        assertThat(heddle.result("r.json").violations().get(0).inputs()).isEqualTo(Map.of(
                "amount", 42L, "open", true, "key", "x", "sizes[0]", 1L << 60, "sizes[1]", 7L));
        assertThat(heddle.run("replay", "--quiet", SCHEDULE.toString()).exit()).isEqualTo(1);

        changed("\"amount\": 42", "\"amount\": 41");
        heddle.run("replay", "--quiet", SCHEDULE.toString()).isBadRequest("the replay parted from the recording");
    }

    @Test
    void messagesWithTheirValuesDoNotMakeASearchIncomplete() throws Exception {
        HeddleProcess heddle = new HeddleProcess(folder);
        heddle.write("Talkative.java", TALKATIVE);

        HeddleProcess.Outcome clean = heddle.run("explore", "--quiet", "--strategy", "unfolding", "--json", "r.json",
                "--jvm-arg=-Dmost=1000000", "Talkative.java");

        assertThat(clean.exit()).as(clean.out() + clean.err()).isZero();
        assertThat(heddle.result("r.json").complete()).isTrue();
        assertThat(heddle.result("r.json").imprecision()).isEmpty();
    }

    @Test
    void whatHeddleAddsToLambdasIsNotShown() throws Exception {
        HeddleProcess heddle = new HeddleProcess(folder);
        heddle.write("Talkative.java", TALKATIVE);

        HeddleProcess.Outcome found =
                heddle.run("explore", "--strategy", "unfolding", "--jvm-arg=-Dmost=100", "Talkative.java");

        assertThat(found.exit()).as(found.out() + found.err()).isEqualTo(1);
        assertThat(found.out()).contains("Inputs: amount = 101", "at Talkative.lambda$main$0(Talkative.java:14)")
                .doesNotContain("$heddle");
    }

    /** The worker begins without following inputs: the search starts again when the test asks for one. */
    @ParameterizedTest
    @ValueSource(strings = {"unfolding", "auto"})
    void theInputThatFailsIsFound(String strategy) throws Exception {
        HeddleProcess heddle = new HeddleProcess(folder);
        heddle.write("Orders.java", ORDERS);

        HeddleProcess.Outcome found =
                heddle.run("explore", "--quiet", "--strategy", strategy, "--json", "r.json", "Orders.java");
        assertThat(found.exit()).as(found.err()).isEqualTo(1);
        assertThat(heddle.result("r.json").violations()).singleElement().satisfies(violation -> {
            assertThat(violation.inputs()).isEqualTo(Map.of("price", 17L));
            assertThat(violation.at().line()).isEqualTo(10);
            assertThat(violation.thread()).isEqualTo("main");
        });
        assertThat(heddle.run("replay", "--quiet", ".heddle/Orders/v1.schedule.json").exit()).isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"dpor", "pcb"})
    void aSearchThatLeavesInputsAloneClaimsNothingForOthers(String strategy) throws Exception {
        HeddleProcess heddle = new HeddleProcess(folder);
        heddle.write("Orders.java", ORDERS);

        HeddleProcess.Outcome clean =
                heddle.run("explore", "--strategy", strategy, "--no-color", "--json", "r.json", "Orders.java");
        assertThat(clean.exit()).as(clean.err()).isZero();
        assertThat(heddle.result("r.json").bound()).endsWith(", for the inputs price = 0 only");
        assertThat(heddle.result("r.json").notes()).containsExactly(
                "the test has inputs, which keep their fallbacks (price = 0); --strategy unfolding also looks for others");
    }

    @Test
    void aTestWhoseAssumptionsNeverHoldIsToldSo() throws Exception {
        HeddleProcess heddle = new HeddleProcess(folder);
        heddle.write("Never.java", """
                import dev.heddle.api.Heddle;

                class Never {
                    public static void main(String[] args) {
                        int amount = Heddle.input("amount", 0);
                        Heddle.assume(amount > 5 && amount < 5);
                        throw new IllegalStateException("not reached");
                    }
                }
                """);

        HeddleProcess.Outcome clean = heddle.run("explore", "--quiet", "--json", "r.json", "Never.java");
        assertThat(clean.exit()).as(clean.err()).isZero();
        assertThat(heddle.result("r.json").notes()).containsExactly("no execution got past the assumptions of the test"
                + " (Heddle.assume): what comes behind them was not tested");
    }

    /** One test of the class has an input, the other none: each is searched as if it were alone. */
    @Test
    void autoChoosesInputsOnlyForTestsThatHaveSome() throws Exception {
        HeddleProcess heddle = new HeddleProcess(folder);
        heddle.write("Two.java", """
                import dev.heddle.api.Heddle;
                import org.junit.jupiter.api.MethodOrderer;
                import org.junit.jupiter.api.Test;
                import org.junit.jupiter.api.TestMethodOrder;

                @TestMethodOrder(MethodOrderer.MethodName.class)
                class Two {
                    volatile int price;

                    @Test
                    void asks() throws Exception {
                        Thread writer = new Thread(() -> price = Heddle.input("price", 0, 0, 9));
                        writer.start();
                        if (price == 7 && price == 8) {
                            throw new IllegalStateException("never");
                        }
                    }

                    @Test
                    void doesNot() throws Exception {
                        Thread writer = new Thread(() -> price = 1);
                        writer.start();
                        int seen = price;
                    }
                }
                """);

        HeddleProcess.Outcome clean = heddle.run("explore", "--quiet", "--json", "r.json", "Two.java");
        assertThat(clean.exit()).as(clean.err()).isZero();
        assertThat(heddle.result("r.json").bound())
                .isEqualTo("all local states of all threads; all Mazurkiewicz traces");
    }

    @Test
    void unfoldingFindsAnInputThatFailsAsAFloatingPointNumberInAnotherThread() throws Exception {
        HeddleProcess heddle = new HeddleProcess(folder);
        heddle.write("Prices.java", """
                import dev.heddle.api.Heddle;

                class Prices {
                    static volatile double price;

                    public static void main(String[] args) throws Exception {
                        int cents = Heddle.input("cents", 0, 0, 100000);
                        Thread writer = new Thread(() -> price = cents / 100.0, "writer");
                        writer.start();
                        if (price == 17.25) {
                            throw new IllegalStateException("found");
                        }
                    }
                }
                """);

        HeddleProcess.Outcome found =
                heddle.run("explore", "--quiet", "--strategy", "unfolding", "--json", "r.json", "Prices.java");
        assertThat(found.exit()).as(found.err()).isEqualTo(1);
        assertThat(heddle.result("r.json").imprecision()).isEmpty();
        assertThat(heddle.result("r.json").violations()).singleElement().satisfies(violation -> {
            assertThat(violation.inputs()).isEqualTo(Map.of("cents", 1725L));
            assertThat(violation.at().line()).isEqualTo(11);
        });
    }

    @Test
    void anAssumptionThatDoesNotHoldEndsTheExecutionWithoutAVerdict() throws Exception {
        HeddleProcess heddle = new HeddleProcess(folder);
        heddle.write("Limits.java", PROGRAM);
        heddle.run("explore", "--quiet", "Limits.java");

        changed("\"key\": \"x\"", "\"key\": \"y\"");
        assertThat(heddle.run("replay", "--quiet", SCHEDULE.toString()).exit()).isZero();
    }

    private void changed(String from, String to) throws Exception {
        Path file = folder.resolve(SCHEDULE);
        String text = Files.readString(file);
        assertThat(text).contains(from);
        Files.writeString(file, text.replace(from, to));
    }
}
