package dev.heddle.engine.strategy.predict;

import dev.heddle.engine.encoding.Encoding;
import dev.heddle.engine.encoding.Slice;
import dev.heddle.engine.encoding.WithSections;
import dev.heddle.engine.encoding.WithSections.Section;
import dev.heddle.engine.model.Region;
import dev.heddle.engine.symbolic.expr.Expr;
import dev.heddle.engine.symbolic.expr.Expressions;
import dev.heddle.engine.symbolic.solver.ConstraintSolver;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Looks for the fewest lines that would have to be under a lock that there is already, so that no order of the run shows a broken
 * region any more and none leaves threads in a deadlock there. Both are asked of the solver, not guessed.
 */
final class Remedy {

    private final RunFacts facts;
    private final Slice.Source source;
    private final Expressions expressions;
    private final ConstraintSolver solver;
    private int asked;

    /** Lines of a file. */
    private record Lines(String file, int from, int to) {

        static Lines of(StepFacts first, StepFacts second) {
            return new Lines(first.at().file(), Math.min(first.line(), second.line()), Math.max(first.line(), second.line()));
        }

        boolean has(StepFacts step) {
            return step.at() != null && step.at().file().equals(file) && step.line() >= from && step.line() <= to;
        }

        int count() {
            return to - from + 1;
        }

        String text() {
            return from == to ? "line " + from : "lines " + from + "-" + to;
        }
    }

    Remedy(RunFacts facts, Slice.Source source, Expressions expressions, ConstraintSolver solver) {
        this.facts = facts;
        this.source = source;
        this.expressions = expressions;
        this.solver = solver;
    }

    /** In a sentence; null if there is none. */
    String of(Property property, ConflictCycle cycle, Region region) {
        if (Stream.of(cycle.from(), cycle.to(), cycle.first(), cycle.last()).anyMatch(step -> step.at() == null)
                || cycle.first().step().thread() != cycle.last().step().thread()
                || !cycle.first().at().file().equals(cycle.last().at().file())) {
            return null;
        }
        Lines theirs = Lines.of(cycle.first(), cycle.last());
        Lines own = Lines.of(cycle.from(), cycle.to());
        Lines whole = new Lines(region.file(), region.fromLine(), region.toLine());
        return Stream.of(own, whole).distinct().sorted(Comparator.comparingInt(Lines::count))
                .flatMap(lines -> locks().entrySet().stream().map(lock -> under(lock, lines, theirs, property, cycle)))
                .filter(found -> found != null).findFirst().orElse(null);
    }

    /** A step that takes each lock. */
    private Map<Long, StepFacts> locks() {
        Map<Long, StepFacts> locks = new LinkedHashMap<>();
        facts.steps().stream().filter(step -> step.locks() && step.at() != null && source.isLock(step.key()))
                .forEach(step -> locks.putIfAbsent(step.key(), step));
        return locks;
    }

    private String under(Map.Entry<Long, StepFacts> lock, Lines own, Lines theirs, Property property, ConflictCycle cycle) {
        String name = lock.getValue().told().variable();
        boolean one = own.file().equals(theirs.file()) && own.from() <= theirs.to() && theirs.from() <= own.to();
        List<Lines> all = one
                ? List.of(new Lines(own.file(), Math.min(own.from(), theirs.from()), Math.max(own.to(), theirs.to())))
                : List.of(own, theirs);
        List<Section> sections = new ArrayList<>();
        List<String> open = new ArrayList<>();
        for (Lines lines : all) {
            List<Section> found = sections(lines, name);
            sections.addAll(found);
            if (!found.isEmpty()) {
                open.add(lines.text());
            }
        }
        boolean covered = Stream.of(cycle.from(), cycle.to(), cycle.first(), cycle.last()).allMatch(step ->
                step.holding().contains(name) || sections.stream().anyMatch(section -> has(section, step)));
        if (!covered || sections.isEmpty() || !helps(lock.getKey(), sections, property)) {
            return null;
        }
        return "With " + String.join(" and ", open) + " under the lock of line " + lock.getValue().line() + " (" + name
                + ") no order of this run breaks it, and none ends in a deadlock there.";
    }

    private static boolean has(Section section, StepFacts step) {
        return step.step().thread() == section.thread() && step.step().number() >= section.from()
                && step.step().number() <= section.to();
    }

    /** Where threads are in some lines, but for what is under the lock already. */
    private List<Section> sections(Lines lines, String lock) {
        List<Section> sections = new ArrayList<>();
        for (int thread : facts.run().threads().keySet()) {
            StepFacts first = null;
            StepFacts last = null;
            for (StepFacts step : facts.of(thread)) {
                boolean same = first != null && step.told() != null && step.told().activation() == first.told().activation();
                boolean inside = lines.has(step) && !step.handsOver();
                if (first != null && (step.handsOver() || same && !inside)) {
                    sections.add(new Section(thread, first.step().number(), last.step().number()));
                    first = null;
                }
                if (inside && first == null && step.isData() && !step.holding().contains(lock)) {
                    first = step;
                    last = step;
                } else if (inside && same) {
                    last = step;
                }
            }
            if (first != null) {
                sections.add(new Section(thread, first.step().number(), last.step().number()));
            }
        }
        return sections;
    }

    private boolean helps(long lock, List<Section> sections, Property property) {
        WithSections changed = new WithSections(source.run(), expressions, lock, sections);
        SliceQuestion question = new SliceQuestion(new Slice.Source(changed.run()),
                property.steps().stream().map(StepFacts::step).toList(), expressions, changed::of);
        Expr broken = expressions.flag("remedy" + asked++);
        question.addIf(broken, property.violated(question));
        if (!solver.solve(question.encoding().conditions(), List.of(broken), List.of()).isUnsatisfiable()) {
            return false;
        }
        Encoding whole = new Encoding(changed.run(), expressions);
        Expr stuck = whole.stuck();
        Expr there = expressions.flag("remedy" + asked++);
        whole.addIf(there, changed.isLeftThere(whole));
        return solver.solve(whole.conditions(), List.of(stuck, there), List.of()).isUnsatisfiable();
    }
}
