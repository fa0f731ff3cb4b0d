package dev.heddle.engine.worker;

import dev.heddle.engine.explore.ExplorationListener;
import dev.heddle.engine.explore.Explorer;
import dev.heddle.engine.explore.InitializerProbe;
import dev.heddle.engine.explore.SecondLook;
import dev.heddle.engine.graph.GraphFile;
import dev.heddle.engine.instrument.InitializerCycles;
import dev.heddle.engine.instrument.Instrumenter;
import dev.heddle.engine.instrument.LoadedClasses;
import dev.heddle.engine.instrument.Untouched;
import dev.heddle.engine.instrument.WovenFileMaker;
import dev.heddle.engine.model.BadRequestException;
import dev.heddle.engine.model.Imprecision;
import dev.heddle.engine.model.Result;
import dev.heddle.engine.model.Schedule;
import dev.heddle.engine.model.UserCode;
import dev.heddle.engine.model.Violation;
import dev.heddle.engine.model.ViolationKind;
import dev.heddle.engine.report.Json;
import dev.heddle.engine.runtime.TestRuntime;
import dev.heddle.engine.session.Crash;
import dev.heddle.engine.session.DecisionLog;
import dev.heddle.engine.session.ExploreOptions;
import dev.heddle.engine.session.LineChannel;
import dev.heddle.engine.session.Message;
import dev.heddle.engine.session.Progress;
import dev.heddle.engine.session.ReplayOutcome;
import dev.heddle.engine.session.Request;
import dev.heddle.engine.session.TimeLimit;
import dev.heddle.engine.session.WorkerProcess;
import dev.heddle.engine.session.WovenCache;
import dev.heddle.engine.target.TestCase;
import dev.heddle.engine.target.TestTargets;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.lang.instrument.Instrumentation;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.SocketChannel;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.LockSupport;

/**
 * The process in which tests run. It is told what to do in one line over a socket, answers with one
 * {@link Message} a line, and ends when the other side does.
 */
public final class Worker {

    /** Of the execution under way, in case the process does not survive it. */
    private static final int MOST_DECISIONS_KEPT = 1_000_000;

    private final LineChannel channel;
    private final Request request;
    private volatile boolean stopped;
    private volatile Explorer explorer;
    private final Semaphore toldToGoOn = new Semaphore(0);
    /** Whether candidates for violations showed in a new process. */
    private final BlockingQueue<Boolean> answers = new LinkedBlockingQueue<>();
    private final BlockingQueue<Schedule> given = new LinkedBlockingQueue<>();

    private final Untouched untouched;
    /** From here on the time counts. */
    private final TimeLimit time;
    private volatile String whyNot;

    private Worker(LineChannel channel, Request request, Untouched untouched, TimeLimit time) {
        this.channel = channel;
        this.request = request;
        this.untouched = untouched;
        this.time = time;
    }

    /**
     * Called by the agent's main class.
     *
     * @param args path of the socket, and what to make ready at once, where that is known; or that woven classes are to be kept,
     *     and where
     */
    public static void main(String[] args, Instrumentation instrumentation) throws IOException {
        if (args[0].equals(WovenCache.MAKE)) {
            WovenFileMaker.make(Path.of(args[1]), instrumentation);
            Runtime.getRuntime().halt(0);
        }
        SocketChannel socket = SocketChannel.open(StandardProtocolFamily.UNIX);
        socket.connect(UnixDomainSocketAddress.of(Path.of(args[0])));
        LineChannel channel = new LineChannel(socket);
        Signals.ignore();
        // What takes long can be done before it is known which test is meant.
        boolean prepared = args.length > 1;
        Instrumenter instrumenter =
                prepared ? prepare(instrumentation, false, Boolean.parseBoolean(args[1]), Long.parseLong(args[2])) : null;
        String sent = channel.read();
        if (sent == null) {
            Runtime.getRuntime().halt(0);
        }
        Request request = Json.read(channel.read(), Request.class);
        TimeLimit time = timeSince(Long.parseLong(sent), request.options().timeMillis());
        if (!prepared) {
            instrumenter = prepare(instrumentation, request.hasInitializers(), request.isSymbolic(), request.outputBytes());
        }
        new Worker(channel, request, instrumenter.untouched(), time).run();
        ProcessHandle.current().descendants().forEach(ProcessHandle::destroyForcibly);
        // Threads that the test left behind must not keep the process, nor its shutdown hooks.
        Runtime.getRuntime().halt(0);
    }

