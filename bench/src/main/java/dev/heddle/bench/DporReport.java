package dev.heddle.bench;

import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The tables of {@code heddle bench dpor} and what they say about the goals. */
final class DporReport {

    private static final int LEAST_RATE = 10_000;
    private static final int FLAT_MEGABYTES = 4;

    private final List<CountRow> rows;
    private final Map<CountRow, Counted> counted;

    /**
     * Makes the report.
     *
     * @param rows each in the given order of creation and then in the opposite one
     */
    DporReport(List<CountRow> rows, Map<CountRow, Counted> counted) {
        this.rows = rows;
        this.counted = counted;
    }

    /** A line for each program and parameters; where the two orders of creation differ, both are shown. */
    String table() {
        StringBuilder text = new StringBuilder(
                "| program | parameters | expected | executions | deadlocked | blocked | seconds | executions/s "
                        + "| executions/s, fastest repetition |\n"
                        + "| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |\n");
        for (int i = 0; i < rows.size(); i += 2) {
            CountRow row = rows.get(i);
            text.append(String.format(Locale.ROOT, "| %s | %s | %,d |", row.program(),
                    row.parameters().replace(" ", ", "), row.expected()));
            List<String> given = cells(row, counted.get(row));
            List<String> reversed = cells(rows.get(i + 1), counted.get(rows.get(i + 1)));
            for (int c = 0; c < given.size(); c++) {
                boolean same = given.get(c).equals(reversed.get(c));
                text.append(' ').append(same ? given.get(c) : given.get(c) + " / " + reversed.get(c)).append(" |");
            }
            text.append('\n');
        }
        return text.toString();
    }

    private static List<String> cells(CountRow row, Counted counted) {
        if (counted == null) {
            return List.of("did not end", "–", "–", "–", "–", "–");
        }
        String remark = counted.isAsExpected(row) ? "" : counted.complete() ? " **wrong**" : " (not complete)";
        return List.of(
                String.format(Locale.ROOT, "%,d", counted.executions()) + remark,
                String.format(Locale.ROOT, "%,d", counted.deadlocked()),
                String.format(Locale.ROOT, "%,d", counted.blocked()),
                String.format(Locale.ROOT, "%.2f", counted.millis() / 1000.0),
                counted.isTimed() ? String.format(Locale.ROOT, "%,.0f", counted.perSecond()) : "–",
                counted.isRepeated() ? String.format(Locale.ROOT, "%,.0f", counted.warmPerSecond()) : "–");
    }

    String goals() {
        StringBuilder text = new StringBuilder();
        long exact = rows.stream().filter(this::isExact).count();
        text.append(Goal.line(String.format(Locale.ROOT,
                "exactly one execution for each trace, none blocked (%d of %d rows)", exact, rows.size()),
                exact == rows.size()));
        for (CountRow row : rows) {
            if (row.isRated()) {
                text.append(rate(row, counted.get(row)));
            }
        }
        return text.toString();
    }

    /** A row that is over before the JVM has compiled the engine is judged by the fastest of its explorations. */
    private static String rate(CountRow row, Counted count) {
        boolean repeated = count != null && count.isRepeated();
        double cold = count == null ? 0 : count.perSecond();
        double rate = repeated ? Math.max(cold, count.warmPerSecond()) : cold;
        return Goal.line(String.format(Locale.ROOT, "%s: at least %,d executions a second%s",
                row.title(), LEAST_RATE, repeated ? " in the fastest of its explorations" : ""), rate >= LEAST_RATE);
    }

    private boolean isExact(CountRow row) {
        return counted.containsKey(row) && counted.get(row).isAsExpected(row);
    }

    /** Whether memory stays flat while fib is explored. */
    static String memory(GcLog log, CountRow largest) {
        if (log.megabytesAfter().isEmpty()) {
            return Goal.line(largest.title() + ": flat memory (no collection was needed)", true);
        }
        int start = log.leastInTenth(1);
        int end = log.leastInTenth(9);
        String heap = String.format(Locale.ROOT,
                "heap after collection, second tenth of the run %d MB, last tenth %d MB; %d collections",
                start, end, log.megabytesAfter().size());
        return Goal.line(largest.title() + ": flat memory (" + heap + ")", end - start <= FLAT_MEGABYTES);
    }
}
