package dev.heddle.engine.strategy.predict;

import dev.heddle.engine.encoding.ScheduleFollower;
import dev.heddle.engine.strategy.api.Candidates;

/** Each thread goes on until it has to stop. */
final class PlainRun implements FirstRun {

    private final ScheduleFollower follower = new ScheduleFollower(true);

    @Override
    public void begin() {
        follower.begin(null);
    }

    @Override
    public int choose(Candidates candidates) {
        return follower.choose(candidates);
    }

    @Override
    public int pick(int bound) {
        return follower.pick(bound);
    }
}
