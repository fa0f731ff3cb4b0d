package dev.heddle.bench;

import dev.heddle.bench.bugs.BugRun;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A program with a known bug, and where the bug is.
 *
 * @param option a system property for the program, such as {@code threads=3}; empty for none
 * @param published the best published number of executions before the one that fails
 */
record KnownBug(Path source, String option, int published, String kind, int line) {

    private static final Pattern EXPECTATION = Pattern.compile("// expect: (\\w+) at (\\d+) thread \\S+");

    /** All rows of the table in that folder. */
    static List<KnownBug> in(Path folder) {
        try (Stream<String> lines = Files.lines(folder.resolve("programs.csv"))) {
            return lines.skip(1).map(line -> read(folder, line.split(",", -1))).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static KnownBug read(Path folder, String[] cells) {
        Path source = folder.resolve(cells[0] + ".java");
        try (Stream<String> lines = Files.lines(source)) {
            Matcher expectation = EXPECTATION.matcher(lines.findFirst().orElse(""));
            if (!expectation.matches()) {
                throw new IllegalStateException(source + " does not say what is expected of it");
            }
            return new KnownBug(source, cells[1], Integer.parseInt(cells[2]), expectation.group(1),
                    Integer.parseInt(expectation.group(2)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    String className() {
        return source.getFileName().toString().replace(".java", "");
    }

    /** The best published number of executions, with the one that fails. */
    int bestPublished() {
        return published + 1;
    }

    boolean isFoundBy(BugRun run) {
        return kind.equals(run.kind()) && run.lines().contains(line);
    }

    String title() {
        return option.isEmpty() ? className() : className() + ", " + option;
    }
}
