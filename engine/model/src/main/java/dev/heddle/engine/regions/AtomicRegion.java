package dev.heddle.engine.regions;

import java.util.List;

/** A stretch of one thread's steps that is thought to be meant as one. */
public record AtomicRegion<T>(List<RegionStep<T>> steps) {

    public AtomicRegion {
        steps = List.copyOf(steps);
    }

    public RegionStep<T> first() {
        return steps.get(0);
    }

    public RegionStep<T> last() {
        return steps.get(steps.size() - 1);
    }

    /** The data accesses, in order. */
    public List<RegionStep<T>> accesses() {
        return steps.stream().filter(RegionStep::isData).toList();
    }

    public int fromLine() {
        return steps.stream().mapToInt(RegionStep::line).min().orElse(0);
    }

    public int toLine() {
        return steps.stream().mapToInt(RegionStep::line).max().orElse(0);
    }
}
