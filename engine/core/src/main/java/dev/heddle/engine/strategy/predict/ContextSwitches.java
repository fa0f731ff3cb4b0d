package dev.heddle.engine.strategy.predict;

import dev.heddle.engine.encoding.Encoding;
import dev.heddle.engine.encoding.RecordedEvent;
import dev.heddle.engine.encoding.RecordedRun;
import dev.heddle.engine.encoding.RecordedStep;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
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
    private final Map<RecordedStep, Set<Long>> held = new HashMap<>();
    private final Map<RecordedStep, Set<Long>> heldBefore = new HashMap<>();
    private final Set<Switch> needed = new HashSet<>();
    /** For each thread, the numbers of steps before which it may be left or come back. */
    private final Map<Integer, BitSet> borders = new HashMap<>();
    private long all;
    private long possible;

    /** @param from the step made last; null for a thread that has not begun */
    record Switch(RecordedStep from, RecordedStep to) {}

    ContextSwitches(RunFacts facts, Encoding encoding) {
        this.run = facts.run();
        this.encoding = encoding;
        run.threads().values().forEach(steps -> findLocks(facts, steps));
        run.threads().forEach((first, own) -> run.threads().forEach((second, others) -> {
            if (!first.equals(second)) {
                count(own, others);
            }
            if (first < second) {
                reduce(own, others);
            }
        }));
        needed.removeIf(one -> !isPossible(one));
        needed.forEach(one -> {
            border(one.from.thread()).set(one.from.number() + 1);
            border(one.to.thread()).set(one.to.number());
        });
        if (run.threads().size() > 2) {
            addForMany();
        }
        needed.removeIf(one -> !isPossible(one));
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
                                .forEach(to -> needed.add(new Switch(from, to)));
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
            heldBefore.put(step, Set.copyOf(now));
            StepFacts known = facts.of(step);
            if (known.locks()) {
                now.add(known.key());
            } else if (!known.isData() && known.op() != null) {
                now.remove(known.key());
            }
            held.put(step, Set.copyOf(now));
        }
    }

    private void count(List<RecordedStep> own, List<RecordedStep> others) {
        all += (long) own.size() * others.size();
        for (RecordedStep from : own) {
            for (RecordedStep to : others) {
                possible += isPossible(new Switch(from, to)) ? 1 : 0;
            }
        }
    }

    private boolean isPossible(Switch one) {
        List<RecordedStep> own = run.threads().get(one.from.thread());
        int next = one.from.number() + 1;
        if (encoding.isBefore(one.to, one.from) || next < own.size() && encoding.isBefore(own.get(next), one.to)) {
            return false;
        }
        Set<Long> mine = held.get(one.from);
        return mine.stream().noneMatch(lock -> heldBefore.get(one.to).contains(lock) || held.get(one.to).contains(lock));
    }

    /** Takes two threads apart into transactions that are atomic to each other, from each pair of places that they may be at. */
    private void reduce(List<RecordedStep> first, List<RecordedStep> second) {
        int[][] meets = new int[first.size()][];
        for (int i = 0; i < meets.length; i++) {
            meets[i] = conflicts(first.get(i), second);
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
            needed.add(new Switch(first.get(endOfFirst), second.get(at[1])));
            needed.add(new Switch(second.get(endOfSecond), first.get(at[0])));
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

    private static int[] conflicts(RecordedStep step, List<RecordedStep> others) {
        return others.stream().filter(other -> conflict(step, other)).mapToInt(RecordedStep::number).toArray();
    }

    /** Whether the order of two steps matters. */
    static boolean conflict(RecordedStep first, RecordedStep second) {
        if (waitSet(first) != 0 && waitSet(first) == waitSet(second)) {
            return true;
        }
        for (RecordedEvent event : first.events()) {
            for (RecordedEvent other : second.events()) {
                boolean writes = event instanceof RecordedEvent.Write || other instanceof RecordedEvent.Write;
                if (writes && key(event) != 0 && key(event) == key(other)) {
                    return true;
                }
            }
        }
        return first.index() == second.start() || second.index() == first.start()
                || first.failure() != 0 && second.failure() != 0;
    }

    private static long waitSet(RecordedStep step) {
        return step.waitsIn() != 0 ? step.waitsIn() : step.notifies();
    }

    private static long key(RecordedEvent event) {
        return event instanceof RecordedEvent.Read read ? read.key()
                : event instanceof RecordedEvent.Write write ? write.key() : 0;
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
                && heldBefore.get(first).stream().noneMatch(heldBefore.get(second)::contains);
    }

    boolean isNeeded(RecordedStep from, RecordedStep to) {
        return needed.contains(new Switch(from, to));
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
        return needed.size();
    }
}
