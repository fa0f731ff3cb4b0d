package dev.heddle.engine.story;

import dev.heddle.engine.model.Step;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/** A thread that reads the same values round after round at the end of the trace: what it waits for does not come. */
final class LoopAccount implements Account {

    private static final int LONGEST_PERIOD = 24;
    private static final int FEWEST_ROUNDS = 3;

    @Override
    public Story of(Told told) {
        List<Step> steps = told.steps();
        int period = period(steps);
        if (period == 0) {
            return Story.NONE;
        }
        List<Step> round = steps.subList(steps.size() - period, steps.size());
        Set<String> seen = new LinkedHashSet<>();
        Set<String> threads = new LinkedHashSet<>();
        Set<String> variables = new HashSet<>();
        List<Integer> deciding = new ArrayList<>();
        Words words = told.words();
        for (Step step : round) {
            threads.add(step.thread());
            if (step.variable() != null && !step.op().equals("yield")) {
                variables.add(step.variable());
                seen.add(words.did(step));
                deciding.add(step.n());
            }
        }
        if (seen.isEmpty()) {
            return Story.NONE;
        }
        List<String> lines = new ArrayList<>();
        List<String> shown = new ArrayList<>(seen);
        lines.add("Again and again " + String.join("; ", shown.subList(0, Math.min(2, shown.size()))) + ".");
        addWriter(told, threads, variables, lines, deciding);
        String named = told.violation().thread();
        String at = told.violation().at() == null ? "" : " at " + words.place(told.violation().at());
        lines.add((named == null ? String.join(", ", threads) : named) + " goes round" + at
                + " for ever: no step of another thread that is left changes what it reads.");
        return new Story(lines, deciding);
    }

    /** Who wrote last what the loop reads. */
    private static void addWriter(
            Told told, Set<String> threads, Set<String> variables, List<String> lines, List<Integer> deciding) {
        for (int i = told.steps().size() - 1; i >= 0; i--) {
            Step step = told.steps().get(i);
            boolean writes = Set.of("write", "update", "acquire", "interrupt").contains(step.op());
            if (writes && variables.contains(step.variable()) && !threads.contains(step.thread())) {
                lines.add("Before that, " + told.words().did(step) + ".");
                deciding.add(step.n());
                return;
            }
        }
    }

    private static int period(List<Step> steps) {
        for (int period = 1; period <= LONGEST_PERIOD; period++) {
            int rounds = 1;
            int i = steps.size() - 1;
            while (i - period >= 0 && isSame(steps.get(i), steps.get(i - period)) && rounds < FEWEST_ROUNDS) {
                i--;
                rounds = (steps.size() - 1 - i) / period + 1;
            }
            if (rounds >= FEWEST_ROUNDS) {
                return period;
            }
        }
        return 0;
    }

    private static boolean isSame(Step a, Step b) {
        return a.thread().equals(b.thread()) && a.op().equals(b.op()) && Objects.equals(a.variable(), b.variable())
                && Objects.equals(a.value(), b.value()) && Objects.equals(a.at(), b.at());
    }
}
