package dev.heddle.engine.symbolic.solver;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.engine.model.Imprecision;
import dev.heddle.engine.symbolic.HardQuestion;
import dev.heddle.engine.symbolic.SolverOwner;
import dev.heddle.engine.symbolic.expr.Expr;
import dev.heddle.engine.symbolic.expr.Expressions;
import dev.heddle.engine.symbolic.expr.Operator;
import dev.heddle.engine.symbolic.expr.Sort;
import dev.heddle.engine.symbolic.solver.Answer.Verdict;
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
@Timeout(900)
class RemoteSessionTest {

    /** Only matters where it hangs. */
    private static final int PATIENT_MILLIS = 300_000;

    private final Expressions all = new Expressions();

    @Test
    void aProcessThatIsKilledBetweenTwoQuestionsIsReplaced() throws Exception {
        PathSolver solver = solver(PATIENT_MILLIS);
        assertThat(solver.solve(seven("a"), Map.of()).inputs()).isEqualTo(Map.of("a", 7L));
        long before = RemoteSession.process().pid();
        killServing();

        assertThat(solver.solve(seven("b"), Map.of()).inputs()).isEqualTo(Map.of("b", 7L));
        assertThat(RemoteSession.process().pid()).isNotEqualTo(before);
        assertThat(solver.stats().failures()).isZero();
        assertThat(solver.imprecision()).isEmpty();
    }

    @Test
    void aProcessThatIsKilledOverAQuestionCostsThatQuestion() throws Exception {
        PathSolver solver = solver(PATIENT_MILLIS);
        solver.solve(seven("a"), Map.of());
        long before = RemoteSession.process().pid();
        killServing();
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
        PathSolver hasty = solver(100);
        PathSolver patient = solver(PATIENT_MILLIS);
        patient.solve(seven("a"), Map.of());
        long stopped = RemoteSession.process().pid();
        stop(stopped);

        Answer answer = hasty.solve(seven("b"), Map.of());

        assertThat(answer.verdict()).isEqualTo(Verdict.UNKNOWN);
        assertThat(answer.reason()).isEqualTo("its process did not stop in time (100 ms) and was ended");
        assertThat(ProcessHandle.of(stopped).filter(ProcessHandle::isAlive)).isEmpty();
        assertThat(hasty.stats().failures()).isEqualTo(1);
        assertThat(patient.solve(seven("c"), Map.of()).inputs()).isEqualTo(Map.of("c", 7L));
        assertThat(patient.stats().failures()).isZero();
    }

    @Test
    void sessionsThatTakeTurnsDoNotMixUpTheirExpressions() {
        PathSolver one = solver(PATIENT_MILLIS);
        PathSolver two = solver(PATIENT_MILLIS);
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

        assertThat(solver.onExit().get(10, TimeUnit.MINUTES).isAlive()).isFalse();
    }

    private PathSolver solver(int timeoutMillis) {
        return new PathSolver(timeoutMillis, false, RemoteSession::new);
    }

    private List<Expr> seven(String name) {
        Expr input = all.input(Sort.INT, name, 0, 10);
        return List.of(all.binary(Operator.EQ, input, all.constant(Sort.INT, 7)));
    }

    private static void killServing() throws InterruptedException {
        SolverProcess process = RemoteSession.process();
        ProcessHandle.of(process.pid()).orElseThrow().destroyForcibly();
        // The one who asks must know, too: that the system knows comes a moment before.
        while (process.isAlive()) {
            Thread.sleep(1);
        }
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
