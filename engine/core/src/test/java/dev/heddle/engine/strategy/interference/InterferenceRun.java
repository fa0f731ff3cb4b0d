package dev.heddle.engine.strategy.interference;

import dev.heddle.engine.explore.ExplorationListener;
import dev.heddle.engine.explore.Explorer;
import dev.heddle.engine.instrument.Instrumenter;
import dev.heddle.engine.model.BadRequestException;
import dev.heddle.engine.model.Interference;
import dev.heddle.engine.model.Result;
import dev.heddle.engine.model.Schedule;
import dev.heddle.engine.model.SourceLines;
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
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * In a forked JVM: explores programs with {@code interference} to the end and prints a line for each. Arguments: backend, file with a
 * program on each line, then any of {@code k=2}, {@code thread=NAME}, {@code focus=FILE:LINE},
 * {@code total}, {@code open}, {@code fixed}.
 */
public final class InterferenceRun {

    private static final long MOST_MILLIS = 600_000;
    private static final int STEPS = 20_000;
    private static final int K = 3;

    private InterferenceRun() {}

    public static void main(String[] args, Instrumentation instrumentation) throws Exception {
        PrintStream out = System.out;
        System.setErr(new PrintStream(PrintStream.nullOutputStream()));
        Instrumenter.install(instrumentation, false, true);
        try {
            for (String line : Files.readAllLines(Path.of(args[1]))) {
                out.println(line + ": " + explored(line, args[0]));
                out.flush();
            }
        } catch (ReflectiveOperationException | BadRequestException | RuntimeException | Error broken) {
            // Where errors usually go, nobody looks.
            broken.printStackTrace(out);
            Runtime.getRuntime().halt(1);
        }
        Runtime.getRuntime().halt(0);
    }

    private static String explored(String line, String backend) throws ReflectiveOperationException, BadRequestException {
        List<String> words = List.of(line.split(" "));
        System.setProperty("fixed", String.valueOf(words.contains("fixed")));
        Result result = new Explorer(program(words.get(0)), options(words, backend), new Silence()).explore();
        return told(result) + (Boolean.getBoolean("heddle.interference.stats") ? " " + result.elapsedMs() + " ms " + result.stats()
                + result.coverage() + result.imprecision() + result.notes() : "");
    }

    private static ExploreOptions options(List<String> words, String backend) throws BadRequestException {
        int k = K;
        String thread = null;
        for (String word : words) {
            k = word.startsWith("k=") ? Integer.parseInt(word.substring(2)) : k;
            thread = word.startsWith("thread=") ? word.substring(7) : thread;
        }
        ExploreOptions options = new ExploreOptions("interference", k, 0, MOST_MILLIS, new Schedule.Limits(STEPS), true,
                Set.of(), 1, backend).followingInputs().interfering(thread, words.contains("total"));
        List<SourceLines> focus = new ArrayList<>();
        for (String word : words) {
            if (word.startsWith("focus=")) {
                focus.add(SourceLines.parse(word.substring("focus=".length())));
            }
        }
        options = focus.isEmpty() ? options : options.focusedOn(focus);
        return words.contains("open") ? options.openingInputs() : options;
    }

    private static TestCase program(String name) throws ReflectiveOperationException {
        Class<?> type = Class.forName(name, true, ClassLoader.getSystemClassLoader());
        MethodHandle main = MethodHandles.privateLookupIn(type, MethodHandles.lookup())
                .findStatic(type, "main", MethodType.methodType(void.class, String[].class));
        return new TestCase(name, () -> call(main, new String[0]));
    }

    /** A statement, not a lambda's body: only so the call has the exact type. */
    private static void call(MethodHandle main, String[] arguments) throws Throwable {
        main.invokeExact(arguments);
    }

    private static String told(Result result) {
        return result.violations().stream().map(InterferenceRun::told).toList()
                + (result.complete() ? " " + result.bound() : " not complete");
    }

    private static String told(Violation violation) {
        return violation.kind().name().toLowerCase() + " at k = " + violation.k()
                + violation.interferences().stream().map(InterferenceRun::told).toList();
    }

    private static String told(Interference one) {
        return one.thread() + " saw " + one.variable().replaceAll(".*\\.", "") + " = " + one.value() + " of " + one.writer();
    }

    /** The lines are all that is asked for. */
    private static final class Silence implements ExplorationListener {

        @Override
        public void progress(Progress progress) {}

        @Override
        public void violation(Violation violation, Schedule schedule) {}

        @Override
        public void note(String line) {}
    }
}
