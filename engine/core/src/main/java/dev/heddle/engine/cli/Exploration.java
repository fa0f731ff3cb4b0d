package dev.heddle.engine.cli;

import dev.heddle.engine.explore.ExploreOptions;
import dev.heddle.engine.model.BadRequestException;
import dev.heddle.engine.model.Result;
import dev.heddle.engine.model.Violation;
import dev.heddle.engine.worker.Signals;
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
    private final Display display;
    private final Signals interrupts;
    private final List<WorkerRun> runs = new ArrayList<>();

    Exploration(WorkerPlan plan, int workers, Findings findings, Display display, Signals interrupts) {
        this.interrupts = interrupts;
        this.plan = plan;
        this.workers = workers;
        this.findings = findings;
        this.display = display;
    }

    Result run() throws BadRequestException, IOException, InterruptedException {
        for (int i = 0; i < workers; i++) {
            runs.add(new WorkerRun(plan.forWorker(i, workers), findings, display, this::found));
        }
        interrupts.then(this::stop);
        List<TestResult> results = workers == 1 ? runs.get(0).run() : runAll();
        return ResultMerger.merge(plan, workers, results, findings.all());
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
