package dev.heddle.engine.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.heddle.engine.model.Violation;
import dev.heddle.engine.model.ViolationKind;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code --strategy predict}: what is told of one execution. */
class PredictTest {

    private static final Path TEST_DATA = Path.of("..", "..", "testData").toAbsolutePath().normalize();

    @TempDir
    Path folder;

    private HeddleProcess heddle;

    @BeforeEach
    void prepare() {
        heddle = new HeddleProcess(folder);
    }

    @Test
    void predictsWhatTheRunningExampleOfThePaperHidesFromTheRunSeen() throws Exception {
        HeddleProcess.Outcome outcome = heddle.explore(
                "--strategy", "predict", "--all", TEST_DATA.resolve("predict/RunningExample.java").toString());

        assertThat(outcome.exit()).as(outcome.out() + outcome.err()).isEqualTo(1);
        assertThat(heddle.result().violations()).extracting(Violation::kind, Violation::confirmed)
                .containsExactlyInAnyOrder(tuple(ViolationKind.DEADLOCK, true), tuple(ViolationKind.STUCK, true));
        assertThat(heddle.result().complete()).isFalse();
    }

    /** No order of increments without a decision is worth an execution: there is nothing that could go another way. */
    @Test
    void makesNoExecutionThatTheSolverDidNotAskFor() throws Exception {
        HeddleProcess.Outcome outcome = heddle.explore(
                "--strategy", "predict", TEST_DATA.resolve("counts/Inc.java").toString());

        assertThat(outcome.exit()).as(outcome.out() + outcome.err()).isEqualTo(3);
        assertThat(((Number) heddle.result().stats().get("executions")).intValue()).isEqualTo(1);
        assertThat(heddle.result().violations()).isEmpty();
        assertThat(outcome.out()).contains("it is not complete");
    }
}
