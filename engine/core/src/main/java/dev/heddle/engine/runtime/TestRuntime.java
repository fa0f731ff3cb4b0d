package dev.heddle.engine.runtime;

import dev.heddle.bootstrap.CallHooks;
import dev.heddle.bootstrap.Hooks;
import dev.heddle.bootstrap.ReplaySteps;
import dev.heddle.engine.model.Imprecision;
import dev.heddle.engine.model.Schedule;
import dev.heddle.engine.model.SourceLocation;
import dev.heddle.engine.model.Step;
import dev.heddle.engine.runtime.contact.ContactLog;
import dev.heddle.engine.runtime.jdk.Continuations;
import dev.heddle.engine.runtime.jdk.ThreadNumbers;
import dev.heddle.engine.runtime.memory.PossibleSharing;
import dev.heddle.engine.runtime.state.ManagedThread;
import dev.heddle.engine.runtime.restore.ProcessState;
import dev.heddle.engine.runtime.thread.PlatformBackend;
import dev.heddle.engine.runtime.thread.Threads;
import dev.heddle.engine.runtime.thread.VirtualBackend;
import dev.heddle.engine.strategy.api.Need;
import dev.heddle.engine.strategy.api.Observation;
import dev.heddle.engine.runtime.trace.Tracer;
import dev.heddle.engine.runtime.turn.Backend;
import dev.heddle.engine.runtime.turn.Turns;
import dev.heddle.engine.runtime.turn.ValueCodes;
import dev.heddle.engine.runtime.turn.ValueLog;
import dev.heddle.engine.strategy.api.Strategy;
import dev.heddle.engine.symbolic.SymbolicExecution;
import dev.heddle.engine.symbolic.expr.Expressions;
import dev.heddle.engine.target.TestBody;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.IntConsumer;

/** Runs a test under control, one execution at a time. There is one in a process. */
public final class TestRuntime {

    /** Calls that tell one statement from another, as many as the paper on HaPSets has. */
    private static final int CONTEXT = 5;

    private static TestRuntime instance;

    private final RuntimeController controller = new RuntimeController();
    private final PlatformBackend platform;
    private final ProcessState processState = new ProcessState(controller.baseline);
    private final ThreadNumbers threadNumbers = new ThreadNumbers();
    private Backend backend;
    private SymbolicExecution symbolic;
    /** Null unless values are followed through variables that several threads touch. */
    private ValueLog valueLog;
    private ContactLog contactLog;
    private int context = CONTEXT;
    private boolean followsContacts;
    private volatile Tracer currentTracer;
    private Consumer<String> whenPinned = TestRuntime::stopProcess;

    private TestRuntime() {
        Threads threads = controller.threads;
        platform = new PlatformBackend(threads::run, threads::entered, threadNumbers);
        controller.platform = platform;
        backend = platform;
    }

    /** The runtime of this process; hooks work from the first call on. */
    public static synchronized TestRuntime get() {
        if (instance == null) {
            instance = new TestRuntime();
            Hooks.install(instance.controller);
        }
        return instance;
    }

    public static boolean virtualSupported() {
        return Continuations.supported();
    }

    public void useVirtualThreads(boolean virtual) {
        backend = virtual
                ? new VirtualBackend(controller.threads::run, reason -> whenPinned.accept(reason))
                : platform;
    }

    /**
     * The test cannot run on the virtual backend, because a thread of it cannot be put aside at some point. Native code is
     * then on its stack, which no exception may pass, and class initialisers that are cut short cannot be run again: so the
     * process is of no use any more, and {@code handler} ends it.
     */
    public void whenPinned(Consumer<String> handler) {
        whenPinned = handler;
    }

    private static void stopProcess(String reason) {
        System.err.println("a thread cannot give up the turn in native code (" + reason + "); use platform threads");
        Runtime.getRuntime().halt(1);
    }

    public String backend() {
        return backend.name();
    }

    /** Statics of these classes and system properties, and what they refer to, are put back after each execution. */
    public void preserveStatics(Collection<Class<?>> classes) {
        controller.baseline.renew(classes);
        processState.renew();
    }

    /**
     * Follows values that depend on inputs from now on: executions have a path. Classes of the program must have been
     * instrumented to carry shadows.
     */
    public SymbolicExecution followInputs(Expressions expressions) {
        Turns turns = controller.turns;
        symbolic = new SymbolicExecution(expressions, new SymbolicExecution.Position() {
            @Override
            public int thread() {
                return turns.current.identity;
            }

            @Override
            public int step() {
                return turns.stepLog.current();
            }

            @Override
            public int access() {
                return turns.stepLog.accesses();
            }

            @Override
            public SourceLocation here() {
                return Tracer.here();
            }
        });
        turns.decided = symbolic::branches;
        turns.leaving = CallHooks::leaving;
        return symbolic;
    }

