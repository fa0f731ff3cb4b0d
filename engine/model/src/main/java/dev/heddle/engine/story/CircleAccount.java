package dev.heddle.engine.story;

import dev.heddle.engine.model.CycleEdge;
import dev.heddle.engine.model.Step;
import java.util.ArrayList;
import java.util.List;

/** A deadlock: who holds what since which line, and who wants what at which line. */
final class CircleAccount implements Account {

    @Override
    public Story of(Told told) {
        List<CycleEdge> cycle = told.violation().cycle();
        if (cycle == null || cycle.isEmpty()) {
            return Story.NONE;
        }
        List<String> lines = new ArrayList<>();
        List<Integer> deciding = new ArrayList<>();
        for (CycleEdge edge : cycle) {
            Step taken = edge.holds() == null ? null : told.acquireOf(edge.thread(), edge.holds());
            if (taken != null) {
                deciding.add(taken.n());
            }
            lines.add(sentence(told, edge, taken));
        }
        // Longer circles go on in the same way.
        if (lines.size() > Story.MOST_LINES - 1) {
            int more = lines.size() - (Story.MOST_LINES - 2);
            lines.subList(Story.MOST_LINES - 2, lines.size()).clear();
            lines.add("And so on through " + more + " more threads, the last of which holds what the first wants.");
        } else if (lines.size() > 1) {
            lines.add("So each waits for the next, and none can go on.");
        }
        return new Story(lines, deciding);
    }

    private static String sentence(Told told, CycleEdge edge, Step taken) {
        Words words = told.words();
        String held = edge.holds() == null || edge.holds().startsWith("the end of ") ? "" : " holds " + words.variable(edge.holds())
                + (taken == null || taken.at() == null ? "" : " since " + words.place(taken.at())) + " and";
        return edge.thread() + held + " wants " + words.variable(edge.wants())
                + (edge.at() == null ? "" : " at " + words.place(edge.at())) + ".";
    }
}
