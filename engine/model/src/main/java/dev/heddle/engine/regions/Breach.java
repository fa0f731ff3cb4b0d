package dev.heddle.engine.regions;

import java.util.ArrayList;
import java.util.List;

/**
 * A way to break a region: an access of another thread between two of its own, such that no order of the whole
 * pieces gives the same result.
 */
public record Breach<T>(RegionStep<T> first, RegionStep<T> second, RegionStep<T> intruder) {

    /** All breaches of a region by single accesses of another thread, the nearest pairs first. */
    public static <T> List<Breach<T>> of(AtomicRegion<T> region, List<RegionStep<T>> otherThread) {
        List<RegionStep<T>> own = region.accesses();
        List<Breach<T>> breaches = new ArrayList<>();
        for (int gap = 1; gap < own.size(); gap++) {
            for (int i = 0; i + gap < own.size(); i++) {
                RegionStep<T> first = own.get(i);
                RegionStep<T> second = own.get(i + gap);
                for (RegionStep<T> intruder : otherThread) {
                    if (isUnserialisable(first, intruder, second)) {
                        breaches.add(new Breach<>(first, second, intruder));
                    }
                }
            }
        }
        return breaches;
    }

    /** The four patterns on one variable that no serial order explains: RWR, WWR, RWW, WRW. */
    public static <T> boolean isUnserialisable(RegionStep<T> first, RegionStep<T> intruder, RegionStep<T> second) {
        if (!first.isData() || !second.isData() || !intruder.isData()
                || !first.variable().equals(second.variable())
                || !first.variable().equals(intruder.variable())) {
            return false;
        }
        return intruder.write() ? !(first.write() && second.write()) : first.write() && second.write();
    }
}
