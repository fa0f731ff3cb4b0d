package dev.heddle.engine.runtime;

import dev.heddle.engine.model.CycleEdge;
import dev.heddle.engine.model.EarlyTimeOut;
import dev.heddle.engine.model.SourceLocation;
import dev.heddle.engine.model.Step;
import dev.heddle.engine.model.ViolationKind;
import dev.heddle.engine.runtime.state.ManagedThread;
import dev.heddle.engine.runtime.trace.EventLog;
import dev.heddle.engine.runtime.trace.Labels;
import dev.heddle.engine.strategy.api.Observation;
import dev.heddle.engine.runtime.trace.OutsideCall;
import dev.heddle.engine.runtime.trace.Tracer;
import dev.heddle.engine.runtime.turn.Ending;
import dev.heddle.engine.runtime.turn.Turns;
import dev.heddle.engine.strategy.api.Contacts;
import dev.heddle.engine.strategy.api.Execution;
import dev.heddle.engine.strategy.api.Trace;
import dev.heddle.engine.strategy.api.ValueTrace;
import dev.heddle.engine.symbolic.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * One finished execution.
 *
 * @param kind what is wrong with how it ended, or null; {@link ViolationKind#EXCEPTION} also for failed assertions
 * @param at where the thread was; null unless the execution was traced
 * @param failure what was thrown, or null
 * @param steps readable steps; empty unless the execution was traced
 * @param shared scheduling points that were in force; empty unless the execution was traced
 * @param inputs the value of each input that was asked for, by name
 * @param path what was decided because of inputs; null where values that depend on them are not followed
 * @param observations what else users should know
 * @param outside what it did that is not controlled, in order
 * @param learned whether something new was discovered that later executions have from their beginning
 * @param lackedThreads whether there were threads among it: how the execution went on without them says nothing
 */
public record ExecutionRecord(
        ViolationKind kind,
        String message,
        String thread,
        SourceLocation at,
        Throwable failure,
        List<CycleEdge> cycle,
        List<CycleEdge> waiting,
        int steps,
        int threads,
        boolean learned,
        boolean lackedThreads,
        String hash,
        Turns source,
        List<Step> trace,
        List<String> shared,
        Map<String, InputValue> inputs,
        Path path,
        List<Observation> observations,
        List<OutsideCall> outside)
        implements Execution {

    /** What leaves the process takes about as long as so many steps that do not. */
    private static final int STEPS_PER_OUTSIDE_CALL = 100;

    static ExecutionRecord of(Turns turns, Labels labels, Tracer tracer, boolean learned, boolean lackedThreads,
            List<String> shared, Map<String, InputValue> inputs, Path path, List<Observation> observations,
            List<OutsideCall> outside) {
        Ending ending = turns.conclusion.result();
        boolean bad = ending.kind() != null;
        return new ExecutionRecord(
                ending.kind(),
                ending.message(),
                bad ? ending.thread().name() : null,
                bad ? ending.thread().at : null,
                ending.failure(),
                cycle(ending.cycle(), turns, labels),
                waiting(ending.waiting(), turns, labels),
                turns.steps(),
                turns.threadCount,
                learned,
                lackedThreads,
                turns.log.hash(),
                turns,
                tracer == null ? List.of() : tracer.steps(),
                shared,
                inputs,
                path,
                observations,
                outside);
    }

    private static List<CycleEdge> cycle(List<ManagedThread> cycle, Turns turns, Labels labels) {
        List<CycleEdge> edges = new ArrayList<>();
        for (int i = 0; i < cycle.size(); i++) {
            ManagedThread t = cycle.get(i);
            ManagedThread before = cycle.get((i + cycle.size() - 1) % cycle.size());
            edges.add(new CycleEdge(t.name(), wanted(before, turns, labels), wanted(t, turns, labels), t.at));
        }
        return edges;
    }

    private static List<CycleEdge> waiting(List<ManagedThread> waiting, Turns turns, Labels labels) {
        return waiting.stream()
                .map(t -> new CycleEdge(t.name(), null, wanted(t, turns, labels), t.at))
                .toList();
    }

    private static String wanted(ManagedThread t, Turns turns, Labels labels) {
        String what = labels.variable(t.variable, turns.variables);
        return switch (t.op) {
            case JOIN -> "the end of " + t.blocker.holder(t).name();
            case PARK -> "an unpark";
            case WAKE -> t.notified ? what : "a notify on " + what;
            default -> what;
        };
    }

    /** How much work it was, in steps; the same on every machine, unlike time. */
    public long effort() {
        return steps + (long) STEPS_PER_OUTSIDE_CALL * outside.size();
    }

    /** A limit of time that ran out early, or null; to be asked for before the next execution starts. */
    public EarlyTimeOut earlyTimeOut() {
        return source.time.early();
    }

    /** The decisions that make the execution again; to be asked for before the next execution starts. */
    public int[] decisions() {
        return source.decisions.made();
    }

    /** Path of each thread, by number; to be asked for before the next execution starts. */
    public List<String> threadPaths() {
        List<String> paths = new ArrayList<>();
        for (int i = 0; i < source.threadCount; i++) {
            paths.add(source.threads[i].path);
        }
        return paths;
    }

    /** Name of each thread, by number; to be asked for before the next execution starts. */
    public List<String> threadNames() {
        List<String> names = new ArrayList<>();
        for (int i = 0; i < source.threadCount; i++) {
            names.add(source.threads[i].name());
        }
        return names;
    }

    /** The steps without places and values, also of an execution that was not traced; to be asked for like decisions. */
    public List<Step> events() {
        EventLog log = source.log;
        List<Step> events = new ArrayList<>();
        for (int i = 0; i < log.count(); i++) {
            events.add(new Step(i + 1, source.threads[log.thread(i)].name(), log.op(i).label(),
                    log.nameOf(log.variable(i), source.variables), null, null, null));
        }
        return events;
    }

    /** A number for each step, the same for the same step of another execution; to be asked for like decisions. */
    public long[] stepHashes() {
        return source.log.stepHashes(i -> source.threads[i].path);
    }

    @Override
    public boolean failed() {
        return kind != null;
    }

    @Override
    public boolean blocked() {
        return kind == ViolationKind.DEADLOCK || kind == ViolationKind.STUCK;
    }

    @Override
    public boolean abandoned() {
        return source.conclusion.isAbandoned();
    }

    /** Whether the strategy let no thread go on. */
    public boolean isStopped() {
        return source.conclusion.isStopped();
    }

    /** Whether there was no time for the rest of it. */
    public boolean isBrokenOff() {
        return source.conclusion.isBrokenOff();
    }

    /** Whether the test itself came to its end, whatever its threads do. */
    public boolean hasTestEnded() {
        return source.root.finished;
    }

    /** Whether it had made as many steps as it was allowed. */
    public boolean isCutOff() {
        return source.isCutOff();
    }

    /** Whether a thread of it had made as many steps as it was allowed. */
    public boolean hasHalted() {
        return source.hasHalted();
    }

    @Override
    public boolean endedEarly() {
        return source.conclusion.isEarly();
    }

    @Override
    public ValueTrace values() {
        return source.values;
    }

    @Override
    public Contacts contacts() {
        return source.contacts;
    }

    @Override
    public Trace observed() {
        return source.stepLog;
    }
}
