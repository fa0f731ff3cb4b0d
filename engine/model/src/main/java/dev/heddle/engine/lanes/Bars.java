package dev.heddle.engine.lanes;

import dev.heddle.engine.model.Step;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The stretches in which a thread holds a lock, and those in which it cannot go on. */
final class Bars {

    private final ScheduleTable table;
    private final List<Integer> rowOfStep;
    private final List<Bar> bars = new ArrayList<>();
    /** By lane: lock and row of what is held. */
    private final Map<Integer, Map<String, Integer>> held = new HashMap<>();
    /** By lane: from which row on it is blocked, and why. */
    private final Map<Integer, Map.Entry<Integer, String>> blocked = new HashMap<>();

    private Bars(ScheduleTable table, List<Integer> rowOfStep) {
        this.table = table;
        this.rowOfStep = rowOfStep;
    }

    static List<Bar> of(List<Step> steps, ScheduleTable table, List<Integer> rowOfStep) {
        Bars bars = new Bars(table, rowOfStep);
        Map<String, Integer> lanes = new HashMap<>();
        table.lanes().forEach(lane -> lanes.put(lane, lanes.size()));
        Step before = null;
        for (Step step : steps) {
            if (before != null && !before.thread().equals(step.thread())) {
                bars.leave(lanes.get(before.thread()), before, step.reason());
            }
            bars.add(lanes.get(step.thread()), step);
            before = step;
        }
        bars.close();
        return bars.bars;
    }

    private int row(Step step) {
        return rowOfStep.get(step.n() - 1);
    }

    /** Why the turn went over says whether the thread before could have gone on. */
    private void leave(int lane, Step last, String reason) {
        String thread = last.thread() + " ";
        boolean stopped = reason != null && reason.startsWith(thread) && !reason.endsWith(" finished")
                && !reason.endsWith(" has ended") && !reason.endsWith(" yields");
        if (stopped) {
            blocked.put(lane, Map.entry(row(last), reason.substring(thread.length())));
        }
    }

    private void add(int lane, Step step) {
        Map.Entry<Integer, String> wait = blocked.remove(lane);
        if (wait != null && row(step) > wait.getKey() + 1) {
            bars.add(bar(Bar.Kind.BLOCKED, lane, wait.getValue(), wait.getKey() + 1, row(step) - 1, 0));
        }
        if (step.variable() == null) {
            return;
        }
        Map<String, Integer> locks = held.computeIfAbsent(lane, l -> new LinkedHashMap<>());
        switch (step.op()) {
            case "acquire", "wake" -> locks.putIfAbsent(step.variable(), row(step));
            case "release", "wait" -> end(lane, locks, step.variable(), row(step));
            default -> { }
        }
    }

    private void end(int lane, Map<String, Integer> locks, String lock, int row) {
        int depth = new ArrayList<>(locks.keySet()).indexOf(lock);
        Integer since = locks.remove(lock);
        if (since != null) {
            bars.add(bar(Bar.Kind.HELD, lane, lock, since, row, depth));
        }
    }

    /** What is held or waited for at the end stays so. */
    private void close() {
        int last = table.rows().size() - 1;
        held.forEach((lane, locks) -> new ArrayList<>(locks.keySet()).forEach(lock -> end(lane, locks, lock, last)));
        blocked.forEach((lane, wait) -> {
            if (last > wait.getKey()) {
                bars.add(bar(Bar.Kind.BLOCKED, lane, wait.getValue(), wait.getKey() + 1, last, 0));
            }
        });
    }

    private static Bar bar(Bar.Kind kind, int lane, String what, int from, int to, int depth) {
        return new Bar(kind.name().charAt(0) + ":" + lane + ":" + from + ":" + what, kind, lane, what, from, to, depth);
    }
}
