package dev.heddle.engine.programs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class SupportTableTest {

    @Test
    void theCommittedTableIsThatOfThePrograms() throws IOException {
        Path file = ProgramFile.repository().resolve("docs").resolve("support.md");
        String page = SupportTable.page(ProgramFile.all());
        if (Boolean.getBoolean("heddle.golden.refresh")) {
            Files.writeString(file, page);
        }

        assertThat(file).hasContent(page);
    }

    @Test
    void everyRowHasAProgramThatIsFoundOutAndOneThatIsNot() {
        SupportTable.rows(ProgramFile.all()).forEach((primitive, programs) -> {
            assertThat(programs).as(primitive).anyMatch(ProgramFile::isCorrect);
            assertThat(programs).as(primitive).anyMatch(program -> !program.isCorrect());
        });
    }

    @Test
    void programsHaveDifferentNames() {
        List<String> names = ProgramFile.all().stream().map(ProgramFile::name).toList();

        assertThat(names).doesNotHaveDuplicates();
    }
}
