package dev.heddle.engine.strategy.unfolding;

import dev.heddle.engine.strategy.api.Gate;
import dev.heddle.engine.strategy.api.Mode;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Searches the unfolding for deadlocks that no execution has run into: threads that wait in a circle for each other's locks, permits or ends,
 * and threads that wait for a lock which an ended thread has kept. (Section 4.4 of the paper. The search of its figure 11 is
 * restricted by lemma 1 to those who can come to the lock in the state that the acquisition made.)
 */
final class Deadlocks {

    /** Executions that are led to a deadlock once more because threads outside of it failed first. */
    private static final int MOST_ATTEMPTS = 100;

    /** Gates of what a thread may wait for and others may have. */
    private static final Set<Gate> WAITING = EnumSet.of(Gate.FREE, Gate.ENOUGH, Gate.UNKNOWN);

    private final ConcurrencyRelation concurrency;
    /** Those that executions were led to. */
    private final Set<Set<Long>> shown = new HashSet<>();
    /** Where the threads of those stand that executions have ended in. */
    private final List<List<NetEvent>> confirmed = new ArrayList<>();
    private final Deque<Candidate> found = new ArrayDeque<>();
    /** The one that was asked for last. */
    private Candidate asked;
    private final List<AccessChoice> circle = new ArrayList<>();
    /** What is written when a thread ends, by thread: who waits for it waits for the thread. */
    private final Map<Integer, Set<NetVariable>> lives = new HashMap<>();
    /** Those who may have to wait for something that several threads can have at a time. */
    private final Map<NetVariable, List<AccessChoice>> waiting = new HashMap<>();
    private boolean onlyMet;
    private long nanos;
    private int attempts;

    /**
     * A deadlock that may be possible.
     *
     * @param who the threads, what each wants and where in the code: the same can be reached behind many pasts, and
     *     with inputs not behind each of them
     * @param members where its threads stand
     * @param past what must have happened
     */
    private record Candidate(Set<Long> who, List<NetEvent> members, NetEvent[] past) {}

    Deadlocks(ConcurrencyRelation concurrency) {
        this.concurrency = concurrency;
    }

    /** A thread is found to want something next. */
    void opened(AccessChoice choice) {
        onlyMet |= choice.asleep || choice.gate == Gate.NONE_LEFT;
        if (mayWait(choice)) {
            long start = System.nanoTime();
            if (choice.gate != Gate.FREE) {
                waiting.computeIfAbsent(choice.variable, v -> new ArrayList<>()).add(choice);
            }
            circle.clear();
            circle.add(choice);
            search(choice.past);
            nanos += System.nanoTime() - start;
        }
    }

    /** Whether threads may wait in vain other than in a circle: for what nobody has, but somebody should have brought. */
    boolean missesSomeWaits() {
        return onlyMet || waiting.keySet().stream().anyMatch(variable ->
                lives.values().stream().noneMatch(life -> life.contains(variable)));
    }

    private static boolean mayWait(AccessChoice choice) {
        return WAITING.contains(choice.gate) && choice.prefix == null;
    }

    /** Goes on to those who wait for what the last of the circle has, or for its end. */
    private void search(NetEvent[] past) {
        NetEvent last = circle.get(circle.size() - 1).condition;
        for (Version held : last.held) {
            searchAmong(held.all(Mode.WRITE), past);
            searchWaiting(held.variable, past);
        }
        for (Share share : last.shares) {
            searchWaiting(share.variable(), past);
        }
        for (NetVariable life : lives.getOrDefault(last.thread, Set.of())) {
            Version alive = alive(last, life);
            if (alive != null) {
                searchAmong(alive.all(Mode.READ), past);
            }
        }
    }

    /** Goes on to those of whom the state does not tell whether they have to wait: that is found when it is tried. */
    private void searchWaiting(NetVariable variable, NetEvent[] past) {
        List<AccessChoice> all = waiting.getOrDefault(variable, List.of());
        for (int i = 0; i < all.size(); i++) {
            if (canJoin(all.get(i), past)) {
                add(all.get(i), past);
            }
        }
    }

    private void searchAmong(List<Frontier> states, NetEvent[] past) {
        for (Frontier state : states) {
            for (Option comer : state.options.all()) {
                AccessChoice next = (AccessChoice) comer.choice;
                if (mayWait(next) && !next.gate.open(state.state, next.need) && canJoin(next, past)) {
                    add(next, past);
                }
            }
        }
    }

