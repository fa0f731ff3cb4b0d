package dev.heddle.engine.lanes;

import dev.heddle.engine.model.Step;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Which variables of a trace several threads touch: only steps on those can decide anything. */
final class Relevance {

    private static final Set<String> ACCESSES = Set.of("read", "write", "update", "failed-update", "acquire", "release",
            "try-acquire");

    private final Map<String, Set<String>> threads = new HashMap<>();

    Relevance(List<Step> steps) {
        for (Step step : steps) {
            if (isAccess(step)) {
                threads.computeIfAbsent(step.variable(), v -> new HashSet<>()).add(step.thread());
            }
        }
    }

    boolean isShared(Step step) {
        return isAccess(step) && threads.get(step.variable()).size() > 1;
    }

    /** An access or lock operation on something that no other thread touches in this trace. */
    boolean isPrivate(Step step) {
        return isAccess(step) && !isShared(step);
    }

    private static boolean isAccess(Step step) {
        return step.variable() != null && ACCESSES.contains(step.op());
    }
}
