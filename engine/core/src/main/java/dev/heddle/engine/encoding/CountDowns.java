package dev.heddle.engine.encoding;

import dev.heddle.engine.symbolic.expr.Expr;
import dev.heddle.engine.symbolic.expr.Expressions;
import dev.heddle.engine.symbolic.expr.Operator;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Latches: variables that are set once before anybody else can come to them, then only counted down, no further than to
 * nothing, and only waited for. Who waits comes behind every step that counts down, whatever their order; so nobody needs to
 * know what the variable has in between.
 */
final class CountDowns {

    private final Map<Long, List<RecordedStep>> steps = new HashMap<>();
    private final Map<Long, Long> left = new HashMap<>();
    private final Set<Long> others = new HashSet<>();
    private final Set<Long> awaited = new HashSet<>();
    /** The steps that made the latches. */
    private final Map<Long, RecordedStep> makers = new HashMap<>();
    private final RecordedRun run;
    private final HappensBefore threads;
    private final Expressions expressions;

    CountDowns(RecordedRun run, List<RecordedStep> all, HappensBefore threads, Expressions expressions) {
        this.run = run;
        this.threads = threads;
        this.expressions = expressions;
        for (RecordedStep step : all) {
            for (int i = 0; i < step.events().size(); i++) {
                RecordedEvent next = i + 1 < step.events().size() ? step.events().get(i + 1) : null;
                if (step.events().get(i) instanceof RecordedEvent.Read read) {
                    noteRead(step, read, next);
                } else if (step.events().get(i) instanceof RecordedEvent.Write write && !isCounted(step, i, write)) {
                    noteMaker(step, write);
                }
            }
        }
        steps.keySet().retainAll(awaited);
        steps.keySet().removeAll(others);
        steps.keySet().forEach(key -> left.merge(key, initial(key), Long::sum));
        // One that is counted down more often than it needs is opened by some of them, whichever come first.
        steps.keySet().removeIf(key -> left.get(key) < 0);
    }

    private void noteMaker(RecordedStep step, RecordedEvent.Write write) {
        if (!write.value().isConstant() || makers.put(write.key(), step) != null || steps.containsKey(write.key())) {
            others.add(write.key());
        }
    }

    private long initial(long key) {
        return makers.containsKey(key) ? written(makers.get(key), key) : run.initial(key).value();
    }

    private static long written(RecordedStep step, long key) {
        return step.events().stream().filter(event -> event instanceof RecordedEvent.Write write && write.key() == key)
                .mapToLong(event -> ((RecordedEvent.Write) event).value().value()).findFirst().orElseThrow();
    }

    private void noteRead(RecordedStep step, RecordedEvent.Read read, RecordedEvent next) {
        long key = read.key();
        RecordedStep maker = makers.get(key);
        boolean known = maker == null ? run.initial(key) != null && run.initial(key).isConstant()
                : threads.isBefore(maker.index(), step.index());
        if (!known) {
            others.add(key);
        } else if (next instanceof RecordedEvent.Requirement requirement && requirement.condition()
                == expressions.binary(Operator.LE, read.symbol(), expressions.constant(read.symbol().sort(), 0))) {
            awaited.add(key);
            steps.computeIfAbsent(key, k -> new ArrayList<>());
        } else if (next instanceof RecordedEvent.Write write && write.key() == key && change(write.value(), read.symbol()) < 0) {
            steps.computeIfAbsent(key, k -> new ArrayList<>()).add(step);
            left.merge(key, change(write.value(), read.symbol()), Long::sum);
        } else {
            others.add(key);
        }
    }

    private static boolean isCounted(RecordedStep step, int event, RecordedEvent.Write write) {
        return event > 0 && step.events().get(event - 1) instanceof RecordedEvent.Read read && read.key() == write.key()
                && change(write.value(), read.symbol()) < 0;
    }

    /** What is added to what was found; 0 if it is not known. */
    private static long change(Expr value, Expr found) {
        if (value.operator() != Operator.ADD) {
            return 0;
        }
        return value.operand(0) == found && value.operand(1).isConstant() ? value.operand(1).value()
                : value.operand(1) == found && value.operand(0).isConstant() ? value.operand(0).value() : 0;
    }

    boolean contains(long key) {
        return steps.containsKey(key);
    }

    Set<Long> keys() {
        return steps.keySet();
    }

    /** The steps that count a latch down. */
    List<RecordedStep> of(long key) {
        return steps.get(key);
    }

    /** Whether the latch is open when all of them are made; it is shut if one is not. */
    boolean opens(long key) {
        return left.get(key) == 0;
    }
}
