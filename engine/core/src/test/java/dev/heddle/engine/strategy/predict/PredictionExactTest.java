package dev.heddle.engine.strategy.predict;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.engine.encoding.Deviation;
import dev.heddle.engine.encoding.Encoding;
import dev.heddle.engine.encoding.AscendingLocks;
import dev.heddle.engine.encoding.RecordedStep;
import dev.heddle.engine.encoding.SettledReads;
import dev.heddle.engine.encoding.Slice;
import dev.heddle.engine.model.Region;
import dev.heddle.engine.symbolic.expr.Expr;
import dev.heddle.engine.symbolic.expr.Expressions;
import dev.heddle.engine.symbolic.solver.Answer;
import dev.heddle.engine.symbolic.solver.ConstraintSolver;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * What is predicted from a run is what trying all its orders finds: no more, no less. More runs with
 * {@code -Dheddle.predict.runs=2000}.
 */
class PredictionExactTest {

    private static final int RUNS = Integer.getInteger("heddle.predict.runs", 40);
    private static final int THREADS = 3;
    private static final int INSTRUCTIONS = 3;

    private final ConstraintSolver solver = new ConstraintSolver(60_000);
    private Expressions expressions;
    private Encoding encoding;
    private Slice.Source source;
    private int flags;

    @Test
    void exactlyWhatTryingAllOrdersFinds() {
        int found = 0;
        int ruledOut = 0;
        for (int seed = 0; seed < RUNS; seed++) {
            expressions = new Expressions();
            RunFacts facts = RandomRuns.of(seed, expressions, THREADS, INSTRUCTIONS);
            encoding = new Encoding(SettledReads.in(facts.run(), expressions), expressions);
            source = new Slice.Source(encoding.run());
            List<TraceRegion> regions = regions(facts);
            Set<Property> broken = new HashSet<>();
            List<Property> atomicity = new ArrayList<>();
            for (TraceRegion region : regions) {
                atomicity.add(new CausalAtomicity(region, facts));
                regions.stream().filter(other -> other.thread() != region.thread())
                        .forEach(other -> atomicity.add(new MutualAtomicity(region, other)));
            }
            Orders orders = new Orders(facts.run(), expressions, order -> {
                List<StepFacts> steps = order.stream().map(facts::of).toList();
                atomicity.stream().filter(property -> !broken.contains(property) && property.finding(steps) != null)
                        .forEach(broken::add);
            });
            orders.enumerate();
            SlicedDeviations deviations = new SlicedDeviations(encoding, source, solver);
            Set<List<Integer>> asked = new HashSet<>();
            for (Deviation deviation : encoding.deviations()) {
                asked.add(List.of(deviation.step().thread(), deviation.step().number(), deviation.decision()));
                encoding.define(deviation);
                RecordedStep step = deviation.step();
                boolean refuted = deviations.isRefuted(deviation.flag());
                boolean possible = orders.deviations.contains(List.of(step.thread(), step.number(), deviation.decision()));
                assertThat(isPossible(deviation.flag())).as("run %d: %s", seed, deviation).isEqualTo(possible);
                assertThat(refuted).as("run %d: %s on its slice", seed, deviation).isEqualTo(!possible && !deviation.goesPast());
                found += possible ? 1 : 0;
            }
            assertThat(asked).as("run %d: settled decisions", seed).containsAll(orders.deviations);
            if (new AscendingLocks(source).rulesOutDeadlocks()) {
                assertThat(orders.stuck).as("run %d: locks in one order", seed).isFalse();
                ruledOut++;
            }
            assertThat(isPossible(encoding.stuck())).as("run %d: stuck", seed).isEqualTo(orders.stuck);
            for (Property property : races(facts)) {
                PossibleRace race = (PossibleRace) property;
                boolean possible = orders.together.contains(Set.of(race.first().step().index(), race.second().step().index()));
                assertThat(isViolated(race)).as("run %d: %s", seed, race).isEqualTo(possible);
                found += possible ? 1 : 0;
            }
            for (Property property : atomicity) {
                assertThat(isViolated(property)).as("run %d: %s", seed, property).isEqualTo(broken.contains(property));
            }
            found += broken.size();
            solver.forget();
        }
        assertThat(ruledOut).as("runs whose locks rule deadlocks out").isGreaterThan(RUNS / 20);
        assertThat(found).as("predictions in all runs together").isGreaterThan(RUNS);
    }

    private static List<Property> races(RunFacts facts) {
        List<Property> races = new ArrayList<>();
        for (StepFacts second : facts.steps()) {
            facts.steps().stream().filter(first -> first.step().index() < second.step().index() && first.conflicts(second))
                    .forEach(first -> races.add(new PossibleRace(first, second)));
        }
        return races;
    }

    /** All accesses of each thread, and its first two. */
    private static List<TraceRegion> regions(RunFacts facts) {
        List<TraceRegion> regions = new ArrayList<>();
        for (int thread : facts.run().threads().keySet()) {
            List<StepFacts> accesses = facts.of(thread).stream().filter(StepFacts::isData).toList();
            for (int size = 2; size <= accesses.size(); size++) {
                regions.add(new TraceRegion(new LinkedHashSet<>(accesses.subList(0, size)), thread, new Region("Drawn.java", thread, size)));
            }
        }
        return regions;
    }

    private boolean isViolated(Property property) {
        SliceQuestion question = new SliceQuestion(source, property.steps().stream().map(StepFacts::step).toList(), expressions);
        Expr flag = expressions.flag("q" + flags++);
        question.addIf(flag, property.violated(question));
        return isPossible(flag, question.encoding());
    }

    private boolean isPossible(Expr flag) {
        return isPossible(flag, encoding);
    }

    private boolean isPossible(Expr flag, Encoding asked) {
        Answer answer = solver.solve(asked.conditions(), List.of(flag), asked.wanted());
        assertThat(answer.verdict()).isNotEqualTo(Answer.Verdict.UNKNOWN);
        return answer.isSatisfiable();
    }
}
