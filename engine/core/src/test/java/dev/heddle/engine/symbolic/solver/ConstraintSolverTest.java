package dev.heddle.engine.symbolic.solver;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.engine.symbolic.expr.Expr;
import dev.heddle.engine.symbolic.expr.Expressions;
import dev.heddle.engine.symbolic.expr.Operator;
import dev.heddle.engine.symbolic.expr.Sort;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Questions about moments, flags and values together, of several users of one process. */
class ConstraintSolverTest {

    private static final int MILLIS = 300_000;

    private final Expressions all = new Expressions();
    private final Expr a = all.moment("a");
    private final Expr b = all.moment("b");
    private final Expr c = all.moment("c");

    @Test
    void momentsHaveAnOrder() {
        try (ConstraintSolver solver = new ConstraintSolver(MILLIS)) {
            Answer answer = solver.solve(
                    List.of(all.before(b, a), all.before(c, b)), List.of(), List.of(a, b, c));
            Map<String, Long> moments = answer.inputs();
            assertThat(moments.get("c")).isLessThan(moments.get("b"));
            assertThat(moments.get("b")).isLessThan(moments.get("a"));
            assertThat(solver.solve(List.of(all.before(b, a), all.before(a, b)), List.of(), List.of())
                    .isUnsatisfiable()).isTrue();
        }
    }

    @Test
    void anAnswerNamesTheAssumptionsThatCannotHold() {
        Expr early = all.flag("early");
        Expr late = all.flag("late");
        Expr other = all.flag("other");
        List<Expr> conditions = List.of(all.implies(early, all.before(a, b)), all.implies(late, all.before(b, a)));
        try (ConstraintSolver solver = new ConstraintSolver(MILLIS)) {
            Answer answer = solver.solve(conditions, List.of(early, other, late), List.of());
            assertThat(answer.isUnsatisfiable()).isTrue();
            assertThat(answer.core()).containsExactlyInAnyOrder(early, late);
            assertThat(solver.solve(conditions, List.of(early, other), List.of(a)).isSatisfiable()).isTrue();
        }
    }

    @Test
    void manyConditionsAtOnceAreGivenUpAgainOneByOne() {
        Expr number = all.input(Sort.INT, "n", -1_000, 1_000);
        List<Expr> conditions = new ArrayList<>();
        for (int i = 0; i < 300; i++) {
            conditions.add(all.not(all.equal(number, all.constant(Sort.INT, i))));
        }
        Expr positive = all.binary(Operator.LE, all.constant(Sort.INT, 0), number);
        conditions.add(positive);
        conditions.add(all.binary(Operator.LE, number, all.constant(Sort.INT, 300)));
        try (ConstraintSolver solver = new ConstraintSolver(MILLIS)) {
            assertThat(solver.solve(conditions, List.of(), List.of(number)).inputs()).isEqualTo(Map.of("n", 300L));
            assertThat(solver.solve(conditions.subList(0, 200), List.of(), List.of(number)).isSatisfiable()).isTrue();
            conditions.set(301, all.binary(Operator.LT, number, all.constant(Sort.INT, 300)));
            assertThat(solver.solve(conditions, List.of(), List.of(number)).isUnsatisfiable()).isTrue();
        }
    }

    @Test
    void severalUsersDoNotDisturbEachOther() {
        Expr one = all.input(Sort.INT, "one", 0, 9);
        Expr two = all.input(Sort.INT, "two", 0, 9);
        try (ConstraintSolver first = new ConstraintSolver(MILLIS); ConstraintSolver second = new ConstraintSolver(MILLIS)) {
            List<Expr> ofFirst = new ArrayList<>();
            List<Expr> ofSecond = new ArrayList<>();
            for (int i = 0; i < 9; i++) {
                ofFirst.add(all.not(all.equal(one, all.constant(Sort.INT, i))));
                ofSecond.add(all.not(all.equal(two, all.constant(Sort.INT, 9 - i))));
                assertThat(first.solve(ofFirst, List.of(), List.of(one)).isSatisfiable()).isTrue();
                assertThat(second.solve(ofSecond, List.of(), List.of(two)).isSatisfiable()).isTrue();
            }
            assertThat(first.solve(ofFirst, List.of(), List.of(one)).inputs()).isEqualTo(Map.of("one", 9L));
            assertThat(second.solve(ofSecond, List.of(), List.of(two)).inputs()).isEqualTo(Map.of("two", 0L));
        }
    }
}
