package dev.heddle.engine.session;

import dev.heddle.engine.model.Schedule;
import java.nio.file.Path;
import java.util.List;

/**
 * What the command line asks a worker to do.
 *
 * @param schedule the schedule to replay; null to explore, or to wait for one
 * @param times how often to replay; 0 to explore
 * @param log where the decisions of the execution under way are kept
 * @param stallMillis how long an execution may go without a visible operation; 0 for ever
 * @param outputBytes how much of the test's own output is kept
 * @param probe null unless class initialisation is to be made part of one execution
 * @param chosen decisions that a user made instead of the schedule's; null for a replay
 * @param confirming whether the other side replays each violation in a new process before it counts
 */
public record Request(
        String target,
        ExploreOptions options,
        Schedule schedule,
        int times,
        String log,
        long stallMillis,
        long outputBytes,
        Probe probe,
        boolean confirming,
        int[] chosen) {

    /**
     * One execution that looks for a deadlock of static initialisers.
     *
     * @param shared locations that are scheduling points
     */
    public record Probe(List<String> shared, long seed) {}

    public Request(
            String target,
            ExploreOptions options,
            Schedule schedule,
            int times,
            String log,
            long stallMillis,
            long outputBytes) {
        this(target, options, schedule, times, log, stallMillis, outputBytes, null, false, null);
    }

    public Request onPlatformThreads() {
        return new Request(target, options.withBackend("platform"), schedule, times, log, stallMillis, outputBytes, probe,
                confirming, chosen);
    }

    /** The same where each violation is replayed in a new process before it counts. */
    public Request withConfirmation() {
        return new Request(target, options, schedule, times, log, stallMillis, outputBytes, probe, true, chosen);
    }

    /** The same for one execution that looks for a deadlock of static initialisers. */
    public Request probing(String test, List<String> shared, long seed) {
        return new Request(test, options, null, 0, log, stallMillis, outputBytes, new Probe(shared, seed), false, null);
    }

    public Request loggingTo(Path newLog) {
        return new Request(target, options, schedule, times, newLog.toAbsolutePath().toString(), stallMillis,
                outputBytes, probe, confirming, chosen);
    }

    /** The same for one replay of a schedule. */
    public Request replaying(Schedule newSchedule) {
        return new Request(newSchedule.target(), options, newSchedule, 1, log, stallMillis, outputBytes);
    }

    /** The same for an execution that begins with these decisions and then goes on without preemptions. */
    public Request choosing(int[] decisions) {
        return new Request(target, options, schedule, times, log, stallMillis, outputBytes, probe, confirming, decisions);
    }

    /** Whether class initialisation is part of what the worker does; it then makes one execution. */
    public boolean hasInitializers() {
        return probe != null || schedule != null && schedule.limits().initializers();
    }

    /** Whether it is to be told how values depend on inputs; a replay has its inputs. */
    public boolean isSymbolic() {
        return times == 0 && probe == null && options.inputsFollowed();
    }

    /** Nothing is given up for taking long under a debugger, and only there. */
    public boolean isDebugged() {
        return stallMillis == 0;
    }

    /** Whether the schedule to replay, as the first execution of the process, is given later. */
    public boolean isAwaiting() {
        return schedule == null && times > 0;
    }

    public boolean isReplay() {
        return schedule != null;
    }
}
