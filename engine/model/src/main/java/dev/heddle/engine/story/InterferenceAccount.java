package dev.heddle.engine.story;

import dev.heddle.engine.model.Interference;
import dev.heddle.engine.model.SourceLocation;
import java.util.ArrayList;
import java.util.List;

/** What a thread saw of others, where that was asked for: it is all that they did to it. */
final class InterferenceAccount implements Account {

    @Override
    public Story of(Told told) {
        List<Interference> all = told.violation().interferences();
        if (all == null || told.violation().cycle() != null) {
            return Story.NONE;
        }
        List<String> lines = new ArrayList<>();
        List<Integer> deciding = new ArrayList<>();
        for (Interference one : all) {
            lines.add(one.thread() + at(told, " at ", one.read()) + " saw "
                    + told.words().variable(one.variable()) + (one.value() == null ? "" : " = " + Words.shortened(one.value()))
                    + ", which " + one.writer() + " wrote" + at(told, " at ", one.write()) + ".");
            deciding.add(one.writeStep());
            deciding.add(one.readStep());
        }
        if (lines.isEmpty()) {
            lines.add("No thread saw what another had written while it ran.");
        } else if (lines.size() >= Story.MOST_LINES) {
            lines.subList(Story.MOST_LINES - 2, lines.size()).clear();
            lines.add("… " + (all.size() - lines.size()) + " more writes of others were seen.");
        }
        lines.add(told.failure(lines.size() == 1 ? "" : " then"));
        return new Story(lines, deciding);
    }

    private static String at(Told told, String before, SourceLocation place) {
        return place == null ? "" : before + told.words().place(place);
    }
}
