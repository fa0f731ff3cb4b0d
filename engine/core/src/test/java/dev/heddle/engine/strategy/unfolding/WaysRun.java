package dev.heddle.engine.strategy.unfolding;

import dev.heddle.engine.instrument.Instrumenter;
import dev.heddle.engine.model.Imprecision;
import dev.heddle.engine.model.Schedule;
import dev.heddle.engine.runtime.ExecutionPlan;
import dev.heddle.engine.runtime.ExecutionRecord;
import dev.heddle.engine.runtime.TestRuntime;
import dev.heddle.engine.symbolic.expr.Expressions;
import java.io.PrintStream;
import java.lang.instrument.Instrumentation;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * In a forked JVM: unfolds a program once for each way that its input may go and each kind of input, and prints what came of it.
 * Arguments: backend, the program, then ways if not all of them.
 */
public final class WaysRun {

    private static final int STEPS = 20_000;
    private static final int MOST_TESTS = 5_000;
    /** Where something is listed the question is answered; a failure that is near is looked for all the same. */
    private static final int MOST_TESTS_ONCE_LISTED = 100;
    private static final List<String> KINDS = List.of("few", "small", "large");

    private static final TestRuntime RUNTIME = TestRuntime.get();

    private WaysRun() {}

    public static void main(String[] args, Instrumentation instrumentation) throws Exception {
        PrintStream out = System.out;
        System.setOut(new PrintStream(PrintStream.nullOutputStream()));
        System.setErr(System.out);
        Instrumenter.install(instrumentation, false, true);
        RUNTIME.useVirtualThreads(args[0].equals("virtual"));
        Class<?> program = Class.forName(args[1], true, ClassLoader.getSystemClassLoader());
        MethodHandle main = MethodHandles.lookup().findStatic(
                program, "main", MethodType.methodType(void.class, String[].class));
        String[] names = (String[]) program.getMethod("names").invoke(null);
        for (String name : args.length > 2 ? List.of(args).subList(2, args.length) : List.of(names)) {
            Set<Imprecision> ofEarlierWays = Set.copyOf(RUNTIME.imprecision());
            for (String kind : KINDS) {
                out.println(kind + "; " + name + ": " + unfolded(main, ofEarlierWays, name, kind));
            }
        }
        out.flush();
        Runtime.getRuntime().halt(0);
    }

    private static String unfolded(MethodHandle main, Set<Imprecision> ofEarlierWays, String... arguments) {
        RUNTIME.begin(arguments[0]);
        RUNTIME.learnShared(List.of());
        Expressions expressions = new Expressions();
        RUNTIME.followInputs(expressions).decideIndexes(true);
        UnfoldingStrategy strategy = new UnfoldingStrategy(1, expressions);
        String found = null;
        int most = MOST_TESTS;
        for (int tests = 0; found == null && tests < most && strategy.prepare(); tests++) {
            ExecutionRecord record = RUNTIME.execute(ExecutionPlan.of(() -> call(main, arguments), strategy, new Schedule.Limits(STEPS)));
            if (record.failure() != null) {
                found = record.failure().getMessage() + " " + record.path().inputs();
            }
            strategy.executed(record);
            most = own(RUNTIME.imprecision(), ofEarlierWays).isEmpty() ? MOST_TESTS : MOST_TESTS_ONCE_LISTED;
        }
        String listed = Stream.concat(own(RUNTIME.imprecision(), ofEarlierWays).stream(), strategy.imprecision().stream())
                .map(WaysRun::text).collect(Collectors.joining(", "));
        return (found != null ? found : strategy.bound() == null ? "claims nothing" : "complete")
                + (listed.isEmpty() ? "" : "; listed: " + listed);
    }

    /** What static initialisers have read is told until the process ends; that is no answer for the ways that come later. */
    private static List<Imprecision> own(List<Imprecision> all, Set<Imprecision> ofEarlierWays) {
        return all.stream()
                .filter(entry -> !entry.what().contains("static initialiser") || !ofEarlierWays.contains(entry))
                .toList();
    }

    private static String text(Imprecision entry) {
        return entry.what() + (entry.at() == null ? "" : " at " + entry.at().shortForm());
    }

    /** A statement, not a lambda's body: only so the call has the exact type. */
    private static void call(MethodHandle main, String[] arguments) throws Throwable {
        main.invokeExact(arguments);
    }
}
