package dev.heddle.engine.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.heddle.engine.model.Violation;
import dev.heddle.engine.model.ViolationKind;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code --strategy predict}: what is told of one execution. */
@Tag("processes")
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
    void predictsAllFourThingsThatTheRunningExampleOfThePaperHidesFromTheRunSeen() throws Exception {
        HeddleProcess.Outcome outcome = heddle.explore(
                "--strategy", "predict", "--all", TEST_DATA.resolve("predict/RunningExample.java").toString());

        assertThat(outcome.exit()).as(outcome.out() + outcome.err()).isEqualTo(1);
        assertThat(heddle.result().violations()).extracting(Violation::kind, Violation::confirmed)
                .containsExactlyInAnyOrder(tuple(ViolationKind.DEADLOCK, true), tuple(ViolationKind.STUCK, true));
        assertThat(heddle.result().warnings()).as(outcome.out())
                .anySatisfy(race -> {
                    assertThat(race.kind()).isEqualTo(ViolationKind.RACE);
                    assertThat(race.message()).contains(".z");
                    assertThat(race.accesses()).extracting(access -> access.at().line()).contains(39);
                })
                .anySatisfy(broken -> {
                    assertThat(broken.kind()).isEqualTo(ViolationKind.ATOMICITY);
                    assertThat(broken.region().file()).isEqualTo("RunningExample.java");
                    assertThat(broken.message()).contains("had line");
                    assertThat(broken.confirmed()).isTrue();
                });
        assertThat(heddle.result().complete()).isFalse();
        assertNoSearch();
    }

    /** A broken region is a violation where the user says so; its schedule shows it in another process too. */
    @Test
    void countsBrokenRegionsWhereTheUserWantsThat() throws Exception {
        HeddleProcess.Outcome outcome = heddle.explore("--strategy", "predict", "--all", "--fail-on", "atomicity,order",
                TEST_DATA.resolve("counts/Inc.java").toString());

        assertThat(outcome.exit()).as(outcome.out() + outcome.err()).isEqualTo(1);
        assertThat(heddle.result().violations()).extracting(Violation::kind, v -> v.region().fromLine())
                .containsExactly(tuple(ViolationKind.ATOMICITY, 16));
        assertThat(heddle.result().warnings()).isEmpty();
        assertNoSearch();
    }

    /** From a schedule drawn with a seed, and from a schedule file: here that of the thread that waits in vain. */
    @Test
    void predictsFromOtherSchedulesThanThePlainest() throws Exception {
        String example = TEST_DATA.resolve("predict/RunningExample.java").toString();
        heddle.explore("--strategy", "predict", "--all", "--seed", "3", "--out", "seeded", example);
        assertThat(heddle.result().violations()).extracting(Violation::kind)
                .containsExactlyInAnyOrder(ViolationKind.DEADLOCK, ViolationKind.STUCK);
        String stuck = heddle.result().violations().stream().filter(v -> v.kind() == ViolationKind.STUCK)
                .findFirst().orElseThrow().schedule();

        HeddleProcess.Outcome outcome = heddle.explore("--strategy", "predict", "--all", "--from", stuck, example);

        assertThat(heddle.result().violations()).as(outcome.out() + outcome.err()).extracting(Violation::kind)
                .containsExactlyInAnyOrder(ViolationKind.DEADLOCK, ViolationKind.STUCK);
    }

    /** The execution that was recorded, and those that the solver named. */
    private void assertNoSearch() throws Exception {
        Map<String, Object> stats = heddle.result().stats();
        assertThat(heddle.result().executions())
                .isEqualTo(1 + number(stats, "predicted") + number(stats, "learningExecutions"));
        assertThat(number(stats, "spurious")).isZero();
    }

    private static long number(Map<String, Object> stats, String name) {
        return ((Number) stats.getOrDefault(name, 0)).longValue();
    }
}
