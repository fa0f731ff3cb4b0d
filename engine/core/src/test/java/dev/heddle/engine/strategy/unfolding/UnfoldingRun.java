package dev.heddle.engine.strategy.unfolding;

import dev.heddle.engine.instrument.Instrumenter;
import dev.heddle.engine.instrument.LoadedClasses;
import dev.heddle.engine.model.Schedule;
import dev.heddle.engine.runtime.ExecutionPlan;
import dev.heddle.engine.runtime.ExecutionRecord;
import dev.heddle.engine.runtime.TestRuntime;
import dev.heddle.engine.strategy.api.Need;
import dev.heddle.engine.strategy.api.Strategy;
import dev.heddle.engine.strategy.dpor.DporStrategy;
import dev.heddle.engine.strategy.pcb.PcbStrategy;
import dev.heddle.engine.symbolic.expr.Expressions;
import dev.heddle.engine.target.TestBody;
import dev.heddle.engine.target.TestCase;
import dev.heddle.engine.target.TestTargets;
import java.io.PrintStream;
import java.lang.instrument.Instrumentation;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedSet;
import java.util.concurrent.TimeUnit;

/**
 * In a forked JVM: unfolds programs with several seeds and by following every execution of {@code dpor}, compares the events, and prints what
 * came out, a line for each program. The naive search looks at the net of the first seed.
 *
 * <p>Where a program ends while threads are under way, all its schedules are followed instead. Where it has inputs, {@code dpor} enumerates the executions for all those that the first seed came to. Where loops that read nothing new
 * are left after some rounds, the events that have fewer causes than what was left out are compared. Of a program that is too large as a whole,
 * the part is compared that its threads come to with so many visible operations each as leave it small enough.
 *
 * <p>Arguments: backend, {@code symbolic} if inputs are to be followed, most executions of {@code dpor}, most events and most sets
 * of a choice for the naive search, most seconds for a program (0 for no limit), file with a program and its arguments or
 * system properties on each line.
 */
public final class UnfoldingRun {

    private static final int SEEDS = 5;
    private static final int STEPS = 20_000;
    private static final int MOST_WITH_ABANDONED = 4;
    private static final int SMALLEST_DEPTH = 2;
    private static final int LARGEST_DEPTH = 2_000;
    private static final int SCHEDULES_PER_TRACE = 20;
    private static final String TOO_LARGE = "more than [0-9]+ (traces|schedules|seconds)";

    private static final TestRuntime RUNTIME = TestRuntime.get();

    private final boolean symbolic;
    private final int limit;
    private final int mostSchedules;
    private final int naiveEvents;
    private final long naiveSets;
    private final long seconds;
    private long deadline;
    private Schedule.Limits limits;
    /** Whether something was found to be shared only after executions that are compared were made. */
    private boolean learned;
    private final Set<Map<String, Long>> inputs = new LinkedHashSet<>();

    private UnfoldingRun(String[] args) {
        symbolic = args[1].equals("symbolic");
        limit = Integer.parseInt(args[2]);
        mostSchedules = SCHEDULES_PER_TRACE * limit;
        naiveEvents = Integer.parseInt(args[3]);
        naiveSets = Long.parseLong(args[4]);
        seconds = Long.parseLong(args[5]);
    }

    public static void main(String[] args, Instrumentation instrumentation) throws Exception {
        PrintStream out = System.out;
        System.setOut(new PrintStream(PrintStream.nullOutputStream()));
        System.setErr(System.out);
        UnfoldingRun run = new UnfoldingRun(args);
        Instrumenter.install(instrumentation, false, run.symbolic);
        RUNTIME.useVirtualThreads(args[0].equals("virtual"));
        for (String line : Files.readAllLines(Path.of(args[6]))) {
            List<String> properties = properties(line);
            properties.forEach(UnfoldingRun::set);
            for (Map.Entry<String, TestBody> test : tests(line).entrySet()) {
                out.println(test.getKey() + ": " + run.tryUnfolded(test.getKey(), test.getValue()));
            }
            properties.forEach(word -> System.clearProperty(word.split("=")[0]));
        }
        out.flush();
        Runtime.getRuntime().halt(0);
    }

    private static List<String> properties(String line) {
        return Arrays.stream(line.split(" ")).filter(word -> word.contains("=")).toList();
    }

    private static void set(String property) {
        String[] sides = property.split("=");
        System.setProperty(sides[0], sides[1]);
    }

