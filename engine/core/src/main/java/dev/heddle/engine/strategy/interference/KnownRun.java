package dev.heddle.engine.strategy.interference;

import dev.heddle.engine.encoding.Encoding;
import dev.heddle.engine.encoding.Encoding.Sight;
import dev.heddle.engine.encoding.RecordedEvent;
import dev.heddle.engine.encoding.RecordedRun;
import dev.heddle.engine.encoding.RecordedStep;
import dev.heddle.engine.strategy.api.AccessDescription;
import dev.heddle.engine.strategy.api.Trace;
import dev.heddle.engine.strategy.api.ValueTrace;
import dev.heddle.engine.strategy.proactive.AbstractTrace;
import dev.heddle.engine.symbolic.expr.Expressions;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** An execution that has been made, with what is to be known of it to tell interferences. */
final class KnownRun {

    private final RecordedRun run;
    private final AbstractTrace trace;
    private final StartJoinOrder order;
    private final Set<Long> contended = new HashSet<>();
    /** Of each step, the variables of objects that its thread wrote before others could find them. */
    private final Map<Integer, Set<Long>> unpublished = new HashMap<>();
    /** Steps that read something in the focus. */
    private final Set<Integer> inFocus = new HashSet<>();
    private final Map<Integer, String> names = new TreeMap<>();
    /** What steps access, by step and variable. */
    private final Map<Integer, Map<Long, AccessDescription>> told = new HashMap<>();
    /** Questions about it that have no answer, with the assumptions because of which. */
    private final Map<String, List<Set<String>>> refuted = new HashMap<>();

    KnownRun(RecordedRun run, Trace observed, ValueTrace values) {
        this.run = run;
        this.trace = new AbstractTrace(run);
        this.order = new StartJoinOrder(observed);
        for (int step = 0; step < observed.steps(); step++) {
            order.add();
            names.putIfAbsent(observed.thread(step), observed.threadName(step));
            for (int access = observed.first(step); access < observed.end(step); access++) {
                if (observed.comesWithReference(access)) {
                    unpublished.computeIfAbsent(step, s -> new HashSet<>()).add(observed.key(access));
                }
            }
        }
        for (int step = 0; step < observed.steps() + observed.pending(); step++) {
            describe(observed, step);
            for (int access = observed.first(step); access < observed.end(step); access++) {
                if (observed.inFocus(access)) {
                    inFocus.add(step);
                }
            }
        }
        findContended(values);
    }

    private void describe(Trace observed, int step) {
        for (int access = observed.first(step); access < observed.end(step); access++) {
            if (observed.op(access) != null && observed.told(access) != null) {
                told.computeIfAbsent(step, s -> new HashMap<>()).put(observed.key(access), observed.told(access));
            }
        }
    }

    /** Variables that one thread reads and another writes. */
    private void findContended(ValueTrace values) {
        Map<Long, Set<Integer>> readers = new HashMap<>();
        Map<Long, Set<Integer>> writers = new HashMap<>();
        List<RecordedStep> all = new ArrayList<>(run.steps());
        all.addAll(run.pending().values());
        for (RecordedStep step : all) {
            for (RecordedEvent event : step.events()) {
                if (event instanceof RecordedEvent.Read read && values.initial(read.key()) != null) {
                    readers.computeIfAbsent(read.key(), key -> new HashSet<>()).add(step.thread());
                } else if (event instanceof RecordedEvent.Write write) {
                    writers.computeIfAbsent(write.key(), key -> new HashSet<>()).add(step.thread());
                }
            }
        }
        readers.forEach((key, reading) -> {
            Set<Integer> writing = writers.getOrDefault(key, Set.of());
            if (writing.size() > 1 || writing.size() == 1 && !reading.equals(writing)) {
                contended.add(key);
            }
        });
    }

    RecordedRun run() {
        return run;
    }

    AbstractTrace trace() {
        return trace;
    }

    /** Names of its threads. */
    Map<Integer, String> names() {
        return names;
    }

    Encoding encode(Expressions expressions, boolean inputsOpen) {
        return new Encoding(run, expressions, inputsOpen, contended);
    }

    /** Whether a read that sees a write is an interference: neither starts, joins nor a reference bring the write anyway. */
    boolean isInterference(Sight sight) {
        RecordedStep reader = sight.reader();
        RecordedStep writer = sight.writer();
        if (reader.thread() == writer.thread()
                || unpublished.getOrDefault(writer.index(), Set.of()).contains(sight.key())) {
            return false;
        }
        return reader.index() < run.steps().size()
                ? !order.isBefore(writer.thread(), writer.number(), reader.index())
                : !order.isBeforeNext(writer.thread(), writer.number(), reader.thread());
    }

    /** Whether a step is made in the focus. */
    boolean isInFocus(RecordedStep step) {
        return inFocus.contains(step.index());
    }

    /** What a step does to a variable, as people see it; null if that is not known. */
    AccessDescription told(RecordedStep step, long key) {
        return told.getOrDefault(step.index(), Map.of()).get(key);
    }

    /** A thread was left in a loop that reads nothing new: how it goes on is not asked. */
    void endsLooping(int thread) {
        refute("d" + thread + "." + run.threads().get(thread).size() + ".-1", Set.of());
    }

    /** The assumptions because of which a question is known to have no answer, all of them among those given; null if it is not known. */
    Set<String> refutation(String question, Set<String> assumptions) {
        return refuted.getOrDefault(question, List.of()).stream().filter(assumptions::containsAll).findFirst().orElse(null);
    }

    void refute(String question, Set<String> core) {
        refuted.computeIfAbsent(question, q -> new ArrayList<>()).add(core);
    }
}
