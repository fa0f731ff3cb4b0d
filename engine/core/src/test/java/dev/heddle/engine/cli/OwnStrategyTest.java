package dev.heddle.engine.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import com.example.strategy.NewestFirst;
import dev.heddle.engine.model.Violation;
import dev.heddle.engine.model.ViolationKind;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A strategy of somebody else, in a folder of its own on the class path of the engine, and what it says of an execution. */
@Tag("processes")
class OwnStrategyTest {

    private static final String ENTRY = "META-INF/services/dev.heddle.engine.model.StrategyOffer";
    private static final String PROGRAM = """
            public class Two {
                static volatile int value;
                public static void main(String[] args) throws Exception {
                    Thread other = new Thread(() -> value = 1);
                    other.start();
                    value = 2;
                    other.join();
                }
            }
            """;

    @TempDir
    Path folder;

    private HeddleProcess heddle;

    @BeforeEach
    void offerIt() throws Exception {
        Path classes = folder.resolve("offer");
        String name = NewestFirst.class.getName().replace('.', '/') + ".class";
        Path file = classes.resolve(name);
        Files.createDirectories(file.getParent());
        try (InputStream in = NewestFirst.class.getClassLoader().getResourceAsStream(name)) {
            Files.copy(in, file);
        }
        Files.createDirectories(classes.resolve(ENTRY).getParent());
        Files.writeString(classes.resolve(ENTRY), NewestFirst.class.getName());
        heddle = new HeddleProcess(folder).withEngineClasses(classes);
        heddle.write("Two.java", PROGRAM);
    }

    @Test
    void isListedExploresAndWhatItSaysIsAWarningWhoseScheduleShowsItAgain() throws Exception {
        assertThat(heddle.run("strategies").out()).contains("newest-first").contains("the newest thread goes first");

        HeddleProcess.Outcome outcome = heddle.explore("--strategy", "newest-first", "Two.java");

        assertThat(outcome.exit()).as(outcome.out() + outcome.err()).isEqualTo(3);
        assertThat(heddle.result().strategy()).isEqualTo("newest-first");
        List<Violation> warnings = heddle.result().warnings();
        assertThat(warnings).extracting(Violation::kind).containsExactly(ViolationKind.ORDER);
        assertThat(warnings.get(0).schedule()).endsWith("w1.schedule.json");
        HeddleProcess.Outcome replayed = heddle.run("replay", warnings.get(0).schedule());
        assertThat(replayed.out()).as(replayed.err()).contains("a newer thread went first");
    }

    @Test
    void isAViolationWhereTheUserWantsIt() throws Exception {
        HeddleProcess.Outcome outcome =
                heddle.explore("--strategy", "newest-first", "--fail-on", "order", "Two.java");

        assertThat(outcome.exit()).as(outcome.out() + outcome.err()).isEqualTo(1);
        assertThat(heddle.result().violations()).extracting(Violation::kind, Violation::confirmed)
                .containsExactly(tuple(ViolationKind.ORDER, true));
    }
}
