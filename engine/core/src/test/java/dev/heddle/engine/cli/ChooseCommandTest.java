package dev.heddle.engine.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("processes")
class ChooseCommandTest {

    @TempDir
    Path folder;

    @Test
    void anotherThreadGoesOnAndTheScheduleThatComesOfItIsReplayed() throws Exception {
        HeddleProcess heddle = new HeddleProcess(folder);
        heddle.write("LostUpdate.java", ExploreCommandTest.LOST_UPDATE);
        heddle.run("explore", "--strategy", "random", "LostUpdate.java#twoHits");
        String schedule;
        try (var files = Files.walk(folder.resolve(".heddle"))) {
            schedule = files.map(Path::toString).filter(file -> file.endsWith("v1.schedule.json")).findFirst().orElseThrow();
        }

        HeddleProcess.Outcome shown = heddle.run("choose", "--json", "shown.json", schedule);
        JsonObject last = JsonParser.parseString(Files.readString(folder.resolve("shown.json"))).getAsJsonObject()
                .getAsJsonArray("choices").get(0).getAsJsonObject();
        String other = last.getAsJsonArray("options").get(1).getAsJsonObject().get("thread").getAsString();
        HeddleProcess.Outcome chosen = heddle.run("choose", "--at", last.get("step").getAsString(), "--thread", other,
                "--save", "mine.schedule.json", schedule);
        HeddleProcess.Outcome replayed = heddle.run("replay", "mine.schedule.json");

        assertThat(shown.exit()).isEqualTo(1);
        assertThat(shown.out()).contains("It fails: expected: <2> but was: <1>");
        assertThat(chosen.out()).contains("*" + other + " (");
        assertThat(replayed.exit()).isEqualTo(chosen.exit());
        assertThat(replayed.out()).contains("with the recorded trace");
    }

    @Test
    void whoCouldNotGoOnCannotBeChosen() throws Exception {
        HeddleProcess heddle = new HeddleProcess(folder);

        heddle.run("choose", "--at", "3", "x.schedule.json").isBadRequest("--at says where and --thread who");
    }
}
