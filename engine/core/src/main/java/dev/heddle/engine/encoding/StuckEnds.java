package dev.heddle.engine.encoding;

import dev.heddle.engine.encoding.Sights.Written;
import dev.heddle.engine.symbolic.expr.Expr;
import dev.heddle.engine.symbolic.expr.Expressions;
import dev.heddle.engine.symbolic.expr.Sort;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Ends in which a thread waits and none can go on. */
final class StuckEnds {

    private final Encoding encoding;
    private final Expressions expressions;
    private final Notifications notifications;
    private final Sights writes;
    private final CountDowns latches;
    private final Expr flag;
    private final Map<Long, Expr> states = new HashMap<>();

    StuckEnds(Encoding encoding, Notifications notifications, Sights writes, CountDowns latches) {
        this.latches = latches;
        this.encoding = encoding;
        this.expressions = encoding.expressions();
        this.notifications = notifications;
        this.writes = writes;
        this.flag = Encoding.stuckFlag(expressions);
    }

    /** Adds what it means that a flag holds: the order leaves a thread waiting and lets none go on. */
    Expr encode(List<RecordedStep> steps) {
        List<Expr> waiting = new ArrayList<>();
        for (RecordedStep step : steps) {
            Expr stopped = expressions.all(List.of(encoding.reached(step), expressions.not(encoding.made(step))));
            Expr shut = shut(step);
            encoding.addIf(flag, expressions.implies(stopped, shut));
            if (shut != expressions.no) {
                waiting.add(stopped);
            }
        }
        encoding.addIf(flag, expressions.some(waiting));
        return flag;
    }

    /** Whether a step is impossible in the end. */
    private Expr shut(RecordedStep step) {
        List<Expr> ways = new ArrayList<>();
        if (step.isWakeUp()) {
            ways.add(expressions.not(notifications.isNotified(step)));
        }
        Map<Expr, Long> read = new LinkedHashMap<>();
        long latest = 0;
        for (RecordedEvent event : step.events()) {
            if (event instanceof RecordedEvent.Decision || event instanceof RecordedEvent.Write) {
                break;
            } else if (event instanceof RecordedEvent.Read found) {
                read.put(found.symbol(), found.key());
                latest = found.key();
            } else if (event instanceof RecordedEvent.Requirement && latches.contains(latest)) {
                ways.add(isShut(latest));
            } else if (event instanceof RecordedEvent.Requirement requirement) {
                Expr now = requirement.condition();
                for (Map.Entry<Expr, Long> each : read.entrySet()) {
                    if (Symbols.contains(now, each.getKey())) {
                        now = expressions.substitute(now, each.getKey(), states.computeIfAbsent(each.getValue(), this::last));
                    }
                }
                ways.add(expressions.not(now));
            }
        }
        return expressions.some(ways);
    }

    private Expr isShut(long latch) {
        return latches.opens(latch) ? expressions.some(latches.of(latch).stream()
                .map(counting -> expressions.not(encoding.made(counting))).toList()) : expressions.yes;
    }

    /** What a variable has in the end. */
    private Expr last(long key) {
        Expr symbol = expressions.input(Sort.LONG, "e" + states.size(), Long.MIN_VALUE, Long.MAX_VALUE);
        List<Written> all = writes.writes(key);
        List<Expr> none = new ArrayList<>();
        List<Expr> ways = new ArrayList<>();
        for (Written write : all) {
            none.add(expressions.not(writes.made(write)));
            List<Expr> way = new ArrayList<>(List.of(writes.made(write), expressions.equal(symbol, write.value())));
            for (Written other : all) {
                if (other != write && !writes.order().isBefore(other.step(), write.step())) {
                    way.add(expressions.some(List.of(expressions.not(writes.made(other)),
                            expressions.before(writes.moment(other), writes.moment(write)))));
                }
            }
            ways.add(expressions.all(way));
        }
        none.add(expressions.equal(symbol, encoding.run().initial(key)));
        ways.add(expressions.all(none));
        encoding.addIf(flag, expressions.some(ways));
        return symbol;
    }
}
