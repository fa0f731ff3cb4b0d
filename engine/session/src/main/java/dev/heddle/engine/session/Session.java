package dev.heddle.engine.session;

import dev.heddle.engine.model.BadRequestException;
import dev.heddle.engine.model.Result;
import dev.heddle.engine.report.Json;
import java.io.IOException;
import java.util.function.Consumer;

/** Starts explorations and replays, each in processes of its own, and does not wait for them. */
public final class Session {

    private final Installation installation;
    private final Spares spares;

    public Session(Installation installation) {
        this(installation, null);
    }

    /** One of several, which let workers start for each other; {@code spares} may be null. */
    public Session(Installation installation, Spares spares) {
        this.installation = installation;
        this.spares = spares;
    }

    /** Explores a target. Schedules of what is found are written to the request's folder, and at the end the result. */
    public Running<Result> explore(ExplorationRequest request, SessionListener listener) throws BadRequestException {
        return explore(request, listener, null);
    }

    /** The same with a process that was started for a draft of the request, or null. */
    public Running<Result> explore(ExplorationRequest request, SessionListener listener, WarmWorker warm)
            throws BadRequestException {
        WorkerPlan plan = WorkerPlan.of(request, installation);
        WarmWorker ready = warm != null ? warm : spare(plan);
        Exploration exploration = new Exploration(plan, ready, spares, workers(request),
                new Findings(request.folder(), request.target().origin()), listener);
        return Running.start(() -> written(request, exploration.run()), exploration::stop);
    }

    private WarmWorker spare(WorkerPlan plan) {
        if (spares == null) {
            return null;
        }
        spares.expect(plan);
        return spares.take(plan.launch(), plan.request("", 0));
    }

    /**
     * Makes what every worker on this JDK will use, unless it is there: it takes seconds, once. All goes well without it too, only
     * slower.
     *
     * @param notes is told before it is made, and if it cannot be
     */
    public void prepare(JdkHome jdk, Consumer<String> notes) throws InterruptedException {
        String failure;
        try {
            WovenCache woven = WovenCache.of(installation, jdk.path());
            if (!woven.isMissing()) {
                return;
            }
            notes.accept("preparing JDK " + jdk.version() + " for fast starts, once");
            failure = woven.make(jdk.feature());
        } catch (IOException e) {
            failure = Reasons.of(e);
        }
        if (failure != null) {
            notes.accept("starts will be slower, since nothing could be kept in the cache folder: " + failure);
        }
    }

    /** Starts a process for a request of which only the name of the class to run is not known yet. */
    public WarmWorker warm(ExplorationRequest draft) throws BadRequestException, IOException, InterruptedException {
        WorkerPlan plan = WorkerPlan.of(draft, installation);
        WarmWorker ready = spare(plan);
        return ready != null ? ready : new WarmWorker(plan);
    }

    /** Without a seed each worker would make the same search. */
    private static int workers(ExplorationRequest request) throws BadRequestException {
        return request.strategy().seeded() ? request.workers() : 1;
    }

    /** Runs a recorded schedule again. */
    public Running<Replay> replay(ReplayRequest request, SessionListener listener) {
        ReplayRun run = new ReplayRun(request.launch(installation), request.request(), new Announcer(1, listener),
                request.output(), request.debugPort(), request.goal());
        return Running.start(() -> run.replay(request), run::cancel);
    }

    /**
     * Runs the test of a schedule with other decisions: first these, then without preemptions. What comes of it tells who else could
     * have gone on at each step.
     */
    public Running<Replay> choose(ReplayRequest request, int[] decisions, SessionListener listener) {
        ReplayRun run = new ReplayRun(request.launch(installation), request.request().choosing(decisions),
                new Announcer(1, listener), request.output(), null, new StepGoal());
        return Running.start(() -> run.replay(request), run::cancel);
    }

    private static Result written(ExplorationRequest request, Result merged) throws BadRequestException {
        Result result = workers(request) == request.workers() ? merged : merged.withNote("one worker made the search, not "
                + request.workers() + ": " + request.options().strategy() + " cannot divide it yet, and all would make the same");
        try {
            request.folder().writeResult(Json.file(result));
            return result;
        } catch (IOException e) {
            return result.withNote("the result could not be written to " + request.folder().resultFile() + " ("
                    + Reasons.of(e) + ")");
        }
    }
}
