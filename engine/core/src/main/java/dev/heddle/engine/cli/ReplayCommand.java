package dev.heddle.engine.cli;

import dev.heddle.engine.model.BadRequestException;
import dev.heddle.engine.model.Result;
import dev.heddle.engine.model.Schedule;
import dev.heddle.engine.model.ViolationKind;
import dev.heddle.engine.session.Installation;
import dev.heddle.engine.session.JdkHome;
import dev.heddle.engine.session.OutFolder;
import dev.heddle.engine.session.Replay;
import dev.heddle.engine.session.ReplayEndedException;
import dev.heddle.engine.session.ReplayOutcome;
import dev.heddle.engine.session.ReplayRequest;
import dev.heddle.engine.session.Running;
import dev.heddle.engine.session.ScheduleFile;
import dev.heddle.engine.session.Session;
import dev.heddle.engine.session.Target;
import dev.heddle.engine.worker.Signals;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Runs one recorded schedule again. */
@Command(
        name = "replay",
        description = "Run one recorded schedule again.",
        sortOptions = false,
        footerHeading = "%nExit codes:%n",
        footer = {
            "  1  the recorded violation happened again; 0  the same trace, which has no violation;",
            "  2  the code has changed: the line says at which step the replay parted from the recording;",
            "  3  stopped before its end, by Ctrl-C or by the debugger"
        })
final class ReplayCommand implements Callable<Integer> {

    @Parameters(paramLabel = "SCHEDULE", description = "A *.schedule.json file that explore wrote.")
    private Path file;

    @Option(names = "--times", paramLabel = "N", defaultValue = "1",
            description = "Replay N times and insist on the same trace each time (${DEFAULT-VALUE}).")
    private int times;

    @Option(names = "--debug", paramLabel = "PORT", arity = "0..1", fallbackValue = "5005",
            description = "Wait for a debugger on the loopback address (port 5005; 0 for any that is free); platform"
                    + " threads.")
    private Integer debug;

    @Option(names = "--passing",
            description = "Replay the nearest schedule that passes, which the file holds beside the failing one.")
    private boolean passing;

    @Option(names = "--or-explore",
            description = "Where the code has changed, so that the schedule cannot be followed, explore the test for 20 s instead.")
    private boolean orExplore;

    @Option(names = "--trace", description = "Print the steps, all of them.")
    private boolean trace;

    @Option(names = "--trust", description = "Use the JVM options, the JDK and the class path that the file names; else it is"
            + " refused for naming them.")
    private boolean trust;

    @Option(names = "--source", paramLabel = "FILE", description = "The source file, if it is not where it was.")
    private String source;

    private Recording recording;

    @Mixin
    private TargetOptions where;

    @Mixin
    private OutputOptions output;

    /**
     * {@code --debug FILE} would take the file for a port, so the bare option is spelled out before the line is
     * parsed.
     */
    static String[] withPort(String[] args) {
        return Arrays.stream(args).map(arg -> arg.equals("--debug") ? "--debug=5005" : arg).toArray(String[]::new);
    }

    @Override
    public Integer call() throws BadRequestException, IOException, InterruptedException {
        Ranges.check("--times", times, 1, 1_000_000);
        if (debug != null) {
            Ranges.check("--debug", debug, 0, 65_535);
            where.backend = "platform";
        }
        output.check();
        ScheduleFile recorded = ScheduleFile.read(file);
        recording = new Recording(file, recorded, where, source, trust);
        JdkHome jdk = where.jdkHome();
        where.checkedBackend(jdk);
        Schedule schedule = passing ? passingOne(recorded) : recorded.schedule();
        OutFolder folder = OutFolder.of(where.out, "replay-" + schedule.target());
        Installation installation = Installation.current();
        Target target = Preparation.of(recording.name(), where, jdk, installation, folder.path());
        ReplayRequest request = new ReplayRequest(schedule, file, target, jdk, where.jvmArgs, where.backend, times, debug,
                where.stall.toMillis(), folder, output.ofTheTest(where));
        Display display = output.events
                ? new EventDisplay(System.out, "replay", schedule.target(), schedule.strategy())
                : new ConsoleDisplay(System.out, System.err, output);
        Running<Replay> running = new Session(installation).replay(request, display);
        Signals.handle(() -> Runtime.getRuntime().exit(ExitCode.INCOMPLETE));
        try {
            return tell(display, running.result());
        } catch (ReplayEndedException e) {
            System.err.println("heddle: " + e.getMessage());
            return ExitCode.INCOMPLETE;
        }
    }

    private Schedule passingOne(ScheduleFile recorded) throws BadRequestException {
        Schedule schedule = recorded.schedule().passingOne();
        if (schedule == null) {
            throw new BadRequestException(file + " holds no schedule that passes; replay it without --passing");
        }
        return schedule;
    }

    private int tell(Display display, Replay replay) throws BadRequestException, IOException, InterruptedException {
        ReplayOutcome outcome = replay.outcome();
        Result result = replay.result();
        if (trace && !output.events && outcome.steps() != null) {
            System.out.print(output.report().trace(outcome.steps()));
        }
        boolean failsElsewhere = orExplore && outcome.violation() != null;
        if (outcome.parted() != null && orExplore && !failsElsewhere) {
            System.err.println("heddle: " + outcome.parted());
            return exploreInstead();
        }
        if (outcome.parted() != null && !failsElsewhere) {
            output.write(result);
            throw new BadRequestException(outcome.parted());
        }
        display.done(result);
        output.write(result);
        return outcome.violation() == null ? ExitCode.CLEAN : ExitCode.VIOLATION;
    }

    /** Looks whether the test fails in another schedule, under the limits of this one. */
    private int exploreInstead() throws BadRequestException, IOException, InterruptedException {
        Schedule schedule = ScheduleFile.read(file).schedule();
        List<String> arguments = new ArrayList<>(List.of("--time", "20s", "--seed", String.valueOf(schedule.seed()),
                "--steps", String.valueOf(schedule.limits().steps()), "--time-outs", schedule.limits().timeOuts().label(),
                "--out", where.out.toString(), "--backend", where.backend));
        if (schedule.kind() == ViolationKind.RACE) {
            arguments.addAll(List.of("--fail-on", "race"));
        }
        if (where.classPath != null) {
            arguments.addAll(List.of("--cp", where.classPath));
        }
        if (where.jdk != null) {
            arguments.addAll(List.of("--jdk", where.jdk.toString()));
        }
        where.jvmArgs.forEach(argument -> arguments.add("--jvm-arg=" + argument));
        arguments.add(recording.name());
        ExploreCommand search = new ExploreCommand();
        new CommandLine(search).parseArgs(arguments.toArray(String[]::new));
        return ExitCode.of(search.explore(new ConsoleDisplay(System.out, System.err, output)));
    }
}
