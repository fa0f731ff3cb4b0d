package dev.heddle.ui.window;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
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

    @TempDir
    Path folder;

    private static Path images() throws Exception {
        return Files.createDirectories(Boolean.getBoolean("heddle.images")
                ? ROOT.resolve("docs/images")
                : Path.of("target/images")).toAbsolutePath();
    }

    @Test
    void theViewsAreWorkedInWithKeysAlone() throws Exception {
        assumeTrue(Screen.isPossible(), "there is no Xvfb here");
        Path output = folder.resolve("scenes");
        Path results = Path.of(WindowTest.class.getResource("PlainIncrement.json").toURI()).getParent();
        Path images = images();
        try (Screen screen = Screen.open()) {
            Process scenes = screen.java(output, List.of(), WindowScenes.class.getName(),
                    ROOT.toString(), results.toString(), images.toString());
            assertThat(scenes.waitFor(4, TimeUnit.MINUTES)).as("the scenes come to an end").isTrue();

            assertThat(Files.readString(output).lines()).containsExactly(Stream.of(lostUpdate(), lostUpdate(), deadlock(),
                    deadlock(), stories(), others()).flatMap(List::stream).toArray(String[]::new));
            for (String scene : List.of("schedule", "comparison", "deadlock")) {
                assertThat(images.resolve(scene + "-light.png")).isNotEmptyFile();
                assertThat(images.resolve(scene + "-dark.png")).isNotEmptyFile();
            }
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

    private static List<String> stories() {
        return List.of(
                "LostUpdate: first read hits = 0 (line 12).",
                "LockOrder: there holds LockOrder.Account#1 since line 10 and wants LockOrder.Account#2 at line 11.",
                "WaitWithIf: second began to wait for a notify on WaitWithIf#1 (line 17).",
                "CheckThenAct: pool-1-thread-1 called ConcurrentHashMap#1.get (line 15).",
                "Overdrawn: second read balance = 100 (line 12).",
                "ArrayListOfTwoThreads: a was inside ArrayList#1.add (line 12).",
                "ConcurrentLinkedQueuePeekThenPoll: a called ConcurrentLinkedQueue.peek (line 13).",
                "LostNotify: waiter waits for a notify on LostNotify#1 at line 9.",
                "NeverUnlocked: a waits for ReentrantLock#1 at line 14.",
                "PublishedTooEarly: reader read data = 0 (line 12) before main wrote data = 42 (line 21);"
                        + " main did not come to that any more.");
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
        Process view = Screen.java(null, output, List.of(), ViewMain.class.getName(), result.toString());

        assertThat(view.waitFor()).isEqualTo(2);
        assertThat(Files.readString(output)).hasLineCount(1).startsWith("heddle: there is no display");
    }

    @Test
    void aFileThatIsNoResultIsOneLine() throws Exception {
        Path output = folder.resolve("output");
        Path file = Files.writeString(folder.resolve("other.json"), "{\"schema\": \"other\"}");
        Process view = Screen.java(null, output, List.of(), ViewMain.class.getName(), file.toString());

        assertThat(view.waitFor()).isEqualTo(2);
        assertThat(Files.readString(output)).hasLineCount(1).contains("neither a result nor a schedule");
    }
}
