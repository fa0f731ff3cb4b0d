package dev.heddle.bench.sweep;

import dev.heddle.engine.model.FailOn;
import dev.heddle.engine.model.Result;
import dev.heddle.engine.model.Schedule;
import dev.heddle.engine.model.StrategyDescriptor;
import dev.heddle.engine.model.TimeOuts;
import dev.heddle.engine.model.Violation;
import dev.heddle.engine.session.ExploreOptions;
import dev.heddle.engine.session.Installation;
import dev.heddle.engine.session.Launch;
import dev.heddle.engine.session.Message;
import dev.heddle.engine.session.Request;
import dev.heddle.engine.session.WorkerProcess;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Explores many programs with one strategy in few worker processes: starting one takes longer than most searches. Each answer is kept as
 * soon as it is there.
 */
public final class Sweep {

    private static final int K = 3;
    private static final int STEPS = 20_000;
    private static final long STALL_MILLIS = 10_000;
    private static final long PATIENCE_MILLIS = 120_000;
    /** Of one process, so that what one program leaves behind, or the time it leaves over, does not go to all others. */
    private static final int MOST_IN_A_PROCESS = 25;

    private final Launch launch;
    private final Path folder;
    private final StrategyDescriptor strategy;
    private final int seed;
    private final SweepLimits limits;
    private final SweepLog log;

    // Of the group under way.
    private ExploreOptions options;
    private boolean platform;

    // Of the program under way, which may have several tests.
    private SweepProgram current;
    private final List<Result> results = new ArrayList<>();
    private boolean certain;

    /**
     * @param folder with the classes of each folder of programs
     * @param seed of strategies that draw
     */
    public Sweep(Path jdk, int feature, Installation installation, Path folder, StrategyDescriptor strategy, int seed,
            SweepLimits limits, SweepLog log) {
        List<Path> libraries = new ArrayList<>(installation.junit());
        libraries.addAll(installation.user());
        this.launch = new Launch(jdk, feature, libraries, List.of("-XX:TieredStopAtLevel=1"), installation, folder, 0);
        this.folder = folder;
        this.strategy = strategy;
        this.seed = seed;
        this.limits = limits;
        this.log = log;
    }

    /** Explores those of which there is no answer yet. */
    public void run(List<SweepProgram> programs) throws IOException, InterruptedException {
        Map<String, List<SweepProgram>> groups = programs.stream().filter(program -> !log.has(program))
                .collect(Collectors.groupingBy(SweepProgram::group, LinkedHashMap::new, Collectors.toList()));
        for (List<SweepProgram> group : groups.values()) {
            for (int i = 0; i < group.size(); i += MOST_IN_A_PROCESS) {
                explore(group.subList(i, Math.min(group.size(), i + MOST_IN_A_PROCESS)));
            }
        }
    }

    private void explore(List<SweepProgram> programs) throws IOException, InterruptedException {
        Map<String, SweepProgram> left = new LinkedHashMap<>();
        programs.forEach(program -> left.put(program.name(), program));
        options = options(programs.get(0).options());
        platform = false;
        while (!left.isEmpty()) {
            follow(launchFor(left.values().iterator().next()), left);
        }
    }

    private Launch launchFor(SweepProgram program) throws IOException {
        List<Path> classPath = new ArrayList<>(List.of(folder.resolve(program.folder())));
        classPath.addAll(launch.classPath());
        List<String> arguments = new ArrayList<>(launch.jvmArgs());
        if (program.fixed()) {
            arguments.add("-Dfixed=true");
        }
        return new Launch(launch.javaHome(), launch.feature(), classPath, arguments, launch.installation(),
                Files.createDirectories(folder.resolve("worker")), 0);
    }

    private ExploreOptions options(Set<String> asked) {
        TimeOuts timeOuts = asked.contains("any") ? TimeOuts.ANY : TimeOuts.LAST;
        Set<FailOn> failOn = Stream.of(FailOn.values()).filter(what -> asked.contains(what.label())).collect(Collectors.toSet());
        ExploreOptions all = new ExploreOptions(strategy.name(), K, limits.executions(), 0,
                new Schedule.Limits(STEPS, asked.contains("--spurious-wake-ups"), false, timeOuts, 0), false, failOn, seed, "auto");
        return strategy.needsValues() ? all.followingInputs() : all;
    }