    private static Instrumenter prepare(
            Instrumentation instrumentation, boolean initializers, boolean symbolic, long outputBytes) throws IOException {
        TestOutput.redirect(outputBytes);
        return Instrumenter.install(instrumentation, initializers, symbolic);
    }

    private void run() {
        Thread control = new Thread(this::listen, "heddle-control");
        control.setDaemon(true);
        control.start();
        try (DecisionLog log = DecisionLog.create(Path.of(request.log()), MOST_DECISIONS_KEPT)) {
            // From here on hooks work: to find tests, some of the program may have to run.
            TestRuntime.get().whenPinned(reason -> endWith(Message.Type.PINNED, reason));
            limitWaits();
            List<TestCase> tests = TestTargets.resolve(request.target(), ClassLoader.getSystemClassLoader(),
                    note -> send(Message.text(Message.Type.NOTE, null, note)));
            send(Message.tests(tests.stream().map(TestCase::id).toList()));
            if (request.hasInitializers()) {
                makeOneExecution(tests);
            } else if (request.isAwaiting()) {
                replayGiven(tests, log);
            } else if (request.isReplay()) {
                replay(tests, log);
            } else {
                explore(tests, log);
            }
            send(Message.of(Message.Type.DONE));
        } catch (OutOfMemoryError e) {
            TestRuntime.get().releaseReserve();
            sayOutOfMemory(e);
        } catch (Explorer.InputsException e) {
            send(Message.of(Message.Type.INPUTS));
        } catch (BadRequestException e) {
            send(Message.text(Message.Type.BAD_REQUEST, null, e.getMessage()));
        } catch (Throwable e) {
            send(Message.text(Message.Type.FAILURE, null, stackTrace(e)));
        }
    }

    /** The test has used up what the engine needed to go on; with the reserve there may be enough to say where. */
    private void sayOutOfMemory(OutOfMemoryError e) {
        Explorer current = explorer;
        Thread running = current == null ? null : current.running();
        try {
            if (running != null) {
                Violation violation = new Violation("v1", ViolationKind.EXCEPTION, e.toString(), running.getName(),
                        UserCode.innermost(e.getStackTrace()), false, null, null, null, null, null, null,
                        stackTrace(e)).withTest(current.test());
                send(Message.violation(Message.Type.STALLED, current.test(), violation, current.current()));
                Runtime.getRuntime().halt(0);
            }
        } finally {
            // There was not enough: the exit code must do.
            Runtime.getRuntime().halt(Crash.OUT_OF_MEMORY);
        }
    }

    private static TimeLimit timeSince(long sentMillis, long timeMillis) {
        long late = Math.max(0, System.currentTimeMillis() - sentMillis);
        return new TimeLimit(timeMillis == 0 ? 0 : Math.max(1, timeMillis - late));
    }

    /** Not on the calling thread, which is one of the test and may be interrupted: that would close the channel. */
    private void endWith(Message.Type type, String reason) {
        new Thread(() -> {
            send(Message.text(type, null, reason));
            Runtime.getRuntime().halt(0);
        }, "heddle-end").start();
        while (true) {
            LockSupport.park(this);
        }
    }

    /** Input that does not come is told before the watchdog gives up. Under a debugger there is none. */
    private void limitWaits() {
        if (request.isDebugged()) {
            TestRuntime.get().beDebugged(reason -> endWith(Message.Type.BAD_REQUEST, reason));
        } else {
            TestRuntime.get().waitForInput(request.stallMillis() * 3 / 4);
        }
    }

