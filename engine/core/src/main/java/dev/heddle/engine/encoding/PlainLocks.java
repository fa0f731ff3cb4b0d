package dev.heddle.engine.encoding;

import dev.heddle.engine.symbolic.expr.Expr;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * The variables of an execution that are locks as far as it shows: who takes one must find it as it was at first, and gives it
 * back like that.
 */
final class PlainLocks {

    private final RecordedRun run;
    /** For each lock the steps of each thread that take it or give it back, in turn. */
    private final Map<Long, Map<Integer, List<RecordedStep>>> sections = new HashMap<>();

    PlainLocks(RecordedRun run) {
        this.run = run;
        Set<Long> others = new TreeSet<>();
        for (RecordedStep step : run.steps()) {
            find(step, others);
        }
        sections.keySet().removeAll(others);
    }

    private void find(RecordedStep step, Set<Long> others) {
        List<RecordedEvent> events = step.events();
        for (int i = 0; i < events.size(); i++) {
            if (events.get(i) instanceof RecordedEvent.Read read
                    && !(i + 2 < events.size() && takes(read, events.get(i + 1), events.get(i + 2)))) {
                others.add(read.key());
            } else if (events.get(i) instanceof RecordedEvent.Write write) {
                boolean given = write.value() == run.initial(write.key());
                boolean taken = i >= 2 && events.get(i - 2) instanceof RecordedEvent.Read read
                        && takes(read, events.get(i - 1), write);
                List<RecordedStep> own = sections.computeIfAbsent(write.key(), key -> new HashMap<>())
                        .computeIfAbsent(step.thread(), thread -> new ArrayList<>());
                boolean due = own.size() % 2 == 0 ? taken : given && !taken;
                if (!due || !own.isEmpty() && own.get(own.size() - 1) == step) {
                    others.add(write.key());
                }
                own.add(step);
            }
        }
    }

    /** A read that must find what was there at first, and a write of something else. */
    private boolean takes(RecordedEvent first, RecordedEvent second, RecordedEvent third) {
        if (!(first instanceof RecordedEvent.Read read && second instanceof RecordedEvent.Requirement requirement
                && third instanceof RecordedEvent.Write write) || write.key() != read.key()) {
            return false;
        }
        Expr initial = run.initial(read.key());
        Expr value = write.value();
        return initial != null && initial.isConstant() && value.isConstant() && value != initial
                && Symbols.equates(requirement.condition(), read.symbol(), initial);
    }

    boolean has(long key) {
        return sections.containsKey(key);
    }

    /** The steps that give back what beginnings of threads have taken. */
    List<RecordedStep> unfinished(Map<Integer, Integer> lengths) {
        List<RecordedStep> missing = new ArrayList<>();
        for (Map<Integer, List<RecordedStep>> threads : sections.values()) {
            threads.forEach((thread, steps) -> {
                int length = lengths.getOrDefault(thread, 0);
                for (int i = 0; i + 1 < steps.size(); i += 2) {
                    if (steps.get(i).number() < length && steps.get(i + 1).number() >= length) {
                        missing.add(steps.get(i + 1));
                    }
                }
            });
        }
        return missing;
    }
}
