package dev.heddle.bench;

import java.util.LinkedHashMap;
import java.util.Map;

/** How long the inspections took for something: a file or a folder. */
record InspectionTime(long lines, int highlights, double milliseconds) {

    /** The lines that the measuring process printed, by name, in their order; other output is skipped. */
    static Map<String, InspectionTime> in(String output) {
        Map<String, InspectionTime> times = new LinkedHashMap<>();
        output.lines().map(line -> line.split(" ")).filter(InspectionTime::isResult).forEach(parts -> times.put(
                parts[0],
                new InspectionTime(
                        Long.parseLong(parts[1]), Integer.parseInt(parts[2]), Double.parseDouble(parts[3]))));
        return times;
    }

    private static boolean isResult(String[] parts) {
        return parts.length == 4 && parts[1].matches("\\d+") && parts[2].matches("\\d+") && parts[3].matches("[\\d.]+");
    }
}
