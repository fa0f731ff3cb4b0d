package dev.heddle.engine.encoding;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/** Which steps come before which in every order that the constraints allow. */
final class HappensBefore {

    private final BitSet[] before;

    /** @param predecessors steps that come right before each step, all of them with smaller numbers */
    HappensBefore(List<List<Integer>> predecessors) {
        before = new BitSet[predecessors.size()];
        for (int step = 0; step < before.length; step++) {
            before[step] = new BitSet();
            for (int predecessor : predecessors.get(step)) {
                before[step].or(before[predecessor]);
                before[step].set(predecessor);
            }
        }
    }

    /** As far as threads and their starts tell. */
    static HappensBefore ofThreads(RecordedRun run, List<RecordedStep> steps) {
        List<List<Integer>> predecessors = new ArrayList<>();
        for (RecordedStep step : steps) {
            predecessors.add(step.number() > 0 ? List.of(run.threads().get(step.thread()).get(step.number() - 1).index())
                    : step.start() >= 0 ? List.of(step.start()) : List.of());
        }
        return new HappensBefore(predecessors);
    }

    boolean isBefore(int first, int second) {
        return before[second].get(first);
    }
}
