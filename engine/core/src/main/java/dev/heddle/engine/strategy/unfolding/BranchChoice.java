package dev.heddle.engine.strategy.unfolding;

import dev.heddle.engine.symbolic.expr.Expr;

/** Which way the thread goes where that depends on inputs. */
final class BranchChoice extends NetChoice {

    BranchChoice(NetEvent condition, Option prefix, NetChoice sibling, NetEvent[] past) {
        super(condition, prefix, sibling, past);
    }

    /** The option in which the condition holds, or null. */
    Option with(Expr holding) {
        for (Option option : options) {
            if (option.holding == holding) {
                return option;
            }
        }
        return null;
    }
}
