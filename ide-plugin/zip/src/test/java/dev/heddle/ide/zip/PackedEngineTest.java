package dev.heddle.ide.zip;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.engine.model.Result;
import dev.heddle.engine.model.Status;
import dev.heddle.engine.model.Violation;
import dev.heddle.engine.model.ViolationKind;
import dev.heddle.ide.engine.EngineHome;
import dev.heddle.ide.engine.EngineListener;
import dev.heddle.ide.engine.EngineRun;
import dev.heddle.ide.engine.EngineRequest;
import dev.heddle.ide.settings.Strategies;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The engine out of the packed plugin, started as the plugin starts it, from a folder with blanks in its name. */
class PackedEngineTest {

    private static final Path ROOT = Path.of(System.getProperty("heddle.root"));
    private static final Path JAVA_HOME = Path.of(System.getProperty("java.home"));
    private static final int MANY = 5_000;

    @TempDir
    private static Path folder;

    private static EngineHome home;
    private static List<Path> classPath;

    private static final class Heard implements EngineListener {
        private final List<String> started = new ArrayList<>();
        private final List<Violation> violations = new ArrayList<>();
        private final List<String> text = new ArrayList<>();
        private Result result;

        @Override
        public void started(String test, int number, int count) {
            started.add(test);
        }

        @Override
        public void violation(Violation violation) {
            violations.add(violation);
        }

        @Override
        public void done(Result last) {
            result = last;
        }

        @Override
        public synchronized void text(String line) {
            text.add(line);
        }
    }

    @BeforeAll
    static void unpack() throws IOException {
        Path plugins = Files.createDirectories(folder.resolve("my plugins"));
        try (ZipFile zip = new ZipFile(System.getProperty("heddle.zip"))) {
            for (ZipEntry entry : zip.stream().filter(each -> !each.isDirectory()).toList()) {
                Path target = plugins.resolve(entry.getName());
                Files.createDirectories(target.getParent());
                Files.copy(zip.getInputStream(entry), target);
            }
        }
        home = new EngineHome(plugins.resolve("heddle").resolve("engine"));
        classPath = new ArrayList<>();
        try (Stream<Path> jars = Files.list(home.folder().resolve("junit"))) {
            jars.forEach(classPath::add);
        }
        Path classes = Files.createDirectories(folder.resolve("test classes"));
        int failed = ToolProvider.getSystemJavaCompiler().run(null, null, null, "-d", classes.toString(), "-cp",
                String.join(File.pathSeparator, classPath.stream().map(Path::toString).toList()),
                ROOT.resolve("testData/demo/LostUpdate.java").toString());
        assertThat(failed).isZero();
        classPath.add(classes);
    }

    private static Heard explore(String target, List<Path> entries, String... options) throws Exception {
        Heard heard = new Heard();
        EngineRun run = EngineRun.start(home, JAVA_HOME,
                new EngineRequest("explore", target, entries, JAVA_HOME, List.of(options), folder), heard);
        while (!run.await(100)) {
            // Followed to its end: the engine keeps the limit of time that it was given.
            continue;
        }
        return heard;
    }

    @Test
    void findsTheLostUpdateWithAClassPathOfManyEntriesWithBlanks() throws Exception {
        List<Path> many = new ArrayList<>();
        Path libraries = folder.resolve("libraries in a folder with a long name, as they are in a cache of modules");
        for (int i = 0; i < MANY; i++) {
            many.add(Files.createDirectories(libraries.resolve("library " + i)));
        }
        many.addAll(classPath);
        Heard heard = explore("LostUpdate#twoThreadsCountTwoHits", many);
        assertThat(heard.result).as("%s", heard.text).isNotNull();
        assertThat(heard.result.status()).isEqualTo(Status.VIOLATION);
        assertThat(heard.started).containsExactly("LostUpdate#twoThreadsCountTwoHits");
        assertThat(heard.violations).hasSize(1);
        Violation violation = heard.violations.get(0);
        assertThat(violation.kind()).isEqualTo(ViolationKind.ASSERTION);
        assertThat(violation.thread()).isEqualTo("main");
        assertThat(violation.at().line()).isEqualTo(18);
        assertThat(folder.resolve(violation.schedule())).isRegularFile();
    }

    /** The chooser offers what the engine has, no more and no less. */
    @Test
    void theChooserHasTheStrategiesOfTheEngine() throws Exception {
        Process process = new ProcessBuilder(JAVA_HOME.resolve("bin").resolve("java").toString(), "-cp",
                home.folder().resolve("engine").resolve("*") + File.pathSeparator
                        + home.folder().resolve("bootstrap").resolve("*"),
                "dev.heddle.engine.cli.Main", "strategies").start();
        List<String> names = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).lines()
                .filter(line -> !line.endsWith("(not in this version)"))
                .map(line -> line.substring(0, line.indexOf(' ')))
                .toList();
        assertThat(names).isNotEmpty();
        assertThat(Strategies.names()).containsExactlyInAnyOrderElementsOf(names).allSatisfy(
                name -> assertThat(Strategies.purpose(name)).isNotBlank());
    }

    @Test
    void aTestThatIsNotThereIsOneClearLine() throws Exception {
        Heard heard = explore("LostUpdate#nowhere", classPath);
        assertThat(heard.result).isNull();
        assertThat(heard.text).hasSize(1).first().asString().contains("LostUpdate has no test 'nowhere'");
    }

    @Test
    void cancelEndsItWithWhatItHas() throws Exception {
        Heard heard = new Heard();
        EngineRun run = EngineRun.start(home, JAVA_HOME, new EngineRequest("explore", "LostUpdate", classPath,
                JAVA_HOME, List.of("--all", "--strategy", "random", "--time", "600s"), folder), heard);
        while (!run.await(100) && heard.violations.isEmpty()) {
            // Until there is something to keep.
            continue;
        }
        run.cancel();
        while (!run.await(100)) {
            continue;
        }
        assertThat(heard.result).as("%s", heard.text).isNotNull();
        assertThat(heard.result.violations()).isNotEmpty();
        assertThat(run.exitCode()).isEqualTo(1);
    }
}