    /** The program's main method with its arguments; all tests of a class, or its main method, if there are none. */
    private static Map<String, TestBody> tests(String line) throws Exception {
        String[] words = line.split(" ");
        if (words.length > 1 && properties(line).isEmpty()) {
            return Map.of(line, program(words));
        }
        Map<String, TestBody> tests = new LinkedHashMap<>();
        for (TestCase test : TestTargets.resolve(words[0], ClassLoader.getSystemClassLoader())) {
            tests.put(test.id() + line.substring(words[0].length()), test.body());
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

    /** A program that takes too long is not compared. */
    @SuppressWarnings("serial")
    private static final class TooLong extends RuntimeException {}

    private String tryUnfolded(String name, TestBody body) {
        limits = new Schedule.Limits(STEPS);
        String text = unfoldedWithin(name, body);
        boolean done = !text.matches(TOO_LARGE);
        for (int depth = SMALLEST_DEPTH; !done && depth < LARGEST_DEPTH; depth += 1 + depth / 4) {
            limits = limits.withDepth(depth);
            String part = unfoldedWithin(name, body);
            if (part.matches(TOO_LARGE)) {
                return text;
            }
            text = part;
            done = !part.matches(IsomorphismTest.COMPARED);
        }
        return text;
    }

    private String unfoldedWithin(String name, TestBody body) {
        try {
            RUNTIME.begin(name);
            RUNTIME.preserveStatics(LoadedClasses.initialized());
            RUNTIME.learnShared(List.of());
            deadline = seconds == 0 ? Long.MAX_VALUE : System.nanoTime() + TimeUnit.SECONDS.toNanos(seconds);
            String text;
            do {
                learned = false;
                inputs.clear();
                text = unfolded(body);
            } while (learned);
            return text;
        } catch (TooLong e) {
            return "more than " + seconds + " seconds";
        } catch (RuntimeException | Error e) {
            return e + " at " + Arrays.toString(Arrays.copyOf(e.getStackTrace(), 5));
        }
    }

    private String unfolded(TestBody body) {
        // Counted first: to follow an execution of a pool through the unfolding takes far longer than to make it.
        if (run(body, new DporStrategy(), limit) > limit) {
            return "more than " + limit + " traces";
        }
        ExhaustiveUnfolding all = new ExhaustiveUnfolding(expressions());
        int traces = run(body, all, limit);
        learned = false;
        if (all.isCutOff()) {
            all = new ExhaustiveUnfolding(expressions(), () -> new PcbStrategy(Integer.MAX_VALUE));
            traces = run(body, all, mostSchedules);
            if (traces > mostSchedules) {
                return "more than " + mostSchedules + " schedules";
            }
        }
        if (all.bound() == null) {
            return "not all executions are enumerated";
        }
        inputs.clear();
        List<Map<String, Long>> values = new ArrayList<>();
        List<UnfoldingStrategy> seeds = new ArrayList<>();
        for (int seed = 1; seed <= SEEDS; seed++) {
            UnfoldingStrategy strategy = new UnfoldingStrategy(seed, expressions());
            run(body, strategy, limit * 2);
            seeds.add(strategy);
            if (seed == 1) {
                values.addAll(inputs);
            }
        }
        for (Map<String, Long> some : values) {
            all.goOnWith(some);
            traces += run(body, all, limit);
            if (traces > limit) {
                return "more than " + limit + " traces";
            }
        }
        return compared(all, seeds, traces);
    }

    private Expressions expressions() {
        Expressions expressions = new Expressions();
        if (symbolic) {
            RUNTIME.followInputs(expressions).decideIndexes(true);
        }
        return expressions;
    }

    /** @param executions how many there are, as far as dpor can tell them apart, without those that it gave up */
    private String compared(ExhaustiveUnfolding all, List<UnfoldingStrategy> seeds, int executions) {
        int whole = seeds.stream().mapToInt(UnfoldingStrategy::whole).reduce(all.whole(), Math::min);
        SortedSet<Long> expected = NetForm.of(all.unfolding()).events(whole);
        String text = expected.size() + " events" + (whole == Integer.MAX_VALUE ? "" : " with at most " + whole + " causes")
                + (limits.depth() == 0 ? "" : " to a depth of " + limits.depth());
        String difference = "";
        for (int i = 0; i < SEEDS; i++) {
            UnfoldingStrategy strategy = seeds.get(i);
            SortedSet<Long> events = NetForm.of(strategy.unfolding()).events(whole);
            if (strategy.bound() == null) {
                difference += ", seed " + (i + 1) + " claims nothing";
            }
            if (!events.equals(expected)) {
                difference += ", seed " + (i + 1) + " has " + events.size() + " events";
            }
            long tests = (Long) strategy.stats().get("tests");
            if (tests > executions && whole == Integer.MAX_VALUE) {
                difference += ", " + tests + " tests but only " + executions + " executions";
            }
        }
        if (!difference.isEmpty() && !RUNTIME.imprecision().isEmpty()) {
            difference += ", not controlled: " + RUNTIME.imprecision();
        }
        return text + difference + naive(NetForm.of(seeds.get(0).unfolding()));
    }

    /** Says how many choices the naive search has looked at, of how many. */
    private String naive(NetForm form) {
        if (form.events().size() >= naiveEvents) {
            return ", not naive";
        }
        NaiveExtensions naive = new NaiveExtensions(form, naiveSets);
        int compared = 0;
        for (AccessChoice choice : form.choices()) {
            if (System.nanoTime() > deadline) {
                break;
            }
            Set<List<Object>> states = naive.states(choice);
            Set<List<Object>> found = new HashSet<>();
            choice.options.forEach(option -> found.add(NaiveExtensions.state(option.frontier)));
            if (states != null && !states.equals(found)) {
                return ", finds " + found.size() + " states where there are " + states.size();
            }
            compared += states == null ? 0 : 1;
        }
        return compared == form.choices().size() ? "" : ", naive at " + compared + " of " + form.choices().size() + " choices";
    }

    private int run(TestBody body, Strategy strategy, int most) {
        int executions = 0;
        int all = 0;
        while (executions <= most && all++ < MOST_WITH_ABANDONED * most && strategy.prepare()) {
            ExecutionRecord record = RUNTIME.execute(ExecutionPlan.of(body, strategy, limits));
            executions = record.learned() && strategy.needs().has(Need.NEW_BEGINNINGS) ? 0 : record.abandoned() ? executions : executions + 1;
            learned |= record.learned();
            if (record.path() != null && !record.path().inputs().isEmpty()) {
                inputs.add(Map.copyOf(record.path().inputs()));
            }
            strategy.executed(record);
            if (System.nanoTime() > deadline) {
                throw new TooLong();
            }
        }
        return executions;
    }
}
