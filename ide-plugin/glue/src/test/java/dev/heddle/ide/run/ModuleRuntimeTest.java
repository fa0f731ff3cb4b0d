package dev.heddle.ide.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ModuleRuntimeTest {

    @Test
    void aJdkThatHasGoneAndAModuleThatWasNeverBuiltAreSaidBeforeAnythingStarts(@TempDir Path folder) {
        Path gone = folder.resolve("jdk-99");
        assertThat(new ModuleRuntime(List.of(folder), gone).problem()).contains(gone.toString(), "not there any more");
        assertThat(new ModuleRuntime(List.of(), folder).problem()).contains("no class path");
        assertThat(new ModuleRuntime(List.of(folder), null).problem()).isNull();
        assertThat(new ModuleRuntime(List.of(folder), folder).problem()).isNull();
    }
}
