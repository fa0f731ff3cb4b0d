package dev.heddle.engine.strategy.unfolding;

import dev.heddle.engine.strategy.Gate;
import dev.heddle.engine.strategy.Mode;

/** In which state of a variable the thread comes to access it. */
final class AccessChoice extends Choice {

    final Variable variable;
    final Mode mode;
    final Gate gate;
    final long need;
    /** Another thread must wake this one first. */
    boolean asleep;
    /** Where the mode depends on the state: the same access as one that only reads, and as one that writes. */
    AccessChoice asRead;
    AccessChoice asWrite;

    AccessChoice(Event condition, Option prefix, Choice sibling, Event[] past, Access access) {
        super(condition, prefix, sibling, past);
        this.variable = access.variable;
        this.mode = access.mode;
        this.gate = access.gate;
        this.need = access.need;
    }

    /** The option with this state, or null. */
    Option at(Frontier frontier) {
        if (options.size() <= frontier.options.size()) {
            for (Option option : options) {
                if (option.frontier == frontier) {
                    return option;
                }
            }
        } else {
            for (Option option : frontier.options) {
                if (option.choice == this) {
                    return option;
                }
            }
        }
        return null;
    }
}
