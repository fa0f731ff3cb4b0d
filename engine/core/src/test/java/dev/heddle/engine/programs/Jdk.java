package dev.heddle.engine.programs;

import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;

/** A JDK that programs are compiled for and run on. */
record Jdk(Path home, int feature) {

    /** The one that runs this and, where {@code HEDDLE_NEWEST_JDK} names another, that one; newest last. */
    static List<Jdk> available() {
        List<Jdk> jdks = new ArrayList<>();
        jdks.add(new Jdk(Path.of(System.getProperty("java.home")), Runtime.version().feature()));
        String newest = System.getenv("HEDDLE_NEWEST_JDK");
        if (newest != null && !newest.isEmpty()) {
            Jdk other = of(Path.of(newest));
            if (other.feature > jdks.get(0).feature) {
                jdks.add(other);
            }
        }
        return jdks;
    }

    private static Jdk of(Path home) {
        Properties release = new Properties();
        try (Reader reader = Files.newBufferedReader(home.resolve("release"))) {
            release.load(reader);
        } catch (IOException e) {
            throw new UncheckedIOException("HEDDLE_NEWEST_JDK is no JDK", e);
        }
        String version = release.getProperty("JAVA_VERSION").replace("\"", "");
        return new Jdk(home, Integer.parseInt(version.split("[^0-9]", 2)[0]));
    }

    Path tool(String name) {
        return home.resolve("bin").resolve(name);
    }

    @Override
    public String toString() {
        return "JDK " + feature;
    }
}
