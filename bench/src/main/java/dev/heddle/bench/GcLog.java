package dev.heddle.bench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The heap that was still in use after each collection, read from a log that {@code -Xlog:gc} wrote. */
record GcLog(List<Integer> megabytesAfter) {

    private static final Pattern COLLECTION = Pattern.compile("Pause .* \\d+M->(\\d+)M\\(\\d+M\\)");

    static GcLog read(Path file) {
        List<Integer> after = new ArrayList<>();
        try (Stream<String> lines = Files.lines(file)) {
            lines.map(COLLECTION::matcher).filter(Matcher::find)
                    .forEach(collection -> after.add(Integer.parseInt(collection.group(1))));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return new GcLog(after);
    }

    /** The least heap in use after a collection within one tenth (0 to 9) of the run. */
    int leastInTenth(int tenth) {
        int size = megabytesAfter.size();
        int from = size * tenth / 10;
        int to = Math.max(size * (tenth + 1) / 10, from + 1);
        return megabytesAfter.subList(from, to).stream().mapToInt(Integer::intValue).min().orElseThrow();
    }
}