    /**
     * Also follows values through variables that several threads touch: what a thread reads there is a symbol, and executions tell
     * their values.
     */
    public void followValues(Expressions expressions) {
        Turns turns = controller.turns;
        valueLog = new ValueLog(turns, controller.fields,
                new ValueCodes(controller.fields, controller.objects::state, turns.stepLog.keys()), expressions);
        symbolic.follow(valueLog);
    }

    /**
     * Tells statements apart by so many calls that led there; with {@code always}, executions tell who touched what whichever
     * strategy chooses them.
     */
    public void followContacts(int newContext, boolean always) {
        context = newContext;
        contactLog = null;
        followsContacts = always;
    }

    private ContactLog contactLog(int frames) {
        if (contactLog == null) {
            contactLog = new ContactLog(controller.fields, controller.turns.variables, frames);
        }
        return contactLog;
    }

    /** Whether executions are to tell what shared variables have in the end. */
    public void wantFinals(boolean wanted) {
        controller.finals.want(wanted);
    }

    /** What shared variables had at the end of the last execution, by name; empty if it has failed. */
    public SortedMap<String, String> finals() {
        return controller.finals.values();
    }

    /** Locations that are known to be shared: the scheduling points of an execution that is to learn more. */
    public List<String> shared() {
        return controller.shared.learned();
    }

    /** Fields that were touched, and never by two threads in both orders with a write among them. */
    public List<String> unshared() {
        return controller.fields.touchedExcept(controller.shared.learnedFieldLabels());
    }

    /** Learns scheduling points from now on, beginning with these. */
    public void learnShared(Collection<String> locations) {
        controller.shared.learnFrom(locations);
    }

    /**
     * Learns scheduling points from now on without knowing any. Until {@link #stopGuessing} whatever may be shared is
     * one, as far as that can be told without having seen an execution.
     */
    public void guessShared() {
        learnShared(List.of(PossibleSharing.NAME));
    }

    /** Only what has been learned to be shared is a scheduling point from now on. */
    public void stopGuessing() {
        if (controller.shared.remove(PossibleSharing.NAME)) {
            followShared();
        }
    }

    private void followShared() {
        controller.fields.follow(controller.shared.fieldLabels());
        controller.objects.follow(controller.shared.classNames());
    }

    /** Breaks executions off where the condition holds; it is asked now and then while one is under way. */
    public void breakOffWhen(BooleanSupplier condition) {
        controller.turns.conclusion.breakOffWhen(condition);
    }

    /** Whether the thread of this number is initialising a class; only known where that is modelled. */
    public boolean isInitializing(int thread) {
        return controller.initializations.isInitializing(thread);
    }

    /** What comes is the test of this id: what was noted of another is not its own, nor are threads of another class. */
    public void begin(String test) {
        controller.imprecisions.clear();
        controller.residents.belongTo(test.split("#", 2)[0]);
        controller.turns.time.forget();
    }

    /** Whether a wait of the test had a limit of time: without one it does not matter when time passes. */
    public boolean hasSeenLimits() {
        return controller.turns.time.hasSeenLimits();
    }

    /**
     * Whether what the search wants to claim is about orders of operations, whichever schedules lead to them: some of
     * what is not controlled matters to others only. Executions that are made beside the search do not change that.
     */
    public void coverOrders(boolean orders) {
        controller.turns.coversOrders = orders;
    }

    /** Whether the last execution was given up because an assumption of the test did not hold. */
    public boolean isGivenUp() {
        return controller.inputs.isGivenUp();
    }

    /** What was not controlled, or not followed. */
    public List<Imprecision> imprecision() {
        List<Imprecision> all = controller.imprecisions.all();
        all.addAll(controller.residents.imprecision());
        if (symbolic != null) {
            all.addAll(symbolic.imprecision());
        }
        return all;
    }

    /** Threads of ended executions that could not be got rid of. */
    public int leakedThreads() {
        return backend.leaked();
    }

    /** The thread that has the turn, or null; may be asked from any thread. */
    public Thread running() {
        ManagedThread current = controller.turns.current;
        return current == null ? null : current.thread;
    }

