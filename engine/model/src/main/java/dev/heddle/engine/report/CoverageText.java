package dev.heddle.engine.report;

import dev.heddle.engine.model.Result;
import dev.heddle.engine.model.TimeOuts;
import java.util.List;
import java.util.Map;

/** What a search has covered, in a sentence, where there is more to say than how it ended. */
final class CoverageText {

    private CoverageText() {}

    /** What the second look has covered, in which time-outs may come early; empty if there was nothing to look for. */
    static String ofEarlyTimeOuts(Result result) {
        long tests = 0;
        long complete = 0;
        long executions = 0;
        for (Map<?, ?> coverage : tests(result)) {
            if (coverage.get(TimeOuts.EARLY_COVERAGE) instanceof Map<?, ?> look) {
                tests++;
                complete += Boolean.TRUE.equals(look.get("complete")) ? 1 : 0;
                executions += number(look.get("executions"));
            }
        }
        if (tests == 0) {
            return "";
        }
        return "Early time-outs: " + (executions == 0 ? "not tried." : Wording.count(executions, "execution") + ", "
                + (complete == tests ? "complete." : "not complete."));
    }

    /** Such as {@code Covered 35 local states of 3 threads; nothing left.} Empty where the strategy does not tell. */
    static String of(Result result) {
        long states = 0;
        long threads = 0;
        long left = 0;
        for (Map<?, ?> coverage : tests(result)) {
            if (coverage.get("localStates") instanceof Map<?, ?> byThread) {
                threads += byThread.size();
                states += byThread.values().stream().mapToLong(CoverageText::number).sum();
                left += number(coverage.get("extensionsLeft"));
            }
        }
        return threads == 0 ? "" : "Covered " + Wording.count(states, "local state") + " of "
                + Wording.count(threads, "thread") + "; "
                + left(left, result.complete()) + ".";
    }

    /** A search that was stopped may not have begun to look for what is left. */
    private static String left(long left, boolean complete) {
        return left > 0 ? Wording.count(left, "extension") + " left"
                : complete ? "nothing left" : "how much is left is not known";
    }

    private static List<Map<?, ?>> tests(Result result) {
        Map<?, ?> coverage = result.coverage() == null ? Map.of() : result.coverage();
        if (!(coverage.get("perTest") instanceof Map<?, ?> perTest)) {
            return List.of(coverage);
        }
        // Several workers cover the same states of a test.
        return perTest.entrySet().stream()
                .filter(test -> !String.valueOf(test.getKey()).matches(".* \\(worker \\d+\\)"))
                .<Map<?, ?>>map(test -> test.getValue() instanceof Map<?, ?> map ? map : Map.of())
                .toList();
    }

    private static long number(Object value) {
        return value instanceof Number number ? number.longValue() : 0;
    }
}
