package dev.heddle.engine.programs;

import dev.heddle.bootstrap.Hooks;
import dev.heddle.engine.model.FailOn;
import dev.heddle.engine.model.Result;
import dev.heddle.engine.model.Schedule;
import dev.heddle.engine.model.TimeOuts;
import dev.heddle.engine.model.Violation;
import dev.heddle.engine.session.ExploreOptions;
import dev.heddle.engine.session.InitializerSearch;
import dev.heddle.engine.session.Installation;
import dev.heddle.engine.session.Launch;
import dev.heddle.engine.session.Message;
import dev.heddle.engine.session.Request;
import dev.heddle.engine.session.WorkerProcess;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Explores many programs in as few worker processes as possible: starting one takes longer than exploring a program. A
 * program that ends its process costs a new one.
 */
final class Batch {

    private static final int K = 3;
    private static final int STEPS = 20_000;
    private static final long STALL_MILLIS = 10_000;
    /** Only matters where it hangs: a busy machine is no failure. */
    private static final long PATIENCE_MILLIS = 300_000;
    private static final long MILLIS_PER_PROGRAM = 600_000;

    /** Programs do not live long enough for what the larger compiler makes. */
    private static final List<String> SMALL_COMPILER = List.of("-XX:TieredStopAtLevel=1");
    /** Deadlocks of static initialisers by JDK and test, so as to look for them once: the strategy has no say there. */
    private static final Map<String, Optional<Violation>> OF_INITIALIZERS = new HashMap<>();

    private final Jdk jdk;
    private final String strategy;
    private final String backend;
    private final int executions;
    private final Path folder;
    private final Map<String, Outcome> outcomes = new LinkedHashMap<>();
    /** Whether explorations go on after the first violation; then deadlocks of static initialisers are left out. */
    private boolean all;
    private final Map<String, Find> finds = new LinkedHashMap<>();

    /** A violation with its schedule. */
    record Find(Violation violation, Schedule schedule) {}

    /**
     * What the exploration of one program came to.
     *
     * @param violations the first one, or all that were asked for
     * @param executions how many there were
     * @param complete whether the search claimed to be complete, for each test of the program
     * @param trouble why there is no result, or notes that a correct exploration does not make; null if all is well
     */
    record Outcome(List<Violation> violations, long executions, boolean complete, String trouble) {

        /** The first violation, or null. */
        Violation violation() {
            return violations.isEmpty() ? null : violations.get(0);
        }
    }

    Batch(Jdk jdk, String strategy, String backend, int executions, Path folder) {
        this.jdk = jdk;
        this.strategy = strategy;
        this.backend = backend;
        this.executions = executions;
        this.folder = folder;
    }

    /** Explorations go on after the first violation. */
    Batch lookingForAll() {
        all = true;
        return this;
    }

    /** The outcome of each program, by its name. */
    Map<String, Outcome> run(List<ProgramFile> programs) throws IOException, InterruptedException {
        if (programs.isEmpty()) {
            return outcomes;
        }
        Path classes = Files.createDirectories(folder.resolve("classes"));
        ProgramClasses.compile(jdk, programs, classes);
        return run(List.of(classes), programs.stream()
                .collect(Collectors.groupingBy(
                        ProgramFile::options, Collectors.mapping(ProgramFile::name, Collectors.toList()))));
    }

    /**
     * The same for classes that are there already.
     *
     * @param byOptions names of programs by the options that they need
     */
    Map<String, Outcome> run(List<Path> classes, Map<Set<String>, List<String>> byOptions)
            throws IOException, InterruptedException {
        List<Path> classPath = new ArrayList<>(classes);
        classPath.addAll(ProgramClasses.libraries());
        Installation installation = installation();
        classPath.addAll(installation.user());
        Launch launch = new Launch(jdk.home(), jdk.feature(), classPath, SMALL_COMPILER, installation, folder, 0);
        for (Map.Entry<Set<String>, List<String>> group : byOptions.entrySet()) {
            List<String> left = new ArrayList<>(group.getValue());
            while (!left.isEmpty()) {
                follow(launch, left, group.getKey());
            }
        }
        return outcomes;
    }

    /** The first violation of each program that has one, by the program's name. */
    Map<String, Find> finds() {
        return finds;
    }

    private static Schedule.Limits limits(Set<String> asked) {
        TimeOuts timeOuts = asked.contains("any") ? TimeOuts.ANY : TimeOuts.LAST;
        return new Schedule.Limits(STEPS, asked.contains("--spurious-wake-ups"), false, timeOuts, 0);
    }

