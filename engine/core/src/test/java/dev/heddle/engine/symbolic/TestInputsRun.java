package dev.heddle.engine.symbolic;

import dev.heddle.engine.instrument.Instrumenter;
import dev.heddle.engine.runtime.ExecutionRecord;
import dev.heddle.engine.runtime.TestRuntime;
import dev.heddle.engine.symbolic.solver.Answer;
import dev.heddle.engine.symbolic.solver.PathSolver;
import dev.heddle.engine.target.TestCase;
import dev.heddle.engine.target.TestTargets;
import java.lang.instrument.Instrumentation;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** In a forked JVM: follows all paths through a JUnit test until it fails, and prints with which inputs it does. */
public final class TestInputsRun {

    private static final int MOST_RUNS = 100;

    private TestInputsRun() {}

    /** The argument is the test. */
    public static void main(String[] args, Instrumentation instrumentation) throws Exception {
        Instrumenter.install(instrumentation, false, true);
        TestRuntime.get().useVirtualThreads(TestRuntime.virtualSupported());
        TestCase test = TestTargets.resolve(args[0], ClassLoader.getSystemClassLoader()).get(0);
        Concolic concolic = new Concolic(new PathSolver(60_000));
        Deque<Map<String, Long>> open = new ArrayDeque<>();
        open.add(Map.of());
        Set<String> seen = new HashSet<>();
        for (int runs = 0; runs < MOST_RUNS && !open.isEmpty(); runs++) {
            ExecutionRecord run = concolic.run(test.body(), open.poll());
            if (run.failed()) {
                Map<String, Long> inputs = run.path().inputs();
                System.out.println(run.failure().getMessage() + " " + (inputs.get("a") == 3 * inputs.get("limit"))
                        + " " + inputs.keySet());
                return;
            }
            for (int k = 0; k < run.path().branches().size(); k++) {
                Answer answer = concolic.negate(run.path(), k);
                if (answer.isSatisfiable() && seen.add(answer.inputs().toString())) {
                    open.add(answer.inputs());
                }
            }
        }
    }
}
