package dev.heddle.engine.worker;

import dev.heddle.engine.explore.ExploreOptions;
import dev.heddle.engine.model.Schedule;

/**
 * What the command line asks a worker to do.
 *
 * @param schedule the schedule to replay; null to explore
 * @param times how often to replay
 * @param log where the decisions of the execution under way are kept
 * @param stallMillis how long an execution may go without a visible operation; 0 for ever
 * @param outputBytes how much of the test's own output is kept
 */
public record Request(
        String target,
        ExploreOptions options,
        Schedule schedule,
        int times,
        String log,
        long stallMillis,
        long outputBytes) {

    public Request onPlatformThreads() {
        ExploreOptions platform = new ExploreOptions(options.strategy(), options.k(), options.maxExecutions(),
                options.timeMillis(), options.steps(), options.all(), options.failOnRace(), options.seed(), "platform",
                options.spuriousWakeUps());
        return new Request(target, platform, schedule, times, log, stallMillis, outputBytes);
    }

    public boolean isReplay() {
        return schedule != null;
    }
}
