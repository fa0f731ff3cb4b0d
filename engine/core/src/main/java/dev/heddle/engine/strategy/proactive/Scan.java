package dev.heddle.engine.strategy.proactive;

import dev.heddle.engine.encoding.Deviation;
import dev.heddle.engine.encoding.Encoding;
import dev.heddle.engine.encoding.HardTerms;
import dev.heddle.engine.encoding.RecordedEvent.Decision;
import dev.heddle.engine.encoding.RecordedRun;
import dev.heddle.engine.encoding.RecordedStep;
import dev.heddle.engine.encoding.SolvedSchedule;
import dev.heddle.engine.model.SourceLocation;
import dev.heddle.engine.symbolic.expr.Expr;
import dev.heddle.engine.symbolic.expr.Expressions;
import dev.heddle.engine.symbolic.solver.Answer;
import dev.heddle.engine.symbolic.solver.ConstraintSolver;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Looks for orders in which a thread goes another way than in one execution, before anything else has changed, and for ends in which
 * threads are left waiting. (Algorithm 2 of Zhang et al.; docs/decisions say what is different.)
 */
public final class Scan {

    private static final int GROUP = 64;

    private final RecordedRun run;
    private final AbstractTrace own;
    private final List<AbstractTrace> known;
    private final Expressions expressions;
    private final ConstraintSolver solver;
    private final Encoding encoding;
    private final Limits limits;
    private Ladder ladder;
    private final List<Expr> conditions;
    private final List<Expr> wanted;
    private final Deque<Deviation> open;
    private final Set<Deviation> defined = new HashSet<>();
    /** Of the deviations that come first, so many have been asked about together, and may be possible. */
    private int sifted;
    private boolean groups;
    /** Known traces that the question under way leads away from. */
    private final Set<AbstractTrace> excluded = new HashSet<>();
    private final Deque<RecordedStep> failures = new ArrayDeque<>();
    private Expr stuck;
    private boolean stuckIsDone;
    private boolean over;
    private int taken;
    private int questions;

    /**
     * A way to something that is not known.
     *
     * @param repeats whether threads go as they went before; only the order is another
     * @param tried whether only the execution shows where it leads
     */
    public record Found(SolvedSchedule schedule, Map<String, Long> inputs, boolean repeats, boolean tried) {}

    /**
     * A question that was not answered.
     *
     * @param at where the code decides what was asked; null where it was about no decision
     */
    public record Unanswered(String reason, SourceLocation at) {}

    /** What holds for all questions about one execution, and what is known of their answers. */
    public interface Limits {

        /** No limits. */
        Limits NONE = new Limits() {
            @Override
            public List<Expr> assumptions() {
                return List.of();
            }

            @Override
            public boolean isRefuted(Expr question) {
                return false;
            }

            @Override
            public void refuted(Expr question, List<Expr> core) {
                // Each question is asked once.
            }
        };

        List<Expr> assumptions();

        /** Whether it is known that a question has no answer, so that it need not be asked. */
        boolean isRefuted(Expr question);

        /** A question has no answer that is new; the core names the assumptions because of which. */
        void refuted(Expr question, List<Expr> core);
    }

    /**
     * Of one execution.
     *
     * @param known all traces so far, this one included
     * @param inputsOpen whether inputs may have other values
     * @param firstFailures failures that came first in some execution
     * @param hard of which the execution has been rid
     */
    public Scan(RecordedRun run, AbstractTrace own, List<AbstractTrace> known, Expressions expressions,
            ConstraintSolver solver, boolean inputsOpen, Set<Long> firstFailures, HardTerms hard) {
        this(run, own, known, expressions, solver, new Encoding(run, expressions, inputsOpen), firstFailures, Limits.NONE);
        ladder = new Ladder(hard, hard.define(encoding));
        groups = true;
    }

    /** The same, of an execution that is not known to be rid of hard arithmetic. */
    public Scan(RecordedRun run, AbstractTrace own, List<AbstractTrace> known, Expressions expressions,
            ConstraintSolver solver, boolean inputsOpen, Set<Long> firstFailures) {
        this(run, own, known, expressions, solver, new Encoding(run, expressions, inputsOpen), firstFailures, Limits.NONE);
        groups = true;
    }

    /**
     * The same, of questions only that an earlier scan of the execution has put aside: they are answered exactly, or tried.
     *
     * @param aside their flags
     */
    public static Scan of(Set<Expr> aside, RecordedRun run, AbstractTrace own, List<AbstractTrace> known, Expressions expressions,
            ConstraintSolver solver, boolean inputsOpen, Set<Long> firstFailures, HardTerms hard) {
        Scan scan = new Scan(run, own, known, expressions, solver, inputsOpen, firstFailures, hard);
        scan.ladder.beThorough();
        hard.defineExactly(scan.encoding);
        scan.open.removeIf(deviation -> !aside.contains(deviation.flag()));
        scan.stuck = scan.encoding.stuck();
        scan.stuckIsDone = !aside.contains(scan.stuck);
        scan.failures.removeIf(step -> !aside.contains(scan.encoding.failsFirst(step)));
        return scan;
    }

