package dev.heddle.engine.symbolic;

import dev.heddle.engine.model.Imprecision;
import dev.heddle.engine.runtime.ExecutionRecord;
import dev.heddle.engine.runtime.TestRuntime;
import dev.heddle.engine.strategy.ReplayStrategy;
import dev.heddle.engine.strategy.Strategy;
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
    private final SymbolicExecution execution =
            new SymbolicExecution(expressions, runtime::runningNumber, runtime::stepsSoFar);
    private final PathSolver solver;

    /** What a run did. */
    public record Run(Path path, ExecutionRecord record) {}

    public Concolic(PathSolver solver) {
        this.solver = solver;
    }

    public Expressions expressions() {
        return expressions;
    }

    /** Runs a test, thread after thread. */
    public Run run(TestBody body, Map<String, Long> inputs) {
        ReplayStrategy strategy = new ReplayStrategy(new int[0], inputs);
        strategy.prepare();
        return run(body, strategy);
    }

    /** Runs a test under a strategy that is prepared. */
    public Run run(TestBody body, Strategy strategy) {
        execution.begin();
        ExecutionRecord record = runtime.execute(body, strategy, MOST_STEPS, false, false);
        return new Run(execution.path(), record);
    }

    /** How many decisions the run under way has made because of inputs. */
    int decisions() {
        return execution.decisions();
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