    private static Set<FailOn> failOn(Set<String> asked) {
        return Stream.of(FailOn.values()).filter(what -> asked.contains(what.label())).collect(Collectors.toSet());
    }

    /** Starts a worker on what is left and takes off {@code left} what it has done, at least one program. */
    private void follow(Launch launch, List<String> left, Set<String> asked) throws IOException, InterruptedException {
        ExploreOptions options = new ExploreOptions(
                strategy, K, executions, left.size() * MILLIS_PER_PROGRAM, limits(asked), all, failOn(asked), 1, backend);
        Request request = new Request(String.join("\n", left), options, null, 0,
                folder.resolve("log").toString(), STALL_MILLIS, 1 << 20);
        String current = null;
        String suspect = null;
        try (WorkerProcess worker = WorkerProcess.start(launch, request, null)) {
            while (true) {
                Message message = worker.next(PATIENCE_MILLIS);
                Message.Type type = message == null ? Message.Type.CLOSED : message.type();
                switch (type) {
                    case STARTED -> {
                        current = message.test();
                        left.remove(program(current));
                        outcomes.putIfAbsent(program(current), new Outcome(List.of(), 0, true, null));
                    }
                    case INITIALIZERS -> suspect = message.test();
                    case RESULT -> add(program(message.test()), message.test().equals(suspect) && !all
                            ? withInitializers(launch, request, message) : message.result());
                    case VIOLATION -> found(message);
                    case STALLED -> {
                        found(message);
                        outcomes.put(program(current), new Outcome(List.of(message.violation()), 1, false, null));
                        return;
                    }
                    case DONE -> {
                        return;
                    }
                    case BAD_REQUEST, FAILURE, CLOSED -> {
                        String why = message == null ? "the worker is silent" : type + " " + message.text()
                                + (type == Message.Type.CLOSED ? Files.readString(launch.outputFile()) : "");
                        trouble(current == null ? left.get(0) : program(current), why);
                        left.remove(current == null ? left.get(0) : program(current));
                        return;
                    }
                    default -> { }
                }
            }
        }
    }

    /** What the command line does: looks for deadlocks of static initialisers where nothing else was found. */
    private Result withInitializers(Launch launch, Request request, Message message)
            throws IOException, InterruptedException {
        Result result = message.result();
        if (!result.violations().isEmpty()) {
            return result;
        }
        String key = jdk + " " + message.test();
        if (!OF_INITIALIZERS.containsKey(key)) {
            InitializerSearch.Found found =
                    new InitializerSearch(launch, request).find(message.test(), result, () -> false);
            OF_INITIALIZERS.put(key, Optional.ofNullable(found).map(InitializerSearch.Found::violation));
        }
        return OF_INITIALIZERS.get(key).map(violation -> result.withViolations(List.of(violation))).orElse(result);
    }

    private void add(String program, Result result) {
        Outcome before = outcomes.get(program);
        List<Violation> violations = new ArrayList<>(before.violations());
        violations.addAll(result.violations());
        String trouble = before.trouble();
        if (result.aborted() > 0) {
            trouble = result.aborted() + " executions did not replay: " + result.notes();
        }
        outcomes.put(program, new Outcome(violations, before.executions() + result.executions(),
                before.complete() && result.complete(), trouble));
    }

    private void found(Message message) {
        finds.putIfAbsent(program(message.test()), new Find(message.violation(), message.schedule()));
    }

    private void trouble(String program, String why) {
        outcomes.put(program, new Outcome(List.of(), 0, false, why.strip()));
    }

    private static String program(String test) {
        int hash = test.indexOf('#');
        String type = hash < 0 ? test : test.substring(0, hash);
        int dollar = type.indexOf('$');
        return dollar < 0 ? type : type.substring(0, dollar);
    }

    /** Heddle as this build has it: its own classes and the jars of the modules before it. */
    private static Installation installation() {
        List<Path> all = Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                .map(Path::of)
                .toList();
        Path bootstrap = location(Hooks.class);
        return new Installation(
                all.stream().filter(entry -> !entry.equals(bootstrap)).toList(),
                bootstrap,
                all.stream().filter(Batch::isForUsers).toList(),
                List.of());
    }

    private static boolean isForUsers(Path entry) {
        String text = entry.toString().replace(File.separatorChar, '/');
        return text.contains("/engine/junit/") || text.contains("/engine/api/");
    }

    private static Path location(Class<?> type) {
        return Path.of(new File(type.getProtectionDomain().getCodeSource().getLocation().getPath()).getPath());
    }
}
