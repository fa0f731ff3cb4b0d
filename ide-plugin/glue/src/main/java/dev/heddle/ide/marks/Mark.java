package dev.heddle.ide.marks;

import dev.heddle.engine.model.SourceLocation;
import dev.heddle.engine.model.Violation;
import dev.heddle.ide.HeddleBundle;
import dev.heddle.ide.results.ViolationText;
import java.util.ArrayList;
import java.util.List;

/**
 * A line of the code that has a part in a violation.
 *
 * @param main whether it is where the violation shows, and not one that leads to it
 * @param role what happens at this line
 */
public record Mark(Violation violation, SourceLocation at, boolean main, String role) {

    /** The lines of a violation: where it shows, where threads wait for each other, where two meet unordered. */
    static List<Mark> of(Violation violation) {
        List<Mark> marks = new ArrayList<>();
        if (violation.at() != null) {
            marks.add(new Mark(violation, violation.at(), true, ViolationText.headline(violation)));
        }
        if (violation.cycle() != null) {
            violation.cycle().forEach(edge -> marks.add(new Mark(violation, edge.at(), false,
                    HeddleBundle.message("mark.cycle", edge.thread(), edge.holds(), edge.wants()))));
        }
        if (violation.accesses() != null) {
            violation.accesses().forEach(access -> marks.add(new Mark(violation, access.at(), false,
                    HeddleBundle.message("mark.access", access.thread(), access.op()))));
        }
        marks.removeIf(mark -> mark.at() == null || mark.at().file() == null || mark.at().line() <= 0);
        return marks;
    }

    /** Whether the line is in a file of that name in that package. */
    boolean isIn(String packageName, String fileName) {
        String type = at.className();
        int dot = type == null ? -1 : type.lastIndexOf('.');
        return fileName.equals(at.file()) && packageName.equals(dot < 0 ? "" : type.substring(0, dot));
    }
}
