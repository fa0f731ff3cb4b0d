package dev.heddle.engine.symbolic;

import dev.heddle.engine.instrument.Instrumenter;
import dev.heddle.engine.runtime.ExecutionRecord;
import dev.heddle.engine.runtime.TestRuntime;
import dev.heddle.engine.strategy.FixedStrategy;
import dev.heddle.engine.strategy.api.Candidates;
import dev.heddle.engine.strategy.api.Need;
import dev.heddle.engine.strategy.api.Needs;
import dev.heddle.engine.strategy.api.Trace;
import dev.heddle.engine.symbolic.expr.Expr;
import dev.heddle.engine.symbolic.solver.Answer;
import dev.heddle.engine.symbolic.solver.PathSolver;
import java.lang.instrument.Instrumentation;
import java.lang.reflect.Method;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * In a forked JVM: asks whether the other decision of the first thread goes with the decision of the second one.
 */
public final class ConflictRun {

    private ConflictRun() {}

    /** Arguments: the class and its method. */
    public static void main(String[] args, Instrumentation instrumentation) throws Exception {
        Instrumenter.install(instrumentation, false, true);
        TestRuntime.get().useVirtualThreads(TestRuntime.virtualSupported());
        Method method =
                Class.forName(args[0], true, ClassLoader.getSystemClassLoader()).getDeclaredMethod(args[1]);
        PathSolver solver = new PathSolver(60_000);
        Concolic concolic = new Concolic(solver);
        ExecutionRecord run = concolic.run(() -> method.invoke(null), Map.of());
        print(run);
        Expr first = run.path().of(1).get(0).other(concolic.expressions());
        Expr second = run.path().of(2).get(0).holding(concolic.expressions());
        Answer both = solver.solve(List.of(first, second), run.path().inputs());
        System.out.println(List.of(first, second) + ": " + both.verdict());
        Answer alone = solver.solve(List.of(first), run.path().inputs());
        System.out.println(List.of(first) + ": " + alone.verdict() + " " + new TreeMap<>(alone.inputs()));
        print(concolic.run(() -> method.invoke(null), alone.inputs()));
        ExecutionRecord observed = concolic.run(() -> method.invoke(null), new Observing());
        for (Branch branch : observed.path().branches()) {
            Trace trace = observed.observed();
            System.out.println("made in a step of its thread: " + (trace.thread(branch.step()) == branch.thread())
                    + ", after its accesses began: " + (trace.first(branch.step()) <= branch.access()));
        }
    }

    /** Lets thread after thread run, and has the steps recorded. */
    private static final class Observing extends FixedStrategy {

        private static final Needs NEEDS = Needs.of(Need.STEPS, Need.ORDERS);

        @Override
        public Needs needs() {
            return NEEDS;
        }

        @Override
        public int choose(Candidates candidates) {
            return Math.max(0, candidates.current());
        }
    }

    private static void print(ExecutionRecord run) {
        for (int thread = 1; thread <= 2; thread++) {
            for (Branch branch : run.path().of(thread)) {
                System.out.println("thread " + thread + ": " + branch.condition() + " " + branch.taken() + " "
                        + branch.at().shortForm());
            }
        }
    }
}
