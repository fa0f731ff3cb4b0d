package dev.heddle.ui.window;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import java.util.stream.Collectors;
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

    /** The window at work with the real engine beside it: searches, replays, a choice by hand, what is saved, a cancel. */
    @Test
    void theWindowWorksWithTheEngine() throws Exception {
        assumeTrue(Screen.isPossible(), "there is no Xvfb here");
        Path output = folder.resolve("scenes");
        Path command = engineCommand();
        try (Screen screen = Screen.open()) {
            Process scenes = screen.java(output, List.of("-Dheddle.command=" + command,
                    "-Duser.home=" + folder, "--add-opens=java.base/java.util=ALL-UNNAMED"),
                    EngineScenes.class.getName(), ROOT.resolve("testData").toString(), folder.toString(),
                    Files.createDirectories(Path.of("target/images")).toAbsolutePath().toString());
            assertThat(scenes.waitFor(20, TimeUnit.MINUTES)).as("the scenes come to an end").isTrue();
        }
        assertThat(Files.readString(output).lines()).containsExactly(
                "LostUpdate: 2 rows, first read hits = 0 (line 12).",
                "rows under a filter that does not fit: 0",
                "rows under one that does: 1",
                "steps with hits: true",
                "step after Home and Down: 2",
                "line of the source: 14",
                "tab after its key: Beside one that passes",
                "tab after its key: Schedule",
                "text for an issue: ### Assertion failed in LostUpdate\\#twoThreadsCountTwoHits",
                "saved as a test: [test/java/LostUpdateTwoThreadsCountTwoHitsScheduleTest.java,"
                        + " test/resources/LostUpdateTwoThreadsCountTwoHitsScheduleTest.schedule.json]",
                "a trace for Perfetto: true",
                "after Replay: Replayed: assertion again.",
                "by hand, nothing chosen yet: By hand: it fails.",
                "by hand, after the choice: By hand: it passes.",
                "LockOrder: 1 rows, there holds LockOrder.Account#1 since line 10 and wants LockOrder.Account#2 at line 11.",
                "tab after its key: Deadlock",
                "tab after its key: Coverage",
                "after Cancel the engine is: gone",
                "look after the key of the theme: FlatLaf Dark");
    }

    /** The command line as this build has it; the usual time is too short for a busy machine. */
    private Path engineCommand() throws Exception {
        List<String> all = List.of(System.getProperty("java.class.path").split(File.pathSeparator));
        String user = joined(all, entry -> isOf(entry, "engine/api/", "engine/junit/", "heddle-api", "heddle-junit"));
        String junit = joined(all, entry -> isOf(entry, "junit-jupiter", "junit-platform", "opentest4j", "apiguardian"));
        String engine = joined(all, entry -> !isOf(entry, "junit", "assertj", "/ui/"));
        String patience = "#!/bin/sh\n[ \"$1\" = explore ] && set -- \"$@\" --time 10m\n";
        Path script = Files.writeString(folder.resolve("heddle"), patience + String.join(" ", "exec",
                System.getProperty("java.home") + "/bin/java", "-XX:TieredStopAtLevel=1", "-Dheddle.user=" + user,
                "-Dheddle.junit=" + junit, "-cp", engine, "dev.heddle.engine.cli.Main", "\"$@\"") + "\n");
        assertThat(script.toFile().setExecutable(true)).isTrue();
        return script;
    }

    private static String joined(List<String> entries, Predicate<String> which) {
        return entries.stream().filter(which).filter(entry -> !entry.endsWith("test-classes"))
                .collect(Collectors.joining(File.pathSeparator));
    }

    private static boolean isOf(String entry, String... parts) {
        return Stream.of(parts).anyMatch(entry.replace(File.separatorChar, '/')::contains);
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
