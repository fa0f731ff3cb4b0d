package dev.heddle.inspections.study;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Counts the labels that findings were given by hand, by file and inspection: the figures of
 * docs/inspections-precision.md. Arguments: the files, such as docs/inspection-labels/*.csv.
 */
public final class LabelCounts {

    private static final Pattern ROW = Pattern.compile("[^,]+,[^,]+,\\d+,(\\w+),(useful|not useful),.*");

    private LabelCounts() {}

    public static void main(String[] arguments) throws IOException {
        for (String argument : arguments) {
            System.out.println(Path.of(argument).getFileName() + ": " + count(Path.of(argument)));
        }
    }

    /** Useful ones and all, together and by inspection: {@code 45/100 {LockOrder=1/1, MisusedSync=7/14, …}}. */
    static String count(Path labels) throws IOException {
        Map<String, int[]> byInspection = new TreeMap<>();
        int useful = 0;
        int all = 0;
        for (String line : Files.readAllLines(labels)) {
            Matcher row = ROW.matcher(line);
            if (row.matches()) {
                int[] counts = byInspection.computeIfAbsent(row.group(1), key -> new int[2]);
                counts[0] += row.group(2).equals("useful") ? 1 : 0;
                counts[1]++;
                useful += row.group(2).equals("useful") ? 1 : 0;
                all++;
            }
        }
        Map<String, String> shown = new TreeMap<>();
        byInspection.forEach((inspection, counts) -> shown.put(inspection, counts[0] + "/" + counts[1]));
        return useful + "/" + all + " " + shown;
    }
}