    private void explore(List<TestCase> tests, DecisionLog log) throws BadRequestException, InterruptedException {
        for (int i = 0; i < tests.size() && !stopped; i++) {
            TestCase test = tests.get(i);
            if (i > 0 && time.isSpent()) {
                send(Message.text(Message.Type.NOTE, null, "the time was over before " + (tests.size() - i) + " of the "
                        + tests.size() + " tests, from " + test.id() + " on (--time)"));
                return;
            }
            // What time is left is shared out evenly among the tests that are left.
            long share = request.options().timeMillis() == 0 ? 0 : Math.max(1, time.searchMillis() / (tests.size() - i));
            ExploreOptions options = withTime(request.options(), share)
                    .withGraph(GraphFile.nameFor(request.options().graph(), i, tests.size()));
            send(Message.started(test.id()));
            Set<Class<?>> initializedBefore = new HashSet<>(LoadedClasses.initialized());
            Result result;
            try {
                result = explore(test, options, new Forwarder(test.id()), List.of(), log);
            } catch (BadRequestException e) {
                if (tests.size() == 1) {
                    throw e;
                }
                // What one test lacks is no reason to leave out the others.
                send(Message.text(Message.Type.LEFT_OUT, test.id(), e.getMessage()));
                continue;
            }
            if (SecondLook.isDue(options, TestRuntime.get().hasSeenLimits())) {
                result = lookAgain(test, new SecondLook(options, result), result.violations(), log);
            }
            sayInitializers(test, initializedBefore);
            send(Message.result(test.id(), test.note() == null ? result : result.withNote(test.note())));
        }
    }

    private Result lookAgain(TestCase test, SecondLook secondLook, List<Violation> known, DecisionLog log)
            throws BadRequestException, InterruptedException {
        return stopped ? secondLook.without()
                : secondLook.with(explore(test, secondLook.options(), new FoundOnly(test.id(), secondLook), known, log));
    }

    private Result explore(
            TestCase test, ExploreOptions options, ExplorationListener listener, List<Violation> known, DecisionLog log)
            throws BadRequestException, InterruptedException {
        Explorer next = new Explorer(test, options, listener);
        next.knows(known);
        next.recordTo(log);
        next.uninstrumented(this::uninstrumented);
        explorer = next;
        if (stopped) {
            next.stop();
        }
        try (Watchdog watchdog = new Watchdog(this, test.id(), next, log, request.stallMillis())) {
            watchdog.start();
            return next.explore();
        }
    }

    private List<Imprecision> uninstrumented() {
        return untouched.unforeseen().stream()
                .map(entry -> new Imprecision("code that is not instrumented: " + entry, 1, null))
                .toList();
    }

    /** Whether classes that the test was the first to initialise could make threads wait for each other. */
    private void sayInitializers(TestCase test, Set<Class<?>> initializedBefore) {
        List<Class<?>> initialized = LoadedClasses.initialized();
        initialized.removeAll(initializedBefore);
        List<String> cycle = InitializerCycles.among(initialized);
        if (!cycle.isEmpty()) {
            send(Message.initializers(test.id(), cycle));
        }
    }

    private void makeOneExecution(List<TestCase> tests) throws BadRequestException {
        TestCase test = request.isReplay() ? recorded(tests, request.schedule()) : tests.get(0);
        send(Message.started(test.id()));
        InitializerProbe probe = new InitializerProbe(test, request.options());
        if (request.isReplay()) {
            letDebuggerIn();
            send(Message.replayed(test.id(), probe.replay(request.schedule())));
            return;
        }
        probe.search(request.probe().shared(), request.probe().seed(), (violation, schedule) ->
                send(Message.violation(Message.Type.VIOLATION, test.id(), violation, schedule)));
    }

    private void replay(List<TestCase> tests, DecisionLog log) throws BadRequestException, InterruptedException {
        TestCase test = recorded(tests, request.schedule());
        send(Message.started(test.id()));
        Explorer replayer = new Explorer(test, request.options(), new Forwarder(test.id()));
        replayer.recordTo(log);
        explorer = replayer;
        try (Watchdog watchdog = new Watchdog(this, test.id(), replayer, log, request.stallMillis())) {
            watchdog.start();
            ReplayOutcome outcome = request.chosen() != null
                    ? replayer.choose(request.schedule(), request.chosen())
                    : replayer.replay(request.schedule(), request.times(), this::letDebuggerIn);
            send(Message.replayed(test.id(), outcome));
        }
    }

