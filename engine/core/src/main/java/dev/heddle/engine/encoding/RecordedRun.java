package dev.heddle.engine.encoding;

import dev.heddle.engine.symbolic.expr.Expr;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** One execution as data: what each thread did, and what it would have done next. */
public final class RecordedRun {

    private final List<RecordedStep> steps;
    private final SortedMap<Integer, List<RecordedStep>> threads = new TreeMap<>();
    private final SortedMap<Integer, RecordedStep> pending;
    private final Map<Long, Expr> initial;
    private final Map<String, Long> inputs;
    private final List<String> gaps;
    private final Map<String, Long> found;
    private final Map<Expr, Expr> definitions;

    /** @param pending what threads had announced; numbered behind the steps */
    public RecordedRun(List<RecordedStep> steps, SortedMap<Integer, RecordedStep> pending, Map<Long, Expr> initial,
            Map<String, Long> inputs, List<String> gaps) {
        this(steps, pending, initial, inputs, gaps, Map.of(), Map.of());
    }

    /**
     * The same.
     *
     * @param found what was read, by the symbol that stands for it
     * @param definitions symbols that stand for a term, each behind those that its term has
     */
    RecordedRun(List<RecordedStep> steps, SortedMap<Integer, RecordedStep> pending, Map<Long, Expr> initial,
            Map<String, Long> inputs, List<String> gaps, Map<String, Long> found, Map<Expr, Expr> definitions) {
        this.steps = List.copyOf(steps);
        this.pending = pending;
        this.initial = initial;
        this.inputs = inputs;
        this.gaps = List.copyOf(gaps);
        this.found = found;
        this.definitions = definitions;
        for (RecordedStep step : steps) {
            threads.computeIfAbsent(step.thread(), t -> new ArrayList<>()).add(step);
        }
    }

    /** The same run with other events in its steps. */
    RecordedRun defining(List<RecordedStep> other, Map<Expr, Expr> newDefinitions) {
        return new RecordedRun(other, pending, initial, inputs, gaps, found, newDefinitions);
    }

    /** What was read from memory, by the name of the symbol that stands for it. */
    Map<String, Long> found() {
        return found;
    }

    /** Symbols that stand for a term, each behind those that its term has. */
    Map<Expr, Expr> definitions() {
        return definitions;
    }

    /** The same with other steps. */
    RecordedRun with(List<RecordedStep> newSteps, SortedMap<Integer, RecordedStep> newPending) {
        return new RecordedRun(newSteps, newPending, initial, inputs, gaps, found, definitions);
    }

    public List<RecordedStep> steps() {
        return steps;
    }

    /** The steps of each thread, by thread. */
    public SortedMap<Integer, List<RecordedStep>> threads() {
        return threads;
    }

    /** The steps that threads had announced, but not made, when the execution ended; by thread. */
    public SortedMap<Integer, RecordedStep> pending() {
        return pending;
    }

    /** What a variable had before the execution. */
    public Expr initial(long key) {
        return initial.get(key);
    }

    /** The inputs that the execution asked for. */
    public Map<String, Long> inputs() {
        return inputs;
    }

    /** What constraints cannot tell of this execution, in words: what follows from them is then no proof. */
    public List<String> gaps() {
        return gaps;
    }

    public boolean hasEnded(int thread) {
        List<RecordedStep> own = threads.get(thread);
        return own != null && own.get(own.size() - 1).ends();
    }
}
