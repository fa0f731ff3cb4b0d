package dev.heddle.engine.symbolic;

import dev.heddle.engine.model.Imprecision;
import dev.heddle.engine.model.Schedule;
import dev.heddle.engine.runtime.ExecutionPlan;
import dev.heddle.engine.runtime.ExecutionRecord;
import dev.heddle.engine.runtime.TestRuntime;
import dev.heddle.engine.strategy.api.Strategy;
import dev.heddle.engine.strategy.guided.ReplayStrategy;
import dev.heddle.engine.symbolic.expr.Expressions;
import dev.heddle.engine.symbolic.solver.Answer;
import dev.heddle.engine.symbolic.solver.PathSolver;
import dev.heddle.engine.symbolic.solver.SolverStats;
import dev.heddle.engine.target.TestBody;
import java.util.List;
import java.util.Map;

/**
 * Runs tests with chosen inputs and finds inputs that make them decide otherwise. The process must have
 * been started with classes that carry shadows.
 */
public final class Concolic {

    private static final int MOST_STEPS = 100_000;

    private final TestRuntime runtime = TestRuntime.get();
    private final Expressions expressions = new Expressions();
    private final SymbolicExecution execution = runtime.followInputs(expressions);
    private final PathSolver solver;

    public Concolic(PathSolver solver) {
        this.solver = solver;
    }

    public Expressions expressions() {
        return expressions;
    }

    /** Runs a test, thread after thread. */
    public ExecutionRecord run(TestBody body, Map<String, Long> inputs) {
        ReplayStrategy strategy = new ReplayStrategy(new int[0], inputs);
        strategy.prepare();
        return run(body, strategy);
    }

    /** Runs a test under a strategy that is prepared. */
    public ExecutionRecord run(TestBody body, Strategy strategy) {
        return runtime.execute(ExecutionPlan.of(body, strategy, new Schedule.Limits(MOST_STEPS)));
    }

    /** What follows the values. */
    SymbolicExecution execution() {
        return execution;
    }

    /** Inputs with which the k-th decision of a run falls otherwise and all before it as they did. */
    public Answer negate(Path path, int k) {
        return solver.solve(path.negated(k, expressions), path.inputs());
    }

    public SolverStats solverStats() {
        return solver.stats();
    }

    public List<Imprecision> imprecision() {
        return execution.imprecision();
    }
}
