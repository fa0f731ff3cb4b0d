package dev.heddle.engine.model;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Properties;

/** The version of this build, which the build writes into a resource. */
public final class HeddleVersion {

    private static final String CURRENT = read();

    private HeddleVersion() {}

    public static String current() {
        return CURRENT;
    }

    private static String read() {
        try (InputStream in = HeddleVersion.class.getResourceAsStream("version.properties")) {
            Properties properties = new Properties();
            properties.load(in);
            return properties.getProperty("version");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
