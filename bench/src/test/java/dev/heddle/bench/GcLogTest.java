package dev.heddle.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GcLogTest {

    @TempDir
    private Path folder;

    @Test
    void readsTheHeapAfterEachCollection() throws Exception {
        Path log = Files.writeString(folder.resolve("gc.log"), """
                [0.003s][info][gc] Using Serial
                [0.527s][info][gc] GC(0) Pause Young (Allocation Failure) 68M->3M(247M) 3.184ms
                [0.642s][info][gc] GC(1) Pause Full (System.gc()) 70M->12M(247M) 4.077ms
                """);
        assertThat(GcLog.read(log).megabytesAfter()).containsExactly(3, 12);
    }

    @Test
    void comparesTenthsOfTheRunByTheirLeastValue() {
        GcLog log = new GcLog(IntStream.rangeClosed(1, 40).boxed().toList());
        assertThat(log.leastInTenth(1)).isEqualTo(5);
        assertThat(log.leastInTenth(9)).isEqualTo(37);
        assertThat(new GcLog(List.of(4)).leastInTenth(9)).isEqualTo(4);
    }
}
