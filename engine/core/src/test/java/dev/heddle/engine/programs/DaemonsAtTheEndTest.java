package dev.heddle.engine.programs;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * An execution is over when nobody is left whom the JVM would wait for. A complete search must also try what daemons could have
 * done until then, in whatever order: the end is no step that may be planned to come before one of theirs.
 */
class DaemonsAtTheEndTest {

    private static final String PRIMITIVE = "Thread, daemon cut off by the end";
    private static final int MOST_EXECUTIONS = 1_000;

    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"dpor", "hapset"})
    void aCompleteSearchTriesWhatDaemonsCouldHaveDone(String strategy) throws Exception {
        List<Jdk> jdks = Jdk.available();
        List<ProgramFile> programs =
                ProgramFile.all().stream().filter(program -> program.primitive().equals(PRIMITIVE)).toList();
        Map<String, Batch.Outcome> outcomes =
                new Batch(jdks.get(jdks.size() - 1), strategy, "auto", MOST_EXECUTIONS, folder).run(programs);

        assertThat(programs).hasSize(2);
        for (ProgramFile program : programs) {
            Batch.Outcome outcome = outcomes.get(program.name());
            assertThat(outcome.trouble()).as("trouble").isNull();
            if (program.isCorrect()) {
                assertThat(outcome.violation()).isNull();
                assertThat(outcome.complete()).isTrue();
            } else {
                assertThat(outcome.violation()).as("violation in %s executions", outcome.executions()).isNotNull();
                assertThat(Expectation.of(outcome.violation())).isIn(program.expected());
            }
        }
    }
}
