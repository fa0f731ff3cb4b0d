package dev.heddle.oracle.run;

import dev.heddle.engine.instrument.Instrumenter;
import dev.heddle.engine.model.Claim;
import dev.heddle.engine.model.Schedule;
import dev.heddle.engine.runtime.ExecutionPlan;
import dev.heddle.engine.runtime.ExecutionRecord;
import dev.heddle.engine.runtime.TestRuntime;
import dev.heddle.engine.strategy.api.Need;
import dev.heddle.engine.strategy.api.Strategy;
import dev.heddle.engine.symbolic.expr.Expressions;
import dev.heddle.engine.target.TestBody;
import dev.heddle.oracle.brute.Failures;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.lang.instrument.Instrumentation;
import java.lang.reflect.Constructor;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;

/** In a JVM with the agent: explores the programs that come in on standard input, answers on standard output. */
public final class OracleWorker {

    private static final int MOST_STEPS = 20_000;

    private final TestRuntime runtime = TestRuntime.get();
    private final String backend;

    private OracleWorker(String backend) {
        this.backend = backend;
        runtime.useVirtualThreads(backend.equals("virtual"));
    }

    /** Takes the backend as its argument, and a second one if values are to be followed. */
    public static void main(String[] args, Instrumentation instrumentation) throws IOException {
        InputStream stdin = System.in;
        PrintStream stdout = System.out;
        System.setOut(System.err);
        Instrumenter.install(instrumentation, false, args.length > 1);
        new OracleWorker(args[0]).serve(new DataInputStream(new BufferedInputStream(stdin)),
                new DataOutputStream(new BufferedOutputStream(stdout)));
        Runtime.getRuntime().halt(0);
    }

    private void serve(DataInputStream in, DataOutputStream out) throws IOException {
        while (true) {
            ExploreRequest request;
            try {
                request = ExploreRequest.read(in);
            } catch (EOFException noMore) {
                return;
            }
            (request.reports() ? report(request) : explore(request)).write(out);
            out.flush();
        }
    }

    private Explored explore(ExploreRequest request) {
        SortedSet<String> outcomes = new TreeSet<>();
        int executions = 0;
        boolean finished = false;
        long ways = -1;
        String trouble = "";
        try {
            Class<?> program = new ProgramLoader(request).load();
            TestBody body = body(program);
            runtime.preserveStatics(List.of(program));
            runtime.learnShared(List.of());
            Expressions expressions = new Expressions();
            Strategy strategy =
                    StrategyRegistry.make(request.strategy(), request.seed(), request.k(), expressions);
            if (strategy.needs().has(Need.VALUES)) {
                runtime.followInputs(expressions).decideIndexes(true);
                runtime.followValues(expressions);
            }
            boolean local = StrategyRegistry.claim(request.strategy()) == Claim.LOCAL_STATES;
            Schedule.Limits limits = new Schedule.Limits(MOST_STEPS).withTimeOuts(request.timeOuts());
            Failures failures = StrategyRegistry.failures(request.strategy());
            while (executions < request.mostExecutions()) {
                if (!strategy.prepare()) {
                    // One that only trying would tell may end without a claim.
                    finished = !strategy.needs().has(Need.VALUES) || strategy.bound() != null;
                    trouble = finished && strategy.bound() == null ? "claims nothing: " + strategy.stats() : "";
                    break;
                }
                Recorder.reset(request.threads());
                ExecutionRecord record = runtime.execute(ExecutionPlan.of(body, strategy, limits));
                executions++;
                if (strategy.needs().has(Need.FEW_INTERFERENCES)) {
                    if (!record.learned()) {
                        Recorder.addLocalFacts(record, outcomes);
                    }
                } else if (local) {
                    Recorder.addLocalFacts(record, outcomes);
                } else {
                    Recorder.outcome(record, failures).ifPresent(outcomes::add);
                }
                strategy.executed(record);
            }
            ways = strategy.stats().get("abstractTraces") instanceof Number number ? number.longValue() : -1;
        } catch (ReflectiveOperationException | RuntimeException | Error broken) {
            trouble = describe(broken);
        }
        return new Explored(outcomes, executions, finished, ways, trouble);
    }

    private Explored report(ExploreRequest request) {
        try {
            return new Reporter(request, body(new ProgramLoader(request).load()), backend).explore();
        } catch (ReflectiveOperationException | RuntimeException | Error broken) {
            return new Explored(new TreeSet<>(), 0, false, -1, describe(broken));
        }
    }

    private static String describe(Throwable broken) {
        StringBuilder text = new StringBuilder(broken.toString());
        StackTraceElement[] stack = broken.getStackTrace();
        for (int i = 0; i < Math.min(stack.length, 8); i++) {
            text.append("\n  at ").append(stack[i]);
        }
        return text.toString();
    }

    /**
     * Runs the program's {@code main} by a plain call: reflection and method handles change their ways after some calls,
     * and the managed thread would be seen doing that.
     */
    private static TestBody body(Class<?> program) throws ReflectiveOperationException {
        Constructor<?> constructor = program.getDeclaredConstructors()[0];
        constructor.setAccessible(true);
        Runnable main = (Runnable) (constructor.getParameterCount() == 2
                ? constructor.newInstance("main", 0) : constructor.newInstance("main", 0, null));
        return main::run;
    }

    /** Each program has a loader of its own. */
    private static final class ProgramLoader extends ClassLoader {

        private final ExploreRequest request;

        ProgramLoader(ExploreRequest request) {
            super(OracleWorker.class.getClassLoader());
            this.request = request;
        }

        Class<?> load() throws ClassNotFoundException {
            request.classes().forEach((name, code) -> defineClass(name, code, 0, code.length));
            return Class.forName(request.name(), true, this);
        }
    }
}
