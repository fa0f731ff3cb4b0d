package dev.heddle.inspections;

import static dev.heddle.inspections.finding.Messages.message;

import dev.heddle.inspections.analysis.breach.BrokenRegion;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Says in plain words which lines look meant as one step, why, and who can come in between. */
final class RegionText {

    private RegionText() {}

    static String of(BrokenRegion region) {
        String name = region.variable().field() == null
                ? message("region.contents", region.variable().name())
                : message("shared.name", region.variable().name());
        return message("region.broken", lines(region.span()), name, uses(region.uses()), breaker(region));
    }

    private static String lines(BrokenRegion.Span span) {
        return span.fromLine() == span.toLine()
                ? message("region.line")
                : message("region.lines", span.fromLine(), span.toLine());
    }

    /** {@code read in line 7, then read and written in line 9}. */
    private static String uses(List<BrokenRegion.Use> uses) {
        Map<Integer, String> byLine = new LinkedHashMap<>();
        for (BrokenRegion.Use use : uses) {
            String verb = message(use.write() ? "shared.written" : "shared.read");
            byLine.merge(use.line(), verb, (one, other) -> message("region.and", one, other));
        }
        return byLine.entrySet().stream()
                .map(entry -> message("region.use", entry.getValue(), entry.getKey()))
                .reduce((one, other) -> message("region.then", one, other))
                .orElse("");
    }

    private static String breaker(BrokenRegion region) {
        BrokenRegion.Span other = region.breaker().span();
        if (other.equals(region.span())) {
            return message(other.fromLine() == other.toLine() ? "region.same.line" : "region.same.lines");
        }
        String method = region.breaker().method();
        if (other.fromLine() == other.toLine()) {
            return method == null
                    ? message("place.line", other.fromLine())
                    : message("place.method.line", method, other.fromLine());
        }
        return method == null
                ? message("place.lines", other.fromLine(), other.toLine())
                : message("place.method.lines", method, other.fromLine(), other.toLine());
    }
}
