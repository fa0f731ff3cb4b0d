package dev.heddle.engine.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What does not end by itself ends with the time, without a verdict that nobody could know, and says what was cut short. */
@Tag("processes")
class TimeIsOverTest {

    @TempDir
    Path folder;

    private HeddleProcess heddle;

    @BeforeEach
    void prepare() {
        heddle = new HeddleProcess(folder);
    }

    @Test
    void inALoopWithoutAnOperation() throws Exception {
        endsWithTheTime("while (true) { }");
    }

    @Test
    void inALoopWithOperations() throws Exception {
        endsWithTheTime("""
                Thread other = new Thread(() -> { while (true) { count++; } });
                other.start();
                while (true) { count++; }
                """);
    }

    @Test
    void inAStaticInitialiser() throws Exception {
        endsWithTheTime("System.out.println(Slow.VALUE);");
    }

    @Test
    void processesOfTheTestEndWithIt() throws Exception {
        String unlikely = String.valueOf(1_000_000 + folder.hashCode() % 1_000_000);
        heddle.write("Main.java", "public class Main { public static void main(String[] args) throws Exception {"
                + " new ProcessBuilder(\"sleep\", \"" + unlikely + "\").start(); } }");

        HeddleProcess.Outcome outcome = heddle.run("explore", "--strategy", "random", "--max-executions", "2", "Main.java");

        assertThat(outcome.out()).as(outcome.err()).contains("2 executions");
        assertThat(ProcessHandle.allProcesses().map(ProcessHandle::info)
                .filter(info -> List.of(info.arguments().orElse(new String[0])).contains(unlikely))).isEmpty();
    }

    private void endsWithTheTime(String body) throws Exception {
        heddle.write("Main.java", "public class Main { static volatile int count;"
                + " static class Slow { static final Object VALUE = make(); static Object make() { while (count == 0) { }"
                + " return null; } } public static void main(String[] args) { " + body + " } }");

        HeddleProcess.Outcome outcome = heddle.run("explore", "--time", "2s", "--steps", "100000000", "Main.java");

        assertThat(outcome.exit()).as(outcome.err()).isEqualTo(3);
        assertThat(outcome.out()).contains("No violation", "not complete");
        assertThat(outcome.out() + outcome.err()).containsPattern("the time was over|there is time");
    }
}
