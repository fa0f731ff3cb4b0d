package dev.heddle.engine.strategy.hapset;

import dev.heddle.engine.coverage.OrderCoverage;
import dev.heddle.engine.coverage.OrderJson;
import dev.heddle.engine.explore.ExplorationListener;
import dev.heddle.engine.explore.Explorer;
import dev.heddle.engine.instrument.Instrumenter;
import dev.heddle.engine.model.Result;
import dev.heddle.engine.model.Schedule;
import dev.heddle.engine.model.Violation;
import dev.heddle.engine.session.ExploreOptions;
import dev.heddle.engine.session.OrderOptions;
import dev.heddle.engine.session.Progress;
import dev.heddle.engine.target.TestCase;
import dev.heddle.engine.target.TestTargets;
import java.io.PrintStream;
import java.lang.instrument.Instrumentation;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** In a forked JVM: explores programs and prints the orders they show. Arguments: strategy and class by turns. */
public final class HapsetRun {

    private static final long MOST_MILLIS = 20_000;
    private static final int STEPS = 20_000;

    private HapsetRun() {}

    public static void main(String[] args, Instrumentation instrumentation) throws Exception {
        PrintStream out = System.out;
        System.setErr(new PrintStream(PrintStream.nullOutputStream()));
        Instrumenter.install(instrumentation);
        for (int i = 0; i < args.length; i += 2) {
            TestCase test = TestTargets.resolve(args[i + 1], ClassLoader.getSystemClassLoader()).get(0);
            ExploreOptions options = new ExploreOptions(args[i], 0, 0, MOST_MILLIS, new Schedule.Limits(STEPS), true,
                    Set.of(), 1, "auto").withOrders(new OrderOptions(true, OrderOptions.CONTEXT, 0, null, null));
            Result result = new Explorer(test, options, new Silence()).explore();
            tell(out, result, args[i] + " " + args[i + 1] + " ");
        }
        out.flush();
        Runtime.getRuntime().halt(0);
    }

    private static void tell(PrintStream out, Result result, String start) {
        OrderCoverage orders = OrderJson.merged(List.of(result)).values().iterator().next();
        List<String> pairs = new ArrayList<>(new TreeSet<>(orders.pairs().stream().map(order ->
                orders.statements().get(order.first()).label() + " -> " + orders.statements().get(order.then()).label()).toList()));
        pairs.forEach(pair -> out.println(start + "pair " + pair));
        orders.untested().forEach(order -> out.println(start + "untested " + order.text()));
        out.println(start + "complete " + result.complete() + ", violations " + result.violations().size());
        if (result.stats().get("phaseOneExecutions") != null) {
            out.println(start + "phase one " + result.stats().get("phaseOneExecutions"));
        }
    }

    /** The result says all that is asked for. */
    private static final class Silence implements ExplorationListener {

        @Override
        public void progress(Progress progress) {}

        @Override
        public void violation(Violation violation, Schedule schedule) {}

        @Override
        public void note(String line) {}
    }
}
