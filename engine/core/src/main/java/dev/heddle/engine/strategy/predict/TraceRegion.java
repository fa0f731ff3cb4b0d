package dev.heddle.engine.strategy.predict;

import dev.heddle.engine.model.Region;
import dev.heddle.engine.model.SourceLocation;
import dev.heddle.engine.model.ViolationKind;
import dev.heddle.engine.regions.AtomicRegion;
import dev.heddle.engine.regions.RegionRules;
import dev.heddle.engine.regions.RegionStep;
import dev.heddle.engine.strategy.api.Observation;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A stretch of the steps of one thread that is thought to be meant as one.
 *
 * @param accesses its reads and writes
 */
record TraceRegion(Set<StepFacts> accesses, int thread, Region lines) {

    /** All of an execution, by the rules that the editor goes by. */
    static List<TraceRegion> of(RunFacts facts) {
        List<TraceRegion> regions = new ArrayList<>();
        for (int thread : facts.run().threads().keySet()) {
            List<RegionStep<StepFacts>> steps = facts.of(thread).stream().flatMap(TraceRegion::step).toList();
            for (AtomicRegion<StepFacts> region : new RegionRules(RegionRules.DEFAULT_DISTANCE).infer(steps)) {
                Set<StepFacts> accesses = region.accesses().stream().map(RegionStep::origin)
                        .collect(Collectors.toCollection(LinkedHashSet::new));
                if (accesses.size() > 1) {
                    SourceLocation at = region.first().origin().at();
                    regions.add(new TraceRegion(accesses, thread, new Region(at.file(), region.fromLine(), region.toLine())));
                }
            }
        }
        return regions;
    }

    private static Stream<RegionStep<StepFacts>> step(StepFacts facts) {
        if (facts.handsOver()) {
            return Stream.of(RegionStep.handOver(0, facts.line(), facts));
        }
        if (facts.at() == null || facts.at().line() == 0 || facts.op() == null) {
            return Stream.of();
        }
        Object call = facts.told().activation();
        if (!facts.isData() || !facts.told().direct()) {
            return Stream.of(RegionStep.synchronisation(call, facts.line(), facts));
        }
        return Stream.of(facts.writes()
                ? RegionStep.write(facts.key(), call, facts.line(), facts)
                : RegionStep.read(facts.key(), call, facts.line(), facts));
    }

    /** How many pairs of steps of two regions conflict. */
    int conflicts(TraceRegion other) {
        return (int) accesses.stream().flatMap(own -> other.accesses.stream().filter(own::conflicts)).count();
    }

    /** As in "Foo.java:12-14". */
    String text() {
        return lines.file() + ":" + lines.fromLine() + (lines.toLine() > lines.fromLine() ? "-" + lines.toLine() : "");
    }

    /** What users are told of a way to break it; null for none. */
    Observation brokenBy(ConflictCycle cycle, List<StepFacts> order) {
        if (cycle == null) {
            return null;
        }
        List<StepFacts> accesses = Stream.of(cycle.from(), cycle.first(), cycle.last(), cycle.to()).distinct()
                .sorted(Comparator.comparing(order::indexOf)).toList();
        String between = cycle.from().line() == cycle.to().line()
                ? "within line " + cycle.from().line()
                : "between lines " + cycle.from().line() + " and " + cycle.to().line();
        String message = text() + " looks meant as one, and is not: had "
                + (cycle.isVisit(order) ? lines(cycle.first(), cycle.last()) + " come " + between + " of " + cycle.from().thread()
                : cycle.from().thread() + " and " + cycle.first().thread() + " been there at once") + ": "
                + accesses.stream().map(StepFacts::sentence).collect(Collectors.joining(", ")) + "; one after the other gives no such order";
        Set<StepFacts> all = new LinkedHashSet<>(this.accesses);
        all.addAll(accesses);
        return new Observation(ViolationKind.ATOMICITY, text(), message, cycle.from().thread(), cycle.from().at(),
                accesses.stream().map(StepFacts::access).toList(), lines, StepFacts.inBoth(all, order));
    }

    private static String lines(StepFacts first, StepFacts last) {
        boolean same = first.step().thread() == last.step().thread();
        return first.line() == last.line() && same ? "line " + first.line() + " of " + first.thread()
                : same ? "lines " + first.line() + " and " + last.line() + " of " + first.thread()
                : "line " + first.line() + " of " + first.thread() + " and line " + last.line() + " of " + last.thread();
    }
}
