package dev.heddle.engine.session;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.engine.model.Result;
import dev.heddle.engine.model.Status;
import dev.heddle.engine.model.Violation;
import dev.heddle.engine.target.SourceFiles;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.PrintStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SessionTest {

    private static final String LOST_UPDATE = """
            public class Lost {
                static int count;
                public static void main(String[] args) throws Exception {
                    Thread other = new Thread(() -> count++);
                    other.start();
                    count++;
                    other.join();
                    if (count != 2) throw new AssertionError("lost");
                }
            }
            """;
    private static final String TWO = """
            public class Two {
                static volatile int value;
                public static void main(String[] args) throws Exception {
                    Thread other = new Thread(() -> value = 1);
                    other.start();
                    value = 2;
                    other.join();
                }
            }
            """;
    private static final String LARGE = """
            public class Large {
                static volatile int count;
                public static void main(String[] args) throws Exception {
                    Thread[] all = new Thread[6];
                    for (int i = 0; i < 6; i++) {
                        all[i] = new Thread(() -> { for (int j = 0; j < 20; j++) count++; });
                        all[i].start();
                    }
                    for (Thread each : all) each.join();
                }
            }
            """;

    @TempDir
    private Path folder;

    private final Session session = new Session(Installation.current());
    private final List<Stage> stages = Collections.synchronizedList(new ArrayList<>());
    private OutFolder out;

    @BeforeEach
    void openFolder() throws Exception {
        out = OutFolder.of(folder.resolve("out"), "test");
    }

    private Target compiled(String name, String text) throws Exception {
        Path source = Files.writeString(folder.resolve(name + ".java"), text);
        Path classes = Files.createDirectories(folder.resolve("classes-" + name));
        SourceFiles.compile(source, classes, List.of(), 0);
        return Target.of(name, List.of(classes));
    }

    @Test
    void findsAViolationTellsItWhileItHappensAndReplaysIt() throws Exception {
        Target target = compiled("Lost", LOST_UPDATE);
        List<Violation> told = Collections.synchronizedList(new ArrayList<>());
        SessionListener listener = new SessionListener() {
            @Override
            public void phase(Stage stage, String test) {
                stages.add(stage);
            }

            @Override
            public void violation(Stage stage, Violation violation) {
                told.add(violation);
            }
        };

        Result result = session.explore(ExplorationRequest.of(target, ExploreOptions.with("dpor"), out), listener)
                .result();

        assertThat(result.status()).isEqualTo(Status.VIOLATION);
        assertThat(told).hasSize(1).isEqualTo(result.violations());
        assertThat(stages).contains(new Stage(1, Phase.STARTING), new Stage(1, Phase.SEARCHING));
        assertThat(out.resultFile()).exists();

        Path file = Path.of(told.get(0).schedule());
        Replay replay = session.replay(ReplayRequest.of(ScheduleFile.read(file), file, target, out),
                new SessionListener() { }).result();

        assertThat(replay.outcome().same()).isTrue();
        assertThat(replay.result().violations().get(0).at()).isEqualTo(told.get(0).at());
    }

    @Test
    void aCancelledExplorationHasWhatWasFoundSoFar() throws Exception {
        CountDownLatch searching = new CountDownLatch(1);
        SessionListener listener = new SessionListener() {
            @Override
            public void progress(Stage stage, String test, Progress progress) {
                searching.countDown();
            }
        };
        Running<Result> running = session.explore(
                ExplorationRequest.of(compiled("Large", LARGE), ExploreOptions.with("dpor"), out), listener);
        searching.await();

        running.cancel();

        assertThat(running.result().status()).isEqualTo(Status.INCOMPLETE);
        assertThat(running.result().executions()).isPositive();
    }

    /** The program that the documentation shows. */
    @Test
    void theExampleOfTheDocumentationExploresCancelsAndReads() throws Exception {
        Path source = Path.of(System.getProperty("heddle.root", "../..")).resolve("docs/ExploreFromJava.java");
        Path classes = Files.createDirectories(folder.resolve("example"));
        List<Path> own = Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator)).map(Path::of)
                .toList();
        SourceFiles.compile(source, classes, own, 0);
        Target target = compiled("Large", LARGE);
        PrintStream before = System.out;
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        try (URLClassLoader loader = new URLClassLoader(new URL[] {classes.toUri().toURL()}, getClass().getClassLoader())) {
            System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
            loader.loadClass("ExploreFromJava").getMethod("main", String[].class)
                    .invoke(null, (Object) new String[] {"Large", target.classPath().get(0).toString()});
        } finally {
            System.setOut(before);
        }

        assertThat(printed.toString(StandardCharsets.UTF_8).lines())
                .anyMatch(line -> line.startsWith("Large searching ")).last().isEqualTo("INCOMPLETE 0");
    }

    @Test
    void aSearchWithoutASeedIsMadeByOneWorkerAndTheResultSaysSo() throws Exception {
        ExploreOptions options = ExploreOptions.with("dpor");

        Result one = explore(options, 1);
        Result asked = explore(options, 2);

        assertThat(asked.executions()).isEqualTo(one.executions());
        assertThat(asked.notes()).anyMatch(note -> note.startsWith("one worker made the search, not 2"));
        assertThat(one.notes()).noneMatch(note -> note.startsWith("one worker"));
    }

    private Result explore(ExploreOptions options, int workers) throws Exception {
        return session.explore(ExplorationRequest.of(compiled("Two", TWO), options, out).withWorkers(workers),
                new SessionListener() { }).result();
    }

    @Test
    void theSameWorksFromTheFolderOfAnInstallation() throws Exception {
        Installation here = Installation.current();
        Path bootstrap = Files.createDirectories(folder.resolve("heddle/bootstrap"));
        Files.copy(here.bootstrap(), bootstrap.resolve("heddle-bootstrap.jar"));
        Path user = Files.createDirectories(folder.resolve("heddle/user"));

        Installation packed = Installation.in(folder.resolve("heddle"));

        assertThat(packed.bootstrap()).isEqualTo(bootstrap.resolve("heddle-bootstrap.jar"));
        assertThat(packed.user()).isEmpty();
        assertThat(user).isEmptyDirectory();
    }
}
