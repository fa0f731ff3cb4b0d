package dev.heddle.bench.bugs;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * One exploration of a program with a known bug.
 *
 * @param executions up to the one that failed, or all if none did
 * @param millis until the violation was reported with its shortened schedule
 * @param kind of the violation; null if there was none
 * @param lines where it is; a deadlock is at the line of each of its threads
 */
public record BugRun(String strategy, int seed, long executions, long millis, String kind, List<Integer> lines) {

    private static final String MARK = "run ";

    String text() {
        return MARK + String.join(" ", strategy, String.valueOf(seed), String.valueOf(executions),
                String.valueOf(millis), String.valueOf(kind),
                lines.stream().map(String::valueOf).collect(Collectors.joining(",", "@", "")));
    }

    /** Reads what {@link #text()} wrote in a child's output. */
    public static List<BugRun> in(String output) {
        return output.lines().filter(line -> line.startsWith(MARK)).map(BugRun::parse).toList();
    }

    private static BugRun parse(String text) {
        String[] words = text.split(" ");
        return new BugRun(words[1], Integer.parseInt(words[2]), Long.parseLong(words[3]), Long.parseLong(words[4]),
                words[5].equals("null") ? null : words[5],
                Stream.of(words[6].substring(1).split(","))
                        .filter(line -> !line.isEmpty())
                        .map(Integer::valueOf)
                        .toList());
    }
}
