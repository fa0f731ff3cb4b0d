package dev.heddle.engine.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WovenCacheTest {

    private static final Path JDK = Path.of(System.getProperty("java.home"));
    private static final int FEATURE = Runtime.version().feature();

    @TempDir
    Path folder;

    private Path jar;
    private Path cache;

    @BeforeEach
    void anEngine() throws Exception {
        jar = Files.writeString(folder.resolve("engine.jar"), "one");
        cache = folder.resolve("cache");
    }

    private WovenCache of(Path... engine) throws Exception {
        return WovenCache.in(cache, new Installation(List.of(engine), jar, List.of(), List.of()), JDK);
    }

    private Path only(String prefix) throws Exception {
        try (var files = Files.list(cache)) {
            return files.filter(file -> file.getFileName().toString().startsWith(prefix)).findFirst().orElseThrow();
        }
    }

    @Test
    void anEngineInAFolderHasNone() throws Exception {
        WovenCache ofFolder = of(folder);
        assertThat(ofFolder.isMissing()).isFalse();
        assertThat(ofFolder.file()).isNull();
    }

    @Test
    void whatCannotBeMadeIsSaidAndLeavesNothing() throws Exception {
        WovenCache broken = of(jar);
        assertThat(broken.isMissing()).isTrue();
        // That is no jar with an agent in it.
        assertThat(broken.make(FEATURE)).isNotEmpty();
        assertThat(broken.file()).isNull();
        assertThat(only("woven-").toString()).endsWith(".lock");
    }

    @Test
    void aFolderThatCannotBeWrittenToIsSaid() throws Exception {
        Files.writeString(cache, "a file in its place");
        assertThat(of(jar).make(FEATURE)).isNotEmpty();
        assertThat(of(jar).isMissing()).isTrue();
    }

    @Test
    void anotherStateOfTheEngineHasAnotherFile() throws Exception {
        assertThat(of(jar).make(FEATURE)).isNotEmpty();
        String lock = only("woven-").getFileName().toString();
        Path made = cache.resolve(lock.substring(0, lock.length() - ".lock".length()));
        Files.writeString(made, "woven");
        assertThat(of(jar).file()).isEqualTo(made);
        assertThat(of(jar).make(FEATURE)).as("one is there").isNull();

        Files.setLastModifiedTime(jar, FileTime.fromMillis(0));
        assertThat(of(jar).file()).isNull();
    }
}
