package dev.heddle.ui.window;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The window on a display of its own (Xvfb), worked in with keys alone; its pictures go to {@code target/images}, and with
 * {@code -Dheddle.images=true} to {@code docs/images}.
 */
class WindowTest {

    private static final Path ROOT = Path.of(System.getProperty("heddle.root", "..")).toAbsolutePath().normalize();
    private static final String DISPLAY = ":94";

    @TempDir
    Path folder;

    private static Path images() throws Exception {
        return Files.createDirectories(Boolean.getBoolean("heddle.images")
                ? ROOT.resolve("docs/images")
                : Path.of("target/images"));
    }

    private static boolean hasXvfb() {
        return Stream.of(System.getenv("PATH").split(File.pathSeparator))
                .anyMatch(path -> Files.isExecutable(Path.of(path, "Xvfb")));
    }

    private static Process java(Path output, String display, String main, String... args) throws Exception {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1", "-cp", System.getProperty("java.class.path"), main));
        command.addAll(List.of(args));
        ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(output.toFile());
        builder.environment().remove("DISPLAY");
        if (display != null) {
            builder.environment().put("DISPLAY", display);
        }
        return builder.start();
    }

    @Test
    void theViewsAreWorkedInWithKeysAlone() throws Exception {
        assumeTrue(hasXvfb(), "there is no Xvfb here");
        Process xvfb = new ProcessBuilder("Xvfb", DISPLAY, "-screen", "0", "1500x900x24")
                .redirectErrorStream(true).redirectOutput(folder.resolve("xvfb").toFile()).start();
        try {
            Path output = folder.resolve("scenes");
            Path results = Path.of(WindowTest.class.getResource("PlainIncrement.json").toURI()).getParent();
            Path images = images();
            Process scenes = null;
            // The display takes a moment to be there.
            for (int i = 0; i < 5; i++) {
                scenes = java(output, DISPLAY, WindowScenes.class.getName(), ROOT.resolve("testData/programs").toString(),
                        results.toString(), images.toString());
                assertThat(scenes.waitFor(4, TimeUnit.MINUTES)).as("the scenes come to an end").isTrue();
                if (!Files.readString(output).contains("Can't connect to X11")) {
                    break;
                }
            }

            assertThat(Files.readString(output).lines()).containsExactly(Stream.of(lostUpdate(), lostUpdate(), deadlock(),
                    deadlock(), others()).flatMap(List::stream).toArray(String[]::new));
            for (String scene : List.of("schedule", "comparison", "deadlock")) {
                assertThat(images.resolve(scene + "-light.png")).isNotEmptyFile();
                assertThat(images.resolve(scene + "-dark.png")).isNotEmptyFile();
            }
        } finally {
            xvfb.destroy();
        }
    }

    private static List<String> lostUpdate() {
        return List.of(
                "rows of violations: 1",
                "first step shown: 5",
                "step after Home and Down: 2",
                "line of the caret in the source: 17",
                "next step of the same field: 7",
                "next step of the same thread: 8",
                "step of the line where the caret was put: 14",
                "rows under a filter that nothing matches: 0");
    }

    private static List<String> deadlock() {
        return List.of("first arrow of the circle: wants · LockOrderDeadlock.java:11", "line that took the lock: 10");
    }

    private static List<String> others() {
        return List.of(
                "who could go on: ● first:  hits = 1 | ○ second:  read",
                "taken by hand: [second at step 5, saved]",
                "after the key of Cancel: [cancelled]",
                "look after the key of the theme: FlatLaf Dark",
                "windows in sight: 1");
    }

    @Test
    void withoutADisplayOneLineSaysSo() throws Exception {
        Path output = folder.resolve("output");
        Path result = Path.of(WindowTest.class.getResource("PlainIncrement.json").toURI());
        Process view = java(output, null, ViewMain.class.getName(), result.toString());

        assertThat(view.waitFor()).isEqualTo(2);
        assertThat(Files.readString(output)).hasLineCount(1).startsWith("heddle: there is no display");
    }

    @Test
    void aFileThatIsNoResultIsOneLine() throws Exception {
        Path output = folder.resolve("output");
        Path file = Files.writeString(folder.resolve("other.json"), "{\"schema\": \"other\"}");
        Process view = java(output, null, ViewMain.class.getName(), file.toString());

        assertThat(view.waitFor()).isEqualTo(2);
        assertThat(Files.readString(output)).hasLineCount(1).contains("neither a result nor a schedule");
    }
}
