package dev.heddle.engine.symbolic;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.api.Heddle;
import dev.heddle.engine.instrument.Fork;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class DifferentialTest {

    /** Another one for a longer search. */
    private static final long SEED = Long.getLong("heddle.seed", 1);
    /** {@code -Dheddle.differential.methods=20000} is for when there is time. */
    private static final int METHODS = Integer.getInteger("heddle.differential.methods", 5_000);

    @Test
    void inputsFromTheSolverDriveRandomMethodsDownThePredictedPath() throws Exception {
        List<String> lines = new Fork(Runtime.version().feature(), Path.of(System.getProperty("java.home")))
                .classPath(Fork.location(Heddle.class))
                .within(600)
                .run(DifferentialRun.class, Long.toString(SEED), Integer.toString(METHODS));

        assertThat(lines).noneMatch(line -> line.startsWith("wrong"));
        assertThat(lines).noneMatch(line -> line.startsWith("imprecision"));
        assertThat(lines).noneMatch(line -> line.startsWith("untouched"));
        assertThat(count(lines, "computed")).isGreaterThan(METHODS * 10);
        assertThat(count(lines, "integral satisfiable")).isGreaterThan(METHODS * 2 / 5);
        assertThat(count(lines, "integral unsatisfiable")).isGreaterThan(METHODS / 100);
        assertThat(count(lines, "integral unknown")).isLessThan(METHODS / 100);
        assertThat(count(lines, "floating satisfiable")).isGreaterThan(METHODS / 20);
        assertThat(count(lines, "floating unsatisfiable")).isGreaterThan(METHODS / 100);
    }

    private static int count(List<String> lines, String what) {
        return lines.stream()
                .filter(line -> line.startsWith(what + " "))
                .mapToInt(line -> Integer.parseInt(line.substring(what.length() + 1)))
                .sum();
    }
}
