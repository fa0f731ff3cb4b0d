package dev.heddle.engine.strategy.proactive;

import dev.heddle.engine.encoding.HardTerms;
import dev.heddle.engine.symbolic.expr.Expr;
import dev.heddle.engine.symbolic.solver.Answer;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiFunction;

/**
 * The ways to ask about an execution with hard arithmetic, the cheap ones first. Where terms may be anything, no is no. Where they are made
 * of values that the execution has shown, yes is yes. What is open then is put aside: only when nothing else is left it is asked exactly,
 * and where that has no answer either the order is one to be tried.
 */
final class Ladder {

    private final HardTerms hard;
    private final boolean needed;
    private final Set<Expr> aside = new LinkedHashSet<>();
    private boolean thorough;
    private boolean trial;
    private String undecided;

    /** @param needed whether the execution has any such arithmetic */
    Ladder(HardTerms hard, boolean needed) {
        this.hard = hard;
        this.needed = needed;
    }

    /** Asks for questions that were put aside. */
    void beThorough() {
        thorough = true;
    }

    Set<Expr> aside() {
        return aside;
    }

    /** Whether nobody knows where the last answer leads. */
    boolean isTrial() {
        return trial;
    }

    /** Why the last question had no exact answer; null if it had one. */
    String undecided() {
        return undecided;
    }

    /** @param solver what answers a question under assumptions */
    Answer ask(Expr question, BiFunction<Expr, List<Expr>, Answer> solver) {
        trial = false;
        undecided = null;
        Answer loose = solver.apply(question, List.of());
        if (!needed || !loose.isSatisfiable()) {
            return loose;
        }
        if (!thorough) {
            Answer shown = solver.apply(question, List.of(hard.exact(), hard.shown()));
            if (shown.isSatisfiable()) {
                return shown;
            }
            aside.add(question);
            return Answer.UNSATISFIABLE;
        }
        Answer exact = solver.apply(question, List.of(hard.exact()));
        if (exact.isSatisfiable() || exact.isUnsatisfiable()) {
            return exact;
        }
        trial = true;
        undecided = exact.reason();
        return loose;
    }
}
