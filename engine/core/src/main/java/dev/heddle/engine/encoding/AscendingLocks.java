package dev.heddle.engine.encoding;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Whether the locks of an execution tell already that no order of its steps leaves threads waiting for ever: threads wait for
 * nothing but locks, which they take in one order, and, having none, for the ends of others.
 */
public final class AscendingLocks {

    private final RecordedRun run;
    private final Slice.Source source;
    private final Map<Long, Set<Long>> after = new HashMap<>();
    private boolean simple = true;

    public AscendingLocks(Slice.Source source) {
        this.source = source;
        this.run = source.run();
        run.threads().forEach((thread, steps) -> simple &= run.hasEnded(thread) && follow(steps));
    }

    /** Whether nobody can be left waiting. */
    public boolean rulesOutDeadlocks() {
        Set<Long> done = new HashSet<>();
        return simple && after.keySet().stream().noneMatch(lock -> isInCircle(lock, new HashSet<>(), done));
    }

    private boolean follow(List<RecordedStep> steps) {
        Set<Long> held = new HashSet<>();
        for (RecordedStep step : steps) {
            if (step.waitsIn() != 0 || step.isWakeUp() || step.notified() != null || !follow(step, held)) {
                return false;
            }
        }
        return held.isEmpty();
    }

    private boolean follow(RecordedStep step, Set<Long> held) {
        RecordedEvent last = null;
        for (RecordedEvent event : step.events()) {
            if (event instanceof RecordedEvent.Requirement) {
                if (!(last instanceof RecordedEvent.Read read) || !source.isLock(read.key()) && !(held.isEmpty() && isEnd(read.key()))) {
                    return false;
                }
                if (source.isLock(read.key())) {
                    held.forEach(lock -> after.computeIfAbsent(lock, key -> new HashSet<>()).add(read.key()));
                }
            } else if (event instanceof RecordedEvent.Write write && source.isLock(write.key())) {
                if (write.value() == run.initial(write.key())) {
                    held.remove(write.key());
                } else {
                    held.add(write.key());
                }
            }
            last = event;
        }
        return true;
    }

    /** Whether all that is ever written to a variable is that a thread has ended. */
    private boolean isEnd(long key) {
        List<RecordedStep> writers = source.writers(key);
        return writers.size() == 1 && writers.get(0).ends();
    }

    private boolean isInCircle(long lock, Set<Long> way, Set<Long> done) {
        if (done.contains(lock)) {
            return false;
        }
        if (!way.add(lock)) {
            return true;
        }
        for (long next : after.getOrDefault(lock, Set.of())) {
            if (isInCircle(next, way, done)) {
                return true;
            }
        }
        way.remove(lock);
        done.add(lock);
        return false;
    }
}
