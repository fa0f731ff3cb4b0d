package dev.heddle.engine.strategy.predict;

import dev.heddle.engine.encoding.RecordedEvent;
import dev.heddle.engine.encoding.RecordedRun;
import dev.heddle.engine.encoding.RecordedStep;
import dev.heddle.engine.symbolic.expr.Evaluation;
import dev.heddle.engine.symbolic.expr.Expr;
import dev.heddle.engine.symbolic.expr.Expressions;
import dev.heddle.engine.symbolic.expr.Sort;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;

/**
 * All orders in which the steps of an execution are possible, by trying them: each thread makes its steps one after the other, reads what
 * is in memory, and stops where it would decide otherwise. Knows nothing of constraints.
 */
final class Orders {

    private static final int NOT_MADE = 1_000;

    private final RecordedRun run;
    private final Map<Integer, List<RecordedStep>> threads = new HashMap<>();
    private final Map<Integer, Integer> position = new HashMap<>();
    private final Map<Long, Long> memory = new HashMap<>();
    private final Map<String, Long> read = new HashMap<>();
    /** For each thread that waits, whether it has been notified. */
    private final Map<Integer, Boolean> notified = new HashMap<>();
    private final List<Integer> waiting = new ArrayList<>();
    private final List<RecordedStep> order = new ArrayList<>();

    /** Deviations that some order leads to: thread, step and decision, -1 for going past it. */
    final Set<List<Integer>> deviations = new HashSet<>();
    boolean stuck;
    /** Pairs of steps that two threads are about to make at once, by index. */
    final Set<Set<Integer>> together = new HashSet<>();
    long complete;
    private final Consumer<List<RecordedStep>> eachOrder;

    private final Expr monitor;
    private final Expr isFree;

    /** @param eachOrder is given each order, and each beginning of one */
    Orders(RecordedRun run, Expressions expressions, Consumer<List<RecordedStep>> eachOrder) {
        this.run = run;
        this.monitor = expressions.input(Sort.LONG, "monitor", Long.MIN_VALUE, Long.MAX_VALUE);
        this.isFree = expressions.equal(monitor, expressions.constant(Sort.LONG, 0));
        this.eachOrder = eachOrder;
        run.threads().forEach((thread, steps) -> threads.put(thread, new ArrayList<>(steps)));
        run.pending().forEach((thread, step) -> threads.get(thread).add(step));
        threads.values().forEach(this::addWakeUp);
        threads.keySet().forEach(thread -> position.put(thread, 0));
    }

    /** Who waits needs the monitor back, of which the wait tells that it was left. */
    private void addWakeUp(List<RecordedStep> steps) {
        RecordedStep last = steps.get(steps.size() - 1);
        if (last.waitsIn() != 0) {
            RecordedEvent.Write left = (RecordedEvent.Write) last.events().get(0);
            steps.add(new RecordedStep(NOT_MADE + last.thread(), last.thread(), last.number() + 1, -1, 0, null, 0, 0, 0, false, false,
                    false, 0, List.of(new RecordedEvent.Read(left.key(), monitor), new RecordedEvent.Requirement(isFree))));
        }
    }

    void enumerate() {
        eachOrder.accept(order);
        List<RecordedStep> next = new ArrayList<>();
        boolean someWait = false;
        for (int thread : threads.keySet()) {
            RecordedStep step = next(thread);
            if (step == null) {
                continue;
            }
            if (isOpen(step)) {
                next.add(step);
            } else {
                someWait = true;
            }
        }
        for (RecordedStep one : next) {
            for (RecordedStep other : next) {
                if (one != other) {
                    together.add(Set.of(one.index(), other.index()));
                }
            }
        }
        if (next.isEmpty()) {
            stuck |= someWait;
            complete++;
        }
        next.forEach(this::make);
    }

    private RecordedStep next(int thread) {
        List<RecordedStep> steps = threads.get(thread);
        int at = position.get(thread);
        return at < steps.size() ? steps.get(at) : null;
    }

    private boolean isOpen(RecordedStep step) {
        if (step.isWakeUp() && !notified.getOrDefault(step.thread(), false)) {
            return false;
        }
        Map<Long, Long> seen = new HashMap<>(memory);
        Map<String, Long> values = new HashMap<>(read);
        for (RecordedEvent event : step.events()) {
            if (event instanceof RecordedEvent.Read one) {
                values.put(one.symbol().name(), value(one.key(), seen));
            } else if (event instanceof RecordedEvent.Requirement requirement
                    && !new Evaluation(values).holds(requirement.condition())) {
                return false;
            } else if (event instanceof RecordedEvent.Write write) {
                seen.put(write.key(), new Evaluation(values).value(write.value()));
            }
        }
        return true;
    }

    private long value(long key, Map<Long, Long> seen) {
        return seen.containsKey(key) ? seen.get(key) : run.initial(key).value();
    }

    private void make(RecordedStep step) {
        if (step.index() >= run.steps().size()) {
            deviations.add(List.of(step.thread(), step.number(), -1));
            return;
        }
        Map<Long, Long> memoryBefore = new HashMap<>(memory);
        Map<String, Long> readBefore = new HashMap<>(read);
        Map<Integer, Boolean> notifiedBefore = new HashMap<>(notified);
        List<Integer> waitingBefore = new ArrayList<>(waiting);
        if (goesItsWay(step)) {
            if (step.isWakeUp()) {
                notified.remove(step.thread());
            }
            if (step.waitsIn() != 0) {
                waiting.add(step.thread());
            }
            position.merge(step.thread(), 1, Integer::sum);
            order.add(step);
            wake(step);
            order.remove(order.size() - 1);
            position.merge(step.thread(), -1, Integer::sum);
        }
        putBack(memory, memoryBefore);
        putBack(read, readBefore);
        putBack(notified, notifiedBefore);
        waiting.clear();
        waiting.addAll(waitingBefore);
    }

    /** Goes on in each way in which a step may wake others. */
    private void wake(RecordedStep step) {
        if (step.notifies() == 0 || waiting.isEmpty()) {
            enumerate();
            return;
        }
        List<Integer> before = new ArrayList<>(waiting);
        Map<Integer, Boolean> notifiedBefore = new HashMap<>(notified);
        if (step.notifiesAll()) {
            waiting.forEach(thread -> notified.put(thread, true));
            waiting.clear();
            enumerate();
        } else {
            for (Integer thread : step.inOrder() ? before.subList(0, 1) : before) {
                notified.put(thread, true);
                waiting.remove(thread);
                enumerate();
                putBack(notified, notifiedBefore);
                waiting.clear();
                waiting.addAll(before);
            }
        }
    }

    private boolean goesItsWay(RecordedStep step) {
        int decision = 0;
        for (RecordedEvent event : step.events()) {
            if (event instanceof RecordedEvent.Read one) {
                read.put(one.symbol().name(), value(one.key(), memory));
            } else if (event instanceof RecordedEvent.Write write) {
                memory.put(write.key(), new Evaluation(read).value(write.value()));
            } else if (event instanceof RecordedEvent.Decision one) {
                if (!new Evaluation(read).holds(one.condition())) {
                    deviations.add(List.of(step.thread(), step.number(), decision));
                    return false;
                }
                decision++;
            }
        }
        return true;
    }

    private static <K, V> void putBack(Map<K, V> map, Map<K, V> before) {
        map.clear();
        map.putAll(before);
    }
}
