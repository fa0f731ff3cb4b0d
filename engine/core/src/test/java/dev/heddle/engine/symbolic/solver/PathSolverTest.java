package dev.heddle.engine.symbolic.solver;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.engine.model.Imprecision;
import dev.heddle.engine.symbolic.HardQuestion;
import dev.heddle.engine.symbolic.expr.Expr;
import dev.heddle.engine.symbolic.expr.Expressions;
import dev.heddle.engine.symbolic.expr.Operator;
import dev.heddle.engine.symbolic.expr.Sort;
import dev.heddle.engine.symbolic.solver.Answer.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class PathSolverTest {

    private static final int MILLIS = 60_000;

    private final Expressions all = new Expressions();
    private final Expr a = all.input(Sort.INT, "a", Integer.MIN_VALUE, Integer.MAX_VALUE);
    private final Expr b = all.input(Sort.INT, "b", 0, 100);
    private final Expr c = all.input(Sort.LONG, "c", Long.MIN_VALUE, Long.MAX_VALUE);
    private final List<FakeSession> fakes = new ArrayList<>();
    private final PathSolver solver = new PathSolver(MILLIS, false, RemoteSession::new);

    @AfterEach
    void close() {
        solver.close();
    }

    @Test
    void findsInputsWithinTheirRanges() {
        Expr sum = all.binary(Operator.ADD, all.binary(Operator.MUL, a, number(3)), b);
        Answer answer = solver.solve(
                List.of(equal(sum, 77), all.binary(Operator.LT, number(40), b)), Map.of("a", 0L, "b", 0L));

        assertThat(answer.verdict()).isEqualTo(Verdict.SATISFIABLE);
        long foundA = answer.inputs().get("a");
        long foundB = answer.inputs().get("b");
        assertThat((int) (foundA * 3 + foundB)).isEqualTo(77);
        assertThat(foundB).isBetween(41L, 100L);
    }

    @Test
    void saysWhatCannotBe() {
        assertThat(solver.solve(List.of(equal(a, 2), all.not(equal(a, 2))), Map.of()).verdict())
                .isEqualTo(Verdict.UNSATISFIABLE);
        assertThat(solver.solve(List.of(equal(all.binary(Operator.MUL, b, b), 99)), Map.of()).verdict())
                .isEqualTo(Verdict.UNSATISFIABLE);
    }

    @Test
    void solvesOnlyWhatDependsOnWhatDoesNotHold() {
        Expr hard = equal(all.binary(Operator.MUL, c, c), 1L << 60);
        Map<String, Long> base = Map.of("a", 1L, "c", 1L << 30, "b", 5L);

        Answer answer = solver.solve(List.of(hard, equal(a, 9)), base);

        assertThat(answer.inputs()).isEqualTo(Map.of("a", 9L, "b", 5L, "c", 1L << 30));
        assertThat(solver.stats().solverCalls()).isEqualTo(1);
    }

    @Test
    void asksNothingTwice() {
        PathSolver fake = fake("sat");
        Map<String, Long> base = Map.of("a", 0L, "b", 0L);
        fake.solve(List.of(equal(a, 9), equal(b, 8)), base);
        fake.solve(List.of(equal(b, 8), equal(a, 9)), base);

        assertThat(fake.stats().solverCalls()).isEqualTo(2);
        assertThat(fakes).hasSize(1);
    }

    @Test
    void guessesWhatIsEasyWithoutTheSolver() {
        PathSolver guessing = new PathSolver(MILLIS, true, () -> {
            throw new AssertionError("the solver is not needed");
        });
        assertThat(guessing.solve(List.of(all.binary(Operator.LT, number(5), a), all.not(equal(a, 6))),
                Map.of("a", 0L)).inputs()).isEqualTo(Map.of("a", 7L));
        assertThat(guessing.stats().solverCalls()).isZero();
    }

    @Test
    void aModelOfAnotherQuestionCountsOnlyWithinTheRanges() {
        Expr narrow = all.input(Sort.INT, "a", 10, 20);
        Expr third = all.binary(Operator.MUL, number(3), a);
        assertThat(solver.solve(List.of(equal(third, 9)), Map.of()).inputs()).isEqualTo(Map.of("a", 3L));
        Answer answer = solver.solve(List.of(all.binary(Operator.LT, narrow, number(11))), Map.of("a", 15L));
        assertThat(answer.inputs()).isEqualTo(Map.of("a", 10L));
    }

    @Test
    void aFailureOfTheSolverCostsOneAnswer() {
        PathSolver failing = fake("crash", "sat");
        Answer first = failing.solve(List.of(equal(a, 9)), Map.of());
        Answer second = failing.solve(List.of(equal(b, 8)), Map.of());

        assertThat(first.verdict()).isEqualTo(Verdict.UNKNOWN);
        assertThat(first.reason()).contains("the native code broke");
        assertThat(second.inputs()).isEqualTo(Map.of("b", 8L));
        assertThat(failing.stats().failures()).isEqualTo(1);
        assertThat(fakes).hasSize(2);
    }

    @Test
    void aSolverThatFailsAgainAndAgainIsNotAskedAnyMore() {
        PathSolver failing = fake("crash");
        for (int i = 0; i < 8; i++) {
            Answer answer = failing.solve(List.of(equal(a, i)), Map.of("a", -1L));
            assertThat(answer.verdict()).isEqualTo(Verdict.UNKNOWN);
        }

        assertThat(fakes).hasSize(5);
        assertThat(failing.stats().failures()).isEqualTo(5);
        assertThat(failing.stats().unknown()).isEqualTo(8);
        assertThat(failing.imprecision()).containsExactlyInAnyOrder(
                noAnswer("java.lang.IllegalStateException: the native code broke", 5),
                noAnswer("not asked any more after 5 failures one after the other", 3));
    }

    @Test
    void failuresWithAnswersInBetweenAreNoReasonToStopAsking() {
        PathSolver moody = fake("crash", "sat", "crash", "sat", "crash", "sat", "crash", "sat", "crash", "sat");
        for (int i = 0; i < 5; i++) {
            assertThat(moody.solve(List.of(equal(a, 2 * i)), Map.of("a", -1L)).verdict()).isEqualTo(Verdict.UNKNOWN);
            assertThat(moody.solve(List.of(equal(a, 2 * i + 1)), Map.of("a", -1L)).inputs())
                    .isEqualTo(Map.of("a", 2L * i + 1));
            moody.close();
        }
        assertThat(moody.stats().failures()).isEqualTo(5);
    }

    @Test
    void valuesThatAreWrongAreAFailure() {
        PathSolver lying = fake("wrong");
        Answer answer = lying.solve(List.of(equal(a, 9)), Map.of());

        assertThat(answer.verdict()).isEqualTo(Verdict.UNKNOWN);
        assertThat(lying.stats().failures()).isEqualTo(1);
    }

    @Test
    void aQueryThatTakesTooLongIsUnknown() {
        SolverSession hastyAtFirst = new HastyAtFirst(new RemoteSession());
        PathSolver hasty = new PathSolver(MILLIS, false, () -> hastyAtFirst);
        Answer answer = hasty.solve(HardQuestion.of(all), Map.of());
        assertThat(answer.verdict()).isEqualTo(Verdict.UNKNOWN);
        assertThat(hasty.stats().unknown()).isEqualTo(1);
        assertThat(hasty.solve(List.of(equal(a, 3)), Map.of()).inputs()).isEqualTo(Map.of("a", 3L));
        hasty.close();
    }

    private static Imprecision noAnswer(String reason, int count) {
        return new Imprecision("no answer from the solver: " + reason, count, null);
    }

    private Expr equal(Expr expr, long value) {
        return all.binary(Operator.EQ, expr, all.constant(expr.sort(), value));
    }

    private Expr number(int value) {
        return all.constant(Sort.INT, value);
    }

    /** A solver whose sessions do in turn what is said, and after that the last of it. */
    private PathSolver fake(String... behaviours) {
        return new PathSolver(MILLIS, false, () -> {
            FakeSession session = new FakeSession(behaviours[Math.min(fakes.size(), behaviours.length - 1)]);
            fakes.add(session);
            return session;
        });
    }

    /** Gives the first question next to no time and the others what they are given. */
    private static final class HastyAtFirst implements SolverSession {

        private static final int HASTY_MILLIS = 20;
        private final SolverSession session;
        private boolean asked;

        HastyAtFirst(SolverSession session) {
            this.session = session;
        }

        @Override
        public Answer check(List<Expr> conditions, int timeoutMillis) {
            int millis = asked ? timeoutMillis : HASTY_MILLIS;
            asked = true;
            return session.check(conditions, millis);
        }

        @Override
        public void close() {
            session.close();
        }
    }

    /** Knows the answer to {@code x == 9} and {@code x == 8}. */
    private record FakeSession(String behaviour) implements SolverSession {

        @Override
        public Answer check(List<Expr> conditions, int timeoutMillis) {
            if (behaviour.equals("crash")) {
                throw new IllegalStateException("the native code broke");
            }
            Expr equal = conditions.get(0);
            long value = equal.operand(1).value() + (behaviour.equals("wrong") ? 1 : 0);
            return Answer.satisfiable(Map.of(equal.operand(0).name(), value));
        }

        @Override
        public void close() {
            // Nothing to free.
        }
    }
}
