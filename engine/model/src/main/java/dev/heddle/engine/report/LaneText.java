package dev.heddle.engine.report;

import dev.heddle.engine.lanes.Row;
import dev.heddle.engine.lanes.ScheduleTable;
import java.util.List;

/**
 * Lanes as text: a column for each thread, and the source line at the right. With more threads than fit side by side
 * there is one column, and each row names its thread.
 */
final class LaneText {

    static final int MOST_ROWS = 300;
    private static final int WIDEST_LANE = 44;
    private static final int NARROWEST_LANE = 8;
    private static final int WIDEST_TABLE = 170;

    private final Style style;

    LaneText(Style style) {
        this.style = style;
    }

    String print(ScheduleTable table, int mostRows) {
        int[] widths = widths(table);
        int total = 0;
        for (int width : widths) {
            total += width + 3;
        }
        boolean sideBySide = total <= WIDEST_TABLE;
        StringBuilder out = new StringBuilder();
        if (sideBySide) {
            appendHeader(out, table.lanes(), widths);
        }
        List<Row> rows = table.rows();
        int hidden = rows.size() - mostRows;
        for (int i = 0; i < rows.size(); i++) {
            // The end is where the failure is, so the middle goes first.
            if (hidden > 0 && i == mostRows / 4) {
                out.append("      … ").append(hidden)
                        .append(" rows left out; heddle replay --trace prints all steps\n");
                i += hidden;
            }
            if (sideBySide) {
                appendRow(out, rows.get(i), widths);
            } else {
                appendNamedRow(out, rows.get(i), table.lanes());
            }
        }
        return out.toString();
    }

    private static int[] widths(ScheduleTable table) {
        int[] widths = new int[table.lanes().size()];
        for (int i = 0; i < widths.length; i++) {
            widths[i] = Math.max(NARROWEST_LANE, table.lanes().get(i).length());
        }
        for (Row row : table.rows()) {
            widths[row.lane()] = Math.max(widths[row.lane()], row.text().length());
        }
        for (int i = 0; i < widths.length; i++) {
            widths[i] = Math.min(WIDEST_LANE, widths[i]);
        }
        return widths;
    }

    private void appendHeader(StringBuilder out, List<String> lanes, int[] widths) {
        StringBuilder line = new StringBuilder("step ");
        StringBuilder rule = new StringBuilder("─────");
        for (int i = 0; i < widths.length; i++) {
            line.append("│ ").append(fitted(lanes.get(i), widths[i])).append(' ');
            rule.append('┼').append("─".repeat(widths[i] + 2));
        }
        out.append(style.bold(line.append("│").toString())).append('\n');
        out.append(style.faint(rule.append('┼').toString())).append('\n');
    }

    private void appendRow(StringBuilder out, Row row, int[] widths) {
        StringBuilder line = new StringBuilder(row.n() == 0 ? "     " : String.format("%4d ", row.n()));
        for (int i = 0; i < widths.length; i++) {
            String text = i == row.lane() ? fitted(row.text(), widths[i]) : " ".repeat(widths[i]);
            line.append("│ ").append(i == row.lane() ? styled(row, text) : text).append(' ');
        }
        line.append('│');
        if (row.at() != null) {
            line.append(' ').append(style.faint(row.at().shortForm()));
        }
        out.append(line.toString().stripTrailing()).append('\n');
    }

    private void appendNamedRow(StringBuilder out, Row row, List<String> lanes) {
        out.append(row.n() == 0 ? "     " : String.format("%4d ", row.n()))
                .append(lanes.get(row.lane())).append(": ").append(styled(row, row.text()))
                .append(row.at() == null ? "" : "   " + style.faint(row.at().shortForm())).append('\n');
    }

    private String styled(Row row, String text) {
        if (row.kind() != Row.Kind.STEP && row.kind() != Row.Kind.WAIT) {
            return style.faint(text);
        }
        return row.shared() ? style.shared(text) : text;
    }

    private static String fitted(String text, int width) {
        return text.length() > width
                ? text.substring(0, width - 1) + "…"
                : text + " ".repeat(width - text.length());
    }
}
