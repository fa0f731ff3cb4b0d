package dev.heddle.ide.settings;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EngineSettingsTest {

    private static final Path OF_THE_IDE = Path.of(System.getProperty("java.home"));

    @Test
    void theEngineRunsOnTheIdesRuntimeUnlessAnotherIsChosen(@TempDir Path folder) throws Exception {
        EngineSettings settings = new EngineSettings();
        assertThat(settings.javaHome()).isEqualTo(OF_THE_IDE);
        Path jdk = folder.resolve("my jdk");
        Files.createDirectories(jdk.resolve("bin"));
        EngineSettings.Values stored = new EngineSettings.Values();
        stored.jvm = jdk.toString();
        settings.loadState(stored);
        assertThat(settings.javaHome()).isEqualTo(jdk);
        assertThat(settings.getState().jvm).isEqualTo(jdk.toString());
    }

    /** Settings come from another machine, JDKs do not. */
    @Test
    void aJdkThatHasGoneIsLeftForTheIdes(@TempDir Path folder) {
        EngineSettings settings = new EngineSettings();
        settings.setJvm(folder.resolve("gone").toString());
        assertThat(settings.javaHome()).isEqualTo(OF_THE_IDE);
    }
}
