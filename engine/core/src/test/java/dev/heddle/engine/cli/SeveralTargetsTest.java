package dev.heddle.engine.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.engine.model.Result;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Packages, folders and lists of classes; what cannot be run among them costs itself only. */
@Tag("processes")
class SeveralTargetsTest {

    @TempDir
    Path folder;

    private HeddleProcess heddle;

    @BeforeEach
    void compile() throws Exception {
        heddle = new HeddleProcess(folder);
        List<String> files = new ArrayList<>();
        files.add(test("a", "OneTest", "count++;", ""));
        files.add(test("a.b", "TwoTest", "count++; count++;", ""));
        files.add(test("c", "BrokenTest", "new Gone();", "class Gone {}"));
        files.add(heddle.write("a/NoTest.java", "package a; public class NoTest { }").toString());
        List<String> arguments = new ArrayList<>(List.of("-cp", System.getProperty("java.class.path"), "-d",
                Files.createDirectories(folder.resolve("classes")).toString()));
        arguments.addAll(files);
        assertThat(ToolProvider.getSystemJavaCompiler().run(null, null, null, arguments.toArray(String[]::new))).isZero();
        Files.delete(folder.resolve("classes/c/Gone.class"));
    }

    private String test(String name, String type, String body, String more) throws Exception {
        return heddle.write(name.replace('.', '/') + "/" + type + ".java", "package " + name + "; public class " + type
                + " { static volatile int count; @org.junit.jupiter.api.Test void counts() { " + body + " } } " + more).toString();
    }

    @Test
    void theTestsOfAPackageAndThoseBelow() throws Exception {
        assertThat(tests("--cp", "classes:" + api(), "a..")).containsExactly("a.OneTest#counts", "a.b.TwoTest#counts");
    }

    /** There is no engine of JUnit on the class path. */
    @Test
    void theTestsOfAFolderButTheOneThatLacksAClass() throws Exception {
        HeddleProcess.Outcome outcome = heddle.explore("--cp", api(), "--strategy", "random", "--max-executions", "2",
                "classes/");

        assertThat(outcome.exit()).as(outcome.err()).isEqualTo(3);
        Result result = heddle.result();
        assertThat(result.executions()).isEqualTo(4);
        assertThat(result.notes()).anyMatch(note -> note.contains("c.Gone") && note.contains("not on the class path"));
    }

    @Test
    void severalByName() throws Exception {
        assertThat(tests("--cp", "classes:" + api(), "a.b.TwoTest", "a.OneTest#counts"))
                .containsExactly("a.b.TwoTest#counts", "a.OneTest#counts");
    }

    @Test
    void aPackageWithoutTests() throws Exception {
        heddle.run("explore", "--cp", "classes", "a.x..").isBadRequest("a.x.. holds no class with JUnit tests; check the name and --cp");
    }

    @Test
    void aProjectThatIsNone() throws Exception {
        heddle.run("explore", "--project", ".").isBadRequest("--project . has no pom.xml; give the folder of a Maven project");
    }

    private static String api() {
        return HeddleProcess.classPath("junit-jupiter-api", "opentest4j", "apiguardian", "junit-platform-commons");
    }

    private List<String> tests(String... arguments) throws Exception {
        List<String> all = new ArrayList<>(List.of("--strategy", "random", "--max-executions", "2"));
        all.addAll(List.of(arguments));
        HeddleProcess.Outcome outcome = heddle.explore(all.toArray(String[]::new));
        assertThat(outcome.exit()).as(outcome.err()).isIn(0, 3);
        return ((Map<?, ?>) heddle.result().stats().get("perTest")).keySet().stream().map(String::valueOf).toList();
    }
}
