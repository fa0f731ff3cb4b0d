package dev.heddle.engine.encoding;

import dev.heddle.engine.symbolic.expr.Expr;
import dev.heddle.engine.symbolic.expr.Expressions;
import dev.heddle.engine.symbolic.expr.Sort;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Which notification wakes which wait: a wait needs one, which comes behind its begin and before its end, and a notification that
 * finds threads waiting wakes one of them, or all.
 */
final class Notifications {

    private final Encoding encoding;
    private final Expressions expressions;
    private final List<RecordedStep> steps;
    /** Waits by the set that threads wait in. */
    private final Map<Long, List<Wait>> waits = new LinkedHashMap<>();
    private final Map<Long, List<RecordedStep>> notifies = new LinkedHashMap<>();
    private final Map<Pair, Expr> flags = new LinkedHashMap<>();
    private final Map<RecordedStep, Wait> byEnd = new HashMap<>();

    /** @param end the step that ends it, which may not have been made; null if nothing is known of it */
    record Wait(RecordedStep begin, RecordedStep end) {}

    private record Pair(RecordedStep notifying, Wait waiting) {}

    Notifications(Encoding encoding, List<RecordedStep> steps) {
        this.encoding = encoding;
        this.expressions = encoding.expressions();
        this.steps = steps;
        Map<Integer, RecordedStep> begun = new HashMap<>();
        for (RecordedStep step : steps) {
            RecordedStep begin = begun.remove(step.thread());
            if (begin != null) {
                Wait wait = new Wait(begin, step);
                waits.computeIfAbsent(begin.waitsIn(), set -> new ArrayList<>()).add(wait);
                if (step.isWakeUp() || step.notified() != null) {
                    byEnd.put(step, wait);
                }
            }
            if (step.waitsIn() != 0) {
                begun.put(step.thread(), step);
            }
            if (step.notifies() != 0) {
                notifies.computeIfAbsent(step.notifies(), set -> new ArrayList<>()).add(step);
            }
        }
    }

    /** The step that would have ended a wait that nobody has ended: it needs the monitor back, or an interrupt. */
    static RecordedStep wakeUpOf(RecordedStep begin, int index, Expressions expressions) {
        List<RecordedEvent> events = new ArrayList<>();
        String name = begin.thread() + "." + begin.number();
        Expr notified = begin.waitEndsBy() == 0 ? null : expressions.flag("n" + begin.thread() + "." + (begin.number() + 1));
        for (RecordedEvent event : begin.events()) {
            if (event instanceof RecordedEvent.Write write && events.isEmpty()) {
                Expr found = expressions.input(Sort.LONG, "w" + name, Long.MIN_VALUE, Long.MAX_VALUE);
                Expr free = expressions.equal(found, expressions.constant(Sort.LONG, 0));
                events.add(new RecordedEvent.Read(write.key(), found));
                events.add(new RecordedEvent.Requirement(notified == null ? free : expressions.implies(notified, free)));
            }
        }
        if (notified != null) {
            Expr flag = expressions.input(Sort.LONG, "u" + name, Long.MIN_VALUE, Long.MAX_VALUE);
            events.add(new RecordedEvent.Read(begin.waitEndsBy(), flag));
            events.add(new RecordedEvent.Requirement(expressions.some(List.of(notified,
                    expressions.not(expressions.equal(flag, expressions.constant(Sort.LONG, 0)))))));
        }
        return new RecordedStep(index, begin.thread(), begin.number() + 1, -1, notified == null ? 0 : -1, notified,
                0, 0, 0, false, false, false, 0, events);
    }

    List<Expr> flags() {
        return List.copyOf(flags.values());
    }

    void encode() {
        waits.forEach((set, all) -> {
            List<RecordedStep> notifying = notifies.getOrDefault(set, List.of());
            for (Wait wait : all) {
                encode(wait, notifying);
            }
            for (RecordedStep notify : notifying) {
                encode(notify, all, notifying);
            }
        });
    }

    private Expr wakes(RecordedStep notify, Wait wait) {
        return flags.computeIfAbsent(new Pair(notify, wait), pair -> expressions.flag(
                "k" + notify.thread() + "." + notify.number() + "." + wait.begin.thread() + "." + wait.begin.number()));
    }

