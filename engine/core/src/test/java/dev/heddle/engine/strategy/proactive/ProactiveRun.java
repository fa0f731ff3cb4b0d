package dev.heddle.engine.strategy.proactive;

import dev.heddle.engine.explore.ExplorationListener;
import dev.heddle.engine.session.ExploreOptions;
import dev.heddle.engine.explore.Explorer;
import dev.heddle.engine.session.Progress;
import dev.heddle.engine.instrument.Instrumenter;
import dev.heddle.engine.model.Result;
import dev.heddle.engine.model.Schedule;
import dev.heddle.engine.model.Violation;
import dev.heddle.engine.target.TestCase;
import java.io.PrintStream;
import java.lang.instrument.Instrumentation;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * In a forked JVM: explores programs with {@code proactive} to the end and prints a line for each. Arguments: backend, file with a
 * program and its arguments on each line, behind {@code open} if inputs are to be chosen, or behind {@code behaviours of} if {@code dpor}
 * is to tell all outcomes.
 */
public final class ProactiveRun {

    private static final long MOST_MILLIS = Long.getLong("heddle.proactive.millis", 600_000);
    private static final int STEPS = 20_000;
    private static final String BEHAVIOURS = "behaviours of ";

    private ProactiveRun() {}

    public static void main(String[] args, Instrumentation instrumentation) throws Exception {
        PrintStream out = System.out;
        if (!Boolean.getBoolean("heddle.proactive.stats")) {
            System.setErr(new PrintStream(PrintStream.nullOutputStream()));
        }
        Instrumenter.install(instrumentation, false, true);
        ExploreOptions options = new ExploreOptions("proactive", 0, 0, MOST_MILLIS, new Schedule.Limits(STEPS), true,
                Set.of(), 1, args[0]).followingInputs();
        boolean all = Boolean.getBoolean("heddle.proactive.stats");
        for (String line : Files.readAllLines(Path.of(args[1]))) {
            if (line.startsWith(BEHAVIOURS)) {
                out.println(line + ": " + behaviours(line.substring(BEHAVIOURS.length()), args[0]));
                continue;
            }
            boolean open = line.startsWith("open ");
            Result result = new Explorer(program(open ? line.substring(5) : line),
                    open ? options.openingInputs() : options, new Silence()).explore();
            out.println(line + ": " + told(result) + (all ? " " + result.elapsedMs() + " ms " + result.stats()
                    + result.imprecision() + result.notes() : ""));
            out.flush();
        }
        Runtime.getRuntime().halt(0);
    }

    /** The distinct outcomes that {@code dpor} tells. */
    private static String behaviours(String line, String backend) throws Exception {
        ExploreOptions options = new ExploreOptions("dpor", 0, 0, MOST_MILLIS, new Schedule.Limits(STEPS), true, Set.of(), 1, backend);
        Result result = new Explorer(program(line), options.tellingBehaviours(), new Silence()).explore();
        return ((List<?>) result.coverage().get("behaviours")).stream().map(row -> (Map<?, ?>) row)
                .map(row -> row.get("ends") + " " + row.get("values")).sorted().toList() + ", "
                + (Boolean.TRUE.equals(result.coverage().get("allBehaviours")) ? "all" : "not all");
    }

    private static TestCase program(String line) throws ReflectiveOperationException {
        String[] words = line.split(" ");
        String[] arguments = Arrays.copyOfRange(words, 1, words.length);
        Class<?> type = Class.forName(words[0], true, ClassLoader.getSystemClassLoader());
        MethodHandle main = MethodHandles.privateLookupIn(type, MethodHandles.lookup())
                .findStatic(type, "main", MethodType.methodType(void.class, String[].class));
        return new TestCase(line, () -> call(main, arguments));
    }

    /** A statement, not a lambda's body: only so the call has the exact type. */
    private static void call(MethodHandle main, String[] arguments) throws Throwable {
        main.invokeExact(arguments);
    }

    private static String told(Result result) {
        return result.stats().get("abstractTraces") + " abstract traces, " + result.stats().get("executions")
                + " executions, " + result.violations().stream().map(v -> v.kind().name().toLowerCase()).sorted().toList()
                + (result.complete() ? ", complete" : ", not complete");
    }

    /** The counts are all that is asked for. */
    private static final class Silence implements ExplorationListener {

        @Override
        public void progress(Progress progress) {}

        @Override
        public void violation(Violation violation, Schedule schedule) {}

        @Override
        public void note(String line) {}
    }
}
