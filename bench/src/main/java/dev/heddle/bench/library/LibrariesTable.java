package dev.heddle.bench.library;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** The rows of all tests as people read them: one line for each library, what was found, the worst tests and why. */
public final class LibrariesTable {

    private static final int WORST = 10;

    private final List<TestRow> rows;
    private final JudgedFindings judged;

    public LibrariesTable(List<TestRow> rows, JudgedFindings judged) {
        this.rows = rows;
        this.judged = judged;
    }

    public String text() {
        StringBuilder table = new StringBuilder("| library | tests | useful verdict | complete | over ")
                .append(TestRow.ENOUGH_EXECUTIONS)
                .append(" executions | violations (judged false) | weaknesses told | over the time | did not run |\n")
                .append("| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |\n");
        List<String> libraries = rows.stream().map(TestRow::library).distinct().toList();
        for (String name : libraries) {
            table.append(line(name, rows.stream().filter(row -> row.library().equals(name)).toList()));
        }
        if (libraries.size() > 1) {
            table.append(line("all", rows));
        }
        appendViolations(table);
        appendWorst(table);
        return table.toString();
    }

    private String line(String name, List<TestRow> of) {
        List<String> verdicts = of.stream().flatMap(row -> verdicts(row).stream()).toList();
        long useful = of.stream().filter(TestRow::isUseful).count();
        return String.format(Locale.ROOT, "| %s | %d | %d (%d %%) | %d | %d | %d (%d) | %d | %d | %d |%n", name, of.size(), useful,
                of.isEmpty() ? 0 : 100 * useful / of.size(),
                of.stream().filter(TestRow::complete).count(),
                of.stream().filter(row -> row.executions() > TestRow.ENOUGH_EXECUTIONS).count(), verdicts.size(),
                verdicts.stream().filter("false"::equals).count(),
                of.stream().filter(row -> !row.weaknesses().isEmpty()).count(),
                of.stream().filter(TestRow::late).count(),
                of.stream().filter(row -> !row.hasRun()).count());
    }

    private List<String> verdicts(TestRow row) {
        return row.violations().stream().map(violation -> judged.of(row.library(), row.test(), violation)).toList();
    }

    private void appendViolations(StringBuilder table) {
        List<TestRow> found = rows.stream().filter(row -> !row.violations().isEmpty()).toList();
        if (!found.isEmpty()) {
            table.append("\nViolations, each of which showed again in a new process:\n\n| test | violation | judged |\n| --- | --- | --- |\n");
            for (TestRow row : found) {
                table.append(row.violations().stream().map(violation -> String.format(Locale.ROOT, "| %s | %s | %s |%n",
                        shortName(row), violation, judged.of(row.library(), row.test(), violation)))
                        .collect(Collectors.joining()));
            }
        }
    }

    private void appendWorst(StringBuilder table) {
        List<TestRow> worst = rows.stream().filter(row -> !row.isUseful())
                .sorted(Comparator.comparingLong(TestRow::executions)).limit(WORST).toList();
        if (!worst.isEmpty()) {
            table.append("\nThe worst:\n\n| test | executions | seconds | why |\n| --- | ---: | ---: | --- |\n");
            worst.forEach(row -> table.append(String.format(Locale.ROOT, "| %s | %d | %.1f | %s |%n",
                    shortName(row), row.executions(), row.wall(), row.why().replace("|", "\\|"))));
        }
    }

    private static String shortName(TestRow row) {
        return row.test().substring(row.test().lastIndexOf('.', row.test().indexOf('#')) + 1);
    }
}
