package dev.heddle.engine.report;

import dev.heddle.engine.lanes.Row;
import dev.heddle.engine.lanes.ScheduleTable;
import dev.heddle.engine.model.SourceLocation;
import dev.heddle.engine.model.Step;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Lanes as text: a column for each thread, and at the right the source line with as much of its text as there is room for. Lanes
 * become narrower where they do not fit; where too little is left of them there is one column, and each row names its thread.
 */
final class LaneText {

    static final int MOST_ROWS = 300;
    private static final int WIDEST_LANE = 44;
    /** Less is left of a lane's text than one can guess the rest from. */
    private static final int NARROWEST_LANE = 18;
    private static final int NUMBER = 5;
    private static final int WIDEST_PLACE = 26;
    private static final int WIDEST_NAME = 20;
    private static final int FEWEST_OF_SOURCE = 12;

    private final Style style;
    private final TextForm form;
    private final Function<SourceLocation, String> sources;

    LaneText(TextForm form, Function<SourceLocation, String> sources) {
        this.form = form;
        this.style = new Style(form.color());
        this.sources = sources;
    }

    /** @param steps those of the table, for shorter names where there are lanes to fit them into */
    String print(ScheduleTable whole, List<Step> steps, int mostRows) {
        ScheduleTable table = form.plain() ? whole : whole.brief(steps);
        Set<String> files = table.rows().stream().filter(row -> row.at() != null && row.at().file() != null)
                .map(row -> row.at().file()).collect(Collectors.toSet());
        boolean oneFile = files.size() == 1;
        int place = Math.min(WIDEST_PLACE, table.rows().stream().mapToInt(row -> place(row, oneFile).length()).max().orElse(0));
        int[] widths = fitted(naturalWidths(table), form.columns() - NUMBER - 2 - place);
        StringBuilder out = new StringBuilder();
        Painter painter = widths == null || form.plain()
                ? new NamedRows(table, oneFile, place)
                : new Columns(table, widths, oneFile, place);
        painter.head(out, oneFile ? files.iterator().next() : "");
        List<Row> rows = table.rows();
        int hidden = rows.size() - mostRows;
        for (int i = 0; i < rows.size(); i++) {
            // The end is where the failure is, so the middle goes first.
            if (hidden > 0 && i == mostRows / 4) {
                out.append("      … ").append(hidden)
                        .append(" rows left out; heddle replay --trace prints all steps\n");
                i += hidden;
            }
            painter.row(out, rows.get(i));
        }
        return out.toString();
    }

    private static int[] naturalWidths(ScheduleTable table) {
        int[] widths = new int[table.lanes().size()];
        for (int i = 0; i < widths.length; i++) {
            widths[i] = table.lanes().get(i).length();
        }
        for (Row row : table.rows()) {
            widths[row.lane()] = Math.max(widths[row.lane()], row.text().length());
        }
        for (int i = 0; i < widths.length; i++) {
            widths[i] = Math.min(WIDEST_LANE, widths[i]);
        }
        return widths;
    }

    /** The widest lanes give first; null where not enough would be left. */
    private static int[] fitted(int[] widths, int room) {
        int total = 0;
        for (int width : widths) {
            total += width + 3;
        }
        while (total > room) {
            int widest = 0;
            for (int i = 1; i < widths.length; i++) {
                widest = widths[i] > widths[widest] ? i : widest;
            }
            if (widths.length == 0 || widths[widest] <= NARROWEST_LANE) {
                return null;
            }
            widths[widest]--;
            total--;
        }
        return widths;
    }

    private static String place(Row row, boolean oneFile) {
        if (row.at() == null) {
            return "";
        }
        return oneFile && row.at().line() > 0 ? ":" + row.at().line() : Fitting.cut(row.at().shortForm(), WIDEST_PLACE);
    }

    private String styled(Row row, String text) {
        if (row.kind() != Row.Kind.STEP && row.kind() != Row.Kind.WAIT) {
            return style.faint(text);
        }
        return row.deciding() ? style.deciding(text) : row.shared() ? style.shared(text) : text;
    }

