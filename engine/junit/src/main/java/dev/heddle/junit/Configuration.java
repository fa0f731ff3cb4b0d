package dev.heddle.junit;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import org.junit.platform.engine.ConfigurationParameters;

/**
 * The user's JUnit configuration (system properties, {@code junit-platform.properties}), with what Heddle needs on
 * top: no threads of JUnit's own, and no time-outs, which under a chosen schedule mean nothing.
 */
final class Configuration implements ConfigurationParameters {

    private static final String AUTO_DETECTION = "junit.jupiter.extensions.autodetection.enabled";
    private static final String AUTO_DETECTION_INCLUDE = "junit.jupiter.extensions.autodetection.include";

    private static final Map<String, String> OURS = Map.of(
            "junit.jupiter.execution.parallel.enabled", "false",
            "junit.jupiter.execution.timeout.mode", "disabled",
            "junit.platform.output.capture.stdout", "false",
            "junit.platform.output.capture.stderr", "false");

    private final Properties file;
    private final Map<String, String> overrides;

    private Configuration(Properties file, Map<String, String> overrides) {
        this.file = file;
        this.overrides = overrides;
    }

    static Configuration of(ClassLoader loader) {
        Properties file = new Properties();
        try (InputStream in = loader.getResourceAsStream(CONFIG_FILE_NAME)) {
            if (in != null) {
                file.load(in);
            }
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + CONFIG_FILE_NAME, e);
        }
        return new Configuration(file, OURS);
    }

    /** As this, with {@link Rehearsal} registered. */
    Configuration forRehearsal() {
        Map<String, String> more = new HashMap<>(OURS);
        if (!isOn(AUTO_DETECTION)) {
            more.put(AUTO_DETECTION, "true");
            more.put(AUTO_DETECTION_INCLUDE, Rehearsal.class.getName());
        }
        return new Configuration(file, more);
    }

    /** Whether extensions or a life cycle other than the default apply to tests that do not mention them. */
    boolean changesEveryTest() {
        return isOn(AUTO_DETECTION)
                || get("junit.jupiter.testinstance.lifecycle.default")
                        .filter(value -> !value.equalsIgnoreCase("per_method"))
                        .isPresent();
    }

    private boolean isOn(String key) {
        return getBoolean(key).orElse(false);
    }

    @Override
    public Optional<String> get(String key) {
        String ours = overrides.get(key);
        if (ours != null) {
            return Optional.of(ours);
        }
        String property = System.getProperty(key);
        return Optional.ofNullable(property != null ? property : file.getProperty(key));
    }

    @Override
    public Optional<Boolean> getBoolean(String key) {
        return get(key).map(Boolean::parseBoolean);
    }

    @Override
    @Deprecated
    public int size() {
        return keySet().size();
    }

    @Override
    public Set<String> keySet() {
        Set<String> keys = new TreeSet<>(file.stringPropertyNames());
        keys.addAll(overrides.keySet());
        for (String name : System.getProperties().stringPropertyNames()) {
            if (name.startsWith("junit.")) {
                keys.add(name);
            }
        }
        return keys;
    }
}
