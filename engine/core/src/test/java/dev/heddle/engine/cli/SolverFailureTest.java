package dev.heddle.engine.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.engine.model.Result;
import dev.heddle.engine.symbolic.solver.SolverServer;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Explorations whose solver is killed. */
@Timeout(1800)
@Tag("processes")
class SolverFailureTest {

    @TempDir
    Path folder;

    /**
     * Three cubes whose sum is 114, which nobody has found among numbers far beyond these: a question that is never
     * answered in its time. The solver is started for it and killed as soon as it is there.
     */
    @Test
    void oneThatIsKilledOverAQuestionCostsThatQuestionOnly() throws Exception {
        HeddleProcess heddle = new HeddleProcess(folder);
        heddle.write("Cubes.java", """
                import dev.heddle.api.Heddle;

                class Cubes {
                    static volatile int price;

                    public static void main(String[] args) throws Exception {
                        long a = Heddle.input("a", 2L, -100_000L, 100_000L);
                        long b = Heddle.input("b", 2L, -100_000L, 100_000L);
                        long c = Heddle.input("c", 2L, -100_000L, 100_000L);
                        int amount = Heddle.input("amount", 1);
                        Thread writer = new Thread(() -> price = amount, "writer");
                        writer.start();
                        if (a * a * a + b * b * b + c * c * c == 114) {
                            throw new IllegalStateException("cubes");
                        }
                        if (price == 51) {
                            throw new IllegalStateException("found");
                        }
                    }
                }
                """);

        Process exploration = heddle.start(
                "explore", "--quiet", "--all", "--strategy", "unfolding", "--json", "r.json", "Cubes.java");
        solverBelow(exploration).destroyForcibly();
        HeddleProcess.Outcome outcome = HeddleProcess.finish(exploration);

        assertThat(outcome.exit()).as(outcome.err()).isEqualTo(1);
        Result result = heddle.result("r.json");
        assertThat(result.violations()).singleElement().satisfies(violation -> {
            assertThat(violation.message()).contains("found");
            assertThat(violation.at().line()).isEqualTo(17);
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
                return solver.get();
            }
            Thread.sleep(10);
        }
        throw new AssertionError("the exploration ended without a solver");
    }
}
