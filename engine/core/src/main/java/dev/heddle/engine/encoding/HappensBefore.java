package dev.heddle.engine.encoding;

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

    boolean isBefore(int first, int second) {
        return before[second].get(first);
    }
}
