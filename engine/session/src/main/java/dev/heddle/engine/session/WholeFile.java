package dev.heddle.engine.session;

import java.io.IOException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** Replaces files as a whole: whoever reads one finds what was there before, or all of what is new. */
public final class WholeFile {

    private WholeFile() {}

    public static void write(Path file, String text) throws IOException {
        Path target = Files.exists(file) ? file.toRealPath() : file.toAbsolutePath();
        if (Files.exists(target) && !Files.isRegularFile(target)) {
            // A device or a pipe cannot be replaced.
            Files.writeString(target, text);
            return;
        }
        Path draft = Files.createTempFile(target.getParent(), "." + target.getFileName(), ".draft");
        try {
            Files.writeString(draft, text);
            move(draft, target);
        } finally {
            Files.deleteIfExists(draft);
        }
    }

    private static void move(Path draft, Path target) throws IOException {
        try {
            Files.move(draft, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (AtomicMoveNotSupportedException e) {
            Files.move(draft, target, StandardCopyOption.REPLACE_EXISTING);
        }
    }
}
