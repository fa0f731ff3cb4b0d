package dev.heddle.oracle;

import dev.heddle.engine.model.TimeOuts;
import dev.heddle.oracle.brute.Enumerator.TooManyStatesException;
import dev.heddle.oracle.brute.Enumerator;
import dev.heddle.oracle.brute.Failures;
import dev.heddle.oracle.brute.Roles;
import dev.heddle.oracle.program.Emitter;
import dev.heddle.oracle.program.Program;
import dev.heddle.oracle.program.Shrinker;
import dev.heddle.oracle.program.Telling;
import dev.heddle.engine.model.Claim;
import dev.heddle.oracle.run.EngineProcess;
import dev.heddle.oracle.run.ExploreRequest;
import dev.heddle.oracle.run.Explored;
import dev.heddle.oracle.run.Reports;
import dev.heddle.oracle.run.StrategyRegistry;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.concurrent.CompletableFuture;
import java.util.function.Predicate;

/** Compares what a strategy sees on the real engine with what the enumerator says can happen. */
public final class Judge {

    /** Programs that the engine may have waiting: enough that it never waits for the enumerator. */
    private static final int AHEAD = 16;

    private final EngineProcess engine;
    private final Question question;

    public Judge(EngineProcess engine, Question question) {
        this.engine = engine;
        this.question = question;
    }

    private record Pending(Program program, CompletableFuture<Explored> answer) {}

    /** Judges programs one after the other for as long as {@code goOn} says so. */
    public void judge(Iterator<Program> programs, Predicate<Verdict> goOn) {
        Deque<Pending> pending = new ArrayDeque<>();
        while (programs.hasNext() || !pending.isEmpty()) {
            while (programs.hasNext() && pending.size() < AHEAD) {
                pending.add(submit(programs.next()));
            }
            if (!goOn.test(verdict(pending.remove()))) {
                return;
            }
        }
    }

    public Verdict judge(Program program) {
        return verdict(submit(program));
    }

    /** The smallest program on which the strategy still differs. */
    public Program shrink(Program program) {
        return new Shrinker(candidate -> judge(candidate).differs()).shrink(program);
    }

    private Pending submit(Program program) {
        Program asked = question.claim() == Claim.INTERFERENCES ? tellingLocals(program) : program;
        return new Pending(program, engine.submit(new ExploreRequest(program.name(), program.threads().size(),
                Emitter.emit(asked), question.strategy(), question.seed(), question.k(),
                question.timeOuts(), question.mostExecutions(), question.claim() == Claim.REPORTS)));
    }

    private Program tellingLocals(Program program) {
        try {
            boolean timeWaits = question.timeOuts() == TimeOuts.LAST;
            return Telling.locals(program, Enumerator.withinInterferences(program, question.inputs(), timeWaits,
                    List.of(new Roles(question.k(), Roles.ALL)), question.mostStates()));
        } catch (TooManyStatesException tooLarge) {
            // Nobody compares it with anything.
            return program;
        }
    }

    private Verdict verdict(Pending pending) {
        SortedSet<String> possible;
        SortedSet<String> claimed;
        SortedSet<String> none = new TreeSet<>();
        Claim claim = question.claim();
        try {
            // A report is about what failed first.
            Failures failures = claim == Claim.REPORTS ? Failures.FIRST : StrategyRegistry.failures(question.strategy());
            boolean timeWaits = question.timeOuts() == TimeOuts.LAST;
            Enumerator enumerator = question.inputs()
                    ? Enumerator.withInputs(pending.program, failures, timeWaits, question.mostStates())
                    : new Enumerator(pending.program, failures, timeWaits, question.mostStates());
            possible = switch (claim) {
                case PREEMPTIONS -> withinBound(enumerator);
                case INTERFERENCES -> Enumerator.withinInterferences(pending.program, question.inputs(), timeWaits,
                        StrategyRegistry.interferences(question.strategy(), question.k(), pending.program.threads().size()),
                        question.mostStates());
                case LOCAL_STATES -> enumerator.localFacts();
                case REPORTS -> Reports.possible(enumerator.preemptions());
                default -> enumerator.outcomes();
            };
            claimed = switch (claim) {
                case NOTHING -> none;
                case REPORTS -> Reports.expected(possible);
                case FAILURES -> withoutEnds(possible);
                default -> possible;
            };
        } catch (TooManyStatesException tooLarge) {
            Explored explored = engine.await(pending.answer);
            return new Verdict(pending.program, null, none, none, explored.executions(), explored.finished(),
                    explored.trouble());
        }
        Explored explored = engine.await(pending.answer);
        SortedSet<String> missing = explored.finished() ? minus(claimed, explored.outcomes()) : none;
        return new Verdict(pending.program, possible, missing, minus(explored.outcomes(), possible),
                explored.executions(), explored.finished(), explored.trouble());
    }

    private SortedSet<String> withinBound(Enumerator enumerator) throws TooManyStatesException {
        SortedSet<String> outcomes = new TreeSet<>();
        enumerator.preemptions().forEach((outcome, preemptions) -> {
            if (preemptions <= question.k()) {
                outcomes.add(outcome);
            }
        });
        return outcomes;
    }

    private static SortedSet<String> withoutEnds(SortedSet<String> outcomes) {
        SortedSet<String> rest = new TreeSet<>(outcomes);
        rest.removeIf(outcome -> outcome.startsWith("end"));
        return rest;
    }

    private static SortedSet<String> minus(SortedSet<String> all, SortedSet<String> some) {
        SortedSet<String> rest = new TreeSet<>(all);
        rest.removeAll(some);
        return rest;
    }
}
