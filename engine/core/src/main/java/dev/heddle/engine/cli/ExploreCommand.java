package dev.heddle.engine.cli;

import dev.heddle.engine.graph.GraphFile;
import dev.heddle.engine.model.BadRequestException;
import dev.heddle.engine.model.FailOn;
import dev.heddle.engine.model.Result;
import dev.heddle.engine.model.Schedule;
import dev.heddle.engine.model.SourceLines;
import dev.heddle.engine.model.StrategyCatalogue;
import dev.heddle.engine.model.StrategyDescriptor;
import dev.heddle.engine.model.TimeOuts;
import dev.heddle.engine.session.ExplorationRequest;
import dev.heddle.engine.session.ExploreOptions;
import dev.heddle.engine.session.Installation;
import dev.heddle.engine.session.JdkHome;
import dev.heddle.engine.session.OutFolder;
import dev.heddle.engine.session.Running;
import dev.heddle.engine.session.ScheduleFile;
import dev.heddle.engine.session.Session;
import dev.heddle.engine.session.Spares;
import dev.heddle.engine.session.Start;
import dev.heddle.engine.session.Target;
import dev.heddle.engine.worker.Signals;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Searches for a violation. */
@Command(
        name = "explore",
        description = "Search for a violation.",
        sortOptions = false,
        footerHeading = "%nExamples:%n",
        footer = {
            "  heddle explore Program.java",
            "  heddle explore --cp build/classes:lib/* com.acme.FooTest#transfer",
            "  heddle explore --cp app.jar --strategy pct --k 3 --time 5m com.acme.Main"
        })
final class ExploreCommand implements Callable<Integer> {

    @Parameters(paramLabel = "TARGET", arity = "0..*", description = {
        "com.acme.FooTest#method, com.acme.FooTest (all its tests) or com.acme.Main with --cp,",
        "or path/Program.java (its tests, or its main). Or several tests at once: com.acme.. (a package and",
        "those below), a folder of classes, a jar, more than one TARGET."
    })
    private List<String> targets = new ArrayList<>();

    @Option(names = "--project", paramLabel = "DIR", description = {
        "Take test classes and class path from this Maven project, which has been compiled (mvn test-compile);",
        "without a TARGET, all its tests."
    })
    private Path project;

    @Option(names = "--strategy", paramLabel = "NAME", defaultValue = "auto",
            description = "How to search (${DEFAULT-VALUE}); 'heddle strategies' lists them.")
    private String strategy;

    @Option(names = "--k", paramLabel = "N", defaultValue = "3",
            description = "Depth of pct, preemption or interference bound (${DEFAULT-VALUE}).")
    private int k;

    @Option(names = "--max-executions", paramLabel = "N", description = "Stop after so many for each test (no limit).")
    private Long maxExecutions;

    @Option(names = "--time", paramLabel = "TIME", defaultValue = "60s", converter = DurationConverter.class,
            description = "Stop after so long altogether, such as 500ms, 30s, 2m (${DEFAULT-VALUE}).")
    private Duration time;

    @Option(names = "--steps", paramLabel = "N", defaultValue = "100000",
            description = "Visible operations an execution may make before it counts as not terminating"
                    + " (${DEFAULT-VALUE}).")
    private int steps;

    @Option(names = "--depth", paramLabel = "N",
            description = "Visible operations each thread may make before it is left where it stands (no limit):"
                    + " a search of a large test can then come to its end, and is complete up to there.")
    private Integer depth;

    @Option(names = "--all", description = "Go on after the first violation; report each distinct one once.")
    private boolean all;

    @Option(names = "--fail-on", paramLabel = "WHAT,WHAT", description = {
        "What else counts as a violation: 'race': data races;",
        "'time-out': what fails only where a time-out or a sleep ends early;",
        "'step-limit': an execution that has not ended after --steps;",
        "'left-waiting': a thread that waits for ever when the test has passed;",
        "'atomicity', 'order': regions that are broken and orders that are not meant, as a strategy sees them."
    })
    private String failOn;

    @Option(names = "--seed", paramLabel = "N", description = "For everything random (1). With predict: predict from the"
            + " schedule that is drawn with it.")
    private Long seed;

    @Option(names = "--from", paramLabel = "FILE",
            description = "Predict from the execution of this schedule file (with --strategy predict).")
    private Path from;

    @Option(names = "--workers", paramLabel = "N", defaultValue = "1",
            description = "Worker processes (${DEFAULT-VALUE}).")
    private int workers;

    @Option(names = "--spurious-wake-ups", description = "A wait may also end for no reason, as the Java API allows.")
    private boolean spuriousWakeUps;

