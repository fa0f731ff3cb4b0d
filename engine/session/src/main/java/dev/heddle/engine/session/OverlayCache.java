package dev.heddle.engine.session;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Properties;
import java.util.stream.Collectors;

/**
 * Where the overlays of java.base are kept, one for each JDK. A missing one is made by a process of the engine; mostly
 * it is there, and no process is needed.
 */
public final class OverlayCache {

    /** Counts up with every change of what an overlay holds. */
    private static final int REVISION = 8;

    private static final String MAKER = "dev.heddle.engine.instrument.overlay.Overlay";

    private OverlayCache() {}

    /** The overlay for a JDK; {@code engine} is the engine's class path, for the process that makes what is missing. */
    static Path overlay(Path javaHome, List<Path> engine) throws IOException, InterruptedException {
        Path folder = folder(javaHome, cache());
        if (!Files.isDirectory(folder)) {
            make(javaHome, cache(), engine);
        }
        return folder;
    }

    /** Where the overlay for a JDK stands below {@code cache}, if there is one. */
    public static Path folder(Path javaHome, Path cache) throws IOException {
        return cache.resolve("overlay-" + key(javaHome));
    }

    /** The file with directives for the JIT compiler in an overlay. */
    public static Path directives(Path overlay) {
        return overlay.resolve("compiler-directives.json");
    }

    private static Path cache() {
        String given = System.getenv("XDG_CACHE_HOME");
        return given == null || given.isEmpty()
                ? Path.of(System.getProperty("user.home"), ".cache", "heddle")
                : Path.of(given, "heddle");
    }

    private static void make(Path javaHome, Path cache, List<Path> engine) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(javaHome.resolve("bin").resolve("java").toString(), "-cp",
                engine.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator)), MAKER,
                javaHome.toString(), cache.toString()));
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        process.getOutputStream().close();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        if (process.waitFor() != 0) {
            throw new WorkerFailure("cannot change the classes of the JDK in " + javaHome + ":\n" + said);
        }
    }

    /** Tells one JDK from another, and one state of the transformation from the next. */
    private static String key(Path javaHome) throws IOException {
        Properties release = new Properties();
        try (InputStream in = Files.newInputStream(javaHome.resolve("release"))) {
            release.load(in);
        }
        String text = REVISION + "|" + release.getProperty("JAVA_VERSION") + "|"
                + release.getProperty("JAVA_RUNTIME_VERSION") + "|" + release.getProperty("IMPLEMENTOR") + "|"
                + release.getProperty("SOURCE") + "|" + Files.size(javaHome.resolve("lib/modules"));
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest, 0, 8);
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
