package dev.heddle.engine.cli;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import dev.heddle.engine.model.BadRequestException;
import dev.heddle.engine.model.Result;
import dev.heddle.engine.report.HtmlReport;
import dev.heddle.engine.report.Json;
import dev.heddle.engine.report.SourceFolders;
import dev.heddle.engine.session.ScheduleFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Makes a report from results that are on disk. */
@Command(name = "report", description = "Make text or HTML from a result.")
final class ReportCommand implements Callable<Integer> {

    @Parameters(arity = "1..*", paramLabel = "RESULT.json", description = "What explore --json wrote.")
    private List<Path> files;

    @Option(names = "--html", paramLabel = "FILE", description = "Write a page there instead of text.")
    private Path html;

    @Option(names = "--no-color", description = "No colours, also on a terminal (as does NO_COLOR).")
    private boolean noColor;

    @Option(names = "--plain",
            description = "For logs: no colours, no drawn lines, one row for each step with the name of its thread.")
    private boolean plain;

    @Override
    public Integer call() throws BadRequestException, IOException {
        List<Result> results = new ArrayList<>();
        for (Path file : files) {
            results.add(read(file));
        }
        OutputOptions output = new OutputOptions();
        output.noColor = noColor;
        output.html = html;
        output.plain = plain;
        output.check();
        if (html == null) {
            for (Result result : results) {
                System.out.print(output.report().print(result));
            }
        } else {
            Files.writeString(html, HtmlReport.page(results, SourceFolders.here()::line));
        }
        return ExitCode.CLEAN;
    }

    static Result read(Path file) throws BadRequestException {
        JsonObject tree = ScheduleFile.readTree(file, "result");
        JsonElement schema = tree.get("schema");
        if (schema == null || !schema.isJsonPrimitive() || !schema.getAsString().equals(Result.SCHEMA)) {
            throw new BadRequestException(file + " is no result of this version (" + Result.SCHEMA
                    + "); give what explore --json wrote");
        }
        try {
            Result result = Json.read(tree, Result.class);
            if (result.target() == null || result.status() == null || result.violations() == null) {
                throw new BadRequestException(file + " is damaged: it lacks target, status or violations");
            }
            return result;
        } catch (JsonParseException e) {
            throw new BadRequestException(file + " is damaged: " + ScheduleFile.wrongValue(e), e);
        }
    }
}
