package dev.heddle.engine.session;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
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
        Path folder = folder(javaHome, UserCache.folder());
        if (!Files.isDirectory(folder)) {
            make(javaHome, UserCache.folder(), engine);
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
    static String key(Path javaHome) throws IOException {
        Properties release = new Properties();
        try (InputStream in = Files.newInputStream(javaHome.resolve("release"))) {
            release.load(in);
        }
        String text = REVISION + "|" + release.getProperty("JAVA_VERSION") + "|"
                + release.getProperty("JAVA_RUNTIME_VERSION") + "|" + release.getProperty("IMPLEMENTOR") + "|"
                + release.getProperty("SOURCE") + "|" + Files.size(javaHome.resolve("lib/modules"));
        return UserCache.digest(text);
    }
}
