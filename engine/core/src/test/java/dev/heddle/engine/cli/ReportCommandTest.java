package dev.heddle.engine.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("processes")
class ReportCommandTest {

    @TempDir
    Path folder;

    @Test
    void makesTheSameTextAndPageAsExplore() throws Exception {
        HeddleProcess heddle = new HeddleProcess(folder);
        heddle.write("LostUpdate.java", ExploreCommandTest.LOST_UPDATE);
        HeddleProcess.Outcome explored =
                heddle.run("explore", "--json", "r.json", "--html", "a.html", "LostUpdate.java#twoHits");

        HeddleProcess.Outcome text = heddle.run("report", "r.json");
        HeddleProcess.Outcome page = heddle.run("report", "--html", "b.html", "r.json");

        assertThat(text.exit()).isZero();
        assertThat(text.out()).isEqualTo(explored.out());
        assertThat(page.exit()).isZero();
        assertThat(folder.resolve("b.html")).hasSameTextualContentAs(folder.resolve("a.html"));
    }
}
