package dev.heddle.inspections;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.inspections.harness.Markup;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** Cases are real programs, and what a quick fix leaves behind is one too. */
class CasesCompileTest {

    private static final Path CASES = Path.of(System.getProperty("heddle.root"), "testData", "inspections");

    @TempDir
    Path output;

    @TestFactory
    List<DynamicTest> compile() throws IOException {
        List<DynamicTest> tests = new ArrayList<>();
        try (Stream<Path> files = Files.walk(CASES)) {
            for (Path file : files.filter(path -> path.toString().endsWith(".java")).sorted().toList()) {
                if (Files.readString(file).contains("import jakarta.")) {
                    // About code whose library cannot be resolved, which editors show too.
                    continue;
                }
                tests.add(DynamicTest.dynamicTest(
                        CASES.relativize(file).toString(), () -> assertThat(errors(file)).isEmpty()));
            }
        }
        return tests;
    }

    private List<String> errors(Path file) throws IOException {
        String text = Markup.strip(Files.readString(file));
        String name = file.getFileName().toString().replace(".after.java", ".java");
        JavaFileObject source = new SimpleJavaFileObject(
                URI.create("string:///" + name), JavaFileObject.Kind.SOURCE) {
            @Override
            public CharSequence getCharContent(boolean ignoreEncodingErrors) {
                return text;
            }
        };
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        DiagnosticCollector<JavaFileObject> problems = new DiagnosticCollector<>();
        boolean ok = compiler.getTask(
                        null, null, problems, List.of("-proc:none", "-d", output.toString()), null, List.of(source))
                .call();
        return ok
                ? List.of()
                : problems.getDiagnostics().stream().map(problem -> problem.getMessage(Locale.ROOT)).toList();
    }
}
