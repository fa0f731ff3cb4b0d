package dev.heddle.inspections;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.intellij.openapi.progress.EmptyProgressIndicator;
import com.intellij.openapi.progress.ProcessCanceledException;
import com.intellij.openapi.progress.ProgressIndicator;
import com.intellij.openapi.progress.ProgressManager;
import com.intellij.psi.PsiJavaFile;
import dev.heddle.inspections.harness.Markup;
import dev.heddle.inspections.standalone.PsiEnvironment;
import dev.heddle.inspections.study.TokenFuzz;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Editors show code that is being written: broken, half resolved, and out of date before the answer is there. */
class RobustnessTest {

    private static final Path ROOT = Path.of(System.getProperty("heddle.root"));

    private static PsiEnvironment environment;

    @BeforeAll
    static void open() {
        environment = new PsiEnvironment();
    }

    @AfterAll
    static void close() {
        environment.close();
    }

    @Test
    void doesNotThrowOnCodeWithTokensMissing() throws IOException {
        TokenFuzz fuzz = new TokenFuzz(7, environment);
        int files = 0;
        int findings = 0;
        try (Stream<Path> paths = Files.walk(ROOT.resolve("testData/inspections"))) {
            List<Path> sources = paths.filter(path -> path.toString().endsWith(".java")).sorted().toList();
            for (Path source : sources) {
                String text = Markup.strip(Files.readString(source));
                for (int i = 0; i < 3; i++) {
                    findings += fuzz.inspect(source.getFileName().toString(), fuzz.mutate(text));
                    files++;
                }
            }
        }
        assertThat(files).isGreaterThan(500);
        assertThat(findings).isGreaterThan(100);
    }

    @Test
    void worksWithUnresolvedReferences() {
        PsiJavaFile file = environment.parse("Broken.java", """
                class Broken extends Missing implements Runnable {
                    private boolean done;
                    private Unknown unknown;

                    public void run() {
                        while (!done) {
                            unknown.step(() -> other.done = true, nowhere::at);
                        }
                    }

                    public void stop() {
                        done = true;
                        synchronized (lock) { missing.lock(); }
                """);
        assertThat(new SharedAccessInspection().findings(file)).hasSize(1);
        for (HeddleInspection inspection : Inspections.all()) {
            assertThat(inspection.findings(file)).isNotNull();
        }
    }

    @Test
    void emptyAndOddFiles() {
        for (String text : List.of("", "class", "package a;", "{{{{", "interface I { void m(); }", "@interface A {}",
                "enum E { A { void f() {} } }", "record R(int a) { R { } }", "module m { }", "void main() { }")) {
            PsiJavaFile file = environment.parse("Odd.java", text);
            for (HeddleInspection inspection : Inspections.all()) {
                assertThat(inspection.findings(file)).as(text).isEmpty();
            }
        }
    }

    @Test
    void canBeCancelled() {
        ProgressIndicator indicator = new EmptyProgressIndicator();
        indicator.start();
        indicator.cancel();
        for (HeddleInspection inspection : Inspections.all()) {
            PsiJavaFile file = environment.parse("Some.java", "class Some { int a; void f() { a++; } }");
            assertThatThrownBy(() -> ProgressManager.getInstance()
                            .executeProcessUnderProgress(() -> inspection.findings(file), indicator))
                    .as(inspection.getShortName())
                    .isInstanceOf(ProcessCanceledException.class);
        }
    }
}
