package dev.heddle.engine.story;

import dev.heddle.engine.model.Access;
import java.util.ArrayList;
import java.util.List;

/** A data race: both accesses with what their threads had locked. */
final class AccessesAccount implements Account {

    @Override
    public Story of(Told told) {
        List<Access> accesses = told.violation().accesses();
        if (accesses == null || accesses.size() != 2) {
            return Story.NONE;
        }
        List<String> lines = new ArrayList<>();
        for (Access access : accesses) {
            List<String> locks = access.locks() == null ? List.of() : access.locks();
            lines.add(access.thread() + " " + access.op() + "s"
                    + (access.at() == null ? "" : " at " + told.words().place(access.at())) + ", holding "
                    + (locks.isEmpty() ? "no lock." : String.join(", ", locks) + "."));
        }
        lines.add("Nothing orders the two: no common lock, no start, join or volatile access between them.");
        return new Story(lines, List.of());
    }
}
