package dev.heddle.engine.explore;

import dev.heddle.engine.instrument.Instrumenter;
import dev.heddle.engine.model.BadRequestException;
import dev.heddle.engine.model.CycleEdge;
import dev.heddle.engine.model.Result;
import dev.heddle.engine.model.Schedule;
import dev.heddle.engine.model.Violation;
import dev.heddle.engine.session.ExploreOptions;
import dev.heddle.engine.session.Progress;
import dev.heddle.engine.session.ReplayOutcome;
import dev.heddle.engine.session.TraceDiff;
import dev.heddle.engine.target.TestCase;
import dev.heddle.engine.target.TestTargets;
import java.io.PrintStream;
import java.lang.instrument.Instrumentation;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * In a forked JVM: explores programs with {@code dpor} and checks what comes with a violation, its schedule and the one
 * that passes, against replays and against a search with one preemption less. Prints a line for each program.
 * Arguments: backend, file with the names of the programs.
 */
public final class WitnessRun implements ExplorationListener {

    private static final int REPLAYS = 100;
    private static final int STEPS = 20_000;
    private static final long MOST_MILLIS = 120_000;

    private final TestCase test;
    private final String backend;
    private Schedule schedule;

    private WitnessRun(TestCase test, String backend) {
        this.test = test;
        this.backend = backend;
    }

    public static void main(String[] args, Instrumentation instrumentation) throws Exception {
        PrintStream out = System.out;
        System.setOut(new PrintStream(PrintStream.nullOutputStream()));
        System.setErr(System.out);
        Instrumenter.install(instrumentation);
        for (String program : Files.readAllLines(Path.of(args[1]))) {
            TestCase test = TestTargets.resolve(program, ClassLoader.getSystemClassLoader()).get(0);
            out.println(program + ": " + new WitnessRun(test, args[0]).tell());
        }
        out.flush();
        Runtime.getRuntime().halt(0);
    }

    private String tell() throws BadRequestException {
        Result result = explorer("dpor", 0, false).explore();
        if (result.violations().isEmpty()) {
            return "nothing, " + (result.complete() ? "complete" : "not complete " + result.notes());
        }
        Violation violation = result.violations().get(0);
        Schedule failing = schedule;
        return violation.kind().label() + " at " + violation.at().line()
                + ", " + replays(failing, violation)
                + ", " + fewer(violation)
                + ", " + passing(failing);
    }

    private String replays(Schedule failing, Violation violation) {
        ReplayOutcome outcome = explorer("random", 0, false).replay(failing, REPLAYS, () -> { });
        boolean same = outcome.same() && failing.traceHash().equals(outcome.traceHash())
                && outcome.violation() != null && isSame(outcome.violation(), violation);
        return same ? "replays" : "does not replay: " + outcome.parted();
    }

    /** Whether the same shows with one preemption less, by trying all such schedules. */
    private String fewer(Violation violation) throws BadRequestException {
        if (violation.k() == null) {
            return "preemptions not known";
        }
        if (violation.k() == 0) {
            return "fewest preemptions";
        }
        Result result = explorer("pcb", violation.k() - 1, true).explore();
        if (!result.complete()) {
            return "not complete with less than " + violation.k() + " preemptions: " + result.notes();
        }
        return result.violations().stream().anyMatch(other -> isSame(other, violation))
                ? "shows with less than " + violation.k() + " preemptions"
                : "fewest preemptions";
    }

    private String passing(Schedule failing) {
        if (failing.passing() == null) {
            return "no passing schedule";
        }
        ReplayOutcome outcome = explorer("random", 0, false).replay(failing.passingOne(), REPLAYS, () -> { });
        if (!outcome.same() || outcome.violation() != null) {
            return "the passing schedule does not pass";
        }
        int parts = TraceDiff.firstStep(failing.steps(), outcome.steps());
        return parts == failing.passing().parts() ? "passes" : "parts at " + parts;
    }

    private Explorer explorer(String strategy, int k, boolean all) {
        return new Explorer(test,
                new ExploreOptions(strategy, k, 0, MOST_MILLIS, new Schedule.Limits(STEPS), all, Set.of(), 1, backend), this);
    }

    private static boolean isSame(Violation a, Violation b) {
        return a.kind() == b.kind() && places(a).equals(places(b));
    }

    /** Which thread of a deadlock is named first depends on the schedule. */
    private static Set<Object> places(Violation violation) {
        return violation.cycle() == null
                ? Set.of(violation.at())
                : violation.cycle().stream().map(CycleEdge::at).filter(Objects::nonNull).collect(Collectors.toSet());
    }

    @Override
    public void progress(Progress progress) {}

    @Override
    public void violation(Violation violation, Schedule itsSchedule) {
        schedule = itsSchedule;
    }

    @Override
    public void note(String line) {}
}