    /** Nothing has been executed before in this process: what shows now needs nothing that executions leave behind. */
    private void replayGiven(List<TestCase> tests, DecisionLog log) throws BadRequestException, InterruptedException {
        send(Message.of(Message.Type.READY));
        Schedule schedule = given.take();
        TestCase test = recorded(tests, schedule);
        Explorer replayer = new Explorer(test, request.options(), new Forwarder(test.id()));
        replayer.recordTo(log);
        explorer = replayer;
        send(Message.started(test.id()));
        try (Watchdog watchdog = new Watchdog(this, test.id(), replayer, log, request.stallMillis())) {
            watchdog.start();
            send(Message.replayed(test.id(), replayer.replayFirst(schedule)));
        }
    }

    /** What went before is not what the user wants to see. */
    private void letDebuggerIn() {
        if (!request.isDebugged()) {
            return;
        }
        send(Message.of(Message.Type.READY));
        toldToGoOn.acquireUninterruptibly();
    }

    private TestCase recorded(List<TestCase> tests, Schedule schedule) throws BadRequestException {
        String target = schedule.target();
        return tests.stream().filter(t -> t.id().equals(target)).findFirst()
                .orElseThrow(() -> new BadRequestException("the schedule is of the test " + target
                        + ", which the class path does not have; pass the class path it was made with as --cp"));
    }

    /** Reads the orders of the command line; its end is the end of this process too. */
    private void listen() {
        try {
            for (String line = channel.read(); line != null; line = channel.read()) {
                switch (line) {
                    case WorkerProcess.GO_ON -> toldToGoOn.release();
                    case WorkerProcess.CONFIRMED -> answers.add(true);
                    case WorkerProcess.REFUTED -> answers.add(false);
                    case WorkerProcess.NO_TIME -> {
                        whyNot = "there was no time left to replay it in a new process (--time)";
                        answers.add(false);
                    }
                    case WorkerProcess.STOP -> stop();
                    default -> given.add(Json.read(line, Schedule.class));
                }
            }
        } catch (IOException e) {
            Runtime.getRuntime().halt(1);
        }
        Runtime.getRuntime().halt(1);
    }

    private void stop() {
        stopped = true;
        Explorer current = explorer;
        if (current != null) {
            current.stop();
        }
    }

    boolean isStopped() {
        return stopped;
    }

    void send(Message message) {
        try {
            channel.write(Json.line(message));
        } catch (IOException e) {
            Runtime.getRuntime().halt(1);
        }
    }

    private static ExploreOptions withTime(ExploreOptions o, long millis) {
        return o.stoppingAfter(o.maxExecutions(), millis);
    }

    private static String stackTrace(Throwable failure) {
        StringWriter text = new StringWriter();
        failure.printStackTrace(new PrintWriter(text, true));
        return text.toString();
    }

    /** Passes on what an explorer says. */
    private class Forwarder implements ExplorationListener {

        private final String test;

        Forwarder(String test) {
            this.test = test;
        }

        @Override
        public void progress(Progress progress) {
            send(Message.progress(test, progress));
        }

        @Override
        public boolean confirms(Violation violation, Schedule schedule) {
            if (!request.confirming()) {
                return true;
            }
            send(Message.violation(Message.Type.CANDIDATE, test, violation, schedule));
            try {
                return answers.take();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                return false;
            }
        }

        @Override
        public String whyNot() {
            return whyNot;
        }

        @Override
        public void violation(Violation violation, Schedule schedule) {
            send(Message.violation(Message.Type.VIOLATION, test, violation, schedule));
        }

        @Override
        public void warning(Violation warning, Schedule schedule) {
            send(Message.violation(Message.Type.WARNING, test, warning, schedule));
        }

        @Override
        public void note(String line) {
            send(Message.text(Message.Type.NOTE, test, line));
        }
    }

    /** Passes on what a second look finds: how far it got is no news of the search that the user asked for. */
    private final class FoundOnly extends Forwarder {

        private final SecondLook secondLook;

        FoundOnly(String test, SecondLook secondLook) {
            super(test);
            this.secondLook = secondLook;
        }

        @Override
        public boolean confirms(Violation violation, Schedule schedule) {
            return !secondLook.counts(violation) || super.confirms(violation, schedule);
        }

        @Override
        public void violation(Violation violation, Schedule schedule) {
            if (secondLook.counts(violation)) {
                super.violation(violation, schedule);
            }
        }

        @Override
        public void progress(Progress progress) {}

        @Override
        public void note(String line) {}
    }
}
