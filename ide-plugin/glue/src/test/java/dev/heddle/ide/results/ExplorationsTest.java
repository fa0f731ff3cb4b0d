package dev.heddle.ide.results;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.ide.SampleViolations;
import dev.heddle.ide.TestPsi;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("psi")
class ExplorationsTest {

    private static TestPsi psi;

    private Explorations explorations;

    @BeforeAll
    static void open() {
        psi = new TestPsi();
    }

    @AfterAll
    static void close() {
        psi.close();
    }

    @BeforeEach
    void make() {
        explorations = new Explorations(psi.environment().project());
    }

    private List<String> tests() {
        return explorations.violations().stream().map(known -> known.violation().test()).toList();
    }

    @Test
    void aNewExplorationOfATestForgetsWhatWasKnownOfItAndNothingElse() {
        explorations.found(SampleViolations.assertion("com.A", "A.java", 1), "dpor");
        explorations.found(SampleViolations.assertion("com.A$Inner", "A.java", 1), "dpor");
        explorations.found(SampleViolations.assertion("com.AB", "AB.java", 1), "dpor");
        explorations.begin(List.of("com.A"));
        assertThat(tests()).containsExactly("com.AB#counts");
        explorations.begin(List.of("com.AB#other"));
        assertThat(tests()).containsExactly("com.AB#counts");
        explorations.begin(List.of("com.AB#counts"));
        assertThat(tests()).isEmpty();
    }

    @Test
    void whatIsSaidLaterOfAViolationTakesItsPlace() {
        explorations.found(SampleViolations.assertion("A", "A.java", 1), "dpor");
        explorations.found(SampleViolations.assertion("A", "A.java", 9), "dpor");
        assertThat(explorations.violations()).hasSize(1).first()
                .satisfies(known -> assertThat(known.violation().at().line()).isEqualTo(9));
    }

    @Test
    void explorationsAtTheSameTimeLoseNothing() throws InterruptedException {
        int threads = 4;
        int each = 200;
        CountDownLatch all = new CountDownLatch(threads);
        List<Thread> running = new ArrayList<>();
        for (int t = 0; t < threads; t++) {
            String type = "T" + t;
            Thread thread = new Thread(() -> {
                all.countDown();
                for (int i = 0; i < each; i++) {
                    explorations.found(SampleViolations.assertion(type + "x" + i, "T.java", 1), "dpor");
                }
            });
            thread.start();
            running.add(thread);
        }
        for (Thread thread : running) {
            thread.join();
        }
        assertThat(explorations.violations()).hasSize(threads * each);
        assertThat(explorations.revision()).isEqualTo((long) threads * each);
    }

    @Test
    void resultsOfEarlierSessionsAreReadAndDamagedOnesAreLeftOut(@TempDir Path folder) throws IOException {
        write(folder, "Newer", "{\"schema\":\"heddle/result/1\",\"violations\":[{\"id\":\"v1\",\"kind\":\"assertion\","
                + "\"test\":\"Newer#m\"}]}", 2_000_000);
        write(folder, "Older", "{\"schema\":\"heddle/result/1\",\"violations\":[{\"id\":\"v1\",\"kind\":\"deadlock\","
                + "\"test\":\"Older#m\"},null,{\"message\":\"no id\"}]}", 1_000_000);
        write(folder, "Cut", "{\"schema\":\"heddle/result/1\",\"violations\":[{\"id\":", 3_000_000);
        write(folder, "Other", "{\"schema\":\"heddle/result/99\",\"violations\":[{\"id\":\"v1\",\"kind\":\"race\"}]}", 1);
        write(folder, "List", "[1, 2]", 1);
        write(folder, "Bytes", "\u0000\uFFFF", 1);
        Files.createDirectories(folder.resolve("NoResult"));
        assertThat(new ResultFolder(folder).read())
                .extracting(known -> known.violation().test() + " " + known.foundMillis())
                .containsExactly("Older#m 1000000", "Newer#m 2000000");
        assertThat(new ResultFolder(folder.resolve("nowhere")).read()).isEmpty();
    }

    private static void write(Path folder, String target, String text, long millis) throws IOException {
        Path file = Files.createDirectories(folder.resolve(target)).resolve("result.json");
        Files.writeString(file, text);
        Files.setLastModifiedTime(file, FileTime.fromMillis(millis));
    }
}
