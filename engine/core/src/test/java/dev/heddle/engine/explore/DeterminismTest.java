package dev.heddle.engine.explore;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.engine.instrument.Fork;
import dev.heddle.engine.instrument.Jdks;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Same schedule, same trace: each program of {@code testData/programs} is replayed many times, on each JDK that is
 * there and on each backend. More replays: {@code -Dheddle.determinism.replays=200}.
 */
class DeterminismTest {

    private static final int REPLAYS = Integer.getInteger("heddle.determinism.replays", 12);
    /** Part of the paths of the programs to run; all by default. */
    private static final String ONLY = System.getProperty("heddle.determinism.only", "");
    private static final Path PROGRAMS = Path.of("..", "..", "testData", "programs");
    private static final int FIRST_WITH_CONTINUATIONS = 21;
    private static final Pattern NEEDS = Pattern.compile("// jdk: (\\d+)");
    /** Never ends its execution, so that its process has to be ended: {@code ContainmentTest} replays it. */
    private static final String ENDLESS = "EndlessLocalLoop.java";

    @TempDir
    Path folder;

    @Test
    void replaysOnEveryBackendGiveOneTrace() throws Exception {
        for (Map.Entry<Integer, Path> jdk : Jdks.all().entrySet()) {
            int feature = jdk.getKey();
            Map<String, String> platform = hashes(feature, jdk.getValue(), "platform");
            assertThat(platform).hasSizeGreaterThan(ONLY.isEmpty() ? 100 : 0);
            if (feature >= FIRST_WITH_CONTINUATIONS) {
                Map<String, String> virtual = hashes(feature, jdk.getValue(), "virtual");
                assertThat(virtual).isEqualTo(platform);
                assertThat(virtual.values()).as("traces on the virtual backend").noneMatch(h -> h.contains(","));
            }
            platform.values().removeIf(hashes -> !hashes.contains(","));
            assertThat(platform).as("programs whose replays differ on JDK %s", feature).isEmpty();
        }
    }

    private Map<String, String> hashes(int feature, Path javaHome, String backend) throws Exception {
        List<Path> programs = programsFor(feature);
        Path classes = Files.createDirectories(folder.resolve("classes" + feature));
        compile(javaHome, programs, classes);
        Path names = folder.resolve("names" + feature);
        Files.write(names, programs.stream().map(DeterminismTest::className).toList());
        Fork fork = new Fork(feature, javaHome).flag("-ea").classPath(classes).within(240 + 10 * REPLAYS);
        for (String entry : System.getProperty("java.class.path").split(java.io.File.pathSeparator)) {
            fork.classPath(Path.of(entry));
        }
        Map<String, String> result = new TreeMap<>();
        for (String line : fork.run(DeterminismRun.class, backend, String.valueOf(REPLAYS), names.toString())) {
            int space = line.indexOf(' ');
            result.put(line.substring(0, space), line.substring(space + 1));
        }
        return result;
    }

    private static List<Path> programsFor(int feature) throws IOException {
        try (Stream<Path> files = Files.walk(PROGRAMS)) {
            return files.filter(file -> file.toString().endsWith(".java"))
                    .filter(file -> fits(file, feature))
                    .sorted()
                    .toList();
        }
    }

    private static boolean fits(Path file, int feature) {
        try {
            String text = Files.readString(file);
            Matcher needs = NEEDS.matcher(text);
            return !file.endsWith(ENDLESS) && file.toString().replace('\\', '/').contains(ONLY)
                    && (!needs.find() || Integer.parseInt(needs.group(1)) <= feature);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static String className(Path file) {
        String name = file.getFileName().toString();
        return name.substring(0, name.length() - ".java".length());
    }

    /** With the compiler of the JDK that runs the programs: some need a library newer than that of the tests. */
    private static void compile(Path javaHome, List<Path> programs, Path classes) throws Exception {
        List<String> command = new ArrayList<>(List.of(javaHome.resolve("bin/javac").toString(), "-g", "-nowarn",
                "-parameters", "-d", classes.toString(), "-cp", System.getProperty("java.class.path")));
        programs.forEach(program -> command.add(program.toString()));
        Path output = classes.resolveSibling("javac.txt");
        int exit = new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(output.toFile()).start()
                .waitFor();
        assertThat(exit).as("exit value of the compiler; it printed %s", Files.readString(output)).isZero();
    }
}
