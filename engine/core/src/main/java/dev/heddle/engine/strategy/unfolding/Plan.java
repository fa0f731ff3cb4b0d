package dev.heddle.engine.strategy.unfolding;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/** What the next execution is made to do: events that are known, then one step towards a target. */
final class Plan {

    private static final int NOBODY = -1;
    /** The thread that runs the test. */
    private static final int ROOT = 0;

    /** Leads nowhere. */
    static final Plan FREE = new Plan(Histories.EMPTY, null, NetSteps.NO_PICKS, Map.of(), End.ANY);

    /** What happens before the target. */
    final NetEvent[] past;
    private final List<NetEvent> events;
    /** The thread that makes the step towards the target, or nobody. */
    private final int thread;
    private final int[] picks;
    /** What it leads to, or null. */
    private final Option target;
    final Map<String, Long> inputs;
    final End end;

    /** Where threads are to be found waiting behind the events. */
    enum End {
        ANY,
        /** In a circle, whatever others do. */
        DEADLOCK,
        /** Everybody who is left. */
        WAIT
    }

    private Plan(NetEvent[] past, Option target, int[] picks, Map<String, Long> inputs, End end) {
        this(past, target, target == null ? NOBODY : target.choice.condition.thread, picks, inputs, end);
    }

    private Plan(NetEvent[] past, Option target, int thread, int[] picks, Map<String, Long> inputs, End end) {
        this.past = past;
        this.events = withEndLast(past);
        this.target = target;
        this.thread = thread;
        this.picks = picks;
        this.inputs = inputs;
        this.end = end;
    }

    /** To an option that has not been shown. */
    static Plan to(Option option, NetEvent[] past, int[] picks, Map<String, Long> inputs) {
        return new Plan(past, option, picks, inputs, End.ANY);
    }

    /** Through events that are known, and no further. */
    static Plan along(NetEvent[] past, Map<String, Long> inputs) {
        return new Plan(past, null, NetSteps.NO_PICKS, inputs, End.ANY);
    }

    /** To the next step of a thread, of which nothing is known. */
    static Plan behind(NetEvent last, Map<String, Long> inputs) {
        return new Plan(last.past, null, last.thread, NetSteps.NO_PICKS, inputs, End.ANY);
    }

    static Plan toDeadlock(NetEvent[] past, Map<String, Long> inputs) {
        return new Plan(past, null, NetSteps.NO_PICKS, inputs, End.DEADLOCK);
    }

    static Plan toWait(NetEvent[] last, Map<String, Long> inputs) {
        return new Plan(last, null, NetSteps.NO_PICKS, inputs, End.WAIT);
    }

    /** The same without its target. */
    Plan upToTarget() {
        return new Plan(past, null, NetSteps.NO_PICKS, inputs, End.ANY);
    }

    /** With what can come before the end of the test before it: behind it, idle threads of pools are not waited for. */
    private static List<NetEvent> withEndLast(NetEvent[] past) {
        List<NetEvent> events = linearized(past);
        NetEvent last = Histories.of(past, ROOT);
        if (last == null || !last.ends) {
            return events;
        }
        List<NetEvent> ordered = new ArrayList<>(events.size());
        List<NetEvent> behind = new ArrayList<>();
        for (NetEvent event : events) {
            (Histories.contains(event.past, last) ? behind : ordered).add(event);
        }
        ordered.addAll(behind);
        return ordered;
    }

    /** All events of a past in an order in which they can be made. */
    static List<NetEvent> linearized(NetEvent[] past) {
        List<NetEvent> events = new ArrayList<>();
        for (NetEvent last : past) {
            for (NetEvent e = last; e != null && !e.isBirth(); e = e.parent) {
                events.add(e);
            }
        }
        events.sort(Comparator.comparingInt(e -> e.id));
        return events;
    }

    /** Whether it tells the step of this number. */
    boolean leads(int step) {
        return step < events.size() || step == events.size() && thread != NOBODY;
    }

    /** Whether the step of this number is the one towards the target. */
    boolean isTarget(int step) {
        return step == events.size();
    }

    /** Whether the step of this number is the first behind the target. */
    boolean isBehindTarget(int step) {
        return target != null && step == events.size() + 1;
    }

    Option target() {
        return target;
    }

    int thread(int step) {
        return isTarget(step) ? thread : events.get(step).thread;
    }

    int[] picks(int step) {
        return isTarget(step) ? picks : events.get(step).picks;
    }

    /** The event that the step of this number must be; null where it is free. */
    NetEvent expected(int step) {
        return step < events.size() ? events.get(step) : null;
    }
}
