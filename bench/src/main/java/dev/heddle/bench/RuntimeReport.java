package dev.heddle.bench;

import java.util.List;
import java.util.Locale;

/** The table of executions per second and what it says about the goals. */
final class RuntimeReport {

    private final List<RuntimeRow> rows;

    RuntimeReport(List<RuntimeRow> rows) {
        this.rows = rows;
    }

    String markdown() {
        StringBuilder text = new StringBuilder();
        text.append("| program | JDK 25 virtual | JDK 25 platform | JDK 17 platform "
                + "| Lincheck 3.7, its best | bare body, its best | × Lincheck | × bare |\n");
        text.append("| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |\n");
        for (RuntimeRow row : rows) {
            text.append("| ").append(row.program().title())
                    .append(" | ").append(row.virtual().text())
                    .append(" | ").append(row.platform().text())
                    .append(" | ").append(row.oldJdk().text())
                    .append(" | ").append(row.lincheck().textWithSetting())
                    .append(" | ").append(row.bare().textWithSetting())
                    .append(" | ").append(times(row.timesLincheck()))
                    .append(" | ").append(times(row.timesBare()))
                    .append(" |\n");
        }
        text.append('\n').append(goals());
        return text.toString();
    }

    /** The columns that a reader of the front page wants to see. */
    String compact() {
        StringBuilder text = new StringBuilder();
        text.append("| executions per second "
                + "| Heddle, JDK 25 | Lincheck 3.7 | bare test body | × Lincheck | × bare |\n");
        text.append("| --- | ---: | ---: | ---: | ---: | ---: |\n");
        for (RuntimeRow row : rows) {
            text.append("| ").append(row.program().title())
                    .append(" | ").append(row.virtual().text())
                    .append(" | ").append(row.lincheck().text())
                    .append(" | ").append(row.bare().text())
                    .append(" | ").append(times(row.timesLincheck()))
                    .append(" | ").append(times(row.timesBare()))
                    .append(" |\n");
        }
        return text.toString();
    }

    private String goals() {
        StringBuilder text = new StringBuilder();
        for (RuntimeRow row : rows) {
            String title = row.program().title();
            text.append(Goal.line(title + ": at least 30 times Lincheck's rate", row.farFasterThanLincheck()));
            text.append(Goal.line(title + ": more than the bare body", row.fasterThanBare()));
            if (row.hasLeastRate()) {
                text.append(Goal.line(title + ": at least 20,000 executions a second", row.reachesLeastRate()));
            }
        }
        return text.toString();
    }

    private static String times(double ratio) {
        return Double.isNaN(ratio) ? "–" : String.format(Locale.ROOT, ratio < 10 ? "%.1f" : "%.0f", ratio);
    }
}
