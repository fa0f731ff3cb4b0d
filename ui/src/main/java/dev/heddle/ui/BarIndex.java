package dev.heddle.ui;

import dev.heddle.engine.lanes.Bar;
import dev.heddle.engine.lanes.ScheduleLayout;
import java.util.ArrayList;
import java.util.List;

/** The bars beside the rows in sight. */
final class BarIndex {

    private static final int BLOCK = 64;

    private final List<List<Placed>> blocks = new ArrayList<>();

    /** A bar with the first and last visible row that it stands beside. */
    record Placed(Bar bar, int from, int to) {}

    BarIndex(ScheduleLayout layout, int[] visibleAt, int visible) {
        int[] nextVisible = new int[visibleAt.length + 1];
        nextVisible[visibleAt.length] = visible;
        for (int i = visibleAt.length - 1; i >= 0; i--) {
            nextVisible[i] = visibleAt[i] >= 0 ? visibleAt[i] : nextVisible[i + 1];
        }
        for (Bar bar : layout.bars()) {
            int from = nextVisible[bar.fromRow()];
            int to = nextVisible[bar.toRow() + 1] - 1;
            if (to >= from) {
                add(new Placed(bar, from, to));
            }
        }
    }

    private void add(Placed placed) {
        for (int block = placed.from() / BLOCK; block <= placed.to() / BLOCK; block++) {
            while (blocks.size() <= block) {
                blocks.add(new ArrayList<>());
            }
            blocks.get(block).add(placed);
        }
    }

    List<Placed> in(int from, int to) {
        List<Placed> found = new ArrayList<>();
        for (int block = from / BLOCK; block <= to / BLOCK && block < blocks.size(); block++) {
            found.addAll(blocks.get(block));
        }
        return found.stream().distinct().toList();
    }
}
