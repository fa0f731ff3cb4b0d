package dev.heddle.ui.window;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.prefs.BackingStoreException;
import java.util.prefs.Preferences;

/** The files that the window showed last, the newest first. */
final class RecentResults {

    private static final int MOST = 8;
    private final Preferences stored;

    RecentResults(Preferences stored) {
        this.stored = stored;
    }

    static RecentResults ofUser() {
        return new RecentResults(Preferences.userNodeForPackage(RecentResults.class));
    }

    List<Path> files() {
        List<Path> files = new ArrayList<>();
        for (int i = 0; i < MOST; i++) {
            String file = stored.get("recent" + i, "");
            if (!file.isEmpty() && Files.isRegularFile(Path.of(file))) {
                files.add(Path.of(file));
            }
        }
        return files;
    }

    void add(Path file) {
        List<Path> files = new ArrayList<>(files());
        files.remove(file.toAbsolutePath());
        files.add(0, file.toAbsolutePath());
        for (int i = 0; i < MOST; i++) {
            stored.put("recent" + i, i < files.size() ? files.get(i).toString() : "");
        }
        try {
            stored.flush();
        } catch (BackingStoreException unwritable) {
            // The list is a convenience: without it the window works as well.
            stored.put("recent0", file.toAbsolutePath().toString());
        }
    }
}
