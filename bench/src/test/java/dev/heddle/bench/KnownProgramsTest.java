package dev.heddle.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The programs in testData that the explorers are judged by say what is expected of them, and say it rightly. */
class KnownProgramsTest {

    private static final Path TEST_DATA = Path.of("..", "testData");
    private static final Pattern EXPECTATION =
            Pattern.compile("// expect: (assertion|deadlock) at (\\d+) thread (\\S+)");

    @TempDir
    private Path classes;

    @ParameterizedTest
    @ValueSource(strings = {"counts", "sctbench"})
    void compileWithoutWarnings(String folder) throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        StringWriter messages = new StringWriter();
        try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
            boolean compiled = compiler.getTask(messages, files, null,
                    List.of("-Xlint:all", "--release", "17", "-d", classes.toString()), null,
                    files.getJavaFileObjectsFromPaths(sources(folder))).call();
            assertThat(compiled).as(messages.toString()).isTrue();
            assertThat(messages.toString()).isEmpty();
        }
    }

    @ParameterizedTest
    @MethodSource("programsWithBugs")
    void theExpectedLineIsWhereItFailsOrBlocks(Path program) throws IOException {
        List<String> lines = Files.readAllLines(program);
        Matcher expectation = EXPECTATION.matcher(lines.get(0));
        assertThat(expectation.matches()).as(lines.get(0)).isTrue();
        String line = lines.get(Integer.parseInt(expectation.group(2)) - 1);
        if (expectation.group(1).equals("assertion")) {
            assertThat(line).contains("throw new AssertionError(");
        } else {
            assertThat(line).containsPattern("synchronized \\(|\\.lock\\(\\)");
        }
    }

    static List<Path> programsWithBugs() throws IOException {
        return sources("sctbench");
    }

    @Test
    void everyProgramHasExpectedCountsAndEveryRowAProgram() throws IOException {
        assertThat(programsIn("counts/expected.csv")).isEqualTo(names("counts"));
        assertThat(programsIn("sctbench/programs.csv")).isEqualTo(names("sctbench"));
    }

    private static Set<String> programsIn(String table) throws IOException {
        Set<String> programs = new TreeSet<>();
        try (Stream<String> lines = Files.lines(TEST_DATA.resolve(table))) {
            lines.skip(1).forEach(line -> programs.add(line.substring(0, line.indexOf(','))));
        }
        return programs;
    }

    private static Set<String> names(String folder) throws IOException {
        Set<String> names = new TreeSet<>();
        sources(folder).forEach(file -> names.add(file.getFileName().toString().replace(".java", "")));
        return names;
    }

    private static List<Path> sources(String folder) throws IOException {
        try (Stream<Path> files = Files.list(TEST_DATA.resolve(folder))) {
            return files.filter(file -> file.toString().endsWith(".java")).sorted().toList();
        }
    }
}
