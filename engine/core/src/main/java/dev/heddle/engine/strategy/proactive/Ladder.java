package dev.heddle.engine.strategy.proactive;

import dev.heddle.engine.encoding.HardTerms;
import dev.heddle.engine.symbolic.expr.Expr;
import dev.heddle.engine.symbolic.solver.Answer;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The ways to ask about an execution with hard arithmetic, the cheap ones first: where terms may be anything, so that no is no; where they
 * are what they were, so that yes is yes. What is open then is put aside: only when nothing else is left it is asked exactly, then with
 * terms made of values that the execution has shown, and else the order is one to be tried.
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

    /** What answers a question under assumptions. */
    @FunctionalInterface
    interface Asked {
        Answer ask(Expr question, List<Expr> assumptions);
    }

    Answer ask(Expr question, Asked solver) {
        trial = false;
        undecided = null;
        if (!needed) {
            return solver.ask(question, List.of());
        }
        Answer loose = solver.ask(question, List.of());
        if (!loose.isSatisfiable()) {
            return loose;
        }
        Answer same = solver.ask(question, List.of(hard.same()));
        if (same.isSatisfiable()) {
            return same;
        }
        if (!thorough) {
            aside.add(question);
            return Answer.UNSATISFIABLE;
        }
        Answer exact = solver.ask(question, List.of(hard.exact()));
        if (exact.verdict() != Answer.Verdict.UNKNOWN) {
            return exact;
        }
        Answer shown = solver.ask(question, List.of(hard.exact(), hard.shown()));
        if (shown.isSatisfiable()) {
            return shown;
        }
        trial = true;
        undecided = exact.reason();
        return loose;
    }
}
