package dev.heddle.engine.strategy.predict;

import dev.heddle.engine.encoding.Encoding;
import dev.heddle.engine.encoding.RecordedRun;
import dev.heddle.engine.encoding.RecordedStep;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Where one thread may have to make way for another: pairs of a step that a thread has just made and one that another makes
 * next. Locks and the order of starts and joins rule pairs out. Of the others those are needed that lie between mutually atomic
 * transactions: for two threads, two stretches that conflict with their last steps only, so that all that matters is which
 * stretch comes first. (Ganai and Kundu: Reduction of verification conditions using mutually atomic transactions.)
 */
final class ContextSwitches {

    private final RecordedRun run;
    private final Encoding encoding;
    private final Conflicts conflicts;
    /** By step, what its thread has locked before and after it. */
    private final List<Set<Long>> held;
    private final List<Set<Long>> heldBefore;
    /** By the step made last, those of other threads that may come next. */
    private final BitSet[] needed;
    /** For each thread, the numbers of steps before which it may be left or come back. */
    private final Map<Integer, BitSet> borders = new HashMap<>();
    private long all;
    private long possible;

    ContextSwitches(RunFacts facts, Encoding encoding) {
        this.run = facts.run();
        this.encoding = encoding;
        this.conflicts = new Conflicts(run);
        int count = run.steps().size();
        this.held = new ArrayList<>(Collections.nCopies(count, Set.of()));
        this.heldBefore = new ArrayList<>(Collections.nCopies(count, Set.of()));
        this.needed = new BitSet[count];
        Arrays.setAll(needed, step -> new BitSet());
        run.threads().values().forEach(steps -> findLocks(facts, steps));
        run.threads().forEach((first, own) -> run.threads().forEach((second, others) -> {
            if (!first.equals(second)) {
                count(own, others);
            }
            if (first < second) {
                reduce(own, others);
            }
        }));
        removeImpossible();
        for (RecordedStep from : run.steps()) {
            if (!needed[from.index()].isEmpty()) {
                border(from.thread()).set(from.number() + 1);
            }
            needed[from.index()].stream().mapToObj(run.steps()::get).forEach(to -> border(to.thread()).set(to.number()));
        }
        if (run.threads().size() > 2) {
            addForMany();
        }
        removeImpossible();
    }

    private void removeImpossible() {
        for (RecordedStep from : run.steps()) {
            BitSet to = needed[from.index()];
            for (int next = to.nextSetBit(0); next >= 0; next = to.nextSetBit(next + 1)) {
                if (!isPossible(from, run.steps().get(next))) {
                    to.clear(next);
                }
            }
        }
    }

    /**
     * With more than two threads one may have to stop because of another, and a third goes on: between any borders of
     * transactions.
     */
    private void addForMany() {
        run.threads().forEach((first, own) -> run.threads().forEach((second, others) -> {
            if (!first.equals(second)) {
                for (RecordedStep from : own) {
                    if (from.number() + 1 == own.size() || border(first).get(from.number() + 1)) {
                        others.stream().filter(to -> to.number() == 0 || border(second).get(to.number()))
                                .forEach(to -> needed[from.index()].set(to.index()));
                    }
                }
            }
        }));
    }

    private BitSet border(int thread) {
        return borders.computeIfAbsent(thread, t -> new BitSet());
    }

    private void findLocks(RunFacts facts, List<RecordedStep> steps) {
        Set<Long> now = new HashSet<>();
        for (RecordedStep step : steps) {
            heldBefore.set(step.index(), now);
            StepFacts known = facts.of(step);
            if (known.locks() || !known.isData() && known.op() != null && now.contains(known.key())) {
                now = new HashSet<>(now);
                if (known.locks()) {
                    now.add(known.key());
                } else {
                    now.remove(known.key());
                }
            }
            held.set(step.index(), now);
        }
    }

    private void count(List<RecordedStep> own, List<RecordedStep> others) {
        all += (long) own.size() * others.size();
        for (RecordedStep from : own) {
            for (RecordedStep to : others) {
                possible += isPossible(from, to) ? 1 : 0;
            }
        }
    }

    private boolean isPossible(RecordedStep from, RecordedStep to) {
        List<RecordedStep> own = run.threads().get(from.thread());
        int next = from.number() + 1;
        if (encoding.isBefore(to, from) || next < own.size() && encoding.isBefore(own.get(next), to)) {
            return false;
        }
        Set<Long> mine = held.get(from.index());
        return mine.isEmpty() || mine.stream().noneMatch(
                lock -> heldBefore.get(to.index()).contains(lock) || held.get(to.index()).contains(lock));
    }

    /** Takes two threads apart into transactions that are atomic to each other, from each pair of places that they may be at. */
    private void reduce(List<RecordedStep> first, List<RecordedStep> second) {
        int[][] meets = new int[first.size()][];
        for (int i = 0; i < meets.length; i++) {
            RecordedStep step = first.get(i);
            meets[i] = second.stream().filter(other -> conflicts.between(step, other)).mapToInt(RecordedStep::number).toArray();
        }
        Deque<int[]> open = new ArrayDeque<>();
        Set<Long> seen = new HashSet<>();
        open.add(new int[] {0, 0});
        while (!open.isEmpty()) {
            int[] at = open.poll();
            if (at[0] >= first.size() || at[1] >= second.size() || !seen.add((long) at[0] << 32 | at[1])) {
                continue;
            }
            int[] meeting = meeting(meets, at[0], at[1]);
            int endOfFirst = meeting == null ? first.size() - 1 : meeting[0];
            int endOfSecond = meeting == null ? second.size() - 1 : meeting[1];
            needed[first.get(endOfFirst).index()].set(second.get(at[1]).index());
            needed[second.get(endOfSecond).index()].set(first.get(at[0]).index());
            open.add(new int[] {endOfFirst + 1, at[1]});
            open.add(new int[] {at[0], endOfSecond + 1});
            open.add(new int[] {endOfFirst + 1, endOfSecond + 1});
        }
    }

    /** The first step of the first thread, from a place on, that conflicts with one of the second, and the first such one. */
    private static int[] meeting(int[][] meets, int first, int second) {
        for (int i = first; i < meets.length; i++) {
            for (int other : meets[i]) {
                if (other >= second) {
                    return new int[] {i, other};
                }
            }
        }
        return null;
    }

    /** Whether no switch is needed within a region: it is atomic in every order. */
    boolean isProved(TraceRegion region) {
        List<Integer> numbers = new ArrayList<>();
        region.accesses().forEach(access -> numbers.add(access.step().number()));
        int first = numbers.get(0);
        int last = numbers.get(numbers.size() - 1);
        int border = border(region.thread()).nextSetBit(first + 1);
        return border < 0 || border > last;
    }

    /** Whether two threads may be about to make these steps at once, as far as locks and the order of starts and joins tell. */
    boolean mayMeet(RecordedStep first, RecordedStep second) {
        return !encoding.isBefore(first, second) && !encoding.isBefore(second, first)
                && heldBefore.get(first.index()).stream().noneMatch(heldBefore.get(second.index())::contains);
    }

    boolean isNeeded(RecordedStep from, RecordedStep to) {
        return needed[from.index()].get(to.index());
    }

    /** All pairs of steps of two threads. */
    long all() {
        return all;
    }

    /** Those that neither locks nor starts and joins rule out. */
    long possible() {
        return possible;
    }

    long needed() {
        return Arrays.stream(needed).mapToLong(BitSet::cardinality).sum();
    }
}
