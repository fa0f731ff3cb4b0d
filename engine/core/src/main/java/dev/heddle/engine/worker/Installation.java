package dev.heddle.engine.worker;

import dev.heddle.bootstrap.Hooks;
import dev.heddle.engine.instrument.WorkerFlags;
import dev.heddle.engine.instrument.overlay.Overlay;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/**
 * Where the parts of Heddle are: the engine's class path, the agent's jar, and what is added to the user's class path.
 *
 * @param engine the engine's class path
 * @param bootstrap jar of the agent and the hooks
 * @param user jars for the code under test: the API and the bridge to JUnit
 * @param junit jars of JUnit, for a source file whose class path has none
 */
public record Installation(List<Path> engine, Path bootstrap, List<Path> user, List<Path> junit) {

    /** That of the running process, whose class path is the engine's. */
    public static Installation current() {
        List<Path> classPath = entries(System.getProperty("java.class.path"));
        Path bootstrap = locationOf(Hooks.class);
        Path dist = bootstrap.resolveSibling("..").normalize();
        return new Installation(classPath.stream().filter(entry -> !entry.equals(bootstrap)).toList(), bootstrap,
                given("heddle.user", dist.resolve("user")), given("heddle.junit", dist.resolve("junit")));
    }

    /**
     * The class path in a system property, which a build that has not packaged itself yet sets; else the jars of a
     * folder.
     */
    private static List<Path> given(String property, Path folder) {
        String value = System.getProperty(property);
        return value == null ? jars(folder) : entries(value);
    }

    private static List<Path> entries(String classPath) {
        return Arrays.stream(classPath.split(File.pathSeparator))
                .filter(entry -> !entry.isEmpty()).map(Path::of).map(Path::toAbsolutePath).toList();
    }

    /** JVM options that put the hooks and the engine in place on a JDK of a feature version. */
    List<String> workerFlags(Path javaHome, int feature) throws IOException {
        return WorkerFlags.of(feature, Overlay.of(javaHome, cache()), bootstrap, engine);
    }

    /** Where the overlays of java.base are kept, one for each JDK. */
    private static Path cache() {
        String given = System.getenv("XDG_CACHE_HOME");
        return given == null || given.isEmpty()
                ? Path.of(System.getProperty("user.home"), ".cache", "heddle")
                : Path.of(given, "heddle");
    }

    private static Path locationOf(Class<?> type) {
        try {
            return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI()).toAbsolutePath();
        } catch (URISyntaxException e) {
            throw new IllegalStateException("no path: " + type.getProtectionDomain().getCodeSource().getLocation(), e);
        }
    }

    private static List<Path> jars(Path folder) {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(".jar")).sorted().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
