package dev.heddle.engine.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.engine.model.Result;
import dev.heddle.engine.symbolic.SolverServer;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Explorations whose solver is killed. */
@Timeout(240)
class SolverFailureTest {

    @TempDir
    Path folder;

    /** The factors of a product of two primes: the solver is killed long before its time for them is up. */
    @Test
    void oneThatIsKilledOverAQuestionCostsThatQuestionOnly() throws Exception {
        HeddleProcess heddle = new HeddleProcess(folder);
        heddle.write("Factors.java", """
                import dev.heddle.api.Heddle;

                class Factors {
                    static volatile int price;

                    public static void main(String[] args) throws Exception {
                        long a = Heddle.input("a", 2L, 2L, 2147483647L);
                        long b = Heddle.input("b", 2L, 2L, 2147483647L);
                        int amount = Heddle.input("amount", 1);
                        Thread writer = new Thread(() -> price = amount, "writer");
                        writer.start();
                        if (a * b == 2147483629L * 2147483587L) {
                            throw new IllegalStateException("factors");
                        }
                        if (price == 51) {
                            throw new IllegalStateException("found");
                        }
                    }
                }
                """);

        Process exploration = heddle.start(
                "explore", "--quiet", "--all", "--strategy", "unfolding", "--json", "r.json", "Factors.java");
        solverBelow(exploration).destroyForcibly();
        HeddleProcess.Outcome outcome = HeddleProcess.finish(exploration);

        assertThat(outcome.exit()).as(outcome.err()).isEqualTo(1);
        Result result = heddle.result("r.json");
        assertThat(result.violations()).singleElement().satisfies(violation -> {
            assertThat(violation.message()).contains("found");
            assertThat(violation.at().line()).isEqualTo(16);
            assertThat(violation.inputs()).containsEntry("amount", 51L);
        });
        assertThat(result.complete()).isFalse();
        assertThat(result.imprecision()).singleElement().satisfies(imprecision -> {
            assertThat(imprecision.what())
                    .startsWith("no answer from the solver: its process").endsWith("exit code 137");
            assertThat(imprecision.count()).isEqualTo(1);
        });
    }

    /** The test itself does it here, in every execution. */
    @Test
    void oneThatIsKilledBetweenQuestionsCostsNothing() throws Exception {
        HeddleProcess heddle = new HeddleProcess(folder);
        heddle.write("Killer.java", """
                import dev.heddle.api.Heddle;

                class Killer {
                    public static void main(String[] args) throws Exception {
                        int a = Heddle.input("a", 0);
                        int b = Heddle.input("b", 0);
                        ProcessHandle.current().children().forEach(child -> {
                            child.destroyForcibly();
                            child.onExit().join();
                        });
                        if (a * 7 + b == 5003 && b * 11 - a * 3 == -967) {
                            throw new IllegalStateException("found");
                        }
                    }
                }
                """);

        HeddleProcess.Outcome outcome = heddle.run(
                "explore", "--quiet", "--strategy", "unfolding", "--json", "r.json", "Killer.java");

        assertThat(outcome.exit()).as(outcome.err()).isEqualTo(1);
        Map<String, Object> inputs = heddle.result("r.json").violations().get(0).inputs();
        int a = ((Number) inputs.get("a")).intValue();
        int b = ((Number) inputs.get("b")).intValue();
        assertThat(a * 7 + b).isEqualTo(5003);
        assertThat(b * 11 - a * 3).isEqualTo(-967);
    }

    /** The solver's process, once there is one. */
    private static ProcessHandle solverBelow(Process exploration) throws InterruptedException {
        while (exploration.isAlive()) {
            Optional<ProcessHandle> solver = exploration.descendants()
                    .filter(process -> process.info().commandLine().orElse("").contains(SolverServer.class.getName()))
                    .findFirst();
            if (solver.isPresent()) {
                // The one question of this test that is not guessed takes five seconds.
                Thread.sleep(1_000);
                return solver.get();
            }
            Thread.sleep(50);
        }
        throw new AssertionError("the exploration ended without a solver");
    }
}
