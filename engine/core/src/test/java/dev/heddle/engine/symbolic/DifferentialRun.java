package dev.heddle.engine.symbolic;

import dev.heddle.bootstrap.CallHooks;
import dev.heddle.bootstrap.Hooks;
import dev.heddle.engine.instrument.Instrumenter;
import dev.heddle.engine.runtime.ExecutionRecord;
import dev.heddle.engine.symbolic.expr.Evaluation;
import dev.heddle.engine.symbolic.expr.Expr;
import dev.heddle.engine.symbolic.solver.Answer;
import dev.heddle.engine.symbolic.solver.PathSolver;
import dev.heddle.engine.symbolic.solver.Slices;
import java.lang.instrument.Instrumentation;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/**
 * In a forked JVM: runs random methods, asks for inputs that make each decide otherwise at some point, and runs it with
 * them. It must decide as before up to that point and otherwise there. Beside each method runs its twin, which is not
 * instrumented, and must come to the same result.
 */
public final class DifferentialRun {

    private static final int METHODS_PER_CLASS = 50;
    private static final int TIMEOUT_MILLIS = 300;
    private static final int LATEST_DECISION = 10;
    /** Of so many classes one has floating-point numbers. */
    private static final int CLASSES_PER_FLOATING = 20;
    /** A package whose classes are left as they are. */
    private static final String PLAIN = "org/junit/generated/";

    private final Concolic concolic = new Concolic(new PathSolver(TIMEOUT_MILLIS));
    private final Random random;
    private final long[] results = new long[METHODS_PER_CLASS];
    private final int[] ends = new int[METHODS_PER_CLASS];
    private int computed;
    private int decisions;
    private final Counts integral = new Counts("integral");
    private final Counts floating = new Counts("floating");
    private Map<String, Long> runInputs = Map.of();

    private DifferentialRun(long seed) {
        this.random = new Random(seed);
    }

    /** Arguments: the seed, and how many methods. */
    public static void main(String[] args, Instrumentation instrumentation) throws Exception {
        Instrumenter instrumenter = Instrumenter.install(instrumentation, false, true);
        long seed = Long.parseLong(args[0]);
        int methods = Integer.parseInt(args[1]);
        DifferentialRun run = new DifferentialRun(seed);
        for (int i = 0; i < methods / METHODS_PER_CLASS; i++) {
            run.checkClass(i, new Loader());
        }
        System.out.println(run.concolic.solverStats().asMap());
        System.out.println("computed " + run.computed);
        System.out.println("decisions " + run.decisions);
        run.integral.print();
        run.floating.print();
        // The twins ask for inputs that nobody follows.
        run.concolic.imprecision().stream()
                .filter(entry -> !entry.what().endsWith("asked for by code that is not instrumented"))
                .forEach(entry -> System.out.println("imprecision " + entry));
        instrumenter.untouched().entries().forEach(entry ->
                System.out.println("untouched " + entry.className() + ": " + entry.reason()));
    }

    private void checkClass(int number, Loader loader) throws ReflectiveOperationException {
        long seed = random.nextLong();
        boolean floats = number % CLASSES_PER_FLOATING == CLASSES_PER_FLOATING - 1;
        Method[] methods = loader.define("generated/C" + number, seed, floats);
        Method[] twins = loader.define(PLAIN + "C" + number, seed, floats);
        List<List<Branch>> before = run(methods, twins, Map.of());
        Map<String, Long> inputs = new HashMap<>();
        int[] negated = new int[METHODS_PER_CLASS];
        for (int i = 0; i < METHODS_PER_CLASS; i++) {
            negated[i] = negate(before.get(i), inputs, floats ? floating : integral);
        }
        List<List<Branch>> after = run(methods, twins, inputs);
        for (int i = 0; i < METHODS_PER_CLASS; i++) {
            if (negated[i] >= 0) {
                compare("C" + number + ".m" + i, before.get(i), after.get(i), negated[i]);
            }
        }
    }

    /** The position of the decision that the inputs turn round, or -1. */
    private int negate(List<Branch> branches, Map<String, Long> inputs, Counts counts) {
        decisions += branches.size();
        if (branches.isEmpty()) {
            counts.undecided++;
            return -1;
        }
        int k = random.nextInt(Math.min(branches.size(), LATEST_DECISION));
        Path path = new Path(branches, runInputs);
        Answer answer = concolic.negate(path, k);
        switch (answer.verdict()) {
            case SATISFIABLE -> {
                counts.satisfiable++;
                inputs.putAll(changed(answer.inputs()));
                return k;
            }
            case UNSATISFIABLE -> {
                counts.unsatisfiable++;
                refute(path.negated(k, concolic.expressions()));
            }
            default -> counts.unknown++;
        }
        return -1;
    }

