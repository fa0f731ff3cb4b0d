package dev.heddle.engine.symbolic;

import dev.heddle.engine.instrument.Instrumenter;
import dev.heddle.engine.runtime.ExecutionRecord;
import dev.heddle.engine.runtime.TestRuntime;
import dev.heddle.engine.symbolic.solver.Answer;
import dev.heddle.engine.symbolic.solver.PathSolver;
import java.lang.instrument.Instrumentation;
import java.lang.reflect.Method;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** In a forked JVM: follows all paths through static methods of a program and prints what they came to. */
public final class ConcolicRun {

    private static final int MOST_RUNS = 200;

    private final Concolic concolic = new Concolic(new PathSolver(60_000));

    private ConcolicRun() {}

    /** The first argument names the class, the others its methods. */
    public static void main(String[] args, Instrumentation instrumentation) throws Exception {
        Instrumenter instrumenter = Instrumenter.install(instrumentation, false, true);
        TestRuntime.get().useVirtualThreads(TestRuntime.virtualSupported());
        Class<?> program = Class.forName(args[0], true, ClassLoader.getSystemClassLoader());
        ConcolicRun run = new ConcolicRun();
        for (String name : Arrays.copyOfRange(args, 1, args.length)) {
            Set<String> outcomes = run.explore(program, name);
            run.concolic.execution().decideIndexes(true);
            Set<String> whereIndexesAreDecisions = run.explore(program, name);
            run.concolic.execution().decideIndexes(false);
            System.out.println(name + ": " + String.join(", ", outcomes)
                    + (whereIndexesAreDecisions.equals(outcomes) ? "" : ", but " + whereIndexesAreDecisions));
        }
        run.concolic.imprecision().forEach(entry ->
                System.out.println("imprecision " + entry.what() + " " + (entry.at() == null ? "" : entry.at().method())));
        instrumenter.untouched().entries().forEach(entry ->
                System.out.println("untouched " + entry.className() + ": " + entry.reason()));
    }

    /** Negates every decision of every run once; the outcomes, each with inputs that lead to it. */
    private Set<String> explore(Class<?> program, String name) throws ReflectiveOperationException {
        Method method = program.getDeclaredMethod(name);
        Set<String> outcomes = new TreeSet<>();
        Set<String> seen = new TreeSet<>();
        Deque<Map<String, Long>> open = new ArrayDeque<>();
        open.add(Map.of());
        int runs = 0;
        while (!open.isEmpty() && runs++ < MOST_RUNS) {
            program.getField("outcome").set(null, "none");
            String[] outcome = new String[1];
            ExecutionRecord run = concolic.run(() -> {
                method.invoke(null);
                outcome[0] = (String) program.getField("outcome").get(null);
            }, open.poll());
            if (run.failed()) {
                outcomes.add("failed: " + run.failure());
            }
            outcomes.add(outcome[0] == null ? "given up" : outcome[0]);
            for (int k = 0; k < run.path().branches().size(); k++) {
                String prefix = run.path().negated(k, concolic.expressions()).toString();
                if (run.path().branches().get(k).kind() != Branch.Kind.PINNED && seen.add(prefix)) {
                    Answer answer = concolic.negate(run.path(), k);
                    if (answer.isSatisfiable()) {
                        open.add(new TreeMap<>(answer.inputs()));
                    }
                }
            }
        }
        return outcomes;
    }
}
