package dev.heddle.engine.encoding;

import dev.heddle.engine.symbolic.expr.Expr;
import dev.heddle.engine.symbolic.expr.Expressions;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Takes out of an execution what needs no solver. Who reads a variable that nobody can have written sees what it had at first; such are the
 * interrupt flags of most tests, with which every wait would be a decision. And where a step needs something there is no decision about it.
 */
final class SolverFreeParts {

    private final Expressions expressions;
    private final Map<Expr, Expr> values = new HashMap<>();
    private final Rewriting rewriting;

    SolverFreeParts(RecordedRun run, List<RecordedStep> steps, HappensBefore threads, Expressions expressions) {
        this.expressions = expressions;
        Map<Long, List<RecordedStep>> writers = new HashMap<>();
        for (RecordedStep step : steps) {
            for (RecordedEvent event : step.events()) {
                if (event instanceof RecordedEvent.Write write) {
                    writers.computeIfAbsent(write.key(), key -> new ArrayList<>()).add(step);
                }
            }
        }
        for (RecordedStep step : steps) {
            Set<Long> written = new HashSet<>();
            for (RecordedEvent event : step.events()) {
                if (event instanceof RecordedEvent.Write write) {
                    written.add(write.key());
                } else if (event instanceof RecordedEvent.Read read && !written.contains(read.key())
                        && writers.getOrDefault(read.key(), List.of()).stream().allMatch(
                                writer -> writer == step || threads.isBefore(step.index(), writer.index()))) {
                    note(read.symbol(), run.initial(read.key()));
                }
            }
        }
        this.rewriting = new Rewriting(expressions, term -> values.getOrDefault(term, term));
    }

    private void note(Expr symbol, Expr initial) {
        if (initial != null && initial.isConstant() && initial.sort() == symbol.sort()) {
            values.put(symbol, initial);
        }
    }

    RecordedStep of(RecordedStep step) {
        List<RecordedEvent> events = new ArrayList<>();
        Set<Expr> required = new HashSet<>();
        for (RecordedEvent event : rewriting.of(step).events()) {
            if (event instanceof RecordedEvent.Requirement requirement) {
                required.add(requirement.condition());
                events.add(event);
            } else if (event instanceof RecordedEvent.Decision decision && required.contains(decision.condition())) {
                events.add(new RecordedEvent.Decision(expressions.yes, decision.outcome(), decision.manyWays(), decision.at()));
            } else if (!(event instanceof RecordedEvent.Read read && values.containsKey(read.symbol()))) {
                events.add(event);
            }
        }
        return step.with(List.copyOf(events));
    }
}
