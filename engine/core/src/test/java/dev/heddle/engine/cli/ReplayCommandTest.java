package dev.heddle.engine.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.engine.model.Result;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReplayCommandTest {

    private static final String SCHEDULE = ".heddle/LostUpdate.twoHits/v1.schedule.json";

    @TempDir
    Path folder;

    private HeddleProcess heddle;

    @BeforeEach
    void explore() throws Exception {
        heddle = new HeddleProcess(folder);
        heddle.write("LostUpdate.java", ExploreCommandTest.LOST_UPDATE);
        HeddleProcess.Outcome outcome = heddle.run("explore", "--quiet", "LostUpdate.java#twoHits");
        assertThat(outcome.exit()).as(outcome.err()).isEqualTo(1);
    }

    @Test
    void givesTheSameTraceEachTime() throws Exception {
        HeddleProcess.Outcome outcome = heddle.run("replay", "--times", "50", "--json", "r.json", SCHEDULE);

        assertThat(outcome.exit()).as(outcome.err()).isEqualTo(1);
        Result result = heddle.result("r.json");
        assertThat(result.executions()).isEqualTo(50);
        assertThat(result.violations()).hasSize(1);
        assertThat(result.violations().get(0).at().line()).isEqualTo(14);
        assertThat(result.stats().get("traceHash"))
                .isEqualTo(ScheduleFile.read(folder.resolve(SCHEDULE)).schedule().traceHash());
    }

    @Test
    void worksOnTheOtherBackendAndTheOtherJdk() throws Exception {
        HeddleProcess.Outcome platform = heddle.run("replay", "--backend", "platform", SCHEDULE);
        HeddleProcess.Outcome older =
                heddle.run("replay", "--jdk", HeddleProcess.testJdk().toString(), "--backend", "platform", SCHEDULE);

        assertThat(platform.exit()).as(platform.err()).isEqualTo(1);
        assertThat(older.exit()).as(older.err()).isEqualTo(1);
    }

    @Test
    void printsEveryStepWhenAsked() throws Exception {
        int steps = ScheduleFile.read(folder.resolve(SCHEDULE)).schedule().steps().size();

        HeddleProcess.Outcome outcome = heddle.run("replay", "--trace", "--quiet", SCHEDULE);

        String trace = outcome.out().substring(0, outcome.out().indexOf("Assertion failed"));
        assertThat(trace.lines().filter(line -> line.matches("\\s*\\d+ │.*"))).hasSize(steps);
    }

    @Test
    void ofChangedCodeSaysWhereItParted() throws Exception {
        heddle.write("LostUpdate.java",
                ExploreCommandTest.LOST_UPDATE.replace("second.start();", "second.start();\n        hits = 0;"));

        heddle.run("replay", SCHEDULE)
                .isBadRequest("the replay parted from the recording at step ", "recorded \"", "saw ", "explore again");
    }

    @Test
    void needsTheSource() throws Exception {
        Files.move(folder.resolve("LostUpdate.java"), folder.resolve("Moved.java"));

        heddle.run("replay", SCHEDULE).isBadRequest("cannot read LostUpdate.java", "--source");

        Files.createDirectories(folder.resolve("elsewhere"));
        Files.move(folder.resolve("Moved.java"), folder.resolve("elsewhere/LostUpdate.java"));
        HeddleProcess.Outcome outcome =
                heddle.run("replay", "--source", "elsewhere/LostUpdate.java", SCHEDULE);
        assertThat(outcome.exit()).as(outcome.err()).isEqualTo(1);
    }

    @Test
    void ofATestThatIsNotThereAnyMore() throws Exception {
        heddle.write("LostUpdate.java", ExploreCommandTest.LOST_UPDATE.replace("twoHits", "renamed"));

        heddle.run("replay", SCHEDULE).isBadRequest("twoHits");
    }
}
