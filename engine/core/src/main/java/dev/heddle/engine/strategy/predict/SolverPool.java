package dev.heddle.engine.strategy.predict;

import dev.heddle.engine.symbolic.expr.Expr;
import dev.heddle.engine.symbolic.solver.Answer;
import dev.heddle.engine.symbolic.solver.ConstraintSolver;
import dev.heddle.engine.symbolic.solver.SolverHost;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Asks several questions at once, each of a solver process of its own; those beyond the first are started when they are needed. */
final class SolverPool {

    private static final int MOST = 4;

    private final ConstraintSolver first;
    private final int timeoutMillis;
    private final List<ConstraintSolver> solvers = new ArrayList<>();
    private final List<SolverHost> hosts = new ArrayList<>();
    private ExecutorService threads;

    SolverPool(ConstraintSolver first, int timeoutMillis) {
        this.first = first;
        this.timeoutMillis = timeoutMillis;
        solvers.add(first);
    }

    /** How many questions may be asked at once. */
    static int width() {
        return Math.min(MOST, Runtime.getRuntime().availableProcessors());
    }

    /** The answers, in the order of the questions. */
    List<Answer> solve(List<SliceQuestion> questions, List<Expr> flags) {
        while (solvers.size() < questions.size()) {
            hosts.add(new SolverHost());
            solvers.add(new ConstraintSolver(timeoutMillis, hosts.get(hosts.size() - 1)));
        }
        List<CompletableFuture<Answer>> others = new ArrayList<>();
        for (int i = 1; i < questions.size(); i++) {
            int number = i;
            others.add(CompletableFuture.supplyAsync(
                    () -> ask(solvers.get(number), questions.get(number), flags.get(number)), threads()));
        }
        List<Answer> answers = new ArrayList<>(List.of(ask(first, questions.get(0), flags.get(0))));
        others.forEach(other -> answers.add(other.join()));
        return answers;
    }

    private static Answer ask(ConstraintSolver solver, SliceQuestion question, Expr flag) {
        return solver.solve(question.encoding().conditions(), List.of(flag), question.encoding().wanted());
    }

    private ExecutorService threads() {
        if (threads == null) {
            threads = Executors.newFixedThreadPool(MOST - 1, task -> {
                Thread thread = new Thread(task, "heddle-solver");
                thread.setDaemon(true);
                return thread;
            });
        }
        return threads;
    }

    /** Processes end that only this one has asked. */
    void end() {
        solvers.subList(1, solvers.size()).clear();
        hosts.forEach(SolverHost::end);
        hosts.clear();
        if (threads != null) {
            threads.shutdown();
            threads = null;
        }
    }
}
