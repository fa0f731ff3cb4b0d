package dev.heddle.engine.strategy.unfolding;

/** What the schedule picks within a step, for example which waiter a notify wakes; option i is the pick of i. */
final class PickChoice extends NetChoice {

    PickChoice(NetEvent condition, Option prefix, NetChoice sibling, NetEvent[] past) {
        super(condition, prefix, sibling, past);
    }
}
