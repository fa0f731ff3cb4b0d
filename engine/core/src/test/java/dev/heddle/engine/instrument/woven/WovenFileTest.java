package dev.heddle.engine.instrument.woven;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.engine.explore.DeterminismRun;
import dev.heddle.engine.instrument.Fork;
import dev.heddle.engine.instrument.Jdks;
import dev.heddle.engine.programs.ProgramsFor;
import dev.heddle.engine.session.WorkerFlags;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Classes that were woven before do what they do when they are woven anew. More: {@code -Dheddle.woven.sources=programs}. */
class WovenFileTest {

    private static final String SOURCES = System.getProperty("heddle.woven.sources", "demo");
    private static final byte[] ORIGINAL = {1, 2, 3, 4};
    private static final byte[] WOVEN = {5, 6, 7};

    @TempDir
    Path folder;

    @Test
    void tracesAreTheSameOnEveryJdk() throws Exception {
        for (Map.Entry<Integer, Path> jdk : Jdks.all().entrySet()) {
            int feature = jdk.getKey();
            Path file = folder.resolve("woven-" + feature);
            new Fork(feature, jdk.getValue()).run(WovenFileRun.class, file.toString());
            String flag = "-D" + WorkerFlags.WOVEN + "=" + file;

            List<String> anew = new Fork(feature, jdk.getValue()).run(WovenUseRun.class);
            List<String> before = new Fork(feature, jdk.getValue()).flag(flag).run(WovenUseRun.class);
            assertThat(anew.get(0)).isNotEqualTo("added 0");
            assertThat(before).containsExactly("added 0", "seen null", anew.get(2));

            ProgramsFor programs = new ProgramsFor(feature, jdk.getValue(), SOURCES, "", folder);
            String backend = feature >= 21 ? "virtual" : "platform";
            List<String> hashes = programs.fork().run(DeterminismRun.class, backend, "2", programs.names().toString());
            assertThat(programs.fork().flag(flag).run(DeterminismRun.class, backend, "2", programs.names().toString()))
                    .as("hashes on JDK %s", feature).isEqualTo(hashes);
            assertThat(hashes).hasSizeGreaterThanOrEqualTo(2 * programs.count());
        }
    }

    @Test
    void aClassIsTakenForItsOwnBytesOnly() throws Exception {
        WovenFile file = WovenFile.open(written());
        assertThat(file.fresh("java/util/A", ORIGINAL).bytes()).isEqualTo(WOVEN);
        assertThat(file.fresh("java/util/A", ORIGINAL).untouched()).containsExactly("a reason");
        assertThat(file.fresh("java/util/A", new byte[] {1, 2, 3, 9})).isNull();
        assertThat(file.fresh("java/util/B", ORIGINAL)).isNull();
        assertThat(file.loaded("java/util/A")).isNull();
        assertThat(file.loaded("java/util/B").bytes()).isNull();
        assertThat(file.stays("java/util/B")).isTrue();
        assertThat(file.stays("java/util/A")).isFalse();
    }

    @Test
    void aFileThatIsNoneIsLeftAlone() throws Exception {
        byte[] whole = Files.readAllBytes(written());
        for (int length : new int[] {0, 3, 10, whole.length / 2, whole.length - 1}) {
            assertThat(WovenFile.open(Files.write(folder.resolve("short"), Arrays.copyOf(whole, length)))).as("%s", length).isNull();
        }
        assertThat(WovenFile.open(Files.writeString(folder.resolve("text"), "no file of woven classes"))).isNull();
        assertThat(WovenFile.open(folder.resolve("none"))).isNull();
    }

    private Path written() throws Exception {
        WovenFileWriter writer = new WovenFileWriter();
        writer.add("java/util/A", false, ORIGINAL, new WovenClass(WOVEN, true, List.of("a reason")));
        writer.add("java/util/B", true, ORIGINAL, new WovenClass(null, false, List.of()));
        Path path = folder.resolve("woven");
        writer.write(path);
        return path;
    }
}
