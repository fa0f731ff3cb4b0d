package dev.heddle.engine.story;

import dev.heddle.engine.model.Step;
import dev.heddle.engine.model.ViolationKind;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** A thread that fails without having met anybody: no other thread has touched what it touched. */
final class AloneAccount implements Account {

    @Override
    public Story of(Told told) {
        String failing = told.violation().thread();
        boolean runsOn = told.violation().kind() == ViolationKind.NO_TERMINATION;
        if (runsOn || failing == null || told.violation().at() == null || told.violation().trace() == null) {
            return Story.NONE;
        }
        Map<String, Set<String>> threads = new HashMap<>();
        for (Step step : told.steps()) {
            if (step.variable() != null) {
                threads.computeIfAbsent(step.variable(), v -> new HashSet<>()).add(step.thread());
            }
        }
        boolean alone = threads.values().stream().noneMatch(set -> set.size() > 1 && set.contains(failing));
        return alone
                ? new Story(List.of(told.failure(""), "Until then " + failing
                        + " had touched nothing that another thread touched: no order of the threads is to blame."),
                        List.of())
                : Story.NONE;
    }
}
