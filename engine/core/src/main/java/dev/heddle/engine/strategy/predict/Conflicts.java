package dev.heddle.engine.strategy.predict;

import dev.heddle.engine.encoding.RecordedEvent;
import dev.heddle.engine.encoding.RecordedRun;
import dev.heddle.engine.encoding.RecordedStep;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Of which steps of an execution the order matters. */
final class Conflicts {

    private final List<Set<Long>> read = new ArrayList<>();
    private final List<Set<Long>> written = new ArrayList<>();

    Conflicts(RecordedRun run) {
        for (RecordedStep step : run.steps()) {
            Set<Long> reads = new HashSet<>();
            Set<Long> writes = new HashSet<>();
            for (RecordedEvent event : step.events()) {
                if (event instanceof RecordedEvent.Read one) {
                    reads.add(one.key());
                } else if (event instanceof RecordedEvent.Write one) {
                    writes.add(one.key());
                }
            }
            read.add(reads);
            written.add(writes);
        }
    }

    boolean between(RecordedStep first, RecordedStep second) {
        return waitSet(first) != 0 && waitSet(first) == waitSet(second)
                || writes(first, second) || writes(second, first)
                || first.index() == second.start() || second.index() == first.start()
                || first.failure() != 0 && second.failure() != 0;
    }

    /** Whether one writes what the other touches. */
    private boolean writes(RecordedStep one, RecordedStep other) {
        for (long key : written.get(one.index())) {
            if (read.get(other.index()).contains(key) || written.get(other.index()).contains(key)) {
                return true;
            }
        }
        return false;
    }

    private static long waitSet(RecordedStep step) {
        return step.waitsIn() != 0 ? step.waitsIn() : step.notifies();
    }
}
