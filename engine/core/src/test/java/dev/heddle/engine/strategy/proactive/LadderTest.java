package dev.heddle.engine.strategy.proactive;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.engine.encoding.HardTerms;
import dev.heddle.engine.symbolic.expr.Expr;
import dev.heddle.engine.symbolic.expr.Expressions;
import dev.heddle.engine.symbolic.solver.Answer;
import dev.heddle.engine.symbolic.solver.Answer.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** In which order a question about hard arithmetic is asked, and what becomes of one without an answer. */
class LadderTest {

    private static final Answer YES = new Answer(Verdict.SATISFIABLE, Map.of(), null, List.of());
    private static final Answer UNKNOWN = new Answer(Verdict.UNKNOWN, null, "too hard", List.of());

    private final Expressions expressions = new Expressions();
    private final HardTerms hard = new HardTerms(expressions);
    private final Expr question = expressions.flag("question");
    private final List<List<Expr>> asked = new ArrayList<>();

    /** Asks; answers by what is assumed. */
    private Answer ask(Ladder ladder, Map<List<Expr>, Answer> answers) {
        return ladder.ask(question, (flag, assumptions) -> {
            asked.add(assumptions);
            return answers.get(assumptions);
        });
    }

    @Test
    void whatIsImpossibleWithAnyValuesIsAskedOnce() {
        assertThat(ask(new Ladder(hard, true), Map.of(List.of(), Answer.UNSATISFIABLE)).isUnsatisfiable()).isTrue();
        assertThat(asked).containsExactly(List.of());
    }

    @Test
    void whatIsPossibleWithTheValuesOfTheRunIsAnAnswer() {
        Ladder ladder = new Ladder(hard, true);
        assertThat(ask(ladder, Map.of(List.of(), YES, List.of(hard.same()), YES)).isSatisfiable()).isTrue();
        assertThat(ladder.isTrial()).isFalse();
        assertThat(ladder.aside()).isEmpty();
    }

    @Test
    void whatIsOpenThenIsPutAside() {
        Ladder ladder = new Ladder(hard, true);
        ask(ladder, Map.of(List.of(), YES, List.of(hard.same()), Answer.UNSATISFIABLE));
        assertThat(asked).containsExactly(List.of(), List.of(hard.same()));
        assertThat(ladder.aside()).containsExactly(question);
        assertThat(ladder.undecided()).isNull();
    }

    @Test
    void whatHasNoExactAnswerIsAskedWithValuesThatTheRunHasShown() {
        Ladder ladder = new Ladder(hard, true);
        ladder.beThorough();
        Answer answer = ask(ladder, Map.of(List.of(), YES, List.of(hard.same()), Answer.UNSATISFIABLE, List.of(hard.exact()), UNKNOWN,
                List.of(hard.exact(), hard.shown()), YES));
        assertThat(answer.isSatisfiable()).isTrue();
        assertThat(ladder.isTrial()).isFalse();
    }

    @Test
    void whatIsNotDecidedIsTriedAndTold() {
        Ladder ladder = new Ladder(hard, true);
        ladder.beThorough();
        Answer answer = ask(ladder, Map.of(List.of(), YES, List.of(hard.same()), Answer.UNSATISFIABLE, List.of(hard.exact()), UNKNOWN,
                List.of(hard.exact(), hard.shown()), Answer.UNSATISFIABLE));
        assertThat(answer.isSatisfiable()).isTrue();
        assertThat(ladder.isTrial()).isTrue();
        assertThat(ladder.undecided()).isEqualTo("too hard");
    }

    @Test
    void withoutHardArithmeticThereIsOneQuestion() {
        assertThat(ask(new Ladder(hard, false), Map.of(List.of(), YES)).isSatisfiable()).isTrue();
        assertThat(asked).containsExactly(List.of());
    }
}
