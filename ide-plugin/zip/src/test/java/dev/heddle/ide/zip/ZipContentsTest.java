package dev.heddle.ide.zip;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** What the IDE loads and what only the worker does are kept apart. */
class ZipContentsTest {

    private static PackedPlugin plugin;

    @BeforeAll
    static void open() throws Exception {
        plugin = new PackedPlugin(Path.of(System.getProperty("heddle.zip")));
    }

    private static List<String> jars(String folder) {
        return plugin.files().stream()
                .filter(file -> file.startsWith("heddle/" + folder + "/"))
                .map(file -> file.substring(file.lastIndexOf('/') + 1).replaceFirst("-\\d[\\d.]*(?=[.-])", ""))
                .toList();
    }

    @Test
    void theIdeSideHasNoEngineAndNothingOfThePlatform() {
        assertThat(jars("lib")).contains("heddle-ide-plugin.jar", "heddle-inspections-ide.jar", "gson.jar");
        assertThat(jars("lib")).noneMatch(jar -> jar.matches("(asm|z3|picocli|org\\.ow2|heddle-engine|intellij|kotlin|"
                + "heddle-platform).*"));
        assertThat(plugin.hasClass("com.intellij.openapi.actionSystem.AnAction")).isFalse();
        assertThat(plugin.hasClass("dev.heddle.inspections.standalone.PsiEnvironment")).isFalse();
    }

    @Test
    void theWorkersJarsLieBeside() {
        assertThat(jars("engine/bootstrap")).containsExactly("heddle-bootstrap.jar");
        assertThat(jars("engine/engine")).contains("heddle-engine.jar", "asm.jar", "z3-turnkey.jar");
        assertThat(jars("engine/user")).contains("heddle-api.jar", "heddle-junit.jar");
    }
}
