package dev.heddle.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MarkedSectionTest {

    @TempDir
    private Path folder;

    @Test
    void replacesOnlyWhatStandsBetweenItsMarkers() throws Exception {
        Path page = Files.writeString(folder.resolve("page.md"),
                "before\n<!-- a: begin -->\nold\n<!-- a: end -->\n<!-- b: begin -->\nother\n<!-- b: end -->\n");
        new MarkedSection(page, "a").write("new\n");
        assertThat(page).hasContent(
                "before\n<!-- a: begin -->\nnew\n<!-- a: end -->\n<!-- b: begin -->\nother\n<!-- b: end -->\n");
    }

    @Test
    void saysWhichMarkersAreMissing() throws Exception {
        Path page = Files.writeString(folder.resolve("page.md"), "nothing\n");
        assertThatThrownBy(() -> new MarkedSection(page, "a").write("new"))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("<!-- a: begin -->");
        assertThat(page).hasContent("nothing\n");
    }
}
