package dev.heddle.engine.cli;

import dev.heddle.engine.model.BadRequestException;
import dev.heddle.engine.report.SourceFolders;
import dev.heddle.engine.report.TextForm;
import dev.heddle.engine.report.TextReport;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import picocli.CommandLine.Option;

/** Options that say in what form the outcome is told. */
final class OutputOptions {

    @Option(names = "--json", paramLabel = "FILE", description = "Write the result there.")
    Path json;

    @Option(names = "--html", paramLabel = "FILE", description = "Write a report there: one page, nothing else needed.")
    Path html;

    @Option(names = "--events",
            description = "One JSON object a line on standard output instead of text, for tools (docs/protocol.md).")
    boolean events;

    @Option(names = {"-q", "--quiet"}, description = "Print nothing but violations and errors.")
    boolean quiet;

    @Option(names = "--no-color", description = "No colours, also on a terminal (as does NO_COLOR).")
    boolean noColor;

    @Option(names = "--plain",
            description = "For logs: no colours, no drawn lines, one row for each step with the name of its thread.")
    boolean plain;

    /** The report for standard output, as wide as the terminal. */
    TextReport report() {
        return new TextReport(new TextForm(color(), plain, columns()), SourceFolders.here()::line);
    }

    /** What the start script has seen of the terminal, or what the environment says. */
    private static int columns() {
        String known = System.getProperty("heddle.terminal.columns", System.getenv("COLUMNS"));
        try {
            return known == null ? TextForm.COLUMNS : Integer.parseInt(known.strip());
        } catch (NumberFormatException unknown) {
            return TextForm.COLUMNS;
        }
    }

    boolean color() {
        return !noColor && System.getenv("NO_COLOR") == null && Boolean.getBoolean("heddle.terminal.out");
    }

    boolean showsProgress() {
        return !quiet && !events && Boolean.getBoolean("heddle.terminal.err");
    }

    /** Where to show what the test prints, or null: standard output belongs to the events, if they are asked for. */
    OutputStream ofTheTest(TargetOptions where) {
        return !where.showOutput ? null : events ? System.err : System.out;
    }

    /** Fails now rather than after an hour of exploring. */
    void check() throws BadRequestException {
        checkFile("--json", json);
        checkFile("--html", html);
    }

    static void checkFile(String option, Path file) throws BadRequestException {
        if (file == null) {
            return;
        }
        Path parent = file.toAbsolutePath().getParent();
        if (Files.isDirectory(file) || parent == null) {
            throw new BadRequestException(option + " " + file + " is a folder; give a file");
        }
        try {
            Files.createDirectories(parent);
        } catch (IOException e) {
            throw new BadRequestException(option + " " + file + " cannot be written: no folder " + parent, e);
        }
        if (Files.exists(file) ? !Files.isWritable(file) : !Files.isWritable(parent)) {
            throw new BadRequestException(option + " " + file + " cannot be written; choose another place");
        }
    }
}
