package dev.heddle.engine.session;

import dev.heddle.engine.model.BadRequestException;
import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;

/**
 * A JDK that can run a worker.
 *
 * @param version as in {@code java.version}
 */
public record JdkHome(Path path, String version) {

    private static final int OLDEST = 17;

    public static JdkHome current() {
        return new JdkHome(Path.of(System.getProperty("java.home")), System.getProperty("java.version"));
    }

    public static JdkHome of(Path path) throws BadRequestException {
        Path release = path.resolve("release");
        if (!Files.isExecutable(path.resolve("bin").resolve("java")) || !Files.isReadable(release)) {
            throw new BadRequestException("--jdk " + path + " is no JDK; give the folder that has bin/java in it");
        }
        Properties properties = new Properties();
        try (Reader reader = Files.newBufferedReader(release)) {
            properties.load(reader);
        } catch (IOException e) {
            throw new BadRequestException("--jdk " + path + " cannot be read: " + e.getMessage(), e);
        }
        String version = properties.getProperty("JAVA_VERSION", "0").replace("\"", "");
        JdkHome home = new JdkHome(path.toAbsolutePath(), version);
        if (home.feature() < OLDEST) {
            throw new BadRequestException("--jdk " + path + " is JDK " + home.version + "; Heddle needs 17 or newer");
        }
        return home;
    }

    public int feature() {
        String first = version.split("[^0-9]", 2)[0];
        return first.isEmpty() ? 0 : Integer.parseInt(first);
    }

    /** The backend that {@code auto} means on this JDK. */
    public String defaultBackend() {
        return feature() >= 21 ? "virtual" : "platform";
    }
}