    /** Questions that were put aside, by their flags. */
    public Set<Expr> aside() {
        return ladder.aside();
    }

    /** The same within limits, of an execution that has been encoded. */
    public Scan(RecordedRun run, AbstractTrace own, List<AbstractTrace> known, Expressions expressions,
            ConstraintSolver solver, Encoding encoding, Set<Long> firstFailures, Limits limits) {
        this.run = run;
        this.own = own;
        this.known = known;
        this.expressions = expressions;
        this.solver = solver;
        this.encoding = encoding;
        this.limits = limits;
        this.ladder = new Ladder(null, false);
        this.open = new ArrayDeque<>();
        List<Deviation> deviations = encoding.deviations();
        deviations.stream().filter(this::isClosing).forEach(open::add);
        deviations.stream().filter(deviation -> !isClosing(deviation)).forEach(open::add);
        this.conditions = new ArrayList<>();
        this.wanted = encoding.wanted();
        run.steps().stream().filter(step -> step.failure() != 0 && !firstFailures.contains(step.failure()))
                .forEach(failures::add);
    }

    /** Whether all other threads are over: what is checked then is what the test is about, so it comes first. */
    private boolean isClosing(Deviation deviation) {
        RecordedStep step = deviation.step();
        return !deviation.goesPast() && run.threads().size() > 1 && run.threads().values().stream()
                .map(steps -> steps.get(steps.size() - 1))
                .allMatch(last -> last.thread() == step.thread() || last.index() < step.index());
    }

    private Unanswered unanswered;

    /** The last question, if it was not answered; else null. */
    public Unanswered unanswered() {
        Unanswered last = unanswered;
        unanswered = null;
        return last;
    }

    public int constraints() {
        return encoding.conditions().size();
    }

    /** The next way to something new; null when there is none. */
    public Found next() {
        while (!over) {
            if (groups && sifted == 0) {
                sift();
            }
            Found found = !open.isEmpty() ? ask(open.peek()) : !stuckIsDone ? askStuck() : askFailure();
            if (found != null) {
                return found;
            }
            skip();
        }
        return null;
    }

    /** In which order a failure comes first, and so is what the execution shows. */
    private Found askFailure() {
        RecordedStep step = failures.peek();
        Answer answer = step == null ? null : solve(encoding.failsFirst(step));
        return answer == null ? null : found(answer, null, true);
    }

    private Found found(Answer answer, RecordedStep last, boolean repeats) {
        return new Found(SolvedSchedule.of(encoding, answer.inputs(), last), encoding.inputs(answer.inputs()), repeats,
                ladder.isTrial());
    }

    /** The question under way is not to be asked again. */
    public void skip() {
        excluded.clear();
        if (open.poll() != null) {
            sifted--;
            return;
        }
        if (!stuckIsDone) {
            stuckIsDone = true;
        } else if (failures.poll() == null) {
            over = true;
            solver.forget();
        }
    }

    /**
     * Drops deviations that are impossible, a group at a time, and brings one that is possible to the front: most are impossible, and
     * one question about many takes not much longer than one about one.
     */
    private void sift() {
        while (sifted == 0 && !open.isEmpty()) {
            List<Deviation> group = open.stream().limit(GROUP).toList();
            group.forEach(this::define);
            List<Expr> flags = group.stream().map(Deviation::flag).toList();
            Expr any = expressions.flag("any" + questions++);
            add(expressions.implies(any, expressions.some(flags)));
            Answer answer = solve(any, List.of(), flags);
            if (answer.isUnsatisfiable()) {
                group.forEach(deviation -> open.poll());
            } else if (answer.isSatisfiable()) {
                group.stream().filter(deviation -> answer.inputs().get(deviation.flag().name()) != 0).forEach(deviation -> {
                    open.remove(deviation);
                    open.addFirst(deviation);
                    sifted++;
                });
            } else {
                sifted = group.size();
            }
        }
    }

    private void define(Deviation deviation) {
        if (defined.add(deviation)) {
            encoding.define(deviation);
        }
    }

    private Found ask(Deviation deviation) {
        define(deviation);
        while (true) {
            Answer answer = solve(deviation.flag());
            if (answer == null) {
                return null;
            }
            Found found = found(answer, deviation.step(), false);
            AbstractTrace covering = covering(deviation, found.schedule());
            if (covering == null) {
                return found;
            }
            excluded.add(covering);
            Expr other = otherThan(covering, deviation);
            if (other == expressions.no) {
                limits.refuted(deviation.flag(), List.of());
                return null;
            }
            add(expressions.implies(deviation.flag(), other));
        }
    }

    private void add(Expr condition) {
        takeUp();
        conditions.add(condition);
    }

    /** Takes up what the encoding has added since. */
    private void takeUp() {
        List<Expr> all = encoding.conditions();
        conditions.addAll(all.subList(taken, all.size()));
        taken = all.size();
    }

