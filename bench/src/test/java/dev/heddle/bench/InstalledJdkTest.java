package dev.heddle.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class InstalledJdkTest {

    @TempDir
    private Path folder;

    @Test
    void findsTheJdkThatRunsTheTests() {
        assertThat(InstalledJdk.find(Runtime.version().feature())).hasValueSatisfying(jdk -> assertThat(jdk.java()).exists());
    }

    @Test
    void readsTheFeatureReleaseOfAnEarlyAccessBuild() throws Exception {
        Files.createDirectory(folder.resolve("bin"));
        Files.createFile(folder.resolve("bin").resolve("javac"));
        Files.writeString(folder.resolve("release"), "IMPLEMENTOR=\"x\"\nJAVA_VERSION=\"26-ea\"\n");
        assertThat(InstalledJdk.at(folder)).hasValueSatisfying(jdk -> assertThat(jdk.feature()).isEqualTo(26));
    }

    @Test
    void aRuntimeWithoutCompilerIsNoJdk() throws Exception {
        Files.writeString(folder.resolve("release"), "JAVA_VERSION=\"25.0.1\"\n");
        assertThat(InstalledJdk.at(folder)).isEmpty();
    }
}
