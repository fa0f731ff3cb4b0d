package dev.heddle.oracle.run;

import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;
import java.util.stream.Stream;

/** A JDK to run programs on. */
public record Jdk(Path home, int feature) {

    private static final int FIRST_WITH_CONTINUATIONS = 21;

    public static Jdk current() {
        return new Jdk(Path.of(System.getProperty("java.home")), Runtime.version().feature());
    }

    /** The newest that is known: the running one, {@code HEDDLE_NEWEST_JDK}, or one installed beside it. */
    public static Jdk newest() {
        Jdk best = current();
        String given = System.getenv("HEDDLE_NEWEST_JDK");
        if (given != null && !given.isEmpty()) {
            best = newer(best, Path.of(given));
        }
        try (Stream<Path> beside = Files.list(current().home.getParent())) {
            for (Path home : beside.sorted().toList()) {
                best = newer(best, home);
            }
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
        return best;
    }

    private static Jdk newer(Jdk known, Path home) {
        int feature = feature(home);
        return feature > known.feature ? new Jdk(home, feature) : known;
    }

    /** 0 if the folder is no JDK. */
    private static int feature(Path home) {
        Path release = home.resolve("release");
        if (!Files.isRegularFile(release) || !Files.isExecutable(home.resolve("bin").resolve("java"))
                || !Files.isRegularFile(home.resolve("lib").resolve("modules"))) {
            return 0;
        }
        Properties properties = new Properties();
        try (Reader reader = Files.newBufferedReader(release)) {
            properties.load(reader);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
        String version = properties.getProperty("JAVA_VERSION", "0").replace("\"", "");
        return Integer.parseInt(version.split("[^0-9]", 2)[0]);
    }

    public String backend() {
        return feature >= FIRST_WITH_CONTINUATIONS ? "virtual" : "platform";
    }

    Path java() {
        return home.resolve("bin").resolve("java");
    }
}
