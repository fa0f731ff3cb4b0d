package dev.heddle.engine.strategy.order;

import dev.heddle.engine.explore.ExplorationListener;
import dev.heddle.engine.explore.Explorer;
import dev.heddle.engine.instrument.Instrumenter;
import dev.heddle.engine.model.Result;
import dev.heddle.engine.model.Schedule;
import dev.heddle.engine.model.Violation;
import dev.heddle.engine.session.ExploreOptions;
import dev.heddle.engine.session.Progress;
import dev.heddle.engine.target.TestCase;
import java.io.PrintStream;
import java.lang.instrument.Instrumentation;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Set;

/**
 * In a forked JVM: explores programs completely with {@code dpor} and prints what it counted, a line for each.
 * Arguments: backend, file with a program and its arguments on each line.
 */
public final class CountsRun {

    private static final long MOST_MILLIS = 60_000;
    private static final int STEPS = 20_000;

    private CountsRun() {}

    public static void main(String[] args, Instrumentation instrumentation) throws Exception {
        PrintStream out = System.out;
        System.setErr(new PrintStream(PrintStream.nullOutputStream()));
        Instrumenter.install(instrumentation);
        ExploreOptions options =
                new ExploreOptions("dpor", 0, 0, MOST_MILLIS, new Schedule.Limits(STEPS), true, Set.of(), 1, args[0]);
        for (String line : Files.readAllLines(Path.of(args[1]))) {
            Result result = new Explorer(program(line), options, new Silence()).explore();
            out.println(line + ": " + counted(result));
        }
        out.flush();
        Runtime.getRuntime().halt(0);
    }

    private static TestCase program(String line) throws ReflectiveOperationException {
        String[] words = line.split(" ");
        String[] arguments = Arrays.copyOfRange(words, 1, words.length);
        MethodHandle main = MethodHandles.lookup().findStatic(
                Class.forName(words[0], true, ClassLoader.getSystemClassLoader()), "main",
                MethodType.methodType(void.class, String[].class));
        return new TestCase(line, () -> call(main, arguments));
    }

    /** A statement, not a lambda's body: only so the call has the exact type. */
    private static void call(MethodHandle main, String[] arguments) throws Throwable {
        main.invokeExact(arguments);
    }

    private static String counted(Result result) {
        return result.stats().get("executions") + " executions, "
                + result.stats().get("deadlocked") + " deadlocked, "
                + result.stats().get("sleepSetBlocked") + " blocked, "
                + result.stats().get("failedReversals") + " failed reversals, "
                + (result.complete() ? "complete: " : "not complete: ") + result.bound();
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
