package dev.heddle.engine.session;

import dev.heddle.engine.model.BadRequestException;
import dev.heddle.engine.model.Schedule;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * What a worker is to do and how it is started.
 *
 * @param stallMillis how long an execution may go without a visible operation
 * @param output receives what the test prints; null to keep it in a file
 * @param number from 0
 */
record WorkerPlan(
        Target target,
        Launch launch,
        JdkHome jdk,
        ExploreOptions options,
        long stallMillis,
        OutputStream output,
        int number,
        AtomicBoolean manyTests) {

    /** Bytes of the test's own output that are kept. */
    private static final long OUTPUT_KEPT = 1 << 20;

    /** The plan of a request, for one worker that does all of it. */
    static WorkerPlan of(ExplorationRequest request, Installation installation) throws BadRequestException {
        boolean unfolds = request.options().strategy().equals("unfolding");
        Launch launch = new Launch(request.jdk().path(), request.jdk().feature(),
                request.target().classPathWith(installation),
                unfolds ? Heap.forUnfolding(request.jvmArgs()) : request.jvmArgs(), installation,
                request.folder().path(), 0);
        WorkerPlan plan = new WorkerPlan(request.target(), launch, request.jdk(), request.options(),
                request.stallMillis(), request.output(), 0, new AtomicBoolean());
        // It would ask for that with its first execution, and that would take one more process.
        return request.strategy().needsValues() ? plan.followingInputs() : plan;
    }

    /** The same work for one of several workers: another seed, its part of the executions. Only the first draws. */
    WorkerPlan forWorker(int i, int workers) {
        long executions = options.maxExecutions() == 0 ? 0 : Math.max(1, options.maxExecutions() / workers);
        ExploreOptions own = with(executions, options.timeMillis(), options.seed() + i);
        if (i > 0) {
            own = own.withGraph(null);
        }
        return new WorkerPlan(target, launch, jdk, own, stallMillis, output, i, manyTests);
    }

    Path log() {
        return launch.folder().resolve("decisions-" + number + ".log");
    }

    /** Asks for {@code id} with the time that is left; 0 is no limit. */
    Request request(String id, long leftMillis) {
        ExploreOptions own = with(options.maxExecutions(), leftMillis, options.seed());
        return new Request(id, own, null, 0, log().toAbsolutePath().toString(), stallMillis,
                output != null ? Long.MAX_VALUE : OUTPUT_KEPT).withConfirmation();
    }

    /** Asks to be ready for a replay of a schedule of any of the tests, as the first execution of the process. */
    Request spareRequest(Path folder) {
        return new Request(target.id(), options, null, 1, folder.resolve("decisions.log").toAbsolutePath().toString(),
                stallMillis, OUTPUT_KEPT);
    }

    /** Asks for one replay of a schedule of this exploration, in which {@code stall} is as long as one may be silent. */
    Request replayRequest(Schedule schedule, long stall) {
        return new Request(schedule.target(), options, schedule, 1, log().toAbsolutePath().toString(), stall,
                OUTPUT_KEPT);
    }

    WorkerPlan onPlatformThreads() {
        return with(options.withBackend("platform"));
    }

    /** With values followed from the inputs of the test, and room for all that unfolding keeps of them. */
    WorkerPlan followingInputs() {
        return new WorkerPlan(target, launch.with(Heap.forUnfolding(launch.jvmArgs())), jdk, options.followingInputs(),
                stallMillis, output, number, manyTests);
    }

    private WorkerPlan with(ExploreOptions newOptions) {
        return new WorkerPlan(target, launch, jdk, newOptions, stallMillis, output, number, manyTests);
    }

    private ExploreOptions with(long maxExecutions, long timeMillis, long seed) {
        return options.stoppingAfter(maxExecutions, timeMillis).withSeed(seed);
    }

    boolean hasManyTests() {
        return manyTests.get();
    }

    String backend() {
        return options.backend().equals("auto") ? jdk.defaultBackend() : options.backend();
    }
}
