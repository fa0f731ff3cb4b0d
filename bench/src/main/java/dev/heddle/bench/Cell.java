package dev.heddle.bench;

import java.util.List;
import java.util.Locale;

/** One measured rate, or why there is none. The setting says how it was measured ({@code "JDK 17, pinned"}). */
record Cell(double perSecond, String setting, String failure) {

    static Cell measured(double perSecond, String setting) {
        return new Cell(perSecond, setting, null);
    }

    static Cell failed(String setting, String reason) {
        return new Cell(0, setting, reason);
    }

    boolean present() {
        return failure == null;
    }

    /** The highest rate among several settings; a failure only where all have failed. */
    static Cell best(List<Cell> cells) {
        Cell best = cells.get(0);
        for (Cell cell : cells) {
            if (cell.perSecond > best.perSecond) {
                best = cell;
            }
        }
        return best;
    }

    String text() {
        return present() ? String.format(Locale.ROOT, "%,.0f", perSecond) : "– (" + failure + ")";
    }

    String textWithSetting() {
        return present() ? text() + " (" + setting + ")" : text();
    }
}
