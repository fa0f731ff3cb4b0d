package dev.heddle.engine.strategy.unfolding;

import dev.heddle.engine.instrument.Instrumenter;
import dev.heddle.engine.instrument.LoadedClasses;
import dev.heddle.engine.runtime.ExecutionRecord;
import dev.heddle.engine.runtime.TestRuntime;
import dev.heddle.engine.strategy.Candidates;
import dev.heddle.engine.strategy.Execution;
import dev.heddle.engine.strategy.Strategy;
import dev.heddle.engine.strategy.order.DporStrategy;
import dev.heddle.engine.symbolic.Expressions;
import dev.heddle.engine.target.Targets;
import dev.heddle.engine.target.TestBody;
import dev.heddle.engine.target.TestCase;
import java.io.PrintStream;
import java.lang.instrument.Instrumentation;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedSet;

/**
 * In a forked JVM: unfolds programs with several seeds and by following every execution of {@code dpor}, and prints what came out, a
 * line for each. Arguments: backend, most executions of {@code dpor}, file with a program and its arguments on each line.
 */
public final class UnfoldingRun {

    private static final int SEEDS = 5;
    /** Larger nets are too much for the naive search. */
    private static final int MOST_FOR_NAIVE = 300;
    private static final int STEPS = 20_000;
    private static final int MOST_WITH_ABANDONED = 4;

    private static final TestRuntime RUNTIME = TestRuntime.get();

    private final int limit;
    /** Whether something was found to be shared only after executions that are compared were made. */
    private boolean learned;

    private UnfoldingRun(int limit) {
        this.limit = limit;
    }

    public static void main(String[] args, Instrumentation instrumentation) throws Exception {
        PrintStream out = System.out;
        System.setOut(new PrintStream(PrintStream.nullOutputStream()));
        System.setErr(System.out);
        Instrumenter.install(instrumentation);
        RUNTIME.useVirtualThreads(args[0].equals("virtual"));
        UnfoldingRun run = new UnfoldingRun(Integer.parseInt(args[1]));
        for (String line : Files.readAllLines(Path.of(args[2]))) {
            for (Map.Entry<String, TestBody> test : tests(line).entrySet()) {
                out.println(test.getKey() + ": " + run.tryUnfolded(test.getValue()));
            }
        }
        out.flush();
        Runtime.getRuntime().halt(0);
    }

    /** The program's main method with its arguments; all tests of a class if there are none. */
    private static Map<String, TestBody> tests(String line) throws Exception {
        String[] words = line.split(" ");
        if (words.length > 1) {
            return Map.of(line, program(words));
        }
        Map<String, TestBody> tests = new LinkedHashMap<>();
        for (TestCase test : Targets.resolve(line, ClassLoader.getSystemClassLoader())) {
            tests.put(test.id(), test.body());
        }
        return tests;
    }

    private static TestBody program(String[] words) throws ReflectiveOperationException {
        String[] arguments = Arrays.copyOfRange(words, 1, words.length);
        MethodHandle main = MethodHandles.lookup().findStatic(
                Class.forName(words[0], true, ClassLoader.getSystemClassLoader()), "main",
                MethodType.methodType(void.class, String[].class));
        return () -> call(main, arguments);
    }

    /** A statement, not a lambda's body: only so the call has the exact type. */
    private static void call(MethodHandle main, String[] arguments) throws Throwable {
        main.invokeExact(arguments);
    }

    private String tryUnfolded(TestBody body) {
        try {
            RUNTIME.preserveStatics(LoadedClasses.initialized());
            RUNTIME.learnShared(List.of());
            String text;
            do {
                learned = false;
                text = unfolded(body);
            } while (learned);
            return text;
        } catch (RuntimeException | Error e) {
            return e + " at " + Arrays.toString(Arrays.copyOf(e.getStackTrace(), 5));
        }
    }

