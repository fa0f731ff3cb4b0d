package dev.heddle.engine.strategy.unfolding;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/** What the next execution is made to do: events that are known, then one step towards a target. */
final class Plan {

    static final Plan FREE = new Plan(Pasts.EMPTY, -1, Steps.NO_PICKS, Map.of());

    private final List<Event> events;
    /** The thread that makes the step towards the target, or -1. */
    private final int thread;
    private final int[] picks;
    final Map<String, Long> inputs;
    private boolean dropped;

    Plan(Event[] past, int thread, int[] picks, Map<String, Long> inputs) {
        this.events = linearized(past);
        this.thread = thread;
        this.picks = picks;
        this.inputs = inputs;
    }

    /** All events of a past in an order in which they can be made. */
    static List<Event> linearized(Event[] past) {
        List<Event> events = new ArrayList<>();
        for (Event last : past) {
            for (Event e = last; e != null && !e.isBirth(); e = e.parent) {
                events.add(e);
            }
        }
        events.sort(Comparator.comparingInt(e -> e.id));
        return events;
    }

    /** Whether it tells the step of this number. */
    boolean leads(int step) {
        return !dropped && (step < events.size() || step == events.size() && thread >= 0);
    }

    /** Whether the step of this number is the one towards the target. */
    boolean isTarget(int step) {
        return step == events.size();
    }

    int thread(int step) {
        return isTarget(step) ? thread : events.get(step).thread;
    }

    int[] picks(int step) {
        return isTarget(step) ? picks : events.get(step).picks;
    }

    /** The event that the step of this number must be; null where it is free. */
    Event expected(int step) {
        return !dropped && step < events.size() ? events.get(step) : null;
    }

    /** Gives up what is left of it. */
    void drop() {
        dropped = true;
    }
}
