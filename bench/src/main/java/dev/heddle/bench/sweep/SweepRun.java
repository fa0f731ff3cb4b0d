package dev.heddle.bench.sweep;

import java.util.List;

/**
 * What one strategy with one seed said of one program.
 *
 * @param found kind and line of the first violation; empty if there was none
 * @param complete whether the search came to its end and claims what its strategy claims
 * @param trouble why there is no answer; empty if there is one
 */
public record SweepRun(String program, String found, long executions, boolean complete, long millis, String trouble) {

    private static final int CELLS = 6;
    /** What a run without an end is said to have. */
    private static final List<String> FAILURES = List.of("assertion", "exception", "deadlock", "stuck", "no-termination");

    /** Whether a failure was found, which is there under any strategy; races and the like are findings of their own. */
    boolean hasFailure() {
        return FAILURES.stream().anyMatch(kind -> found.equals(kind) || found.startsWith(kind + " "));
    }

    String text() {
        return String.join(";", program, found, String.valueOf(executions), String.valueOf(complete), String.valueOf(millis),
                trouble.replace(';', ',').replace('\n', ' '));
    }

    /** What {@link #text()} wrote; null for a line that was not written to its end. */
    static SweepRun parse(String line) {
        String[] cells = line.split(";", -1);
        if (cells.length != CELLS || !cells[2].matches("\\d+") || !cells[4].matches("\\d+")) {
            return null;
        }
        return new SweepRun(cells[0], cells[1], Long.parseLong(cells[2]), Boolean.parseBoolean(cells[3]),
                Long.parseLong(cells[4]), cells[5]);
    }
}
