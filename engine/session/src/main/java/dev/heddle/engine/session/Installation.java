package dev.heddle.engine.session;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
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

    private static final String HOOKS = "dev.heddle.bootstrap.Hooks";

    /** That of the running process, whose class path is the engine's. */
    public static Installation current() {
        List<Path> classPath = entries(System.getProperty("java.class.path"));
        Path bootstrap = locationOfHooks();
        Path folder = bootstrap.resolveSibling("..").normalize();
        return new Installation(classPath.stream().filter(entry -> !entry.equals(bootstrap)).toList(), bootstrap,
                given("heddle.user", folder.resolve("user")), given("heddle.junit", folder.resolve("junit")));
    }

    /** That in a folder, laid out as the build does: {@code engine}, {@code bootstrap}, {@code user}, {@code junit}. */
    public static Installation in(Path folder) {
        Path whole = folder.toAbsolutePath();
        List<Path> bootstrap = jars(whole.resolve("bootstrap"));
        if (bootstrap.size() != 1) {
            throw new IllegalArgumentException("no installation of Heddle: there must be one jar in "
                    + whole.resolve("bootstrap"));
        }
        return new Installation(jars(whole.resolve("engine")), bootstrap.get(0), jars(whole.resolve("user")),
                jars(whole.resolve("junit")));
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
    List<String> workerFlags(Path javaHome, int feature) throws IOException, InterruptedException {
        List<String> flags = new ArrayList<>(bareWorkerFlags(javaHome, feature));
        Path woven = WovenCache.of(this, javaHome).file();
        if (woven != null) {
            flags.add("-D" + WorkerFlags.WOVEN + "=" + woven);
        }
        return flags;
    }

    /** The same where classes of the JDK have not been woven before. */
    List<String> bareWorkerFlags(Path javaHome, int feature) throws IOException, InterruptedException {
        return WorkerFlags.of(feature, OverlayCache.overlay(javaHome, classPath()), bootstrap, engine);
    }

    /** What a process of the engine that runs no tests has on its class path. */
    private List<Path> classPath() {
        List<Path> all = new ArrayList<>(engine);
        all.add(bootstrap);
        return all;
    }

    private static Path locationOfHooks() {
        try {
            return Path.of(Class.forName(HOOKS, false, Installation.class.getClassLoader()).getProtectionDomain()
                    .getCodeSource().getLocation().toURI()).toAbsolutePath();
        } catch (URISyntaxException | ClassNotFoundException e) {
            throw new IllegalStateException("the class path of this process is not that of the engine", e);
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
