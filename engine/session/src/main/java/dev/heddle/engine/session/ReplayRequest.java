package dev.heddle.engine.session;

import dev.heddle.engine.model.Schedule;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;

/**
 * A recorded schedule that is to be run again.
 *
 * @param file where the schedule was read from; the result names it
 * @param jvmArgs options for the JVM that runs the test
 * @param backend {@code auto}, {@code virtual} or {@code platform}
 * @param times how often; the trace must be the same each time
 * @param debugPort port on the loopback address where to wait for a debugger, 0 for any that is free; null for none
 * @param goal where the debugger is to stop
 * @param stallMillis how long an execution may go without a visible operation before it counts as not terminating
 * @param folder where the test's output and crash files go
 * @param output receives what the test prints; null to keep it in a file
 */
public record ReplayRequest(
        Schedule schedule,
        Path file,
        Target target,
        JdkHome jdk,
        List<String> jvmArgs,
        String backend,
        int times,
        Integer debugPort,
        StepGoal goal,
        long stallMillis,
        OutFolder folder,
        OutputStream output) {

    private static final long STALL_MILLIS = 10_000;

    /** One replay on the JDK that runs this. */
    public static ReplayRequest of(ScheduleFile recorded, Path file, Target target, OutFolder folder) {
        return new ReplayRequest(recorded.schedule(), file, target, JdkHome.current(), List.of(), "auto", 1, null, new StepGoal(),
                STALL_MILLIS, folder, null);
    }

    public ReplayRequest on(JdkHome newJdk, List<String> newJvmArgs) {
        return new ReplayRequest(schedule, file, target, newJdk, List.copyOf(newJvmArgs), backend, times, debugPort, goal,
                stallMillis, folder, output);
    }

    /** The same under a debugger, which needs platform threads. */
    public ReplayRequest debuggedAt(int port) {
        return new ReplayRequest(schedule, file, target, jdk, jvmArgs, "platform", times, port, goal, stallMillis,
                folder, output);
    }

    Launch launch(Installation installation) {
        return new Launch(jdk.path(), jdk.feature(), target.classPathWith(installation), jvmArgs, installation,
                folder.path(), 0);
    }

    Request request() {
        ExploreOptions options = new ExploreOptions("random", 1, 0, 0, schedule.limits(), false, Set.of(),
                schedule.seed(), backend);
        return new Request(schedule.target(), options, schedule, times,
                folder.path().resolve("decisions.log").toAbsolutePath().toString(), debugPort == null ? stallMillis : 0,
                Long.MAX_VALUE);
    }
}
