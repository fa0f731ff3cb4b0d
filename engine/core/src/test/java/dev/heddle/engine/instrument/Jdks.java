package dev.heddle.engine.instrument;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import java.util.stream.Stream;

/** The JDKs that tests run on: the one that runs them, and newer or older ones installed beside it. */
public final class Jdks {

    private static final int OLDEST = 17;

    private Jdks() {}

    /** Java homes by feature version, one for each version. */
    public static Map<Integer, Path> all() {
        Path current = Path.of(System.getProperty("java.home"));
        Map<Integer, Path> homes = new TreeMap<>();
        try (Stream<Path> siblings = Files.list(current.getParent())) {
            siblings.filter(home -> feature(home) >= OLDEST).forEach(home -> homes.put(feature(home), home));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
        homes.put(Runtime.version().feature(), current);
        return homes;
    }

    /** The feature version of a Java home; 0 if it is none. */
    private static int feature(Path home) {
        Path release = home.resolve("release");
        if (!Files.isRegularFile(release) || !Files.isExecutable(home.resolve("bin/java"))
                || !Files.isRegularFile(home.resolve("lib/modules"))) {
            return 0;
        }
        Properties properties = new Properties();
        try (InputStream in = Files.newInputStream(release)) {
            properties.load(in);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
        String version = properties.getProperty("JAVA_VERSION", "0").replace("\"", "");
        return Integer.parseInt(version.split("[.+-]")[0]);
    }
}
