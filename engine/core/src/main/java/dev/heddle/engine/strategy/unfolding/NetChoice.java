package dev.heddle.engine.strategy.unfolding;

import java.util.ArrayList;
import java.util.List;

/** Something within a step that can turn out in more than one way; its options are the ways that are known. */
abstract class NetChoice {

    /** Where the thread stood before the step: the thread condition of the net. */
    final NetEvent condition;
    /** What has been chosen in the same step before, or null. */
    final Option prefix;
    /** Another choice that opens at the same point, or null. */
    final NetChoice sibling;
    /** The causal past of what has been chosen up to here. */
    final NetEvent[] past;
    final List<Option> options = new ArrayList<>(2);

    NetChoice(NetEvent condition, Option prefix, NetChoice sibling, NetEvent[] past) {
        this.condition = condition;
        this.prefix = prefix;
        this.sibling = sibling;
        this.past = past;
    }
}
