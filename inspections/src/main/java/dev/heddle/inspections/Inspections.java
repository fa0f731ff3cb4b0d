package dev.heddle.inspections;

import java.util.List;

/** All inspections, with their default options. */
public final class Inspections {

    private Inspections() {}

    public static List<HeddleInspection> all() {
        return List.of(new SharedAccessInspection(), new CheckThenActInspection(), new AtomicRegionInspection(), new LockOrderInspection(),
                new MisusedSyncInspection());
    }
}
