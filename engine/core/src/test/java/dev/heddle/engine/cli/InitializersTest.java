package dev.heddle.engine.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.engine.model.CycleEdge;
import dev.heddle.engine.model.Result;
import dev.heddle.engine.model.Status;
import dev.heddle.engine.model.Violation;
import dev.heddle.engine.model.ViolationKind;
import dev.heddle.engine.session.ScheduleFile;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A deadlock of static initialisers is found in processes of its own, and replays in others. */
@Tag("processes")
class InitializersTest {

    private static final String TEST = """
            import org.junit.jupiter.api.Test;
            class InitTest {
                static class A {
                    static Object o = B.make();
                    static Object make() { return ""; }
                }
                static class B {
                    static Object o = A.make();
                    static Object make() { return ""; }
                }
                @Test void both() throws Exception {
                    Thread a = new Thread(A::make, "a");
                    Thread b = new Thread(() -> { B.make(); }, "b");
                    a.start(); b.start(); a.join(); b.join();
                }
                @Test void one() throws Exception {
                    Thread a = new Thread(() -> { A.make(); B.make(); }, "a");
                    a.start(); a.join();
                }
            }
            """;

    @TempDir
    Path folder;

    @Test
    void isFoundAndReplaysInNewProcesses() throws Exception {
        HeddleProcess heddle = new HeddleProcess(folder);
        heddle.write("InitTest.java", TEST);

        HeddleProcess.Outcome explored = heddle.run(
                "explore", "--quiet", "--max-executions", "50", "--json", "r.json", "InitTest.java#both");
        HeddleProcess.Outcome replayed = heddle.run(
                "replay", "--times", "2", "--json", "again.json", ".heddle/InitTest.both/v1.schedule.json");

        assertThat(explored.exit()).as(explored.err()).isEqualTo(1);
        assertThat(replayed.exit()).as(replayed.err()).isEqualTo(1);
        Result result = heddle.result("r.json");
        assertThat(result.status()).isEqualTo(Status.VIOLATION);
        isTheDeadlock(result);
        isTheDeadlock(heddle.result("again.json"));
        assertThat(heddle.result("again.json").stats().get("traceHash")).isEqualTo(
                ScheduleFile.read(folder.resolve(".heddle/InitTest.both/v1.schedule.json")).schedule().traceHash());
    }

    @Test
    void oneThreadDoesNotWaitForItselfButThatIsNotProved() throws Exception {
        HeddleProcess heddle = new HeddleProcess(folder);
        heddle.write("InitTest.java", TEST);

        HeddleProcess.Outcome explored = heddle.run(
                "explore", "--strategy", "dpor", "--quiet", "--json", "r.json", "InitTest.java#one");

        assertThat(explored.exit()).as(explored.err()).isEqualTo(3);
        Result result = heddle.result("r.json");
        assertThat(result.violations()).isEmpty();
        assertThat(result.complete()).isFalse();
        assertThat(result.status()).isEqualTo(Status.INCOMPLETE);
        assertThat(result.notes()).contains("not complete (all Mazurkiewicz traces): "
                + "not all orders were tried in which threads can initialise InitTest$A, InitTest$B");
    }

    private static void isTheDeadlock(Result result) {
        assertThat(result.violations()).hasSize(1);
        Violation violation = result.violations().get(0);
        assertThat(violation.kind()).isEqualTo(ViolationKind.DEADLOCK);
        assertThat(violation.confirmed()).isTrue();
        assertThat(violation.thread()).isEqualTo("a");
        assertThat(violation.cycle()).extracting(CycleEdge::thread).containsExactly("a", "b");
        assertThat(violation.cycle()).extracting(edge -> edge.at().line()).containsExactly(4, 8);
        assertThat(violation.cycle()).extracting(CycleEdge::holds)
                .containsExactly("initialisation of InitTest.A", "initialisation of InitTest.B");
        assertThat(violation.cycle()).extracting(CycleEdge::wants)
                .containsExactly("initialisation of InitTest.B", "initialisation of InitTest.A");
    }
}
