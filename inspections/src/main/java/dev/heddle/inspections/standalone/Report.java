package dev.heddle.inspections.standalone;

import dev.heddle.inspections.finding.Evidence;
import dev.heddle.inspections.finding.Finding;
import java.nio.file.Path;

/**
 * A finding as the command line shows it, free of PSI.
 *
 * @param id the inspection's short name
 * @param line from 1
 * @param column from 1
 * @param offset of the highlight in the file
 * @param evidence what speaks for it
 */
public record Report(
        Path file, int line, int column, int endLine, int endColumn, int offset, String id, Finding.Strength strength,
        String message, String variable, Evidence evidence) {

    /** {@code file:line:column: warning: message [id]}, which consoles and editors turn into a link. */
    public String text() {
        return "%s:%d:%d: %s: %s [%s]".formatted(file, line, column, level(), message, id);
    }

    /** Whether what speaks for it is thin. */
    public boolean isWeak() {
        return strength == Finding.Strength.WEAK;
    }

    /** SARIF's name for the weight. */
    public String level() {
        return switch (strength) {
            case CONFIRMED -> "error";
            case NORMAL -> "warning";
            case WEAK, REFUTED -> "note";
        };
    }
}
