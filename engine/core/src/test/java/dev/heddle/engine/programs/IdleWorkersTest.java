package dev.heddle.engine.programs;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Idle workers of a ForkJoinPool stay. A pool of JDK 17 loses a task that is submitted while its last worker times
 * out, which a search by priorities meets within a few executions.
 */
class IdleWorkersTest {

    private static final int EXECUTIONS = 40;

    @TempDir
    Path folder;

    @Test
    void noTaskIsLost() throws Exception {
        Jdk oldest = Jdk.available().get(0);
        String backend = oldest.feature() >= 21 ? "virtual" : "platform";
        List<ProgramFile> futures = ProgramFile.all().stream()
                .filter(program -> program.name().equals("FuturesComposed"))
                .toList();
        Batch.Outcome outcome =
                new Batch(oldest, "pct", backend, EXECUTIONS, folder).run(futures).get("FuturesComposed");
        assertThat(outcome.trouble()).isNull();
        assertThat(outcome.violation()).isNull();
        assertThat(outcome.executions()).isEqualTo(EXECUTIONS);
    }
}
