package dev.heddle.engine.strategy.unfolding;

import dev.heddle.engine.strategy.api.Gate;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Finds ends in which threads wait for ever and that no execution has come to: for what somebody should have brought, so that
 * there need be no circle, or beside a circle that is known. When all local states are covered, an execution can still end in a
 * combination of them that none has shown.
 */
final class NetWaits {

    /** Executions that are led to such ends. */
    private static final int MOST = 200;

    /** Ends that executions have come to, each told by who waits for what. */
    private final Set<Set<Long>> met = new HashSet<>();
    /** Last events of ends that executions could not be led to. */
    private final List<NetEvent[]> refuted = new ArrayList<>();
    /** Threads that were left waiting where that is no failure. */
    private final Set<Integer> idle = new HashSet<>();
    private Configurations configurations;
    /** What the configurations were made for. */
    private Question question;
    private int shown;
    private boolean sleeps;
    private boolean complete;
    private long nanos;

    private record Question(long events, boolean all, int circles) {}

    /** Whether a thread can be left behind this event. */
    static boolean isWait(NetEvent event) {
        if (event.ends || event.halts || event.fails || event.event != null) {
            return false;
        }
        for (NetChoice choice = event.choices; choice != null; choice = choice.sibling) {
            if (!(choice instanceof AccessChoice access) || access.gate == Gate.ALWAYS && !access.asleep) {
                return false;
            }
        }
        return true;
    }

    /** Tells the thread and what it waits for. */
    static long key(NetEvent event) {
        long key = 0;
        for (NetChoice choice = event.choices; choice != null; choice = choice.sibling) {
            key = Math.max(key, ((AccessChoice) choice).variable.key);
        }
        return key * 31 + event.thread;
    }

    /** Tells who waits for what where the last events of threads are these. */
    static Set<Long> keys(List<NetEvent> last) {
        return last.stream().filter(NetWaits::isWait).map(NetWaits::key).collect(Collectors.toSet());
    }

    /** An execution has ended, without a failure but maybe in a deadlock, where the last events of its threads are these. */
    void ended(List<NetEvent> last, boolean blocked) {
        List<NetEvent> waiting = last.stream().filter(NetWaits::isWait).toList();
        sleeps |= waiting.stream().anyMatch(event -> event.choices == null);
        if (blocked) {
            met.add(keys(waiting));
        } else if (waiting.stream().map(event -> idle.add(event.thread)).reduce(false, Boolean::logicalOr)) {
            configurations = null;
        }
    }

    /** Whether a thread has been seen in a wait that nobody ended. */
    boolean areMet() {
        return sleeps;
    }

    /**
     * The last event of each thread in an end that no execution has come to; null if none is found.
     *
     * @param all whether all ends are searched for, or only those with a known circle
     */
    NetEvent[] next(Unfolding unfolding, boolean all) {
        List<List<NetEvent>> circles = all ? List.of() : withOthersBeside(unfolding);
        if (shown == MOST || !all && circles.isEmpty()) {
            return null;
        }
        long start = System.nanoTime();
        Question asked = new Question(unfolding.events(), all, circles.size());
        if (configurations == null || !asked.equals(question)) {
            question = asked;
            configurations = new Configurations(unfolding, idle);
            refuted.forEach(configurations::leaveOut);
            if (!all) {
                configurations.leaveOutAllWithout(circles.stream().map(NetWaits::keys).toList());
            }
        }
        met.forEach(configurations::leaveOut);
        NetEvent[] next = configurations.next();
        complete = next == null && !configurations.gaveUp();
        nanos += System.nanoTime() - start;
        return next;
    }

    /** The known circles beside which threads that are not of it may be left waiting. */
    private List<List<NetEvent>> withOthersBeside(Unfolding unfolding) {
        List<List<NetEvent>> circles = unfolding.deadlocks.confirmed();
        if (circles.isEmpty()) {
            return circles;
        }
        Set<Integer> waiting = new HashSet<>();
        Walk.through(unfolding, point -> {
            if (point instanceof NetEvent event && isWait(event)) {
                waiting.add(event.thread);
            }
        });
        waiting.removeAll(idle);
        return circles.stream()
                .filter(circle -> !circle.stream().map(event -> event.thread).collect(Collectors.toSet()).containsAll(waiting))
                .toList();
    }

    /** No inputs lead to the end found last. */
    void isInfeasible() {
        configurations.leaveOutInputs();
    }

    /** An execution was led to an end that was found. */
    void shown(NetEvent[] last, boolean blocked) {
        shown++;
        if (!blocked) {
            refuted.add(last);
            configurations = null;
        }
    }

    /** Whether all such ends have been met. */
    boolean areAllMet() {
        return complete;
    }

    long millis() {
        return nanos / 1_000_000;
    }
}
