package dev.heddle.engine.symbolic;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.engine.symbolic.expr.Expr;
import dev.heddle.engine.symbolic.expr.Expressions;
import dev.heddle.engine.symbolic.expr.Operator;
import dev.heddle.engine.symbolic.expr.Sort;
import dev.heddle.engine.symbolic.solver.Answer;
import dev.heddle.engine.symbolic.solver.PathSolver;
import dev.heddle.engine.symbolic.solver.RemoteSession;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Conditions on floating-point numbers that are made of integral inputs. */
class FloatingPointTest {

    private static final int MILLIS = 60_000;

    private final Expressions all = new Expressions();
    private final Expr a = all.input(Sort.INT, "a", Integer.MIN_VALUE, Integer.MAX_VALUE);
    private final Expr b = all.input(Sort.INT, "b", 0, 100);
    private final Expr real = all.unary(Operator.TO_DOUBLE, a);
    private final Expr narrow = all.unary(Operator.TO_FLOAT, a);
    private final PathSolver solver = new PathSolver(MILLIS, false, RemoteSession::new);

    @AfterEach
    void close() {
        solver.close();
    }

    @Test
    void theSolverFindsWhatTheProcessorComputes() {
        Expr quarter = all.binary(Operator.MUL, real, real(0.25));
        assertThat(solved(compares(Operator.COMPARE_LOW, quarter, real(12.25), 0)).get("a")).isEqualTo(49L);
        Expr sum = all.binary(Operator.ADD, real, all.unary(Operator.TO_DOUBLE, b));
        Map<String, Long> found = solved(compares(Operator.COMPARE_LOW, sum, real(150.5), 1),
                all.binary(Operator.LT, a, all.constant(Sort.INT, 60)));
        assertThat(found.get("a") + found.get("b")).isGreaterThan(150);
    }

    @Test
    void aFloatHasTwentyFourBits() {
        Expr next = all.binary(Operator.ADD, narrow, all.constant(Sort.FLOAT, Float.floatToIntBits(1)));
        long found = solved(compares(Operator.COMPARE_LOW, next, narrow, 0)).get("a");
        assertThat((float) (int) found + 1f).isEqualTo((float) (int) found);
    }

    @Test
    void aCastStopsAtTheLargestNumber() {
        Expr square = all.binary(Operator.MUL, real, real(3.0));
        Expr cast = all.unary(Operator.TO_INT, square);
        long large = solved(all.binary(Operator.EQ, cast, all.constant(Sort.INT, Integer.MAX_VALUE))).get("a");
        assertThat((int) ((double) (int) large * 3.0)).isEqualTo(Integer.MAX_VALUE);
        long small = solved(all.binary(Operator.EQ, cast, all.constant(Sort.INT, Integer.MIN_VALUE))).get("a");
        assertThat((int) ((double) (int) small * 3.0)).isEqualTo(Integer.MIN_VALUE);
    }

    @Test
    void zeroByZeroIsNotANumber() {
        Expr nan = all.binary(Operator.DIV, narrow, all.constant(Sort.FLOAT, Float.floatToIntBits(0)));
        // Only NaN is neither below nor above nor equal to 1: one comparison says below, the other above.
        assertThat(solved(compares(Operator.COMPARE_LOW, nan, single(1), -1),
                compares(Operator.COMPARE_HIGH, nan, single(1), 1)).get("a")).isEqualTo(0L);
        assertThat(solved(all.binary(Operator.EQ, all.unary(Operator.TO_INT, nan), all.constant(Sort.INT, 0))).get("a"))
                .isEqualTo(0L);
    }

    @Test
    void saysWhatCannotBe() {
        Expr twice = all.binary(Operator.MUL, real, real(2));
        assertThat(solver.solve(List.of(compares(Operator.COMPARE_LOW, twice, real(7), 0)), Map.of()).isUnsatisfiable())
                .isTrue();
    }

    @Test
    void bisectionFindsTheTippingPointWithoutTheSolver() {
        PathSolver guessing = new PathSolver(MILLIS, true, () -> {
            throw new AssertionError("the solver is not needed");
        });
        Expr third = all.binary(Operator.DIV, real, real(3));
        assertThat(guessing.solve(List.of(compares(Operator.COMPARE_LOW, third, real(123_456), 0)), Map.of()).inputs())
                .isEqualTo(Map.of("a", 370_368L));
        Expr tenth = all.unary(Operator.TO_INT, all.binary(Operator.MUL, real, real(0.1)));
        long found = guessing.solve(List.of(all.binary(Operator.EQ, tenth, all.constant(Sort.INT, 54_321))), Map.of())
                .inputs().get("a");
        assertThat((int) (found * 0.1)).isEqualTo(54_321);
    }

    private Map<String, Long> solved(Expr... conditions) {
        Answer answer = solver.solve(List.of(conditions), Map.of("a", 1L, "b", 1L));
        assertThat(answer.verdict()).as(answer.reason()).isEqualTo(Answer.Verdict.SATISFIABLE);
        return answer.inputs();
    }

    private Expr compares(Operator comparison, Expr x, Expr y, int result) {
        return all.binary(Operator.EQ, all.binary(comparison, x, y), all.constant(Sort.INT, result));
    }

    private Expr real(double value) {
        return all.constant(Sort.DOUBLE, Double.doubleToLongBits(value));
    }

    private Expr single(float value) {
        return all.constant(Sort.FLOAT, Float.floatToIntBits(value));
    }
}
