package dev.heddle.engine.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DecisionLogTest {

    @TempDir
    Path folder;

    @Test
    void whatWasWrittenCanBeReadWithoutClosing() throws IOException {
        Path file = folder.resolve("log");
        DecisionLog log = DecisionLog.create(file, 100);
        log.begin(1, List.of("A.x"));
        log.add(7);
        log.begin(2, List.of("A.x", "B.y"));
        log.add(0);
        log.add(-3);
        log.add(1);

        DecisionLog.Content content = DecisionLog.read(file);

        assertThat(content.execution()).isEqualTo(2);
        assertThat(content.decisions()).containsExactly(0, -3, 1);
        assertThat(content.shared()).containsExactly("A.x", "B.y");
        assertThat(log.execution()).isEqualTo(2);
        assertThat(log.life()).isEqualTo(4);
    }

    @Test
    void decisionsBeyondTheCapacityAreCutOff() throws IOException {
        Path file = folder.resolve("log");
        DecisionLog log = DecisionLog.create(file, 2);
        log.begin(1, List.of());
        for (int i = 0; i < 5; i++) {
            log.add(i);
        }

        assertThat(DecisionLog.read(file).decisions()).containsExactly(0, 1);
    }

    @Test
    void noExecutionNoContent() throws IOException {
        Path file = folder.resolve("log");
        assertThat(DecisionLog.read(file)).isNull();
        DecisionLog.create(file, 2);
        assertThat(DecisionLog.read(file)).isNull();
        Files.writeString(file, "something else entirely, which is no log");
        assertThat(DecisionLog.read(file)).isNull();
    }

    @Test
    void closingRemovesTheFiles() throws IOException {
        DecisionLog log = DecisionLog.create(folder.resolve("log"), 2);
        log.begin(1, List.of("A.x"));
        log.close();
        try (var files = Files.list(folder)) {
            assertThat(files).isEmpty();
        }
    }
}
