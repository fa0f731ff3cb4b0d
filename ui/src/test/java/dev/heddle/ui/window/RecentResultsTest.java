package dev.heddle.ui.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RecentResultsTest {

    @TempDir
    Path folder;

    @Test
    void theNewestComesFirstOnceAndWhatIsGoneNotAtAll() throws Exception {
        Path first = Files.writeString(folder.resolve("first.json"), "");
        Path second = Files.writeString(folder.resolve("second.json"), "");
        Path list = folder.resolve("new").resolve("list.txt");

        assertThat(new RecentResults(list).add(first)).isTrue();
        new RecentResults(list).add(second);
        new RecentResults(list).add(first);
        assertThat(new RecentResults(list).files()).containsExactly(first, second);

        Files.delete(first);
        assertThat(new RecentResults(list).files()).containsExactly(second);
    }

    @Test
    void aListThatCannotBeWrittenIsNoFailure() throws Exception {
        Path file = Files.writeString(folder.resolve("file"), "");

        assertThat(new RecentResults(file.resolve("list.txt")).add(file)).isFalse();
    }
}
