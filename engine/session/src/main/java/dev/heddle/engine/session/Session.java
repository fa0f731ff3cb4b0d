package dev.heddle.engine.session;

import dev.heddle.engine.model.BadRequestException;
import dev.heddle.engine.model.Result;
import dev.heddle.engine.report.Json;
import java.io.IOException;
import java.nio.file.Files;

/** Starts explorations and replays, each in processes of its own, and does not wait for them. */
public final class Session {

    private final Installation installation;

    public Session(Installation installation) {
        this.installation = installation;
    }

    /** Explores a target. Schedules of what is found are written to the request's folder, and at the end the result. */
    public Running<Result> explore(ExplorationRequest request, SessionListener listener) throws BadRequestException {
        Exploration exploration = new Exploration(WorkerPlan.of(request, installation), workers(request),
                new Findings(request.folder(), request.target().origin()), listener);
        return Running.start(() -> written(request, exploration.run()), exploration::stop);
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

    private static Result written(ExplorationRequest request, Result merged) throws BadRequestException, IOException {
        Result result = workers(request) == request.workers() ? merged : merged.withNote("one worker made the search, not "
                + request.workers() + ": " + request.options().strategy() + " cannot divide it yet, and all would make the same");
        WholeFile.write(request.folder().resultFile(), Json.file(result));
        return result;
    }
}
