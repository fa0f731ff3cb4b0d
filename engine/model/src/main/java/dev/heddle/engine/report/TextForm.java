package dev.heddle.engine.report;

/**
 * How text is shown.
 *
 * @param color whether the terminal can emphasise
 * @param plain for logs: no colours, no drawn lines, one row for each step with the name of its thread
 * @param columns characters that fit beside each other
 */
public record TextForm(boolean color, boolean plain, int columns) {

    /** Where nobody says how wide it is, such as in a file. */
    public static final int COLUMNS = 120;
    private static final int FEWEST_COLUMNS = 40;

    public TextForm {
        color = color && !plain;
        columns = Math.max(FEWEST_COLUMNS, columns);
    }

    public static TextForm of(boolean color) {
        return new TextForm(color, false, COLUMNS);
    }
}
