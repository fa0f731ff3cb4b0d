package dev.heddle.ui.window;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The files that the window showed last, the newest first: a list in a file of the user's, one path a line. */
final class RecentResults {

    private static final int MOST = 8;

    private final Path list;

    RecentResults(Path list) {
        this.list = list;
    }

    static RecentResults ofUser() {
        return new RecentResults(Path.of(System.getProperty("user.home"), ".cache", "heddle", "recent-results.txt"));
    }

    List<Path> files() {
        try {
            return Files.isReadable(list)
                    ? Files.readAllLines(list).stream().map(Path::of).filter(Files::isRegularFile).toList()
                    : List.of();
        } catch (IOException unreadable) {
            return List.of();
        }
    }

    /** Puts a file first. False if the list cannot be written: it is a convenience, without which the window works as well. */
    boolean add(Path file) {
        List<Path> files = new ArrayList<>(files());
        files.remove(file.toAbsolutePath());
        files.add(0, file.toAbsolutePath());
        try {
            Files.createDirectories(list.getParent());
            Files.write(list, files.stream().limit(MOST).map(Path::toString).toList());
            return true;
        } catch (IOException unwritable) {
            return false;
        }
    }
}
