package dev.heddle.engine.encoding;

import dev.heddle.engine.symbolic.expr.Expr;
import dev.heddle.engine.symbolic.expr.Expressions;
import dev.heddle.engine.symbolic.expr.Sort;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** An execution as it would be if some stretches of its threads were under one more lock: what that would still leave possible. */
public final class WithSections {

    private static final long TAKEN = 1;

    private final RecordedRun run;
    private final Expressions expressions;
    private final long lock;
    private final List<RecordedStep> steps = new ArrayList<>();
    private final Map<Integer, RecordedStep> now = new HashMap<>();
    private final Map<Integer, Integer> made = new HashMap<>();
    private final List<RecordedStep> takes = new ArrayList<>();
    private final List<RecordedStep> gives = new ArrayList<>();
    private final RecordedRun changed;

    /**
     * Some steps of a thread, one after the other.
     *
     * @param from the number of the first step
     * @param to the number of the last
     */
    public record Section(int thread, int from, int to) {

        boolean has(RecordedStep step) {
            return step.thread() == thread && step.number() >= from && step.number() <= to;
        }
    }

    /** @param lock the variable of a lock that the execution has */
    public WithSections(RecordedRun run, Expressions expressions, long lock, List<Section> sections) {
        this.run = run;
        this.expressions = expressions;
        this.lock = lock;
        for (RecordedStep step : run.steps()) {
            Section section = sections.stream().filter(one -> one.has(step)).findFirst().orElse(null);
            if (section != null && step.number() == section.from) {
                take(step);
            }
            add(step, section != null);
            if (section != null && step.number() == section.to) {
                giveBack(step);
            }
        }
        SortedMap<Integer, RecordedStep> pending = new TreeMap<>();
        run.pending().forEach((thread, step) -> pending.put(thread, step.at(
                steps.size() + pending.size(), made.getOrDefault(thread, 0), -1, step.notification(), step.events())));
        this.changed = run.with(steps, pending);
    }

    private void add(RecordedStep step, boolean inSection) {
        boolean begins = step.number() == 0 && made.getOrDefault(step.thread(), 0) == 0;
        RecordedStep start = step.start() < 0 ? null : now.get(step.start());
        RecordedStep notification = step.notification() < 0 ? null : now.get(step.notification());
        RecordedStep moved = step.at(steps.size(), number(step.thread()), begins && start != null ? start.index() : -1,
                notification == null ? step.notification() : notification.index(), inSection ? withoutLock(step) : step.events());
        steps.add(moved);
        now.put(step.index(), moved);
    }

    /** Who has it need not take it, and does not give it back. */
    private List<RecordedEvent> withoutLock(RecordedStep step) {
        List<RecordedEvent> events = new ArrayList<>();
        Expr found = null;
        for (RecordedEvent event : step.events()) {
            if (event instanceof RecordedEvent.Read read && read.key() == lock) {
                found = read.symbol();
            } else if (!(event instanceof RecordedEvent.Write write && write.key() == lock)
                    && !(event instanceof RecordedEvent.Requirement requirement && found != null
                    && Symbols.contains(requirement.condition(), found))) {
                events.add(event);
            }
        }
        return events;
    }

    private void take(RecordedStep before) {
        Expr found = expressions.input(Sort.LONG, "t" + before.thread() + "." + before.number(), Long.MIN_VALUE, Long.MAX_VALUE);
        RecordedStep start = before.number() > 0 || before.start() < 0 ? null : now.get(before.start());
        takes.add(insert(before.thread(), start == null ? -1 : start.index(), List.of(new RecordedEvent.Read(lock, found),
                new RecordedEvent.Requirement(expressions.equal(found, run.initial(lock))),
                new RecordedEvent.Write(lock, expressions.constant(Sort.LONG, TAKEN)))));
    }

    private void giveBack(RecordedStep after) {
        gives.add(insert(after.thread(), -1, List.of(new RecordedEvent.Write(lock, run.initial(lock)))));
    }

    private RecordedStep insert(int thread, int start, List<RecordedEvent> events) {
        RecordedStep step = new RecordedStep(steps.size(), thread, number(thread), start, -1, null, 0, 0, 0, false, false, false, 0, events);
        steps.add(step);
        return step;
    }

    private int number(int thread) {
        return made.merge(thread, 1, Integer::sum) - 1;
    }

    public RecordedRun run() {
        return changed;
    }

    /** What has become of a step. */
    public RecordedStep of(RecordedStep step) {
        return now.get(step.index());
    }

    /** That a thread is left at the begin of a section, or within one. */
    public Expr isLeftThere(Encoding encoding) {
        List<Expr> ways = new ArrayList<>();
        for (RecordedStep take : takes) {
            RecordedStep give = gives.stream().filter(step -> step.thread() == take.thread() && step.number() > take.number())
                    .findFirst().orElseThrow();
            ways.add(expressions.all(List.of(encoding.reached(take), expressions.not(encoding.made(give)))));
        }
        return expressions.some(ways);
    }
}
