package dev.heddle.engine.strategy.proactive;

import dev.heddle.engine.encoding.HardTerms;
import dev.heddle.engine.symbolic.expr.Expr;
import dev.heddle.engine.symbolic.solver.Answer;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The ways to ask about an execution with hard arithmetic: exactly, but only for a moment; where terms may be anything, so that no is no;
 * where they are made of values that the execution has shown, so that yes is yes. What is open then is put aside: only when nothing else
 * is left it is asked exactly with more time, and where that has no answer either the order is one to be tried.
 */
final class Ladder {

    private static final int SHORT = 1_000;

    private final HardTerms hard;
    private final boolean needed;
    private final int usual;
    private final Set<Expr> aside = new LinkedHashSet<>();
    private boolean thorough;
    private boolean trial;
    private String undecided;

    /**
     * Of one execution.
     *
     * @param needed whether it has any such arithmetic
     * @param usual milliseconds that a question may take
     */
    Ladder(HardTerms hard, boolean needed, int usual) {
        this.usual = usual;
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

    /** What answers a question under assumptions, within a limit of time. */
    @FunctionalInterface
    interface Asked {
        Answer ask(Expr question, List<Expr> assumptions, int limitMillis);
    }

    /** Whether what is asked is possible as far as that is cheap to tell. */
    Answer askCheaply(Expr question, Asked solver) {
        if (!needed) {
            return solver.ask(question, List.of(), usual);
        }
        Answer exact = solver.ask(question, List.of(hard.exact()), SHORT);
        return exact.verdict() == Answer.Verdict.UNKNOWN ? solver.ask(question, List.of(), usual) : exact;
    }

    Answer ask(Expr question, Asked solver) {
        trial = false;
        undecided = null;
        if (!needed) {
            return solver.ask(question, List.of(), usual);
        }
        Answer exact = solver.ask(question, List.of(hard.exact()), thorough ? usual : SHORT);
        if (exact.verdict() != Answer.Verdict.UNKNOWN) {
            return exact;
        }
        Answer loose = solver.ask(question, List.of(), usual);
        if (!loose.isSatisfiable()) {
            return loose;
        }
        if (thorough) {
            trial = true;
            undecided = exact.reason();
            return loose;
        }
        Answer shown = solver.ask(question, List.of(hard.exact(), hard.shown()), usual);
        if (!shown.isSatisfiable()) {
            aside.add(question);
            return Answer.UNSATISFIABLE;
        }
        return shown;
    }
}
