package dev.heddle.engine.story;

import dev.heddle.engine.model.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Two steps that come the other way round in the run that passes, or of which only one is made. */
final class OrderAccount implements Account {

    private static final Set<String> UNORDERED = Set.of("begin", "end", "join", "fork", "yield", "fail");

    @Override
    public Story of(Told told) {
        Story order = reordering(told);
        if (order.isEmpty()) {
            return Story.NONE;
        }
        List<String> lines = new ArrayList<>(order.lines());
        lines.add(1, told.failure(" then"));
        return new Story(lines, order.deciding());
    }

    /** What came first here and comes second where it passes, in two sentences. */
    Story reordering(Told told) {
        int parting = told.parting();
        if (parting < 0 || parting >= told.steps().size() || parting >= told.passing().size()) {
            return Story.NONE;
        }
        Step there = firstThatTells(told.passing(), parting);
        if (there == null) {
            return Story.NONE;
        }
        Words words = told.words();
        Step here = conflicting(told.steps(), parting, there);
        String what = here == null ? null : words.did(here);
        Step same = same(told.steps(), parting, there);
        if (here == null || same != null && same.n() < here.n()) {
            here = firstThatTells(told.steps(), parting);
            what = here == null ? null : words.did(here);
        }
        if (here == null || here.thread().equals(there.thread()) && here.op().equals(there.op())) {
            return Story.NONE;
        }
        List<String> lines = new ArrayList<>();
        List<Integer> deciding = new ArrayList<>(List.of(here.n()));
        if (same != null) {
            deciding.add(same.n());
        }
        lines.add(what + (here.thread().equals(there.thread())
                ? "."
                : " before " + words.did(there) + (same == null ? "; " + there.thread() + " did not come to that any more." : ".")));
        lines.add("Passes when " + (here.thread().equals(there.thread())
                ? words.did(there) + " instead."
                : there.thread() + " comes first with " + words.place(there.at()) + "."));
        return new Story(lines, deciding);
    }

    private static Step firstThatTells(List<Step> steps, int from) {
        for (Step step : steps.subList(from, steps.size())) {
            if (step.at() != null && !UNORDERED.contains(step.op())) {
                return step;
            }
        }
        return null;
    }

    /** The first step of another thread on the same thing. */
    private static Step conflicting(List<Step> steps, int from, Step there) {
        for (Step step : steps.subList(from, steps.size())) {
            if (step.at() != null && step.variable() != null && step.variable().equals(there.variable())
                    && !step.thread().equals(there.thread())) {
                return step;
            }
        }
        return null;
    }

    private static Step same(List<Step> steps, int from, Step there) {
        for (Step step : steps.subList(from, steps.size())) {
            if (step.thread().equals(there.thread()) && step.op().equals(there.op())
                    && String.valueOf(step.variable()).equals(String.valueOf(there.variable()))
                    && there.at().equals(step.at())) {
                return step;
            }
        }
        return null;
    }
}
