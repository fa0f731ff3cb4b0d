package dev.heddle.engine.regions;

import java.util.ArrayList;
import java.util.List;

/**
 * Infers atomic regions by the structure of the code, as BEST does in its third stage: a region has at least one
 * data access and begins and ends with one; it stays within one procedure; neighbouring accesses are close together
 * in the source; and no thread is started, joined or waited for inside (notify is allowed).
 */
public final class RegionRules {

    /** Lines between neighbouring accesses that still count as close. */
    public static final int DEFAULT_DISTANCE = 5;

    private final int distance;

    /**
     * @param distance how many lines apart neighbouring accesses of a region may be
     */
    public RegionRules(int distance) {
        this.distance = distance;
    }

    /** The longest regions in the steps of one thread, in order. */
    public <T> List<AtomicRegion<T>> infer(List<RegionStep<T>> steps) {
        List<AtomicRegion<T>> regions = new ArrayList<>();
        List<RegionStep<T>> current = new ArrayList<>();
        for (RegionStep<T> step : steps) {
            if (step.kind() == RegionStep.Kind.HAND_OVER) {
                close(current, regions);
                continue;
            }
            if (!current.isEmpty() && !belongs(current, step)) {
                close(current, regions);
            }
            current.add(step);
        }
        close(current, regions);
        return regions;
    }

    private <T> boolean belongs(List<RegionStep<T>> current, RegionStep<T> step) {
        RegionStep<T> previous = current.get(current.size() - 1);
        return step.procedure().equals(previous.procedure())
                && Math.abs(step.line() - previous.line()) <= distance;
    }

    /** Cuts synchronisation off both ends and keeps what is left, if there is an access in it. */
    private static <T> void close(List<RegionStep<T>> current, List<AtomicRegion<T>> regions) {
        int from = 0;
        int to = current.size();
        while (from < to && !current.get(from).isData()) {
            from++;
        }
        while (to > from && !current.get(to - 1).isData()) {
            to--;
        }
        if (from < to) {
            regions.add(new AtomicRegion<>(current.subList(from, to)));
        }
        current.clear();
    }
}