    @Option(names = "--time-outs", paramLabel = "any|last", description = {
        "When a time-out or a sleep may end (${DEFAULT-VALUE}): 'last': only where no thread can go on,",
        "the earliest first; a short second look at early ones gives warnings.",
        "'any': whenever the schedule says so."
    }, defaultValue = "last")
    private String timeOuts;

    @Option(names = "--graph", paramLabel = "FILE",
            description = "Draw the unfolding there, as .svg or as .dot for Graphviz (with --strategy unfolding).")
    private Path graph;

    @Option(names = "--inputs", paramLabel = "open",
            description = "'open': look for inputs too (with --strategy proactive or interference, which else keep their fallbacks).")
    private String inputs;

    @Option(names = "--thread", paramLabel = "NAME",
            description = "The only thread that others may interfere with (with --strategy interference; each in turn).")
    private String thread;

    @Option(names = "--interference", paramLabel = "total",
            description = "'total': --k bounds the interferences of all threads together (with --strategy interference).")
    private String interference;

    @Option(names = "--behaviours", description = "Tell each distinct outcome once: how it ended, what shared variables had then, and a"
            + " schedule to replay. Goes on after violations, as --all does.")
    private boolean behaviours;

    @Option(names = "--focus", paramLabel = "FILE:LINE",
            description = "Preempt threads only at this line or these (Foo.java:40-48) and in what is called there;"
                    + " may be repeated. With auto, which then is pcb and random by turns, pcb, pct or random.")
    private List<String> focus = new ArrayList<>();

    @Mixin
    private OrderFlags orders;

    @Mixin
    private TargetOptions where;

    @Mixin
    private OutputOptions output;

    private final Spares spares;
    private final long commandBegun;
    private final Supplier<Signals> signals;

    ExploreCommand() {
        this(null, Main.BEGUN, Signals::noted);
    }

    /** One in a process that has lived before: {@code spares} are workers that may be ready, or null. */
    ExploreCommand(Spares spares, long begun, Supplier<Signals> signals) {
        this.spares = spares;
        this.commandBegun = begun;
        this.signals = signals;
    }

    @Override
    public Integer call() throws BadRequestException, IOException, InterruptedException {
        output.check();
        return ExitCode.of(explore(null));
    }

    /** Explores and writes what was asked for; {@code given} is used instead of the display that the options name. */
    Result explore(Display given) throws BadRequestException, IOException, InterruptedException {
        // The user's clock began to run with the command, not when its source was compiled.
        long begun = given != null ? System.nanoTime() : commandBegun;
        Signals interrupts = signals.get();
        JdkHome jdk = where.jdkHome();
        ExploreOptions options = options(jdk);
        List<String> names = names();
        String target = Preparation.nameOf(names);
        OutFolder folder = OutFolder.of(where.out, target);
        Installation installation = Installation.current();
        Session session = new Session(installation, spares);
        long preparing = System.nanoTime();
        session.prepare(jdk, note -> System.err.println("heddle: " + note));
        // What is made once is no part of the time that the user gives this search.
        long from = begun + System.nanoTime() - preparing;
        try (Warmth warmth = new Warmth(session, draft -> ExplorationRequest.of(draft, options, folder)
                .on(jdk, where.jvmArgs)
                .withWorkers(workers)
                .withStall(where.stall.toMillis())
                .withOutput(output.ofTheTest(where)))) {
            Target prepared = Preparation.of(names, where, jdk, installation, folder.path(),
                    warmth::begin);
            long left = Math.max(1, time.minusNanos(System.nanoTime() - from).toMillis());
            Display display = given != null ? given : display(options, target);
            Running<Result> running =
                    session.explore(warmth.request(prepared).of(prepared, left), display, warmth.worker());
            interrupts.then(running::cancel);
            return told(running.result(), display);
        }
    }

    /** What is to be explored; the class path of a project goes to where the user's own is. */
    private List<String> names() throws BadRequestException {
        if (project != null) {
            MavenProject maven = MavenProject.in(project);
            String own = maven.classPath(where.out);
            where.classPath = where.classPath == null ? own : where.classPath + File.pathSeparator + own;
            if (targets.isEmpty()) {
                return List.of(maven.testClasses().toAbsolutePath().toString());
            }
        }
        if (targets.isEmpty()) {
            throw new BadRequestException("no TARGET; name a class, a .java file, a package (com.acme..), a folder of classes or"
                    + " a jar, or pass --project DIR");
        }
        List<String> names = targets.stream().flatMap(String::lines).toList();
        return names.isEmpty() ? targets : names;
    }

    private Result told(Result explored, Display display) throws BadRequestException {
        Result result = explored;
        for (String note : where.notes) {
            result = result.withNote(note);
        }
        display.done(result);
        output.write(result);
        return result;
    }

