package dev.heddle.engine.report;

import dev.heddle.engine.model.SourceLocation;
import dev.heddle.engine.model.Step;
import dev.heddle.engine.model.Violation;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;

/** The source lines that a violation has to do with, and those around them, so that each step leads to its text. */
final class SourceExcerpts {

    private static final int AROUND = 6;
    private static final int MOST_LINES = 2_000;

    private final String prefix;
    /** By file: line number and text. */
    private final Map<String, TreeMap<Integer, String>> files = new LinkedHashMap<>();
    private final Violation violation;

    /**
     * @param prefix tells the ids of this violation from those of others in the page
     * @param sources gives the text of a line, or null
     */
    SourceExcerpts(String prefix, Violation violation, Function<SourceLocation, String> sources) {
        this.prefix = prefix;
        this.violation = violation;
        if (violation.at() != null) {
            add(violation.at(), sources);
        }
        if (violation.steps() != null) {
            violation.steps().stream().map(Step::at).distinct().limit(MOST_LINES).forEach(at -> add(at, sources));
        }
    }

    private void add(SourceLocation at, Function<SourceLocation, String> sources) {
        if (at == null || at.file() == null || at.line() <= 0 || sources.apply(at) == null) {
            return;
        }
        TreeMap<Integer, String> lines = files.computeIfAbsent(at.file(), file -> new TreeMap<>());
        for (int line = Math.max(1, at.line() - AROUND); line <= at.line() + AROUND; line++) {
            String text = lines.containsKey(line)
                    ? null
                    : sources.apply(new SourceLocation(at.className(), at.method(), at.file(), line));
            if (text != null) {
                lines.put(line, text);
            }
        }
    }

    /** The id of a line in the page; null if the page does not have it. */
    String id(SourceLocation at) {
        TreeMap<Integer, String> lines = at.file() == null ? null : files.get(at.file());
        return lines == null || !lines.containsKey(at.line())
                ? null
                : prefix + "-" + at.file().replaceAll("[^A-Za-z0-9._-]", "_") + "-" + at.line();
    }

    String html() {
        if (files.isEmpty()) {
            return "";
        }
        StringBuilder out = new StringBuilder("<div class=\"sources\">\n");
        files.forEach((file, lines) -> {
            out.append("<figure class=\"source\"><figcaption>").append(Escape.html(file))
                    .append("</figcaption><pre tabindex=\"0\">");
            int last = 0;
            for (Map.Entry<Integer, String> line : lines.entrySet()) {
                if (last > 0 && line.getKey() > last + 1) {
                    out.append("<span class=\"gap\">⋮</span>\n");
                }
                last = line.getKey();
                SourceLocation at = new SourceLocation("", "", file, last);
                boolean fails = violation.at() != null && file.equals(violation.at().file()) && last == violation.at().line();
                out.append("<span class=\"line").append(fails ? " fails" : "").append("\" id=\"").append(Escape.html(id(at)))
                        .append("\"><span class=\"number\">").append(String.format("%4d", last)).append("</span> ")
                        .append(Escape.html(line.getValue())).append("</span>\n");
            }
            out.append("</pre></figure>\n");
        });
        return out.append("</div>\n").toString();
    }
}
