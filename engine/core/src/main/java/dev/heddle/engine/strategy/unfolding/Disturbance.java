package dev.heddle.engine.strategy.unfolding;

/** Tells whether a step that another thread makes before the one towards a target leaves the target possible. */
final class Disturbance {

    private Disturbance() {}

    /** Whether a thread that stands here is known to touch next what the target depends on. */
    static boolean comesFrom(Point at, Option target, long execution) {
        for (NetChoice c = at.choices; c != null; c = c.sibling) {
            if (c instanceof AccessChoice access && touches(access, target)) {
                return true;
            }
            for (Option option : c.options) {
                if (option.covered && isNow(option, execution) && comesFrom(option, target, execution)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean touches(AccessChoice access, Option target) {
        for (Option o = target; o != null; o = o.choice.prefix) {
            if (o.frontier != null && o.frontier.version.variable == access.variable
                    && o.frontier.mode.conflicts(access.mode)) {
                return true;
            }
        }
        return false;
    }

    /** Whether all that the target's step is to find is there. */
    static boolean isFarFrom(Option target, long execution) {
        for (Option o = target; o != null; o = o.choice.prefix) {
            if (!isNow(o, execution)) {
                return false;
            }
        }
        return true;
    }

    /** Whether the variable of an option is in the option's state. */
    static boolean isNow(Option option, long execution) {
        Frontier frontier = option.frontier;
        return frontier == null || frontier.version.variable.now(frontier.mode, execution) == frontier;
    }
}
