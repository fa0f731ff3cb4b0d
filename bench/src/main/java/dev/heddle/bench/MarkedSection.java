package dev.heddle.bench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The part of a Markdown page between two marker comments, which a command writes and people leave alone. */
final class MarkedSection {

    private final Path page;
    private final String begin;
    private final String end;

    MarkedSection(Path page, String name) {
        this.page = page;
        this.begin = "<!-- " + name + ": begin -->";
        this.end = "<!-- " + name + ": end -->";
    }

    /** Replaces what stands between the markers. */
    void write(String content) {
        try {
            String text = Files.readString(page);
            int from = text.indexOf(begin);
            int to = text.indexOf(end);
            if (from < 0 || to < from) {
                throw new IllegalStateException("no section between " + begin + " and " + end + " in " + page);
            }
            Files.writeString(page,
                    text.substring(0, from + begin.length()) + "\n" + content.strip() + "\n" + text.substring(to));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
