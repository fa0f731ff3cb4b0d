package dev.heddle.engine.strategy.predict;

import dev.heddle.engine.strategy.api.Observation;
import dev.heddle.engine.symbolic.expr.Expr;
import dev.heddle.engine.symbolic.expr.Expressions;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** No way along conflicts leads out of a region and back into it. */
record CausalAtomicity(TraceRegion region, RunFacts facts) implements Property {

    @Override
    public String kind() {
        return "ca";
    }

    @Override
    public String about() {
        return region.text();
    }

    @Override
    public Collection<StepFacts> steps() {
        List<StepFacts> all = new ArrayList<>(region.accesses());
        all.addAll(others());
        return all;
    }

    /** The steps of others that conflicts lead to from the region: what no way leads to cannot lead back. */
    private List<StepFacts> others() {
        Set<StepFacts> found = new LinkedHashSet<>();
        Map<Integer, StepFacts> first = new HashMap<>();
        Deque<StepFacts> open = new ArrayDeque<>(region.accesses());
        while (!open.isEmpty()) {
            StepFacts next = open.poll();
            for (StepFacts other : facts.sharing(next)) {
                if (other.step().thread() != region.thread() && other.conflicts(next)) {
                    StepFacts earliest = first.get(other.step().thread());
                    if (earliest == null || other.step().number() < earliest.step().number()) {
                        first.put(other.step().thread(), other);
                        List<StepFacts> later = facts.of(other.step().thread());
                        int end = earliest == null ? later.size() : earliest.step().number();
                        later.subList(other.step().number(), end).stream().filter(StepFacts::isData)
                                .filter(found::add).forEach(open::add);
                    }
                }
            }
        }
        return withinReach(found);
    }

    /** Of those, the ones from which a way may lead back: up to the last of each thread that conflicts with one such. */
    private List<StepFacts> withinReach(Set<StepFacts> found) {
        Map<Integer, StepFacts> last = new HashMap<>();
        Deque<StepFacts> open = new ArrayDeque<>(region.accesses());
        Set<StepFacts> reached = new HashSet<>();
        while (!open.isEmpty()) {
            StepFacts next = open.poll();
            for (StepFacts other : facts.sharing(next)) {
                StepFacts latest = last.get(other.step().thread());
                if (found.contains(other) && other.conflicts(next)
                        && (latest == null || other.step().number() > latest.step().number())) {
                    last.put(other.step().thread(), other);
                    int begin = latest == null ? 0 : latest.step().number() + 1;
                    facts.of(other.step().thread()).subList(begin, other.step().number() + 1).stream()
                            .filter(found::contains).filter(reached::add).forEach(open::add);
                }
            }
        }
        return found.stream().filter(reached::contains)
                .sorted(Comparator.comparingInt(step -> step.step().index())).toList();
    }

    @Override
    public Expr violated(SliceQuestion question) {
        Expressions expressions = question.expressions();
        List<StepFacts> others = others();
        String name = "ca" + region.accesses().iterator().next().step().index() + ".";
        Map<StepFacts, Expr> reached = new HashMap<>();
        for (StepFacts other : others) {
            reached.put(other, expressions.flag(name + other.step().index()));
        }
        Map<Integer, StepFacts> previous = new HashMap<>();
        List<Expr> back = new ArrayList<>();
        for (StepFacts other : others) {
            Expr flag = reached.get(other);
            List<Expr> ways = new ArrayList<>();
            for (StepFacts own : region.accesses()) {
                if (own.conflicts(other)) {
                    ways.add(question.order(own, other));
                    back.add(expressions.all(List.of(flag, question.order(other, own))));
                }
            }
            StepFacts before = previous.put(other.step().thread(), other);
            if (before != null) {
                ways.add(reached.get(before));
            }
            for (StepFacts third : others) {
                if (third.conflicts(other)) {
                    ways.add(expressions.all(List.of(reached.get(third), question.order(third, other))));
                }
            }
            question.addIf(flag, question.made(other));
            question.addIf(flag, expressions.some(ways));
        }
        return expressions.some(back);
    }

    @Override
    public ConflictCycle cycle(List<StepFacts> order) {
        return ConflictCycle.in(order, region.accesses());
    }

    @Override
    public Observation finding(List<StepFacts> order) {
        return region.brokenBy(cycle(order), order);
    }
}
