package dev.heddle.engine.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.engine.model.Result;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Programs whose executions are long. */
@Tag("processes")
class LongExecutionsTest {

    @TempDir
    Path folder;

    private HeddleProcess heddle;

    @BeforeEach
    void writeProgram() throws Exception {
        heddle = new HeddleProcess(folder);
        heddle.write("Writes.java", """
                class Writes {
                    static volatile int last;

                    static void write() {
                        for (int i = 0; i < 3_000; i++) {
                            last = i;
                        }
                    }

                    public static void main(String[] args) throws Exception {
                        Thread other = new Thread(Writes::write);
                        other.start();
                        write();
                        other.join();
                    }
                }
                """);
    }

    @Test
    void autoAlsoMakesExecutionsWithFewSwitches() throws Exception {
        heddle.explore("--max-executions", "12", "Writes.java");

        Map<String, Object> stats = heddle.result().stats();
        assertThat(number(stats, "pct")).isGreaterThanOrEqualTo(3);
        assertThat(number(stats, "random")).isGreaterThanOrEqualTo(3);
        assertThat(number(stats, "dpor")).isBetween(1L, 4L);
    }

    /** All orders of 6,000 writes are more than fit into memory: what is not planned is told, and nothing is claimed. */
    @Test
    void dporTellsThatThereAreMoreRacesThanItCanReverse() throws Exception {
        heddle.write("Turns.java", """
                class Turns {
                    static volatile int turn;
                    static volatile int last;

                    static void play(int own) {
                        for (int i = 0; i < 3_000; i++) {
                            while (turn != own) {
                                Thread.onSpinWait();
                            }
                            last = i;
                            turn = 1 - own;
                        }
                    }

                    public static void main(String[] args) throws Exception {
                        Thread other = new Thread(() -> play(1));
                        other.start();
                        play(0);
                        other.join();
                    }
                }
                """);

        heddle.explore("--strategy", "dpor", "--max-executions", "4", "Turns.java");

        Result result = heddle.result();
        assertThat(result.complete()).isFalse();
        assertThat(result.imprecision()).anyMatch(told -> told.what().startsWith("so many races in one execution"));
    }

    private static long number(Map<String, Object> stats, String name) {
        return stats.get(name) instanceof Number number ? number.longValue() : 0;
    }
}
