package dev.heddle.engine.session;

import dev.heddle.engine.model.BadRequestException;
import dev.heddle.engine.model.StrategyCatalogue;
import dev.heddle.engine.model.StrategyDescriptor;
import java.io.OutputStream;
import java.util.List;

/**
 * What is to be explored, and how.
 *
 * @param jvmArgs options for the JVM that runs the test
 * @param workers how many worker processes
 * @param stallMillis how long an execution may go without a visible operation before it counts as not terminating
 * @param folder where schedules and the result go
 * @param output receives what the test prints; null to keep it in a file
 */
public record ExplorationRequest(
        Target target,
        JdkHome jdk,
        List<String> jvmArgs,
        ExploreOptions options,
        int workers,
        long stallMillis,
        OutFolder folder,
        OutputStream output) {

    private static final long STALL_MILLIS = 10_000;

    /** One worker on the JDK that runs this, with what the command line has where it is not told otherwise. */
    public static ExplorationRequest of(Target target, ExploreOptions options, OutFolder folder) {
        return new ExplorationRequest(target, JdkHome.current(), List.of(), options, 1, STALL_MILLIS, folder, null);
    }

    public ExplorationRequest on(JdkHome newJdk, List<String> newJvmArgs) {
        return new ExplorationRequest(target, newJdk, List.copyOf(newJvmArgs), options, workers, stallMillis, folder,
                output);
    }

    /** The same with more known of the target, and less time. */
    public ExplorationRequest of(Target newTarget, long leftMillis) {
        return new ExplorationRequest(newTarget, jdk, jvmArgs, options.stoppingAfter(options.maxExecutions(), leftMillis),
                workers, stallMillis, folder, output);
    }

    public ExplorationRequest withWorkers(int count) {
        return new ExplorationRequest(target, jdk, jvmArgs, options, count, stallMillis, folder, output);
    }

    public ExplorationRequest withStall(long millis) {
        return new ExplorationRequest(target, jdk, jvmArgs, options, workers, millis, folder, output);
    }

    public ExplorationRequest withOutput(OutputStream newOutput) {
        return new ExplorationRequest(target, jdk, jvmArgs, options, workers, stallMillis, folder, newOutput);
    }

    StrategyDescriptor strategy() throws BadRequestException {
        return StrategyCatalogue.get(options.strategy());
    }
}
