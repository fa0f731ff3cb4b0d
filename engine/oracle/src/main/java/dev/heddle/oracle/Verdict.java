package dev.heddle.oracle;

import dev.heddle.oracle.program.Program;
import java.util.SortedSet;

/**
 * How a strategy did on a program.
 *
 * @param expected the oracle's outcomes within what the strategy claims; null if there are too many states
 * @param missing outcomes that the strategy claims to have covered but has not seen
 * @param extra outcomes that it has seen but that cannot happen
 * @param executions how many it made
 * @param finished whether it ended by itself
 * @param trouble what went wrong in the engine; empty if nothing did
 */
public record Verdict(
        Program program,
        SortedSet<String> expected,
        SortedSet<String> missing,
        SortedSet<String> extra,
        int executions,
        boolean finished,
        String trouble) {

    public boolean differs() {
        return !missing.isEmpty() || !extra.isEmpty() || !trouble.isEmpty();
    }

    /** The difference in words. */
    public String text() {
        StringBuilder text = new StringBuilder();
        missing.forEach(outcome -> text.append("not found: ").append(outcome).append('\n'));
        extra.forEach(outcome -> text.append("impossible: ").append(outcome).append('\n'));
        if (!trouble.isEmpty()) {
            text.append("engine: ").append(trouble).append('\n');
        }
        return text.append("after ").append(executions).append(executions == 1 ? " execution" : " executions")
                .append(finished ? "" : ", stopped at the limit").append('\n').toString();
    }
}
