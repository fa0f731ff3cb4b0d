package dev.heddle.engine.symbolic;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.api.Heddle;
import dev.heddle.engine.instrument.Fork;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;

class DifferentialTest {

    /** Another one for another search. */
    private static final long SEED = Long.getLong("heddle.seed", 1);
    private static final int METHODS = Integer.getInteger("heddle.differential.methods", 20_000);

    /** Half of the methods in each of two processes. */
    @Test
    void inputsFromTheSolverDriveRandomMethodsDownThePredictedPath() throws Exception {
        CompletableFuture<List<String>> other = CompletableFuture.supplyAsync(() -> run(SEED + 1_000_000));
        List<String> lines = new ArrayList<>(run(SEED));
        lines.addAll(other.get());

        assertThat(lines).noneMatch(line -> line.startsWith("wrong"));
        assertThat(lines).noneMatch(line -> line.startsWith("imprecision"));
        assertThat(lines).noneMatch(line -> line.startsWith("untouched"));
        assertThat(count(lines, "computed")).isGreaterThan(METHODS * 10);
        assertThat(count(lines, "integral satisfiable")).isGreaterThan(METHODS * 2 / 5);
        assertThat(count(lines, "integral unsatisfiable")).isGreaterThan(METHODS / 100);
        assertThat(count(lines, "integral unknown")).isLessThan(METHODS / 100);
        assertThat(count(lines, "floating satisfiable")).isGreaterThan(METHODS / 100);
        assertThat(count(lines, "floating unsatisfiable")).isGreaterThan(METHODS / 200);
    }

    private static List<String> run(long seed) {
        try {
            return new Fork(Runtime.version().feature(), Path.of(System.getProperty("java.home")))
                    .classPath(Fork.location(Heddle.class))
                    .run(DifferentialRun.class, Long.toString(seed), Integer.toString(METHODS / 2));
        } catch (IOException | InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private static int count(List<String> lines, String what) {
        return lines.stream()
                .filter(line -> line.startsWith(what + " "))
                .mapToInt(line -> Integer.parseInt(line.substring(what.length() + 1)))
                .sum();
    }
}
