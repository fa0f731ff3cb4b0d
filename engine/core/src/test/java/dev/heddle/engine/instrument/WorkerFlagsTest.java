package dev.heddle.engine.instrument;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.engine.session.WorkerFlags;
import java.io.File;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class WorkerFlagsTest {

    private static final Path AGENT = Path.of("agent.jar");

    private static List<String> flags(int feature, Path overlay) {
        return WorkerFlags.of(feature, overlay, AGENT, List.of(Path.of("a.jar"), Path.of("b.jar")));
    }

    @Test
    void agentGetsTheEnginesClassPath() {
        assertThat(flags(17, null)).contains(
                "-Xbootclasspath/a:agent.jar",
                "-javaagent:agent.jar=a.jar" + File.pathSeparator + "b.jar");
    }

    @Test
    void overlayPatchesJavaBase() {
        assertThat(flags(17, Path.of("over"))).contains("--patch-module=java.base=over");
        assertThat(flags(17, null)).noneMatch(flag -> flag.startsWith("--patch-module"));
    }

    @Test
    void theCompilerIsToldByAFileOfTheOverlayAndKeepsSilentAboutIt() {
        assertThat(flags(25, Path.of("over"))).contains(
                "-XX:CompilerDirectivesFile=" + Path.of("over", "compiler-directives.json"), "-XX:-DisplayVMOutput");
        assertThat(flags(25, null)).noneMatch(flag -> flag.startsWith("-XX:CompilerDirectivesFile"));
    }

    @Test
    void flagsThatAnOlderJvmDoesNotKnowAreLeftOut() {
        assertThat(flags(17, null)).doesNotContain(
                "-XX:+EnableDynamicAgentLoading", "--sun-misc-unsafe-memory-access=allow");
        assertThat(flags(21, null))
                .contains("-XX:+EnableDynamicAgentLoading")
                .doesNotContain("--sun-misc-unsafe-memory-access=allow");
        assertThat(flags(25, null)).contains(
                "-XX:+EnableDynamicAgentLoading", "--sun-misc-unsafe-memory-access=allow");
    }
}
