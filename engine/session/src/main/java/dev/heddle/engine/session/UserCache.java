package dev.heddle.engine.session;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** The user's folder for what can be made again. */
public final class UserCache {

    private UserCache() {}

    static Path folder() {
        String given = System.getenv("XDG_CACHE_HOME");
        return given == null || given.isEmpty()
                ? Path.of(System.getProperty("user.home"), ".cache", "heddle")
                : Path.of(given, "heddle");
    }

    /** A folder in it that nobody else can look into. */
    public static Path privateFolder(String name) throws IOException {
        Path folder = Files.createDirectories(folder().resolve(name));
        PosixFileAttributeView view = Files.getFileAttributeView(folder, PosixFileAttributeView.class);
        if (view != null) {
            view.setPermissions(PosixFilePermissions.fromString("rwx------"));
        }
        return folder;
    }

    /** A short name for a long text. */
    public static String digest(String text) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest, 0, 8);
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
