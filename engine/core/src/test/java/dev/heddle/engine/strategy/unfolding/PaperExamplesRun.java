package dev.heddle.engine.strategy.unfolding;

import dev.heddle.engine.instrument.Instrumenter;
import dev.heddle.engine.model.Schedule;
import dev.heddle.engine.runtime.ExecutionPlan;
import dev.heddle.engine.runtime.ExecutionRecord;
import dev.heddle.engine.runtime.TestRuntime;
import dev.heddle.engine.symbolic.expr.Expressions;
import dev.heddle.engine.target.TestBody;
import java.io.PrintStream;
import java.lang.instrument.Instrumentation;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.Arrays;
import java.util.List;

/**
 * In a forked JVM: unfolds a program whose inputs are followed, with one seed after the other, and prints for each how many tests it
 * took and what failed; then the events of the unfolding. Arguments: backend, seeds, program, its arguments.
 */
public final class PaperExamplesRun {

    private static final int STEPS = 20_000;

    private static final TestRuntime RUNTIME = TestRuntime.get();

    private PaperExamplesRun() {}

    public static void main(String[] args, Instrumentation instrumentation) throws Exception {
        PrintStream out = System.out;
        System.setErr(new PrintStream(PrintStream.nullOutputStream()));
        Instrumenter.install(instrumentation, false, true);
        RUNTIME.useVirtualThreads(args[0].equals("virtual"));
        TestBody body = program(args[2], Arrays.copyOfRange(args, 3, args.length));
        UnfoldingStrategy last = null;
        for (int seed = 1; seed <= Integer.parseInt(args[1]); seed++) {
            RUNTIME.learnShared(List.of());
            Expressions expressions = new Expressions();
            RUNTIME.followInputs(expressions).decideIndexes(true);
            last = new UnfoldingStrategy(seed, expressions);
            out.println("seed " + seed + ": " + run(body, last));
        }
        NetText.of(last.unfolding()).forEach(out::println);
        out.flush();
        Runtime.getRuntime().halt(0);
    }

    private static TestBody program(String name, String[] arguments) throws ReflectiveOperationException {
        MethodHandle main = MethodHandles.lookup().findStatic(
                Class.forName(name, true, ClassLoader.getSystemClassLoader()), "main",
                MethodType.methodType(void.class, String[].class));
        return () -> call(main, arguments);
    }

    /** A statement, not a lambda's body: only so the call has the exact type. */
    private static void call(MethodHandle main, String[] arguments) throws Throwable {
        main.invokeExact(arguments);
    }

    private static String run(TestBody body, UnfoldingStrategy strategy) {
        StringBuilder failures = new StringBuilder();
        int deadlocked = 0;
        while (strategy.prepare()) {
            ExecutionRecord record = RUNTIME.execute(ExecutionPlan.of(body, strategy, new Schedule.Limits(STEPS)));
            if (record.failure() != null && !record.learned()) {
                failures.append(", ").append(record.thread()).append(": ").append(record.failure().getMessage())
                        .append(positive(record) ? " with a positive input" : "");
            }
            deadlocked += record.blocked() && !record.learned() ? 1 : 0;
            strategy.executed(record);
        }
        long infeasible = (Long) strategy.stats().get("infeasible");
        return strategy.stats().get("tests") + " tests" + (deadlocked == 0 ? "" : ", deadlock") + failures
                + (infeasible == 0 ? "" : ", " + infeasible + " infeasible") + ", " + strategy.bound();
    }

    private static boolean positive(ExecutionRecord record) {
        return record.path().inputs().values().stream().anyMatch(value -> value > 0);
    }
}
