package dev.heddle.engine.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a process that stays behind does must be what each command would do by itself. */
@Tag("processes")
class HelperTest {

    private static final String BROKEN = """
            class Count {
                static int count;

                public static void main(String[] args) throws Exception {
                    Thread other = new Thread(() -> count++);
                    other.start();
                    count++;
                    other.join();
                    if (count != 2) {
                        throw new AssertionError("lost: " + count);
                    }
                }
            }
            """;
    private static final String FIXED = BROKEN.replace("count++;", "add();").replace("() -> count++", "() -> add()")
            .replace("public static", "static synchronized void add() { count = count + 1; }\n\n    public static");

    @TempDir
    Path folder;

    private HeddleProcess warm;
    private String mark;

    @BeforeEach
    void prepare() {
        mark = "-Dheddle.test.mark=" + folder;
        warm = new HeddleProcess(folder).withHelper().with(mark);
    }

    @AfterEach
    void nothingIsLeftBehind() throws Exception {
        for (ProcessHandle helper : helpers()) {
            List<ProcessHandle> workers = helper.descendants().toList();
            helper.destroy();
            helper.onExit().get(5, TimeUnit.MINUTES);
            for (ProcessHandle worker : workers) {
                worker.onExit().get(5, TimeUnit.MINUTES);
            }
        }
    }

    private List<ProcessHandle> helpers() {
        return ProcessHandle.allProcesses().filter(process -> process.info().arguments()
                .map(arguments -> List.of(arguments).containsAll(List.of(mark, Helper.class.getName()))).orElse(false)).toList();
    }

    private static String withoutTimes(String text) {
        return text.replaceAll("\\d+(\\.\\d+)? m?s\\b", "TIME").replaceAll("\\d[\\d,]* a second", "RATE");
    }

    @Test
    void commandsGiveWhatTheyGiveWithoutOne() throws Exception {
        warm.write("Count.java", BROKEN);
        HeddleProcess.Outcome alone = new HeddleProcess(folder).explore("Count.java");
        String hash = alone.exit() == 1 ? warm.schedule(".heddle/Count/v1.schedule.json").traceHash() : null;
        assertThat(hash).isNotNull();
        for (int i = 0; i < 3; i++) {
            HeddleProcess.Outcome helped = warm.explore("Count.java");
            assertThat(helped.exit()).as(helped.err()).isEqualTo(1);
            assertThat(withoutTimes(helped.out())).isEqualTo(withoutTimes(alone.out()));
            assertThat(warm.schedule(".heddle/Count/v1.schedule.json").traceHash()).isEqualTo(hash);
        }
        assertThat(helpers()).hasSize(1);

        // What has changed since is what counts.
        warm.write("Count.java", FIXED);
        HeddleProcess.Outcome fixed = warm.explore("Count.java");
        assertThat(fixed.exit()).as(fixed.out()).isZero();

        warm.explore("None.java").isBadRequest("None.java");
        assertThat(helpers()).hasSize(1);
    }

    @Test
    void itEndsWhenNobodyComes() throws Exception {
        // Also on the oldest JDK, whose streams of one socket wait for each other.
        warm.on(HeddleProcess.testJdk()).with("-Dheddle.warm.millis=5000").write("Count.java", BROKEN);
        assertThat(warm.explore("Count.java").exit()).isEqualTo(1);
        for (ProcessHandle helper : helpers()) {
            helper.onExit().get(5, TimeUnit.MINUTES);
        }
        assertThat(helpers()).isEmpty();
        // The next command has another.
        assertThat(warm.explore("Count.java").exit()).isEqualTo(1);
    }
}
