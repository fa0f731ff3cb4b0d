package dev.heddle.bench;

import dev.heddle.bench.bugs.BugRun;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The table of known bugs and what it says about the goals. */
final class BugsReport {

    private static final long NOT_FOUND = Long.MAX_VALUE;
    private static final int MOST_MILLIS = 10_000;

    private final List<String> seeded;
    private final List<String> complete;
    private final Map<KnownBug, List<BugRun>> runs = new LinkedHashMap<>();

    /**
     * Makes an empty table.
     *
     * @param seeded strategies whose median over all seeds is shown
     * @param complete strategies that know no chance: one run each
     */
    BugsReport(List<String> seeded, List<String> complete) {
        this.seeded = seeded;
        this.complete = complete;
    }

    String head() {
        StringBuilder head = new StringBuilder("| program | best published |");
        StringBuilder rule = new StringBuilder("| --- | ---: |");
        List<String> columns = new ArrayList<>(seeded);
        columns.addAll(complete);
        for (String column : columns) {
            head.append(' ').append(column).append(" |");
            rule.append(" ---: |");
        }
        return head.append('\n').append(rule).append('\n').toString();
    }

    /** Adds a row and returns it. */
    String add(KnownBug bug, List<BugRun> ofBug) {
        runs.put(bug, ofBug);
        return row(bug);
    }

    String markdown() {
        StringBuilder text = new StringBuilder(head());
        runs.keySet().forEach(bug -> text.append(row(bug)));
        return text.append('\n').append(goals()).toString();
    }

    private String row(KnownBug bug) {
        StringBuilder row = new StringBuilder();
        row.append("| ").append(bug.title()).append(" | ").append(bug.bestPublished()).append(" |");
        seeded.forEach(strategy -> row.append(' ').append(median(needed(bug, strategy))).append(" |"));
        complete.forEach(strategy -> row.append(' ').append(found(bug, strategy)).append(" |"));
        return row.append('\n').toString();
    }

    /** The executions of each run; {@link #NOT_FOUND} stands for one that did not find the bug. */
    private List<Long> needed(KnownBug bug, String strategy) {
        return runs.get(bug).stream()
                .filter(run -> run.strategy().equals(strategy))
                .map(run -> bug.isFoundBy(run) ? run.executions() : NOT_FOUND)
                .sorted()
                .toList();
    }

    private static String median(List<Long> needed) {
        if (needed.isEmpty()) {
            return "–";
        }
        long middle = middle(needed);
        long found = needed.stream().filter(executions -> executions != NOT_FOUND).count();
        String median = middle == NOT_FOUND ? "–" : String.format(Locale.ROOT, "%,d", middle);
        return found == needed.size()
                ? median
                : String.format(Locale.ROOT, "%s (%d of %d)", median, found, needed.size());
    }

    private static long middle(List<Long> needed) {
        return needed.get((needed.size() - 1) / 2);
    }

    private String found(KnownBug bug, String strategy) {
        for (BugRun run : runs.get(bug)) {
            if (run.strategy().equals(strategy)) {
                return String.format(Locale.ROOT, bug.isFoundBy(run) ? "%,d (%.1f s)" : "not in %,d (%.1f s)",
                        run.executions(), run.millis() / 1000.0);
            }
        }
        return "–";
    }

    private String goals() {
        List<String> late = new ArrayList<>();
        List<String> more = new ArrayList<>();
        for (KnownBug bug : runs.keySet()) {
            if (runs.get(bug).stream().noneMatch(run -> complete.contains(run.strategy()) && bug.isFoundBy(run)
                    && run.millis() <= MOST_MILLIS)) {
                late.add(bug.title());
            }
            if (seeded.stream().map(strategy -> needed(bug, strategy))
                    .noneMatch(needed -> !needed.isEmpty() && middle(needed) <= bug.bestPublished())) {
                more.add(bug.title());
            }
        }
        return Goal.line("every bug is found by " + String.join(" or ", complete) + " within 10 s" + but(late),
                late.isEmpty())
                + Goal.line("the median of " + String.join(" or ", seeded) + " is not above the best published figure"
                + but(more), more.isEmpty());
    }

    private static String but(List<String> exceptions) {
        return exceptions.isEmpty() ? "" : "; not so: " + String.join("; ", exceptions);
    }
}
