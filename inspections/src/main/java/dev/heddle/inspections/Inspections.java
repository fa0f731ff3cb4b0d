package dev.heddle.inspections;

import java.nio.file.Path;
import java.util.List;

/** All inspections. */
public final class Inspections {

    private Inspections() {}

    /** With their default options, as the IDE has them. */
    public static List<HeddleInspection> all() {
        return List.of(
                new SharedAccessInspection(),
                new CheckThenActInspection(),
                new AtomicRegionInspection(),
                new LockOrderInspection(),
                new MisusedSyncInspection());
    }

    /**
     * As the command line runs them: with what IntelliJ's own inspections would show in the editor.
     *
     * @param result file with the result of an exploration, or null
     */
    public static List<HeddleInspection> forCommandLine(Path result) {
        List<HeddleInspection> inspections = all();
        String resultFile = result == null ? "" : result.toString();
        for (HeddleInspection inspection : inspections) {
            if (inspection instanceof MisusedSyncInspection misuse) {
                misuse.reportWhatIdeReports = true;
            }
            if (inspection instanceof SharedAccessInspection shared) {
                shared.resultFile = resultFile;
                shared.reportWhatIdeReports = true;
            }
            if (inspection instanceof CheckThenActInspection steps) {
                steps.resultFile = resultFile;
            }
            if (inspection instanceof AtomicRegionInspection region) {
                region.resultFile = resultFile;
            }
        }
        return inspections;
    }
}
