package dev.heddle.engine.strategy.api;

import dev.heddle.engine.model.SourceLines;
import dev.heddle.engine.model.SourceLocation;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** The lines near which a search puts its switches, and how many operations it has seen there. */
public final class Focus {

    private final List<SourceLines> lines;
    private final long[] operations;

    public Focus(List<SourceLines> lines) {
        this.lines = List.copyOf(lines);
        this.operations = new long[lines.size()];
    }

    /** Whether any of the lines are in the source of a class. */
    public boolean isIn(String className, String sourceFile) {
        return lines.stream().anyMatch(l -> l.isOf(className, sourceFile));
    }

    /** Counts an operation that a thread makes while it is at these places; whether one of them is in the focus. */
    public boolean operation(List<SourceLocation> stack) {
        boolean inside = false;
        for (int i = 0; i < operations.length; i++) {
            if (stack.stream().anyMatch(lines.get(i)::contains)) {
                operations[i]++;
                inside = true;
            }
        }
        return inside;
    }

    /** Operations at each of the lines, with what these call. */
    public Map<String, Long> operations() {
        Map<String, Long> counts = new LinkedHashMap<>();
        for (int i = 0; i < operations.length; i++) {
            counts.merge(lines.get(i).toString(), operations[i], Math::max);
        }
        return counts;
    }

    @Override
    public String toString() {
        return lines.stream().map(SourceLines::toString).distinct().collect(Collectors.joining(", "));
    }
}
