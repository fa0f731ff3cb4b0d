package dev.heddle.bench.bugs;

import dev.heddle.engine.explore.ExplorationListener;
import dev.heddle.engine.explore.Explorer;
import dev.heddle.engine.instrument.Instrumenter;
import dev.heddle.engine.model.CycleEdge;
import dev.heddle.engine.model.Result;
import dev.heddle.engine.model.Schedule;
import dev.heddle.engine.model.SourceLocation;
import dev.heddle.engine.model.Violation;
import dev.heddle.engine.session.ExploreOptions;
import dev.heddle.engine.session.Progress;
import dev.heddle.engine.target.TestCase;
import dev.heddle.engine.target.TestTargets;
import java.io.PrintStream;
import java.lang.instrument.Instrumentation;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Explores a program once for each strategy and seed and prints a {@link BugRun} for each. Arguments: the class, the
 * limits in executions and milliseconds, then {@code strategy=seeds} for each strategy, or {@code strategy:k=seeds}.
 */
public final class BugRuns {

    /** Depth of {@code pct} and bound of {@code pcb}: the command line's default. */
    private static final int K = 3;
    private static final int STEPS = 100_000;

    private BugRuns() {}

    public static void main(String[] args, Instrumentation instrumentation) throws Exception {
        PrintStream out = System.out;
        System.setOut(new PrintStream(PrintStream.nullOutputStream()));
        Instrumenter.install(instrumentation);
        TestCase test = TestTargets.resolve(args[0], ClassLoader.getSystemClassLoader()).get(0);
        for (int i = 3; i < args.length; i++) {
            String[] strategy = args[i].split("=");
            for (int seed = 1; seed <= Integer.parseInt(strategy[1]); seed++) {
                String[] bounded = strategy[0].split(":");
                int k = bounded.length > 1 ? Integer.parseInt(bounded[1]) : K;
                ExploreOptions options = new ExploreOptions(bounded[0], k, Long.parseLong(args[1]),
                        Long.parseLong(args[2]), new Schedule.Limits(STEPS), false, Set.of(), seed, "auto");
                out.println(run(strategy[0], new Explorer(test, options, new Silence()).explore(), seed).text());
            }
        }
        out.flush();
        Runtime.getRuntime().halt(0);
    }

    private static BugRun run(String strategy, Result result, int seed) {
        if (result.violations().isEmpty()) {
            return new BugRun(strategy, seed, result.executions(), result.elapsedMs(), null, List.of());
        }
        Violation violation = result.violations().get(0);
        long executions = ((Number) result.stats().get("executionsToFirstViolation")).longValue();
        return new BugRun(strategy, seed, executions, result.elapsedMs(), violation.kind().label(),
                lines(violation));
    }

    private static List<Integer> lines(Violation violation) {
        Stream<SourceLocation> cycle = violation.cycle() == null
                ? Stream.empty()
                : violation.cycle().stream().map(CycleEdge::at);
        return Stream.concat(Stream.ofNullable(violation.at()), cycle)
                .filter(Objects::nonNull)
                .map(SourceLocation::line)
                .distinct()
                .toList();
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
