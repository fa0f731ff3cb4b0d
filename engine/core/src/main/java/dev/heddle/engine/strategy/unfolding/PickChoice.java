package dev.heddle.engine.strategy.unfolding;

/** What the schedule picks within a step, for example which waiter a notify wakes; option i is the pick of i. */
final class PickChoice extends Choice {

    PickChoice(Event condition, Option prefix, Choice sibling, Event[] past) {
        super(condition, prefix, sibling, past);
    }
}
