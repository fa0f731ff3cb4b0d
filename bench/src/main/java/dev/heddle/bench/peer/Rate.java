package dev.heddle.bench.peer;

import java.util.Locale;
import java.util.Optional;

/** How many executions in how many seconds; children of the benchmark print it, the best so far as their last line. */
public record Rate(long executions, double seconds) {

    private static final String MARK = "rate";

    public double perSecond() {
        return executions / seconds;
    }

    String line() {
        return String.format(Locale.ROOT, "%s %d %.6f", MARK, executions, seconds);
    }

    /** Reads what {@link #line()} wrote last in a child's output; empty if it did not come that far. */
    public static Optional<Rate> in(String output) {
        Rate found = null;
        for (String line : output.split("\n")) {
            String[] parts = line.trim().split(" ");
            if (parts.length == 3 && parts[0].equals(MARK)) {
                found = new Rate(Long.parseLong(parts[1]), Double.parseDouble(parts[2]));
            }
        }
        return Optional.ofNullable(found);
    }
}
