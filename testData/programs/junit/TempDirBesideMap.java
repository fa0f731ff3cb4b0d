// primitive: JUnit 5 test
// expect: clean

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** JUnit keeps what it makes for the test in maps too, by hash codes that must be the same each time. */
class TempDirBesideMap {

    @TempDir
    Path folder;

    @Test
    void bothEntriesAreThere() throws Exception {
        Map<String, Path> files = new ConcurrentHashMap<>();
        Thread other = new Thread(() -> files.put("a", folder.resolve("a")), "other");
        other.start();
        files.put("b", folder.resolve("b"));
        other.join();
        assertEquals(2, files.size());
        assertTrue(Files.isDirectory(folder));
    }
}