    private Answer solve(Expr assumed) {
        takeUp();
        if (limits.isRefuted(assumed)) {
            return null;
        }
        Answer answer = ladder.ask(assumed, (question, more) -> solve(question, more, wanted));
        if (answer.isUnsatisfiable()) {
            limits.refuted(assumed, answer.core());
        }
        String undecided = answer.verdict() == Answer.Verdict.UNKNOWN ? answer.reason() : ladder.undecided();
        if (undecided != null) {
            Deviation about = open.peek();
            unanswered = new Unanswered(undecided, about == null || about.goesPast() ? null : about.decided().at());
        }
        return answer.isSatisfiable() ? answer : null;
    }

    private Answer solve(Expr assumed, List<Expr> more, List<Expr> told) {
        List<Expr> assumptions = new ArrayList<>(limits.assumptions());
        assumptions.addAll(more);
        assumptions.add(assumed);
        return solver.solve(conditions, assumptions, told);
    }

    /** A known trace in which all that is on the way to a deviation has happened, and the deviation too. */
    private AbstractTrace covering(Deviation deviation, SolvedSchedule schedule) {
        AbstractTrace best = null;
        int fewest = Integer.MAX_VALUE;
        for (AbstractTrace trace : known) {
            if (!excluded.contains(trace) && goesThere(trace, deviation) && contains(trace, deviation, schedule)) {
                int parting = partings(trace, deviation);
                if (parting < fewest) {
                    best = trace;
                    fewest = parting;
                }
            }
        }
        return best;
    }

    /** Whether the thread of a deviation goes the other way in a trace, where another is possible. */
    private boolean goesThere(AbstractTrace trace, Deviation deviation) {
        int thread = deviation.step().thread();
        AbstractTrace.Way mine = own.of(thread);
        AbstractTrace.Way other = trace.of(thread);
        if (!mine.agrees(other, deviation.place())) {
            return false;
        }
        if (deviation.goesPast()) {
            return other.steps() > mine.steps();
        }
        return other.decisions().size() > deviation.place()
                && other.decisions().get(deviation.place()).outcome() != deviation.decided().outcome();
    }

    private boolean contains(AbstractTrace trace, Deviation deviation, SolvedSchedule schedule) {
        for (int thread : own.ways().keySet()) {
            if (thread != deviation.step().thread()
                    && schedule.steps(thread) > own.of(thread).parts(trace.of(thread))) {
                return false;
            }
        }
        return true;
    }

    private int partings(AbstractTrace trace, Deviation deviation) {
        int count = 0;
        for (int thread : own.ways().keySet()) {
            AbstractTrace.Way way = own.of(thread);
            count += thread != deviation.step().thread() && way.parts(trace.of(thread)) < way.steps() ? 1 : 0;
        }
        return count;
    }

    /** That what comes before a deviation, or where it leads to, is not in a trace. */
    private Expr otherThan(AbstractTrace trace, Deviation deviation) {
        List<Expr> ways = new ArrayList<>();
        own.ways().forEach((thread, way) -> {
            int parts = way.parts(trace.of(thread));
            if (thread != deviation.step().thread() && parts < way.steps()) {
                ways.add(encoding.made(step(thread, parts)));
            }
        });
        if (!deviation.goesPast() && deviation.decided().manyWays()) {
            Decision theirs = trace.of(deviation.step().thread()).decisions().get(deviation.place());
            ways.add(expressions.not(theirs.condition()));
        }
        return expressions.some(ways);
    }

    private RecordedStep step(int thread, int number) {
        return run.threads().get(thread).get(number);
    }

    // Ends

    private Found askStuck() {
        if (stuck == null) {
            stuck = encoding.stuck();
        }
        while (true) {
            Answer answer = solve(stuck);
            if (answer == null) {
                return null;
            }
            Found found = found(answer, null, false);
            AbstractTrace same = endingThere(found.schedule());
            if (same == null) {
                return found;
            }
            excluded.add(same);
            add(expressions.implies(stuck, elsewhere(same)));
        }
    }

    /** A known trace in which all threads come to their ends there. */
    private AbstractTrace endingThere(SolvedSchedule schedule) {
        for (AbstractTrace trace : known) {
            if (!excluded.contains(trace) && own.ways().keySet().containsAll(trace.ways().keySet())
                    && own.ways().keySet().stream().allMatch(thread ->
                    trace.of(thread).steps() == schedule.steps(thread)
                            && own.of(thread).parts(trace.of(thread)) == schedule.steps(thread))) {
                return trace;
            }
        }
        return null;
    }

    private Expr elsewhere(AbstractTrace trace) {
        List<Expr> ways = new ArrayList<>();
        own.ways().forEach((thread, way) -> {
            int end = trace.of(thread).steps();
            if (end < way.steps()) {
                ways.add(encoding.made(step(thread, end)));
            }
            if (end > 0) {
                ways.add(expressions.not(encoding.made(step(thread, end - 1))));
            }
        });
        return expressions.some(ways);
    }
}
