package dev.heddle.inspections.standalone;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import dev.heddle.inspections.HeddleInspection;
import dev.heddle.inspections.finding.Messages;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Writes findings in SARIF 2.1.0, which code hosts show beside the code; the same findings give the same bytes. */
final class Sarif {

    private static final Gson GSON = new GsonBuilder().setPrettyPrinting().disableHtmlEscaping().create();

    private Sarif() {}

    static String of(List<HeddleInspection> inspections, List<Report> reports) {
        Map<String, Object> driver =
                object("name", "Heddle", "rules", inspections.stream().map(Sarif::rule).toList());
        Map<String, Object> run = object(
                "tool", object("driver", driver),
                "columnKind", "utf16CodeUnits",
                "results", reports.stream().map(Sarif::result).toList());
        return GSON.toJson(object(
                "$schema", "https://json.schemastore.org/sarif-2.1.0.json", "version", "2.1.0", "runs", List.of(run)));
    }

    private static Map<String, Object> rule(HeddleInspection inspection) {
        String text = Messages.message("inspection." + inspection.getShortName());
        return object("id", inspection.getShortName(), "shortDescription", object("text", text));
    }

    private static Map<String, Object> result(Report report) {
        Map<String, Object> region = object(
                "startLine", report.line(),
                "startColumn", report.column(),
                "endLine", report.endLine(),
                "endColumn", report.endColumn());
        Map<String, Object> location = object(
                "physicalLocation",
                object("artifactLocation", object("uri", uri(report.file())), "region", region));
        return object(
                "ruleId", report.id(),
                "level", report.level(),
                "message", object("text", report.message()),
                "locations", List.of(location));
    }

    /** In the order given: {@code Map.of} has another one in each JVM. */
    private static Map<String, Object> object(Object... namesAndValues) {
        Map<String, Object> members = new LinkedHashMap<>();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            members.put((String) namesAndValues[i], namesAndValues[i + 1]);
        }
        return members;
    }

    private static String uri(Path file) {
        if (file.isAbsolute()) {
            return file.toUri().toASCIIString();
        }
        try {
            String rooted = "/" + file.toString().replace('\\', '/');
            return new URI(null, null, rooted, null).toASCIIString().substring(1);
        } catch (URISyntaxException e) {
            throw new IllegalArgumentException("no URI for " + file, e);
        }
    }
}