    private String unfolded(TestBody body) {
        DporStrategy counter = new DporStrategy();
        int executions = run(body, counter, limit);
        if (executions > limit) {
            return "more than " + limit + " traces";
        }
        if (counter.bound() == null) {
            return counter.imprecision().stream().anyMatch(i -> i.what().startsWith("the program ended"))
                    ? "the program ends while threads are under way" : "dpor claims nothing";
        }
        if (isCut(counter)) {
            return "loops are cut";
        }
        Watched dpor = new Watched();
        run(body, dpor, limit);
        learned = false;
        SortedSet<Long> expected = NetForm.of(dpor.unfolding).events();
        long most = 0;
        String difference = "";
        for (int seed = 1; seed <= SEEDS; seed++) {
            UnfoldingStrategy strategy = new UnfoldingStrategy(seed, new Expressions());
            run(body, strategy, limit * 2);
            if (isCut(strategy)) {
                return "loops are cut";
            }
            most = Math.max(most, (Long) strategy.stats().get("tests"));
            NetForm form = NetForm.of(strategy.unfolding());
            if (strategy.bound() == null) {
                difference += ", seed " + seed + " claims nothing";
            }
            if (!form.events().equals(expected)) {
                difference += ", seed " + seed + " has " + form.events().size() + " events";
            }
            if (seed == 1 && form.events().size() < MOST_FOR_NAIVE) {
                difference += naive(form);
            }
        }
        return expected.size() + " events" + (most <= executions ? "" : ", " + most + " tests but only " + executions
                + " traces") + difference;
    }

    /** Where spinning threads are stopped after some rounds, which rounds those are depends on the order. */
    private static boolean isCut(Strategy strategy) {
        return ((Number) strategy.stats().get("cut")).longValue() > 0;
    }

    private static String naive(NetForm form) {
        NaiveExtensions naive = new NaiveExtensions(form);
        for (AccessChoice choice : form.choices()) {
            Set<List<Object>> states = naive.states(choice);
            Set<List<Object>> found = new HashSet<>();
            choice.options.forEach(option -> found.add(NaiveExtensions.state(option.frontier)));
            if (states != null && !states.equals(found)) {
                return ", finds " + found.size() + " states where there are " + states.size();
            }
        }
        return "";
    }

    private int run(TestBody body, Strategy strategy, int most) {
        int executions = 0;
        int all = 0;
        while (executions <= most && all++ < MOST_WITH_ABANDONED * most && strategy.prepare()) {
            ExecutionRecord record = RUNTIME.execute(body, strategy, STEPS, false, false);
            executions = record.learned() && strategy.startsOver() ? 0 : record.abandoned() ? executions : executions + 1;
            learned |= record.learned();
            strategy.executed(record);
        }
        return executions;
    }

    /** The executions of {@code dpor}, each followed through an unfolding. */
    private static final class Watched implements Strategy {

        private final DporStrategy dpor = new DporStrategy();
        private Unfolding unfolding;
        private Follower follower;

        Watched() {
            startOver();
        }

        private void startOver() {
            unfolding = new Unfolding(new Expressions(), option -> { });
            follower = new Follower(unfolding, new Expressions());
        }

        @Override
        public boolean observes() {
            return true;
        }

        @Override
        public boolean goesOnBehindFailures() {
            return true;
        }

        @Override
        public boolean startsOver() {
            return true;
        }

        @Override
        public boolean prepare() {
            return dpor.prepare();
        }

        @Override
        public int choose(Candidates candidates) {
            return dpor.choose(candidates);
        }

        @Override
        public int pick(int bound) {
            return dpor.pick(bound);
        }

        @Override
        public void executed(Execution execution) {
            if (execution.learned()) {
                startOver();
            } else {
                follower.begin();
                while (follower.steps() < execution.observed().steps()) {
                    follower.follow(execution.observed(), List.of(), null);
                }
                follower.end(execution.observed());
            }
            dpor.executed(execution);
        }

        @Override
        public String bound() {
            return dpor.bound();
        }

        @Override
        public Map<String, Object> stats() {
            return dpor.stats();
        }
    }
}
