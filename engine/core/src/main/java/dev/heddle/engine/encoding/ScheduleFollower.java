package dev.heddle.engine.encoding;

import dev.heddle.engine.strategy.api.Candidates;
import dev.heddle.engine.strategy.api.Strategy;
import dev.heddle.engine.strategy.common.BusyThreads;
import dev.heddle.engine.strategy.common.LoopBound;
import java.util.List;

/** Makes the choices that a {@link SolvedSchedule} asks for, and plain ones behind its end. */
public final class ScheduleFollower {

    /** Steps in a row after which another thread like it is preferred, so that a loop that polls ends. */
    private static final int LONG_RUN = 200;

    private final BusyThreads busy = new BusyThreads();
    private final boolean goesOn;
    private SolvedSchedule schedule;
    private boolean cut;
    private boolean impossible;
    private int pick;

    /** @param goesOn whether an execution that cannot follow its schedule goes on plainly, instead of being given up */
    public ScheduleFollower(boolean goesOn) {
        this.goesOn = goesOn;
    }

    /** @param newSchedule null for an execution that is plain from its beginning */
    public void begin(SolvedSchedule newSchedule) {
        schedule = newSchedule;
        cut = false;
        impossible = false;
        pick = 0;
        busy.begin();
    }

    /** Whether the execution under way was given up in a loop that reads nothing new. */
    public boolean isCut() {
        return cut;
    }

    /** Whether a thread that was to go next could not. */
    public boolean isImpossible() {
        return impossible;
    }

    public int choose(Candidates candidates) {
        int made = candidates.trace().steps();
        List<RecordedStep> steps = schedule == null ? List.of() : schedule.steps();
        int position = made < steps.size() && !impossible ? follow(candidates, steps.get(made)) : free(candidates);
        if (position >= 0) {
            busy.chosen(candidates.identity(position), candidates.count() > 1);
        }
        return position;
    }

    private int follow(Candidates candidates, RecordedStep step) {
        for (int i = 0; i < candidates.count(); i++) {
            if (candidates.identity(i) == step.thread()) {
                if (!goesOn && candidates.count() > 1 && LoopBound.areOver(candidates, i)) {
                    cut = true;
                    return Strategy.ABANDON;
                }
                pick = schedule.picks().getOrDefault(step, 0);
                return i;
            }
        }
        impossible = true;
        return goesOn ? free(candidates) : Strategy.ABANDON;
    }

    /** The running thread if it may go on, else the next. */
    private int free(Candidates candidates) {
        pick = 0;
        int count = candidates.count();
        int start = candidates.current() < 0 ? 0 : candidates.current() + (busy.run() >= LONG_RUN ? 1 : 0);
        int best = 0;
        int bestRank = Integer.MAX_VALUE;
        for (int i = 0; i < count; i++) {
            int position = (start + i) % count;
            boolean spins = candidates.spins(position) || busy.contains(candidates.identity(position));
            int rank = spins ? 3 : candidates.timesOut(position) ? 2 : candidates.daemon(position) ? 0 : 1;
            if (rank < bestRank) {
                best = position;
                bestRank = rank;
            }
        }
        return best;
    }

    public int pick(int bound) {
        return Math.min(pick, bound - 1);
    }
}
