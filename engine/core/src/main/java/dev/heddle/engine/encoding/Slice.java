package dev.heddle.engine.encoding;

import dev.heddle.engine.symbolic.expr.Expr;
import dev.heddle.engine.symbolic.expr.Operator;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The part of an execution that a question about some of its steps depends on: of each thread a beginning, perhaps none. An order
 * of the whole in which those steps are made or reached, left without all other steps, is an order of the part: whatever a step
 * needs to find is in it, or is as it was at first.
 *
 * <p>Of a lock that threads give back as they found it only those sections count that the part has begun. Of any other variable on
 * which something depends all writes count, and of a set of waiting threads all waits and notifications.
 */
public final class Slice {

    /** What all slices of an execution have in common. */
    public static final class Source {

        private final RecordedRun run;
        private final Map<Long, List<RecordedStep>> writers = new HashMap<>();
        private final Map<Long, List<RecordedStep>> waiting = new HashMap<>();
        private final Map<Expr, Long> keys = new IdentityHashMap<>();
        private final PlainLocks locks;

        public Source(RecordedRun run) {
            this.run = run;
            for (RecordedStep step : run.steps()) {
                for (RecordedEvent event : step.events()) {
                    if (event instanceof RecordedEvent.Read read) {
                        keys.put(read.symbol(), read.key());
                    } else if (event instanceof RecordedEvent.Write write) {
                        writers.computeIfAbsent(write.key(), key -> new ArrayList<>()).add(step);
                    }
                }
                long set = step.waitsIn() != 0 ? step.waitsIn() : step.notifies();
                if (set != 0) {
                    waiting.computeIfAbsent(set, key -> new ArrayList<>()).add(step);
                    if (step.waitsIn() != 0) {
                        List<RecordedStep> own = run.threads().get(step.thread());
                        if (step.number() + 1 < own.size()) {
                            waiting.get(set).add(own.get(step.number() + 1));
                        }
                    }
                }
            }
            this.locks = new PlainLocks(run);
        }

        public RecordedRun run() {
            return run;
        }

        List<RecordedStep> writers(long key) {
            return writers.getOrDefault(key, List.of());
        }

        /** Whether a variable is a lock that threads give back as they found it. */
        public boolean isLock(long key) {
            return locks.has(key);
        }
    }

    private final Source source;
    /** How many steps of each thread belong to it. */
    private final SortedMap<Integer, Integer> lengths = new TreeMap<>();
    private final Deque<RecordedStep> open = new ArrayDeque<>();
    private final Set<Long> depended = new HashSet<>();
    private final Set<Long> sets = new HashSet<>();
    private final Set<Long> waits = new HashSet<>();
    private final Set<Long> notifications = new HashSet<>();
    private final Set<Expr> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    private final Map<Integer, RecordedStep> inSlice = new HashMap<>();
    private final List<RecordedStep> originals = new ArrayList<>();
    private final RecordedRun run;

    /** @param wanted the steps that the question is about */
    public Slice(Source source, Collection<RecordedStep> wanted) {
        this.source = source;
        wanted.forEach(this::include);
        close();
        this.run = cut();
    }

    private void include(RecordedStep step) {
        List<RecordedStep> own = source.run.threads().get(step.thread());
        int from = lengths.getOrDefault(step.thread(), 0);
        for (int number = from; number <= step.number(); number++) {
            open.add(own.get(number));
        }
        if (from <= step.number()) {
            lengths.put(step.thread(), step.number() + 1);
        }
    }

    private void close() {
        do {
            while (!open.isEmpty()) {
                take(open.poll());
            }
            source.locks.unfinished(lengths).forEach(this::include);
        } while (!open.isEmpty());
    }

    private void take(RecordedStep step) {
        if (step.start() >= 0) {
            include(source.run.steps().get(step.start()));
        }
        if (step.notification() >= 0 || step.notified() != null) {
            // The set is that of the wait it ends.
            dependOnWaits(source.run.threads().get(step.thread()).get(step.number() - 1).waitsIn());
        }
        if (step.waitsIn() != 0 && waits.add(step.waitsIn()) && notifications.contains(step.waitsIn())) {
            dependOnWaits(step.waitsIn());
        }
        if (step.notifies() != 0 && notifications.add(step.notifies()) && waits.contains(step.notifies())) {
            dependOnWaits(step.notifies());
        }
        for (RecordedEvent event : step.events()) {
            if (event instanceof RecordedEvent.Requirement requirement) {
                dependOn(requirement.condition());
            } else if (event instanceof RecordedEvent.Decision decision) {
                dependOn(decision.condition());
            } else if (event instanceof RecordedEvent.Write write && depended.contains(write.key())) {
                dependOn(write.value());
            }
        }
    }

    private void dependOnWaits(long set) {
        if (set != 0 && sets.add(set)) {
            source.waiting.getOrDefault(set, List.of()).forEach(this::include);
        }
    }

    private void dependOn(Expr condition) {
        if (!seen.add(condition)) {
            return;
        }
        Long key = condition.operator() == Operator.INPUT ? source.keys.get(condition) : null;
        if (key != null && !source.locks.has(key) && depended.add(key)) {
            for (RecordedStep writer : source.writers(key)) {
                include(writer);
                for (RecordedEvent event : writer.events()) {
                    if (event instanceof RecordedEvent.Write write && write.key() == key) {
                        dependOn(write.value());
                    }
                }
            }
        }
        for (int i = 0; i < condition.count(); i++) {
            dependOn(condition.operand(i));
        }
    }

    private RecordedRun cut() {
        Map<Integer, Integer> places = new HashMap<>();
        for (RecordedStep step : source.run.steps()) {
            if (step.number() < lengths.getOrDefault(step.thread(), 0)) {
                places.put(step.index(), originals.size());
                originals.add(step);
            }
        }
        List<RecordedStep> steps = new ArrayList<>();
        for (RecordedStep step : originals) {
            RecordedStep cut = step.at(steps.size(), step.number(), places.getOrDefault(step.start(), -1),
                    step.notification() < 0 ? -1 : places.getOrDefault(step.notification(), 0), step.events());
            steps.add(cut);
            inSlice.put(step.index(), cut);
        }
        return source.run.with(steps, new TreeMap<>());
    }

    /** The part, as an execution of its own. */
    public RecordedRun run() {
        return run;
    }

    /** What stands in the part for a step of the whole. */
    public RecordedStep of(RecordedStep step) {
        return inSlice.get(step.index());
    }

    /** An order of the part, told by the steps of the whole. */
    public SolvedSchedule whole(SolvedSchedule schedule) {
        Map<RecordedStep, Integer> picks = new HashMap<>();
        schedule.picks().forEach((step, pick) -> picks.put(originals.get(step.index()), pick));
        return new SolvedSchedule(schedule.steps().stream().map(step -> originals.get(step.index())).toList(), picks);
    }

    /** How many steps of each thread it has; the same for slices that are the same. */
    public SortedMap<Integer, Integer> lengths() {
        return Collections.unmodifiableSortedMap(lengths);
    }
}
