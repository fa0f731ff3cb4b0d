package dev.heddle.engine.symbolic;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.engine.model.Imprecision;
import dev.heddle.engine.symbolic.Answer.Verdict;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What becomes of questions when the solver's process is killed, hangs, or loses the one who asks. */
@Timeout(120)
class RemoteSessionTest {

    private final Expressions all = new Expressions();

    @Test
    void aProcessThatIsKilledBetweenTwoQuestionsIsReplaced() throws Exception {
        PathSolver solver = solver(10_000);
        assertThat(solver.solve(seven("a"), Map.of()).inputs()).isEqualTo(Map.of("a", 7L));
        long before = RemoteSession.process().pid();
        kill(before);

        assertThat(solver.solve(seven("b"), Map.of()).inputs()).isEqualTo(Map.of("b", 7L));
        assertThat(RemoteSession.process().pid()).isNotEqualTo(before);
        assertThat(solver.stats().failures()).isZero();
        assertThat(solver.imprecision()).isEmpty();
    }

    @Test
    void aProcessThatIsKilledOverAQuestionCostsThatQuestion() throws Exception {
        PathSolver solver = solver(600_000);
        solver.solve(seven("a"), Map.of());
        long before = RemoteSession.process().pid();
        kill(before);
        Thread killer = new Thread(() -> killWhenReplaced(before));
        killer.start();

        Answer answer = solver.solve(HardQuestion.of(all), Map.of());
        killer.join();

        assertThat(answer.verdict()).isEqualTo(Verdict.UNKNOWN);
        assertThat(answer.reason()).isEqualTo("its process ended with exit code 137");
        assertThat(solver.solve(seven("b"), Map.of()).inputs()).isEqualTo(Map.of("b", 7L));
        assertThat(solver.stats().failures()).isEqualTo(1);
        assertThat(solver.imprecision()).containsExactly(
                new Imprecision("no answer from the solver: its process ended with exit code 137", 1, null));
    }

    @Test
    void aProcessThatHangsIsEnded() throws Exception {
        PathSolver solver = solver(2_000);
        solver.solve(seven("a"), Map.of());
        long stopped = RemoteSession.process().pid();
        stop(stopped);

        Answer answer = solver.solve(seven("b"), Map.of());

        assertThat(answer.verdict()).isEqualTo(Verdict.UNKNOWN);
        assertThat(answer.reason()).isEqualTo("its process did not stop in time (2000 ms) and was ended");
        assertThat(ProcessHandle.of(stopped).filter(ProcessHandle::isAlive)).isEmpty();
        assertThat(solver.solve(seven("c"), Map.of()).inputs()).isEqualTo(Map.of("c", 7L));
        assertThat(solver.stats().failures()).isEqualTo(1);
    }

    @Test
    void sessionsThatTakeTurnsDoNotMixUpTheirExpressions() {
        PathSolver one = solver(10_000);
        PathSolver two = solver(10_000);
        for (String name : new String[] {"a", "b", "c"}) {
            assertThat(one.solve(seven(name), Map.of()).inputs()).isEqualTo(Map.of(name, 7L));
            assertThat(two.solve(seven("other " + name), Map.of()).inputs()).isEqualTo(Map.of("other " + name, 7L));
        }
    }

    @Test
    void theProcessEndsWithTheOneWhoAsksAlsoOverAQuestion() throws Exception {
        Process owner = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp", System.getProperty("java.class.path"), SolverOwner.class.getName())
                .redirectError(ProcessBuilder.Redirect.DISCARD).start();
        BufferedReader out = new BufferedReader(new InputStreamReader(owner.getInputStream()));
        ProcessHandle solver = ProcessHandle.of(Long.parseLong(out.readLine())).orElseThrow();
        assertThat(solver.isAlive()).isTrue();

        owner.destroyForcibly().waitFor();

        assertThat(solver.onExit().get(60, TimeUnit.SECONDS).isAlive()).isFalse();
    }

    private PathSolver solver(int timeoutMillis) {
        return new PathSolver(timeoutMillis, false, RemoteSession::new);
    }

    private List<Expr> seven(String name) {
        Expr input = all.input(Sort.INT, name, 0, 10);
        return List.of(all.binary(Operator.EQ, input, all.constant(Sort.INT, 7)));
    }

    private static void kill(long pid) throws Exception {
        ProcessHandle process = ProcessHandle.of(pid).orElseThrow();
        process.destroyForcibly();
        process.onExit().get(60, TimeUnit.SECONDS);
    }

    private static void stop(long pid) throws Exception {
        assertThat(new ProcessBuilder("kill", "-STOP", Long.toString(pid)).start().waitFor()).isZero();
        String state = "";
        while (!state.startsWith("T")) {
            Process ps = new ProcessBuilder("ps", "-o", "state=", "-p", Long.toString(pid)).start();
            state = new String(ps.getInputStream().readAllBytes(), StandardCharsets.US_ASCII).strip();
        }
    }

    private static void killWhenReplaced(long before) {
        // Read once a turn: in between it is none, while the next is being started.
        SolverProcess now = RemoteSession.process();
        while (now == null || now.pid() == before) {
            Thread.onSpinWait();
            now = RemoteSession.process();
        }
        ProcessHandle.of(now.pid()).orElseThrow().destroyForcibly();
    }
}