    private Map<String, Long> changed(Map<String, Long> values) {
        Map<String, Long> changed = new HashMap<>();
        values.forEach((name, value) -> {
            if (!value.equals(runInputs.get(name))) {
                changed.put(name, value);
            }
        });
        return changed;
    }

    /** Looks for inputs that satisfy what the solver says nothing does. */
    private void refute(List<Expr> conditions) {
        for (int i = 0; i < 20; i++) {
            Map<String, Long> inputs = new HashMap<>();
            Slices slices = new Slices();
            for (Expr condition : conditions) {
                if (!condition.isConstant()) {
                    slices.inputs(condition).forEach(input -> inputs.computeIfAbsent(input.name(), name -> any(input)));
                }
            }
            Evaluation evaluation = new Evaluation(inputs);
            if (conditions.stream().allMatch(evaluation::holds)) {
                System.out.println("wrong: " + conditions + " are said to be unsatisfiable, but " + inputs);
            }
        }
    }

    private long any(Expr input) {
        long spread = input.max() - input.min();
        return spread <= 0 ? random.nextLong() : input.min() + random.nextLong(spread);
    }

    private void compare(String method, List<Branch> before, List<Branch> after, int k) {
        for (int i = 0; i <= k; i++) {
            boolean same = i < after.size() && after.get(i).condition() == before.get(i).condition()
                    && after.get(i).taken() == (before.get(i).taken() == i < k);
            if (!same) {
                System.out.println("wrong: " + method + " parted at decision " + i + " of " + k + ": expected "
                        + before.get(i) + ", was " + (i < after.size() ? after.get(i) : "none"));
                return;
            }
        }
    }

    /** The decisions of each method. */
    private List<List<Branch>> run(Method[] methods, Method[] twins, Map<String, Long> inputs) {
        Evaluation live = new Evaluation(concolic.execution().inputs());
        concolic.execution().onValue((expr, value) -> {
            computed++;
            if (live.value(expr) != value) {
                System.out.println("wrong: " + expr + " is " + live.value(expr) + ", the JVM has " + value);
            }
        });
        ExecutionRecord run = concolic.run(() -> {
            for (int i = 0; i < METHODS_PER_CLASS; i++) {
                results[i] = (long) methods[i].invoke(null);
                // Nobody here wants the shadow of the result, which would be taken for lost.
                CallHooks.begin();
                boolean paused = Hooks.pause();
                ends[i] = concolic.execution().decisions();
                Hooks.resume(paused);
            }
        }, inputs);
        runInputs = run.path().inputs();
        if (run.failed()) {
            throw new IllegalStateException(run.failure());
        }
        concolic.run(() -> {
            for (int i = 0; i < METHODS_PER_CLASS; i++) {
                long plain = (long) twins[i].invoke(null);
                if (plain != results[i]) {
                    System.out.println("wrong: " + methods[i] + " came to " + results[i] + ", its twin to " + plain);
                }
            }
        }, inputs);
        Evaluation evaluation = new Evaluation(runInputs);
        List<List<Branch>> branches = new ArrayList<>();
        for (int i = 0; i < METHODS_PER_CLASS; i++) {
            branches.add(run.path().branches().subList(i == 0 ? 0 : ends[i - 1], ends[i]));
            for (Branch branch : branches.get(i)) {
                if (evaluation.holds(branch.condition()) != branch.taken()) {
                    System.out.println("wrong: " + methods[i] + " took " + branch);
                }
            }
        }
        return branches;
    }

    /** How the solver answered for methods of one kind. */
    private static final class Counts {

        private final String kind;
        private int satisfiable;
        private int unsatisfiable;
        private int unknown;
        private int undecided;

        Counts(String kind) {
            this.kind = kind;
        }

        void print() {
            System.out.println(kind + " satisfiable " + satisfiable);
            System.out.println(kind + " unsatisfiable " + unsatisfiable);
            System.out.println(kind + " unknown " + unknown);
            System.out.println(kind + " undecided " + undecided);
        }
    }

    /** Defines generated classes beside the program's own. */
    private static final class Loader extends ClassLoader {

        Loader() {
            super(ClassLoader.getSystemClassLoader());
        }

        Method[] define(String name, long seed, boolean floats) throws ReflectiveOperationException {
            byte[] bytes = new MethodGenerator(seed, floats).generate(name, METHODS_PER_CLASS);
            Class<?> type = defineClass(name.replace('/', '.'), bytes, 0, bytes.length);
            Method[] methods = new Method[METHODS_PER_CLASS];
            for (int i = 0; i < methods.length; i++) {
                methods[i] = type.getMethod("m" + i);
            }
            return methods;
        }
    }
}
