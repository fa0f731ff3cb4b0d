package dev.heddle.engine.cli;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import dev.heddle.engine.coverage.OrderJson;
import dev.heddle.engine.coverage.OrderReport;
import dev.heddle.engine.coverage.UntestedOrder;
import dev.heddle.engine.model.BadRequestException;
import dev.heddle.engine.model.Result;
import dev.heddle.engine.report.HtmlReport;
import dev.heddle.engine.report.Json;
import dev.heddle.engine.report.OrderSarif;
import dev.heddle.engine.report.OrderText;
import dev.heddle.engine.report.SourceFolders;
import dev.heddle.engine.session.ScheduleFile;
import dev.heddle.engine.session.WholeFile;
import java.io.IOException;
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

    @Option(names = "--since", paramLabel = "RESULT.json",
            description = "Tell untested orders that are new since these results; may be repeated.")
    private List<Path> since = new ArrayList<>();

    @Option(names = "--fail-on", paramLabel = "untested-order",
            description = "Exit with 1 where an order that can be is untested; with --since only a new one.")
    private String failOn;

    @Option(names = "--sarif", paramLabel = "FILE", description = "Write untested orders there, for code review tools.")
    private Path sarif;

    @Option(names = "--json", paramLabel = "FILE",
            description = "Write the orders of all results together there, to be merged with others later.")
    private Path json;

    @Option(names = "--no-color", description = "No colours, also on a terminal (as does NO_COLOR).")
    private boolean noColor;

    @Option(names = "--plain",
            description = "For logs: no colours, no drawn lines, one row for each step with the name of its thread.")
    private boolean plain;

    @Override
    public Integer call() throws BadRequestException, IOException {
        List<Result> results = readAll(files);
        OrderReport earlier = since.isEmpty() ? null : new OrderReport(readAll(since));
        OrderReport orders = new OrderReport(results);
        if (failOnUntested() && orders.isEmpty()) {
            throw new BadRequestException("the results tell nothing of orders; explore with --coverage or --strategy hapset");
        }
        List<UntestedOrder> untested = earlier != null ? orders.since(earlier) : orders.untested().stream()
                .filter(order -> order.standing() != UntestedOrder.Standing.IMPOSSIBLE).toList();
        OutputOptions output = new OutputOptions();
        output.noColor = noColor;
        output.html = html;
        output.plain = plain;
        output.check();
        if (html == null) {
            for (Result result : results) {
                System.out.print(output.report().print(result));
            }
            if (results.size() > 1 && !orders.isEmpty()) {
                System.out.println("All together:");
                OrderText.of(results).forEach(System.out::println);
            }
            if (earlier != null) {
                System.out.println(untested.isEmpty() ? "No untested order is new." : "Untested orders that are new:");
                OrderText.list(untested).forEach(System.out::println);
            }
        } else {
            WholeFile.write(html, HtmlReport.page(results, SourceFolders.here()::line));
        }
        if (sarif != null) {
            OutputOptions.checkFile("--sarif", sarif);
            WholeFile.write(sarif, OrderSarif.of(untested));
        }
        if (json != null) {
            OutputOptions.checkFile("--json", json);
            WholeFile.write(json, Json.file(OrderJson.result(results)));
        }
        return failOnUntested() && !untested.isEmpty() ? ExitCode.VIOLATION : ExitCode.CLEAN;
    }

    private boolean failOnUntested() throws BadRequestException {
        if (failOn != null && !failOn.equals("untested-order")) {
            throw new BadRequestException("--fail-on knows 'untested-order' here, not '" + failOn + "'");
        }
        return failOn != null;
    }

    private static List<Result> readAll(List<Path> files) throws BadRequestException {
        List<Result> results = new ArrayList<>();
        for (Path file : files) {
            results.add(read(file));
        }
        return results;
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