    /** Starts a worker on what is left, and takes off what it has done, at least one program. */
    private void follow(Launch worker, Map<String, SweepProgram> left) throws IOException, InterruptedException {
        ExploreOptions timed = options.stoppingAfter(limits.executions(), left.size() * limits.seconds() * 1000L);
        Request request = new Request(String.join("\n", left.keySet()), platform ? timed.withBackend("platform") : timed, null, 0,
                worker.folder().resolve("log").toString(), STALL_MILLIS, 1 << 20);
        Collection<SweepProgram> before = List.copyOf(left.values());
        current = null;
        try (WorkerProcess process = WorkerProcess.start(worker, request, null)) {
            boolean more = true;
            while (more) {
                Message message = process.next(PATIENCE_MILLIS);
                more = message == null ? isLost("the worker is silent", left, before) : isGoingOn(message, left, before);
            }
        }
    }

    private boolean isGoingOn(Message message, Map<String, SweepProgram> left, Collection<SweepProgram> before) {
        switch (message.type()) {
            case STARTED -> begin(program(message.test(), left), left);
            case RESULT -> results.add(message.result());
            case INITIALIZERS -> certain = false;
            case STALLED -> {
                log.add(new SweepRun(current.key(), found(message.violation()), 1, false, 0, ""));
                current = null;
                return false;
            }
            case PINNED -> {
                platform = true;
                again(left);
                return false;
            }
            case INPUTS -> {
                options = options.followingInputs();
                again(left);
                return false;
            }
            case DONE -> {
                end();
                if (left.size() == before.size()) {
                    left.values().forEach(program -> log.add(new SweepRun(program.key(), "", 0, false, 0, "no time")));
                    left.clear();
                }
                // What there was no time for is for the next process.
                return false;
            }
            case LEFT_OUT -> log.add(new SweepRun(current.key(), "", 0, false, 0, message.text()));
            case BAD_REQUEST, FAILURE, CLOSED, WAITS_IN_NATIVE, OUT_OF_TIME -> {
                return isLost(message.type() + " " + message.text(), left, before);
            }
            default -> { }
        }
        return true;
    }

    private void begin(SweepProgram next, Map<String, SweepProgram> left) {
        if (next != null && next != current) {
            end();
            current = next;
            results.clear();
            certain = true;
            left.remove(next.name());
        }
    }

    /** The program under way is to be explored in a process of another kind. */
    private void again(Map<String, SweepProgram> left) {
        Map<String, SweepProgram> rest = new LinkedHashMap<>(left);
        left.clear();
        left.put(current.name(), current);
        left.putAll(rest);
        current = null;
    }

    private boolean isLost(String why, Map<String, SweepProgram> left, Collection<SweepProgram> before) {
        SweepProgram lost = current == null ? before.iterator().next() : current;
        log.add(new SweepRun(lost.key(), "", 0, false, 0, why.lines().findFirst().orElse("").strip()));
        left.remove(lost.name());
        current = null;
        return false;
    }

    private void end() {
        if (current == null || results.isEmpty()) {
            return;
        }
        String found = results.stream().flatMap(result -> result.violations().stream()).map(Sweep::found).findFirst().orElse("");
        log.add(new SweepRun(current.key(), found, results.stream().mapToLong(Result::executions).sum(),
                certain && results.stream().allMatch(Result::complete),
                results.stream().mapToLong(Result::elapsedMs).sum(), ""));
        current = null;
    }

    private static String found(Violation violation) {
        return violation.kind().label() + (violation.at() == null ? "" : " at " + violation.at().line());
    }

    private SweepProgram program(String test, Map<String, SweepProgram> left) {
        String name = test.replaceFirst("[#$].*", "");
        return current != null && current.name().equals(name) ? current : left.get(name);
    }
}
