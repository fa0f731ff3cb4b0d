package dev.heddle.engine.report;

import dev.heddle.engine.model.Result;
import dev.heddle.engine.model.Violation;
import dev.heddle.engine.model.ViolationKind;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/** All violations of a page in one table, each a link to its own part; boxes hide those of a kind, by the style sheet alone. */
final class FindingsTable {

    private FindingsTable() {}

    /** Empty where there are fewer than two: those are in sight anyway. */
    static String html(List<Result> results) {
        Set<ViolationKind> kinds = EnumSet.noneOf(ViolationKind.class);
        StringBuilder rows = new StringBuilder();
        int number = 0;
        for (Result result : results) {
            for (Violation violation : result.violations() == null ? List.<Violation>of() : result.violations()) {
                kinds.add(violation.kind());
                appendRow(rows, result, violation, ++number);
            }
        }
        if (number < 2) {
            return "";
        }
        StringBuilder out = new StringBuilder("<section class=\"findings\">\n<h2>All findings</h2>\n<p class=\"kinds\">Show:");
        for (ViolationKind kind : kinds) {
            out.append(" <label><input type=\"checkbox\" id=\"k-").append(kind.label()).append("\" checked=\"checked\"/> ")
                    .append(Escape.html(Wording.kind(kind))).append("</label>");
        }
        return out.append("</p>\n<div class=\"scroll\" tabindex=\"0\"><table class=\"overview\">\n<thead><tr>")
                .append("<th scope=\"col\">Kind</th><th scope=\"col\">Place</th><th scope=\"col\">Test</th>")
                .append("<th scope=\"col\">Message</th><th scope=\"col\">Strategy</th></tr></thead>\n<tbody>\n")
                .append(rows).append("</tbody>\n</table></div>\n</section>\n").toString();
    }

    private static void appendRow(StringBuilder rows, Result result, Violation violation, int number) {
        rows.append("<tr class=\"k-").append(violation.kind().label()).append("\"><td><a href=\"#f").append(number).append("\">")
                .append(Escape.html(Wording.kind(violation.kind()))).append("</a></td><td class=\"at\">")
                .append(Escape.html(violation.at() == null ? "" : violation.at().shortForm())).append("</td><td>")
                .append(Escape.html(violation.test() == null ? result.target() : violation.test())).append("</td><td>")
                .append(Escape.html(Objects.toString(violation.message(), "").lines().findFirst().orElse("")))
                .append("</td><td>").append(Escape.html(result.strategy())).append("</td></tr>\n");
    }
}
