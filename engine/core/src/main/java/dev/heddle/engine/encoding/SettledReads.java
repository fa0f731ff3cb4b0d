package dev.heddle.engine.encoding;

import dev.heddle.engine.symbolic.expr.Expr;
import dev.heddle.engine.symbolic.expr.Expressions;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Makes an execution plainer without changing what is possible: where a read sees the same value in every order, that value
 * stands for it in all that depends on it. So decisions on what is no other thread's business are none any more.
 */
public final class SettledReads {

    private final RecordedRun run;
    private final Expressions expressions;
    private final HappensBefore order;
    private final Map<Long, List<Written>> writes;
    private final Map<Expr, Expr> known = new IdentityHashMap<>();

    /** The last write of a variable in a step. */
    private record Written(int step, Expr value) {}

    private SettledReads(RecordedRun run, Expressions expressions) {
        this.run = run;
        this.expressions = expressions;
        this.writes = writes(run.steps());
        this.order = new HappensBefore(run.steps().stream().map(this::predecessors).toList());
    }

    public static RecordedRun in(RecordedRun run, Expressions expressions) {
        return new SettledReads(run, expressions).plainer();
    }

    private static Map<Long, List<Written>> writes(Collection<RecordedStep> steps) {
        Map<Long, List<Written>> writes = new HashMap<>();
        for (RecordedStep step : steps) {
            Map<Long, Expr> last = new HashMap<>();
            for (RecordedEvent event : step.events()) {
                if (event instanceof RecordedEvent.Write write) {
                    last.put(write.key(), write.value());
                }
            }
            last.forEach((key, value) -> writes.computeIfAbsent(key, k -> new ArrayList<>())
                    .add(new Written(step.index(), value)));
        }
        return writes;
    }

    private List<Integer> predecessors(RecordedStep step) {
        List<Integer> predecessors = new ArrayList<>();
        if (step.number() > 0) {
            predecessors.add(run.threads().get(step.thread()).get(step.number() - 1).index());
        } else if (step.start() >= 0) {
            predecessors.add(step.start());
        }
        List<RecordedEvent> events = step.events();
        for (int i = 0; i + 1 < events.size(); i++) {
            if (events.get(i) instanceof RecordedEvent.Read read
                    && events.get(i + 1) instanceof RecordedEvent.Requirement requirement) {
                awaited(step, read, requirement.condition(), predecessors);
            }
        }
        return predecessors;
    }

    /** The only write that lets the step be made, as the end of a thread that is joined. */
    private void awaited(RecordedStep step, RecordedEvent.Read read, Expr required, List<Integer> predecessors) {
        if (!isExcluded(required, read.symbol(), run.initial(read.key()))) {
            return;
        }
        List<Written> possible = writes.getOrDefault(read.key(), List.of()).stream()
                .filter(write -> !isExcluded(required, read.symbol(), write.value)).toList();
        if (possible.size() == 1 && possible.get(0).step < step.index()) {
            predecessors.add(possible.get(0).step);
        }
    }

    private boolean isExcluded(Expr required, Expr symbol, Expr value) {
        return value.isConstant() && expressions.substitute(required, symbol, value).isConstant(0);
    }

    private RecordedRun plainer() {
        List<RecordedStep> steps = new ArrayList<>();
        for (RecordedStep step : run.steps()) {
            steps.add(plainer(step));
            // What others see is what is left of it.
            writes(List.of(steps.get(steps.size() - 1))).forEach((key, own) ->
                    writes.get(key).replaceAll(write -> write.step == step.index() ? own.get(0) : write));
        }
        SortedMap<Integer, RecordedStep> pending = new TreeMap<>();
        run.pending().forEach((thread, step) -> pending.put(thread, plainer(step)));
        return run.with(steps, pending);
    }

    private RecordedStep plainer(RecordedStep step) {
        // Where a step has to wait for what it reads, that is what orders it.
        boolean waits = step.index() >= run.steps().size()
                || step.events().stream().anyMatch(RecordedEvent.Requirement.class::isInstance);
        Map<Long, Expr> written = new HashMap<>();
        List<RecordedEvent> events = new ArrayList<>();
        for (RecordedEvent event : step.events()) {
            if (event instanceof RecordedEvent.Read read) {
                Expr value = waits ? null : written.getOrDefault(read.key(), value(step, read.key()));
                if (value != null && value.sort() == read.symbol().sort()) {
                    known.put(read.symbol(), value);
                }
                events.add(read);
            } else if (event instanceof RecordedEvent.Write write) {
                Expr value = expressions.substitute(write.value(), known);
                written.put(write.key(), value);
                events.add(new RecordedEvent.Write(write.key(), value));
            } else if (event instanceof RecordedEvent.Requirement requirement) {
                events.add(new RecordedEvent.Requirement(expressions.substitute(requirement.condition(), known)));
            } else if (event instanceof RecordedEvent.Decision decision) {
                events.add(new RecordedEvent.Decision(expressions.substitute(decision.condition(), known),
                        decision.outcome(), decision.manyWays(), decision.at()));
            }
        }
        return step.at(step.index(), step.number(), step.start(), step.notification(), events);
    }

    /** What a step reads of others in every order; null if it is not always the same. */
    private Expr value(RecordedStep step, long key) {
        Expr value = null;
        Written last = null;
        List<Written> all = writes.getOrDefault(key, List.of());
        for (Written write : all) {
            if (order.isBefore(write.step, step.index())) {
                last = write;
            }
        }
        for (Written write : all) {
            if (write.step == step.index() || order.isBefore(step.index(), write.step)
                    || last != null && write != last && order.isBefore(write.step, last.step)) {
                continue;
            }
            if (value != null && value != write.value || write != last && !write.value.isConstant()) {
                return null;
            }
            value = write.value;
        }
        if (last != null) {
            return value;
        }
        Expr initial = run.initial(key);
        return value == null || value == initial ? initial : null;
    }
}
