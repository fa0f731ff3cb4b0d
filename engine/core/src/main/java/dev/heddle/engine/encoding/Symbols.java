package dev.heddle.engine.encoding;

import dev.heddle.engine.symbolic.expr.Expr;
import dev.heddle.engine.symbolic.expr.Operator;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The symbols that matter: those that a decision or a wait depends on, directly or by what others have written. What is read for other
 * reasons may be anything.
 */
final class Symbols {

    private final Set<Expr> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    private final Set<Expr> found = Collections.newSetFromMap(new IdentityHashMap<>());
    private final Deque<Expr> open = new ArrayDeque<>();
    private final Map<Expr, Expr> definitions = new HashMap<>();

    private Symbols() {}

    /** Whether an expression depends on a symbol. */
    static boolean contains(Expr expr, Expr symbol) {
        if (expr == symbol) {
            return true;
        }
        for (int i = 0; i < expr.count(); i++) {
            if (contains(expr.operand(i), symbol)) {
                return true;
            }
        }
        return false;
    }

    /** Whether a condition holds for one value of a symbol only. */
    static boolean equates(Expr condition, Expr symbol, Expr value) {
        return condition.operator() == Operator.EQ
                && (condition.operand(0) == symbol && condition.operand(1) == value
                || condition.operand(1) == symbol && condition.operand(0) == value);
    }

    /** The symbols in what is written, required or decided with an event; none in a read, which makes one. */
    static Set<Expr> of(RecordedEvent event) {
        Symbols symbols = new Symbols();
        if (event instanceof RecordedEvent.Write write) {
            symbols.open.add(write.value());
        } else if (event instanceof RecordedEvent.Requirement requirement) {
            symbols.open.add(requirement.condition());
        } else if (event instanceof RecordedEvent.Decision decision) {
            symbols.open.add(decision.condition());
        }
        symbols.close(Map.of(), Map.of());
        return symbols.found;
    }

    /** The symbols in a term. */
    static Set<Expr> in(Expr term) {
        Symbols symbols = new Symbols();
        symbols.open.add(term);
        symbols.close(Map.of(), Map.of());
        return symbols.found;
    }

    /**
     * Those of an execution.
     *
     * @param definitions terms that symbols stand for
     * @param latches variables of which nobody needs to know what they have
     */
    static Set<Expr> thatMatter(Collection<RecordedStep> steps, Map<Expr, Expr> definitions, CountDowns latches) {
        Symbols symbols = new Symbols();
        Map<Expr, Long> keys = new IdentityHashMap<>();
        Map<Long, List<Expr>> written = new HashMap<>();
        for (RecordedStep step : steps) {
            long last = 0;
            for (RecordedEvent event : step.events()) {
                if (event instanceof RecordedEvent.Read read) {
                    last = read.key();
                    keys.put(read.symbol(), read.key());
                } else if (event instanceof RecordedEvent.Write write) {
                    written.computeIfAbsent(write.key(), key -> new ArrayList<>()).add(write.value());
                } else if (event instanceof RecordedEvent.Requirement requirement && !latches.contains(last)) {
                    symbols.open.add(requirement.condition());
                } else if (event instanceof RecordedEvent.Decision decision) {
                    symbols.open.add(decision.condition());
                }
            }
        }
        symbols.definitions.putAll(definitions);
        symbols.close(keys, written);
        return symbols.found;
    }

    private void close(Map<Expr, Long> keys, Map<Long, List<Expr>> written) {
        while (!open.isEmpty()) {
            Expr next = open.pop();
            if (!seen.add(next)) {
                continue;
            }
            if (next.operator() == Operator.INPUT) {
                found.add(next);
                if (definitions.containsKey(next)) {
                    open.add(definitions.get(next));
                }
                if (keys.containsKey(next)) {
                    open.addAll(written.getOrDefault(keys.get(next), List.of()));
                }
            }
            for (int i = 0; i < next.count(); i++) {
                open.add(next.operand(i));
            }
        }
    }
}