    /** Place and source text at the end of a row that has used up some columns. */
    private String end(Row row, boolean oneFile, int placeWidth, int used) {
        String place = place(row, oneFile);
        if (place.isEmpty()) {
            return "";
        }
        String source = row.n() == 0 && row.kind() != Row.Kind.WAIT ? null : sources.apply(row.at());
        int room = form.columns() - used - placeWidth - 2;
        if (source == null || room < FEWEST_OF_SOURCE) {
            return style.faint(place);
        }
        return style.faint(Fitting.cell(place, placeWidth) + "  " + Fitting.cut(source.strip(), room));
    }

    private static String number(Row row) {
        return row.n() == 0 ? " ".repeat(NUMBER) : String.format("%4d ", row.n());
    }

    /** One way to show rows. */
    private interface Painter {

        void head(StringBuilder out, String file);

        void row(StringBuilder out, Row row);
    }

    /** A column for each thread. */
    private final class Columns implements Painter {

        private final ScheduleTable table;
        private final int[] widths;
        private final boolean oneFile;
        private final int place;
        private int used = NUMBER + 2;

        Columns(ScheduleTable table, int[] widths, boolean oneFile, int place) {
            this.table = table;
            this.widths = widths;
            this.oneFile = oneFile;
            this.place = place;
            for (int width : widths) {
                used += width + 3;
            }
        }

        @Override
        public void head(StringBuilder out, String file) {
            StringBuilder line = new StringBuilder("step ");
            StringBuilder rule = new StringBuilder("─".repeat(NUMBER));
            for (int i = 0; i < widths.length; i++) {
                line.append("│ ").append(Fitting.cell(table.lanes().get(i), widths[i])).append(' ');
                rule.append('┼').append("─".repeat(widths[i] + 2));
            }
            line.append('│').append(file.isEmpty() || used + file.length() > form.columns() ? "" : " " + file);
            out.append(style.bold(line.toString())).append('\n');
            out.append(style.faint(rule.append('┼').toString())).append('\n');
        }

        @Override
        public void row(StringBuilder out, Row row) {
            StringBuilder line = new StringBuilder(number(row));
            for (int i = 0; i < widths.length; i++) {
                String text = i == row.lane() ? Fitting.cell(row.text(), widths[i]) : " ".repeat(widths[i]);
                line.append("│ ").append(i == row.lane() ? styled(row, text) : text).append(' ');
            }
            line.append("│ ").append(end(row, oneFile, place, used));
            out.append(line.toString().stripTrailing()).append('\n');
        }
    }

    /** One column, and the thread's name before each row; a plain one is read by tools, so that nothing in it is cut. */
    private final class NamedRows implements Painter {

        private final ScheduleTable table;
        private final boolean oneFile;
        private final int place;
        private final int name;

        NamedRows(ScheduleTable table, boolean oneFile, int place) {
            this.table = table;
            this.oneFile = oneFile && !form.plain();
            this.place = place;
            int longest = table.lanes().stream().mapToInt(String::length).max().orElse(0);
            this.name = form.plain() ? longest : Math.min(WIDEST_NAME, longest);
        }

        @Override
        public void head(StringBuilder out, String file) {
            if (!form.plain()) {
                out.append(style.bold("step " + Fitting.cell("thread", name) + " │" + (oneFile ? "  (lines of " + file + ")" : "")))
                        .append('\n');
            }
        }

        @Override
        public void row(StringBuilder out, Row row) {
            String start = number(row) + Fitting.cell(table.lanes().get(row.lane()), name);
            if (form.plain()) {
                out.append(start).append(" : ").append(row.text())
                        .append(row.at() == null ? "" : "  [" + row.at().shortForm() + "]").append('\n');
                return;
            }
            int room = Math.max(FEWEST_OF_SOURCE, form.columns() - start.length() - 3 - place - 2);
            String text = Fitting.cut(row.text(), room);
            int used = start.length() + 3 + text.length() + 2;
            out.append((start + " │ " + styled(row, text) + "  " + end(row, oneFile, place, used)).stripTrailing()).append('\n');
        }
    }
}
