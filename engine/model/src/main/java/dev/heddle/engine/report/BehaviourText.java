package dev.heddle.engine.report;

import dev.heddle.engine.model.Result;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** The table of distinct outcomes, as litmus tools have it: a heading, and a line for each outcome. */
final class BehaviourText {

    private BehaviourText() {}

    /** Empty if nobody asked for them. */
    static List<String> lines(Result result) {
        List<String> lines = new ArrayList<>();
        if (result.coverage() != null) {
            add(lines, "", result.coverage());
            if (result.coverage().get("perTest") instanceof Map<?, ?> perTest) {
                perTest.forEach((test, own) -> {
                    if (own instanceof Map<?, ?> coverage) {
                        add(lines, test + ": ", coverage);
                    }
                });
            }
        }
        return lines;
    }

    private static void add(List<String> lines, String test, Map<?, ?> coverage) {
        if (!(coverage.get("behaviours") instanceof List<?> rows)) {
            return;
        }
        lines.add(test + Wording.count(rows.size(), "behaviour") + (Boolean.TRUE.equals(coverage.get("allBehaviours"))
                ? ", and there are no others:" : " seen, there may be others:"));
        for (Object row : rows) {
            if (row instanceof Map<?, ?> behaviour) {
                lines.add("  " + line(behaviour));
            }
        }
    }

    private static String line(Map<?, ?> behaviour) {
        String values = behaviour.get("values") instanceof Map<?, ?> map
                ? map.entrySet().stream().map(each -> each.getKey() + " = " + each.getValue()).collect(Collectors.joining(", ")) : "";
        String what = "ends".equals(behaviour.get("ends")) && !values.isEmpty() ? values
                : behaviour.get("ends") + (values.isEmpty() ? "" : ", with " + values);
        long executions = behaviour.get("executions") instanceof Number number ? number.longValue() : 0;
        return what + "   (" + Wording.count(executions, "execution") + ")"
                + (behaviour.get("schedule") instanceof String path ? "   " + path : "");
    }
}
