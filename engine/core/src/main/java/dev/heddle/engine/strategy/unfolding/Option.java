package dev.heddle.engine.strategy.unfolding;

import dev.heddle.engine.symbolic.expr.Expr;

/**
 * One way in which a choice can turn out. An option that has been seen in an execution is an event of the paper's net, with the
 * thread's condition and the frontier as its preset; one that has not is a possible extension, unless it is closed.
 */
final class Option extends Point {

    final NetChoice choice;
    /** The state of the variable, for an access. */
    final Frontier frontier;
    /** What holds, for a branch that depends on inputs. */
    final Expr holding;
    /** The value, for a pick. */
    final int pick;
    /** For an access that need not write: whether it did so in this state. */
    boolean writes;
    /** Whether an execution has shown it. */
    boolean covered;
    /** Whether an execution was made to show it, or is known to be in vain. */
    boolean settled;
    /** Whether an execution was led to it, but did not show it. */
    boolean missed;
    /** Whether nothing but its causes is to come before it in the execution that is made to show it. */
    boolean alone;

    private Option(NetChoice choice, Frontier frontier, Expr holding, int pick) {
        this.choice = choice;
        this.frontier = frontier;
        this.holding = holding;
        this.pick = pick;
    }

    static Option ofAccess(AccessChoice choice, Frontier frontier) {
        Option option = new Option(choice, frontier, null, -1);
        choice.add(option);
        frontier.options.add(option);
        return option;
    }

    static Option ofBranch(BranchChoice choice, Expr holding) {
        Option option = new Option(choice, null, holding, -1);
        choice.options.add(option);
        return option;
    }

    static Option ofPick(PickChoice choice, int value) {
        Option option = new Option(choice, null, null, value);
        choice.options.add(option);
        return option;
    }

    /** The causal past of the step if it goes on here. */
    NetEvent[] past() {
        return frontier == null ? choice.past : Histories.join(choice.past, frontier.past());
    }

    boolean isOpen() {
        return !covered && !settled;
    }
}
