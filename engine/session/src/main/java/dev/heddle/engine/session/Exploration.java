package dev.heddle.engine.session;

import dev.heddle.engine.model.BadRequestException;
import dev.heddle.engine.model.Result;
import dev.heddle.engine.model.Violation;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Explores a target with one worker process or several, and puts what they found together. */
final class Exploration {

    private final WorkerPlan plan;
    private final int workers;
    private final Findings findings;
    private final List<WorkerRun> runs = new ArrayList<>();

    Exploration(WorkerPlan plan, WarmWorker warm, Spares spares, int workers, Findings findings, SessionListener listener) {
        this.plan = plan;
        this.workers = workers;
        this.findings = findings;
        TimeLimit time = new TimeLimit(plan.options().timeMillis());
        for (int i = 0; i < workers; i++) {
            runs.add(new WorkerRun(plan.forWorker(i, workers), i == 0 ? warm : null, new FreshConfirmation(time, spares), time, findings,
                    new Announcer(i + 1, listener), this::found));
        }
    }

    Result run() throws BadRequestException, IOException, InterruptedException {
        List<TestResult> results = workers == 1 ? runs.get(0).run() : runAll();
        Result result = ResultMerger.merge(plan, workers, results, findings.all());
        if (result.coverage() != null) {
            result = result.change().coverage(findings.withSchedules(result.coverage())).build();
        }
        return findings.unwritten() == null ? result : result.withNote(findings.unwritten());
    }

    /** Ends all workers after the execution they are at; what they have found so far is kept. */
    void stop() {
        runs.forEach(WorkerRun::stop);
    }

    private void found(Violation violation) {
        ExploreOptions options = plan.options();
        if (workers > 1 && !options.all() && !plan.hasManyTests()) {
            stop();
        }
    }

    private List<TestResult> runAll() throws BadRequestException, IOException, InterruptedException {
        ExecutorService pool = Executors.newFixedThreadPool(workers);
        try {
            List<Future<List<TestResult>>> futures = new ArrayList<>();
            for (WorkerRun run : runs) {
                futures.add(pool.submit(run::run));
            }
            List<TestResult> results = new ArrayList<>();
            for (Future<List<TestResult>> future : futures) {
                results.addAll(future.get());
            }
            return results;
        } catch (ExecutionException e) {
            stop();
            if (e.getCause() instanceof BadRequestException bad) {
                throw bad;
            }
            throw new IOException("a worker failed", e.getCause());
        } finally {
            pool.shutdownNow();
        }
    }
}