    private void add(AccessChoice next, NetEvent[] past) {
        circle.add(next);
        NetEvent[] all = Histories.join(past, next.past);
        if (keeps(next.condition, circle.get(0).variable)) {
            found(all);
        } else {
            search(all);
        }
        circle.remove(circle.size() - 1);
    }

    /** Whether there is a reachable marking with all of the circle and this one. */
    private boolean canJoin(AccessChoice next, NetEvent[] past) {
        NetEvent own = Histories.of(past, next.condition.thread);
        if (own != null && own.depth > next.condition.depth) {
            return false;
        }
        for (AccessChoice member : circle) {
            NetEvent seen = Histories.of(next.past, member.condition.thread);
            if (member.condition.thread == next.condition.thread
                    || seen != null && seen.depth > member.condition.depth) {
                return false;
            }
        }
        return concurrency.fit(past, next.past);
    }

    /** Whether who wants this waits for the thread that stands here. */
    private boolean keeps(NetEvent condition, NetVariable variable) {
        for (Share share : condition.shares) {
            if (share.variable() == variable) {
                return true;
            }
        }
        return NetLocks.has(condition.held, variable)
                || lives.getOrDefault(condition.thread, Set.of()).contains(variable);
    }

    private void found(NetEvent[] past) {
        Set<Long> who = new HashSet<>();
        for (AccessChoice member : circle) {
            who.add((member.variable.key * 31 + member.condition.thread) * 31 + member.place);
        }
        if (!shown.contains(who)) {
            found.add(new Candidate(who, circle.stream().map(member -> member.condition).toList(), past));
        }
    }

    /** A thread has ended: the locks that it has it keeps for ever. */
    void ended(NetEvent last) {
        learnLife(last);
        for (Version held : last.held) {
            held.keep(last);
            for (Frontier state : held.all(Mode.WRITE)) {
                for (Option comer : List.copyOf(state.options.all())) {
                    kept(comer, last);
                }
            }
        }
    }

    private void learnLife(NetEvent last) {
        Set<NetVariable> known = lives.computeIfAbsent(last.thread, thread -> new HashSet<>());
        for (Version version : last.versions) {
            Version alive = version == null ? null : alive(last, version.variable);
            if (alive != null && known.add(version.variable)) {
                for (Frontier state : alive.all(Mode.READ)) {
                    List.copyOf(state.options.all()).forEach(waiting -> opened((AccessChoice) waiting.choice));
                }
            }
        }
    }

    /** What the start of the thread has made of the variable that its end writes; null if it did not touch it. */
    private static Version alive(NetEvent event, NetVariable life) {
        NetEvent birth = event;
        while (!birth.isBirth()) {
            birth = birth.parent;
        }
        for (NetEvent cause : birth.past) {
            int i = cause == null ? -1 : cause.indexOf(life);
            if (i >= 0) {
                return cause.versions[i];
            }
        }
        return null;
    }

    /** A thread can come to where it has to wait. */
    void closed(Option option) {
        for (NetEvent last : option.frontier.version.keptBy) {
            kept(option, last);
        }
    }

    private void kept(Option waiting, NetEvent last) {
        AccessChoice choice = (AccessChoice) waiting.choice;
        NetEvent seen = Histories.of(last.past, choice.condition.thread);
        if (choice.gate == Gate.FREE && choice.prefix == null
                && (seen == null || seen.depth <= choice.condition.depth)
                && concurrency.fit(choice.past, last.past)) {
            circle.clear();
            circle.add(choice);
            found(Histories.join(choice.past, last.past));
        }
    }

    /** An execution that was led to a deadlock ended in something else: other threads may have failed. */
    void failed() {
        if (attempts++ < MOST_ATTEMPTS) {
            shown.remove(asked.who);
            found.add(asked);
        } else {
            // Chance does not find what the others must do not to fail: it is searched for with the waits in vain.
            onlyMet = true;
        }
    }

    /** What must have happened for a deadlock that has not been shown yet; null if there is none. */
    NetEvent[] next() {
        do {
            asked = found.poll();
        } while (asked != null && shown.contains(asked.who));
        return asked == null ? null : asked.past;
    }

    /** There are inputs for the one that was asked for last: an execution is led to it. */
    void isFeasible() {
        shown.add(asked.who);
    }

    /** The execution that was led to the one asked for last has ended in it. */
    void isConfirmed() {
        confirmed.add(asked.members);
    }

    List<List<NetEvent>> confirmed() {
        return confirmed;
    }

    int left() {
        return found.size();
    }

    long millis() {
        return nanos / 1_000_000;
    }
}
