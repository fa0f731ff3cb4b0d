package dev.heddle.engine.session;

import dev.heddle.engine.model.BadRequestException;
import dev.heddle.engine.model.Result;
import dev.heddle.engine.report.Json;
import java.io.IOException;

/** Starts explorations and replays, each in processes of its own, and does not wait for them. */
public final class Session {

    private final Installation installation;

    public Session(Installation installation) {
        this.installation = installation;
    }

    /** Explores a target. Schedules of what is found are written to the request's folder, and at the end the result. */
    public Running<Result> explore(ExplorationRequest request, SessionListener listener) throws BadRequestException {
        return explore(request, listener, null);
    }

    /** The same with a process that was started for a draft of the request, or null. */
    public Running<Result> explore(ExplorationRequest request, SessionListener listener, WarmWorker warm)
            throws BadRequestException {
        Exploration exploration = new Exploration(WorkerPlan.of(request, installation), warm, workers(request),
                new Findings(request.folder(), request.target().origin()), listener);
        return Running.start(() -> written(request, exploration.run()), exploration::stop);
    }

    /** Starts a process for a request of which only the name of the class to run is not known yet. */
    public WarmWorker warm(ExplorationRequest draft) throws BadRequestException, IOException, InterruptedException {
        return new WarmWorker(WorkerPlan.of(draft, installation));
    }

    /** Without a seed each worker would make the same search. */
    private static int workers(ExplorationRequest request) throws BadRequestException {
        return request.strategy().seeded() ? request.workers() : 1;
    }

    /** Runs a recorded schedule again. */
    public Running<Replay> replay(ReplayRequest request, SessionListener listener) {
        ReplayRun run = new ReplayRun(request.launch(installation), request.request(), new Announcer(1, listener),
                request.output(), request.debugPort());
        return Running.start(() -> run.replay(request), run::cancel);
    }

    /**
     * Runs the test of a schedule with other decisions: first these, then without preemptions. What comes of it tells who else could
     * have gone on at each step.
     */
    public Running<Replay> choose(ReplayRequest request, int[] decisions, SessionListener listener) {
        ReplayRun run = new ReplayRun(request.launch(installation), request.request().choosing(decisions),
                new Announcer(1, listener), request.output(), null);
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
