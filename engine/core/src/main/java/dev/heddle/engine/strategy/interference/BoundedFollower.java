package dev.heddle.engine.strategy.interference;

import dev.heddle.engine.encoding.RecordedStep;
import dev.heddle.engine.encoding.SolvedSchedule;
import dev.heddle.engine.strategy.api.Candidates;
import dev.heddle.engine.strategy.api.Strategy;
import dev.heddle.engine.strategy.common.BusyThreads;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Makes the choices that a schedule asks for, and behind its end those that keep to a limit on interferences. Where every thread that
 * could go on would exceed it, the execution stops there.
 */
final class BoundedFollower {

    /** Steps in a row after which another thread like it is preferred, so that a loop that polls ends. */
    private static final int LONG_RUN = 200;
    private static final int NO_RANK = 100;

    private final SolvedSchedule schedule;
    private final Limit limit;
    private final boolean focused;
    private final Rounds rounds = new Rounds();
    private final BusyThreads busy = new BusyThreads();
    private final Set<Integer> looping = new HashSet<>();
    private Meetings meetings;
    private boolean cut;
    private boolean impossible;
    private boolean exceeded;
    private int pick;

    /**
     * A follower.
     *
     * @param schedule null for an execution that is free from its beginning
     * @param focused whether only reads in the focus may see others
     */
    BoundedFollower(SolvedSchedule schedule, Limit limit, boolean focused) {
        this.focused = focused;
        this.schedule = schedule;
        this.limit = limit;
        busy.begin();
    }

    /** Whether the execution was given up in a loop that reads nothing new. */
    boolean isCut() {
        return cut;
    }

    /** Whether a thread that was to go next could not, or saw more than the schedule lets it see. */
    boolean isImpossible() {
        return impossible || exceeded;
    }

    /** Threads that were left in loops that read nothing new. */
    Set<Integer> looping() {
        return looping;
    }

    int choose(Candidates candidates) {
        if (meetings == null) {
            meetings = new Meetings(candidates.trace());
        }
        meetings.follow();
        rounds.follow(candidates);
        int made = candidates.trace().steps();
        List<RecordedStep> steps = schedule == null ? List.of() : schedule.steps();
        int position = made < steps.size() ? follow(candidates, steps.get(made)) : free(candidates);
        if (position >= 0) {
            busy.chosen(candidates.identity(position), candidates.count() > 1);
        }
        return position;
    }

    int pick(int bound) {
        return Math.min(pick, bound - 1);
    }

    private int follow(Candidates candidates, RecordedStep step) {
        for (int i = 0; i < candidates.count(); i++) {
            if (candidates.identity(i) == step.thread()) {
                if (candidates.count() > 1 && rounds.areOver(candidates, i)) {
                    cut = true;
                    return Strategy.ABANDON;
                }
                if (exceeds(candidates, i)) {
                    exceeded = true;
                    return Strategy.ABANDON;
                }
                pick = schedule.picks().getOrDefault(step, 0);
                return i;
            }
        }
        impossible = true;
        return Strategy.ABANDON;
    }

    private boolean exceeds(Candidates candidates, int i) {
        return meetings.wouldMeet(candidates, i)
                && (focused && !candidates.inFocus(i) || !limit.allowsMore(candidates.identity(i), meetings.counts()));
    }

    /** The running thread if it may go on, else the next; those first that see nobody. */
    private int free(Candidates candidates) {
        pick = 0;
        int count = candidates.count();
        int start = candidates.current() < 0 ? 0 : candidates.current() + (busy.run() >= LONG_RUN ? 1 : 0);
        int best = Strategy.STOP;
        int bestRank = NO_RANK;
        for (int i = 0; i < count; i++) {
            int position = (start + i) % count;
            int rank = rank(candidates, position);
            if (rank < bestRank) {
                best = position;
                bestRank = rank;
            }
        }
        return best;
    }

    private int rank(Candidates candidates, int position) {
        if (exceeds(candidates, position)) {
            return NO_RANK;
        }
        if (candidates.count() > 1 && rounds.areOver(candidates, position)) {
            looping.add(candidates.identity(position));
            return NO_RANK;
        }
        looping.remove(candidates.identity(position));
        boolean spins = rounds.spins(candidates, position) || busy.contains(candidates.identity(position));
        int rank = spins ? 3 : candidates.timesOut(position) ? 2 : candidates.daemon(position) ? 0 : 1;
        return meetings.wouldMeet(candidates, position) ? rank + 4 : rank;
    }
}
