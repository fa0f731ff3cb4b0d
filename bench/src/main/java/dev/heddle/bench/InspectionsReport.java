package dev.heddle.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The tables of how long the inspections take, and what they say about the goals. */
final class InspectionsReport {

    private static final String METHODS = "methods-";
    private static final double MOST_FOR_A_FILE = 100;
    private static final double MOST_FOR_A_FOLDER = 5_000;

    private final Map<String, InspectionTime> times;

    InspectionsReport(Map<String, InspectionTime> times) {
        this.times = times;
    }

    String markdown() {
        return "| | lines | highlights | ms |\n"
                + "| --- | ---: | ---: | ---: |\n"
                + row("made-up file", times.get("made-up"))
                + row("Guava's `MapMakerInternalMap`", times.get("real"))
                + row("Guava's `util.concurrent`, parsing included, in a process that has just started",
                        times.get("folder"))
                + row("the same after warm-up", times.get("folder-warm"))
                + "\n"
                + Goal.line("a file of 3,000 lines in under 100 ms",
                        times.get("made-up").milliseconds() < MOST_FOR_A_FILE
                                && times.get("real").milliseconds() < MOST_FOR_A_FILE)
                + Goal.line("Guava's `util.concurrent` in under 5 s",
                        times.get("folder").milliseconds() < MOST_FOR_A_FOLDER);
    }

    /** How the time grows with the methods of one class. */
    String growth() {
        StringBuilder text = new StringBuilder("| methods of one class | lines | ms | µs per method |\n");
        text.append("| ---: | ---: | ---: | ---: |\n");
        List<Double> perMethod = new ArrayList<>();
        times.forEach((name, time) -> {
            if (name.startsWith(METHODS)) {
                int methods = Integer.parseInt(name.substring(METHODS.length()));
                perMethod.add(1_000 * time.milliseconds() / methods);
                text.append(String.format(Locale.ROOT, "| %,d | %,d | %.0f | %.0f |%n",
                        methods, time.lines(), time.milliseconds(), perMethod.get(perMethod.size() - 1)));
            }
        });
        // Quadratic growth would make a method of the largest class as much dearer as the class is larger.
        boolean holds = perMethod.get(perMethod.size() - 1) < 2 * perMethod.get(0);
        return text + "\n" + Goal.line("a method of the largest class takes less than twice the time of one of the "
                + "smallest", holds);
    }

    private static String row(String title, InspectionTime time) {
        return String.format(Locale.ROOT, "| %s | %,d | %,d | %,.0f |%n",
                title, time.lines(), time.highlights(), time.milliseconds());
    }
}