    private Display display(ExploreOptions options, String target) {
        return output.events
                ? new EventDisplay(System.out, "explore", target, options.strategy())
                : new ConsoleDisplay(System.out, System.err, output);
    }

    private ExploreOptions options(JdkHome jdk) throws BadRequestException {
        StrategyDescriptor wanted = StrategyCatalogue.get(strategy);
        Ranges.check("--k", k, wanted.bound() == StrategyDescriptor.Bound.DEPTH ? 1 : 0, 1000);
        Ranges.check("--steps", steps, 1, 100_000_000);
        Ranges.check("--workers", workers, 1, 256);
        if (maxExecutions != null) {
            Ranges.check("--max-executions", maxExecutions, 1, Long.MAX_VALUE);
        }
        if (depth != null) {
            Ranges.check("--depth", depth, 1, 100_000_000);
        }
        checkGraph(strategy);
        checkInterference();
        return new ExploreOptions(strategy, k, maxExecutions == null ? 0 : maxExecutions, time.toMillis(), limits(), all || behaviours,
                FailOn.parse(failOn), seed == null ? 1 : seed, where.checkedBackend(jdk),
                graph == null ? null : graph.toAbsolutePath().toString(), false,
                focus(wanted), timeOuts() == TimeOuts.LAST, inputsOpen(strategy), thread, interference != null,
                orders.options(), start(), behaviours);
    }

    /** What prediction begins with, where it is not the plainest schedule. */
    private Start start() throws BadRequestException {
        boolean predicts = strategy.equals("predict");
        if (from == null) {
            return predicts && seed != null ? Start.drawn() : null;
        }
        if (!predicts) {
            throw new BadRequestException("--from is for --strategy predict; 'heddle replay' replays a schedule file");
        }
        if (seed != null) {
            throw new BadRequestException("--from and --seed both name a schedule to predict from; leave one out");
        }
        Schedule schedule = ScheduleFile.read(from).schedule();
        return new Start(false, schedule.decisions(), schedule.inputs(), schedule.shared());
    }

    private void checkInterference() throws BadRequestException {
        if (interference != null && !interference.equals("total")) {
            throw new BadRequestException("--interference knows 'total' only, not '" + interference + "'; --k is the bound");
        }
        if ((interference != null || thread != null) && !strategy.equals("interference")) {
            throw new BadRequestException((thread != null ? "--thread" : "--interference") + " is for --strategy interference");
        }
        if (interference != null && thread != null) {
            throw new BadRequestException("--interference total has no thread of its own; leave --thread out");
        }
    }

    private boolean inputsOpen(String resolved) throws BadRequestException {
        if (inputs == null) {
            return false;
        }
        if (!inputs.equals("open")) {
            throw new BadRequestException("--inputs knows 'open' only, not '" + inputs + "'");
        }
        if (!resolved.equals("proactive") && !resolved.equals("interference")) {
            throw new BadRequestException("--inputs open is for --strategy proactive or interference; unfolding and auto choose inputs anyway");
        }
        return true;
    }

    private Schedule.Limits limits() throws BadRequestException {
        return new Schedule.Limits(steps, spuriousWakeUps, false, timeOuts(), depth == null ? 0 : depth);
    }

    private TimeOuts timeOuts() throws BadRequestException {
        for (TimeOuts known : TimeOuts.values()) {
            if (known.label().equals(timeOuts)) {
                return known;
            }
        }
        throw new BadRequestException("--time-outs knows 'any' and 'last' only, not '" + timeOuts + "'");
    }

    private List<SourceLines> focus(StrategyDescriptor wanted) throws BadRequestException {
        if (!focus.isEmpty() && !wanted.focusable()) {
            // The usual one is made of the others then.
            String able = StrategyCatalogue.all().stream().skip(1).filter(StrategyDescriptor::focusable)
                    .map(StrategyDescriptor::name).collect(Collectors.joining(", "));
            throw new BadRequestException("--focus leaves switches or interferences out, which " + strategy
                    + " cannot do; leave --strategy out or choose one of " + able);
        }
        List<SourceLines> lines = new ArrayList<>();
        for (String text : focus) {
            try {
                lines.add(SourceLines.parse(text));
            } catch (BadRequestException e) {
                throw new BadRequestException("--focus " + e.getMessage());
            }
        }
        return lines;
    }

    private void checkGraph(String resolved) throws BadRequestException {
        if (graph == null) {
            return;
        }
        if (!resolved.equals("unfolding")) {
            throw new BadRequestException("--graph draws what the strategy unfolding has seen, not " + resolved
                    + "; add --strategy unfolding");
        }
        if (!GraphFile.isKnown(graph.toString())) {
            throw new BadRequestException("--graph " + graph + " is neither .svg nor .dot; name the file so");
        }
        OutputOptions.checkFile("--graph", graph);
    }
}
