package dev.heddle.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** How the number of executions and their length grow with the threads: on independent data, and on one lock. */
final class GrowthTable {

    private static final int MOST_THREADS = 8;
    /** Beside the independent threads, so that there are enough executions to take the time of. */
    private static final int LOCKERS = 7;

    private final List<CountRow> alone = new ArrayList<>();
    private final List<CountRow> besideLockers = new ArrayList<>();
    private final List<CountRow> oneLock = new ArrayList<>();

    GrowthTable() {
        for (int n = 1; n <= MOST_THREADS; n++) {
            alone.add(new CountRow("Independent", n + " 1", false, 1, 0));
            besideLockers.add(new CountRow("Independent", n + " " + LOCKERS, false, factorial(LOCKERS), 0));
            oneLock.add(new CountRow("LockInc", String.valueOf(n), false, factorial(n), 0));
        }
    }

    private static long factorial(int n) {
        return n == 0 ? 1 : n * factorial(n - 1);
    }

    /** The rows to explore, those of one program together. The first ones only warm the JVM up. */
    List<List<CountRow>> groups() {
        List<CountRow> independent = new ArrayList<>(warmUp(besideLockers));
        independent.addAll(alone);
        independent.addAll(besideLockers);
        List<CountRow> locked = new ArrayList<>(warmUp(oneLock));
        locked.addAll(oneLock);
        return List.of(independent, locked);
    }

    /** The last row with the threads in the opposite order. */
    private static List<CountRow> warmUp(List<CountRow> rows) {
        CountRow last = rows.get(rows.size() - 1);
        return List.of(new CountRow(last.program(), last.parameters(), true, last.traces(), last.deadlocked()));
    }

    String markdown(Map<CountRow, Counted> counted) {
        StringBuilder text = new StringBuilder();
        text.append(String.format(Locale.ROOT, "| n | n threads on data of their own: executions "
                + "| the same beside %d threads at one lock: executions | µs per execution "
                + "| n threads at one lock: executions (n!) | µs per execution |%n", LOCKERS));
        text.append("| ---: | ---: | ---: | ---: | ---: | ---: |\n");
        for (int i = 0; i < MOST_THREADS; i++) {
            text.append("| ").append(i + 1)
                    .append(" | ").append(executions(alone.get(i), counted))
                    .append(" | ").append(executions(besideLockers.get(i), counted))
                    .append(" | ").append(micros(counted.get(besideLockers.get(i))))
                    .append(" | ").append(executions(oneLock.get(i), counted))
                    .append(" | ").append(micros(counted.get(oneLock.get(i))))
                    .append(" |\n");
        }
        return text.toString();
    }

    private static String executions(CountRow row, Map<CountRow, Counted> counted) {
        Counted count = counted.get(row);
        return count == null ? "–" : String.format(Locale.ROOT, "%,d", count.executions())
                + (count.isAsExpected(row) ? "" : " **wrong**");
    }

    private static String micros(Counted count) {
        return count == null || !count.isTimed()
                ? "–"
                : String.format(Locale.ROOT, "%.0f", count.microsPerExecution());
    }
}
