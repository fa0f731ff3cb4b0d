package dev.heddle.inspections.standalone;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import dev.heddle.inspections.HeddleInspection;
import dev.heddle.inspections.Messages;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** Writes findings in SARIF 2.1.0, which code hosts show beside the code. */
final class Sarif {

    private static final Gson GSON = new GsonBuilder().setPrettyPrinting().disableHtmlEscaping().create();

    private Sarif() {}

    static String of(List<HeddleInspection> inspections, List<Report> reports) {
        Map<String, Object> driver = Map.of(
                "name", "Heddle",
                "rules", inspections.stream().map(Sarif::rule).toList());
        Map<String, Object> run = Map.of(
                "tool", Map.of("driver", driver),
                "results", reports.stream().map(Sarif::result).toList());
        return GSON.toJson(Map.of(
                "$schema", "https://json.schemastore.org/sarif-2.1.0.json", "version", "2.1.0", "runs", List.of(run)));
    }

    private static Map<String, Object> rule(HeddleInspection inspection) {
        return Map.of(
                "id", inspection.getShortName(),
                "shortDescription",
                        Map.of("text", Messages.message("inspection." + inspection.getShortName())));
    }

    private static Map<String, Object> result(Report report) {
        Map<String, Object> region = Map.of(
                "startLine", report.line(),
                "startColumn", report.column(),
                "endLine", report.endLine(),
                "endColumn", report.endColumn());
        Map<String, Object> location = Map.of(
                "physicalLocation",
                Map.of("artifactLocation", Map.of("uri", uri(report.file())), "region", region));
        return Map.of(
                "ruleId", report.id(),
                "level", report.level(),
                "message", Map.of("text", report.message()),
                "locations", List.of(location));
    }

    private static String uri(Path file) {
        return file.isAbsolute() ? file.toUri().toString() : file.toString().replace('\\', '/');
    }
}