    private List<RecordedStep> others(List<RecordedStep> notifying, Wait wait) {
        return notifying.stream().filter(notify -> notify.thread() != wait.begin.thread()).toList();
    }

    private void encode(Wait wait, List<RecordedStep> notifying) {
        List<Expr> any = new ArrayList<>();
        List<RecordedStep> others = others(notifying, wait);
        for (RecordedStep notify : others) {
            Expr wakes = wakes(notify, wait);
            any.add(wakes);
            encoding.addIf(wakes, encoding.made(wait.begin));
            encoding.addIf(wakes, encoding.made(notify));
            encoding.addIf(wakes, expressions.before(encoding.moment(wait.begin), encoding.moment(notify)));
            if (byEnd.containsKey(wait.end)) {
                Expr ends = encoding.part(wait.end, 0);
                encoding.add(expressions.some(List.of(expressions.not(wakes), expressions.not(ends),
                        expressions.before(encoding.moment(notify), encoding.moment(wait.end)))));
            }
        }
        if (wait.end.isWakeUp()) {
            encoding.addIf(encoding.part(wait.end, 0), expressions.some(any));
        } else if (wait.end.notified() != null) {
            encoding.addIf(wait.end.notified(), expressions.some(any));
            any.forEach(wakes -> encoding.addIf(wakes, wait.end.notified()));
        }
        atMostOne(any);
    }

    private void atMostOne(List<Expr> flags) {
        for (int i = 0; i < flags.size(); i++) {
            for (int j = 0; j < i; j++) {
                encoding.add(expressions.some(List.of(expressions.not(flags.get(i)), expressions.not(flags.get(j)))));
            }
        }
    }

    private void encode(RecordedStep notify, List<Wait> all, List<RecordedStep> notifying) {
        List<Wait> possible = all.stream().filter(wait -> wait.begin.thread() != notify.thread()).toList();
        List<Expr> woken = possible.stream().map(wait -> wakes(notify, wait)).toList();
        if (!notify.notifiesAll()) {
            atMostOne(woken);
        }
        for (Wait wait : possible) {
            Expr waiting = isWaiting(wait, notify, notifying);
            encoding.addIf(waiting, notify.notifiesAll() ? wakes(notify, wait) : expressions.some(woken));
            if (notify.inOrder() && !notify.notifiesAll()) {
                for (Wait later : possible) {
                    if (later != wait) {
                        encoding.add(expressions.some(List.of(expressions.not(waiting),
                                expressions.not(wakes(notify, later)),
                                expressions.before(encoding.moment(later.begin), encoding.moment(wait.begin)))));
                    }
                }
            }
        }
    }

    /** Whether a thread is waiting when a notification comes. */
    private Expr isWaiting(Wait wait, RecordedStep notify, List<RecordedStep> notifying) {
        List<Expr> conditions = new ArrayList<>(List.of(encoding.made(notify), encoding.made(wait.begin),
                expressions.before(encoding.moment(wait.begin), encoding.moment(notify))));
        if (wait.end.notified() != null) {
            conditions.add(expressions.some(List.of(expressions.not(encoding.part(wait.end, 0)),
                    expressions.before(encoding.moment(notify), encoding.moment(wait.end)))));
        }
        for (RecordedStep other : others(notifying, wait)) {
            if (other != notify) {
                conditions.add(expressions.some(List.of(expressions.not(wakes(other, wait)),
                        expressions.before(encoding.moment(notify), encoding.moment(other)))));
            }
        }
        return expressions.all(conditions);
    }

    /** Whether the wait that a step would end has been notified. */
    Expr isNotified(RecordedStep end) {
        Wait wait = byEnd.get(end);
        if (wait == null) {
            return expressions.no;
        }
        return expressions.some(others(notifies.getOrDefault(wait.begin.waitsIn(), List.of()), wait).stream()
                .map(notify -> wakes(notify, wait)).toList());
    }

    /** The wait of which a notification wakes one, in an answer; null if it wakes nobody. */
    Wait woken(RecordedStep notify, Map<String, Long> values) {
        for (Wait wait : waits.getOrDefault(notify.notifies(), List.of())) {
            Expr flag = flags.get(new Pair(notify, wait));
            if (flag != null && values.get(flag.name()) != 0) {
                return wait;
            }
        }
        return null;
    }
}
