package dev.heddle.engine.story;

import dev.heddle.engine.model.Op;
import dev.heddle.engine.model.Step;
import dev.heddle.engine.model.ViolationKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** A failure while another thread had not done its part: it had been started, and nobody waited for its end. */
final class TooEarlyAccount implements Account {

    @Override
    public Story of(Told told) {
        String failing = told.violation().thread();
        if (failing == null || told.violation().at() == null || !looked(told)) {
            return Story.NONE;
        }
        Set<String> unfinished = told.unfinished();
        List<String> lines = new ArrayList<>();
        List<Integer> deciding = new ArrayList<>();
        for (Step step : told.steps()) {
            String started = step.op().equals("fork") && step.variable() != null && step.thread().equals(failing)
                    ? Words.threadOf(step.variable())
                    : null;
            if (started == null || !unfinished.contains(started) || lines.size() == 2) {
                continue;
            }
            Step last = told.lastOf(started);
            deciding.add(step.n());
            lines.add(told.words().did(step) + "; " + (last == null
                    ? started + " had not done anything yet when " + failing + " went on."
                    : started + " had only come to " + told.words().place(last.at()) + " when " + failing
                            + " went on."));
        }
        if (lines.isEmpty()) {
            return Story.NONE;
        }
        lines.add(told.failure(""));
        return new Story(lines, deciding);
    }

    /** An assertion looks at what others have done; an exception may come from anything, unless its line has read something. */
    private static boolean looked(Told told) {
        return told.violation().kind() == ViolationKind.ASSERTION || !told.passing().isEmpty()
                || told.steps().stream().anyMatch(step -> step.thread().equals(told.violation().thread())
                        && step.op().equals(Op.READ.label()) && told.violation().at().equals(step.at()));
    }
}
