package dev.heddle.engine.report;

import dev.heddle.engine.model.Result;
import java.util.List;
import java.util.Map;

/** What a search that counts local states has covered, in a sentence. */
final class CoverageText {

    private CoverageText() {}

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