    /** Visible operations of the execution under way so far; may be asked from any thread. */
    public int stepsSoFar() {
        return controller.turns.steps();
    }

    /** What has been decided so far in the execution under way; may be asked from any thread when it makes no step. */
    public int[] decisions() {
        return controller.turns.decisions.made();
    }

    /** How many steps the trace of the execution under way has, if it is traced. */
    public int tracedSoFar() {
        Tracer current = currentTracer;
        return current == null ? 0 : current.steps().size();
    }

    /** The steps of the execution under way, if it is traced; may be asked from any thread when it makes no step. */
    public List<Step> traceSoFar() {
        Tracer current = currentTracer;
        return current == null ? List.of() : List.copyOf(current.steps());
    }

    /** The inputs that the execution under way has asked for; may be asked from any thread when it makes no step. */
    public Map<String, InputValue> inputsSoFar() {
        return controller.inputs.asked();
    }

    /** How long an execution may wait for input from elsewhere. */
    public void waitForInput(long millis) {
        controller.outside.limit(millis);
    }

    /**
     * Nothing is given up because it takes long: a debugger may have stopped it. What cannot be done under one is told
     * to {@code refusal}, which ends the process.
     */
    public void beDebugged(Consumer<String> refusal) {
        platform.beDebugged(refusal);
        // Loads the class, which the debugger's connection looks for.
        ReplaySteps.begin(0);
    }

    /** Gives back memory that was put by, because there is no other left. */
    public void releaseReserve() {
        controller.reserve.release();
    }

    public List<String> threadPaths() {
        List<String> paths = new ArrayList<>();
        for (int i = 0; i < controller.turns.threadCount; i++) {
            paths.add(controller.turns.threads[i].path);
        }
        return paths;
    }

    /** Also hears each decision as it is made, or null. */
    public void onDecision(IntConsumer listener) {
        controller.turns.decisions.listen(listener);
    }

    /** Runs one execution on the calling thread's account. */
    public ExecutionRecord execute(ExecutionPlan plan) {
        RuntimeController c = controller;
        Turns turns = c.turns;
        Strategy strategy = plan.strategy();
        boolean traced = plan.traced();
        if (c.shared.use(plan.shared())) {
            followShared();
        }
        c.races.watch(plan.racesAt());
        List<String> sharedNow = traced ? c.shared.names() : List.of();
        boolean guessing = c.shared.contains(PossibleSharing.NAME);
        c.fields.followAll(guessing);
        c.objects.followAll(guessing);
        c.possible.begin(guessing);
        turns.values = strategy.needs().has(Need.VALUES) ? valueLog : null;
        turns.contacts = strategy.needs().has(Need.CONTACTS) || followsContacts ? contactLog(context) : null;
        turns.begin(strategy, backend, plan.limits());
        c.begin();
        c.reserve.fill();
        c.inputs.begin(strategy.inputs());
        if (symbolic != null) {
            symbolic.begin();
        }
        threadNumbers.enter();
        c.threads.begin(backend);
        Tracer tracer = traced ? new Tracer(c.fields, c.labels, c.objects.table(), turns.values != null) : null;
        currentTracer = tracer;
        c.log.traceWith(tracer);
        turns.traced = traced;
        ManagedThread root = c.threads.root(new Thread(null, () -> call(plan.body()), "main"));
        List<Observation> observations;
        try {
            backend.run(root);
        } finally {
            Hooks.activate(null);
            observations = new ArrayList<>(c.races.found());
            observations.addAll(c.synchronizers.leaks());
            c.outside.end();
            c.undo.undo();
            c.baseline.threads().putBack();
            processState.putBack();
            threadNumbers.leave();
        }
        boolean lackedThreads = c.residents.discovered();
        boolean learned =
                lackedThreads | c.shared.hasDiscoveries() | c.memory.discovered() | c.objects.discovered();
        currentTracer = null;
        ExecutionRecord record = ExecutionRecord.of(turns, c.labels, tracer, learned, lackedThreads, sharedNow,
                c.inputs.asked(), symbolic == null ? null : symbolic.path(), observations, c.outsideCalls());
        c.shared.settle();
        return record;
    }

    private static void call(TestBody body) {
        try {
            body.run();
        } catch (Throwable e) {
            TestRuntime.<RuntimeException>sneaky(e);
        }
    }

    @SuppressWarnings("unchecked")
    private static <T extends Throwable> void sneaky(Throwable e) throws T {
        throw (T) e;
    }
}
