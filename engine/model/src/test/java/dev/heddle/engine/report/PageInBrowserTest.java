package dev.heddle.engine.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.heddle.engine.model.Access;
import dev.heddle.engine.model.CycleEdge;
import dev.heddle.engine.model.Result;
import dev.heddle.engine.model.SourceLocation;
import dev.heddle.engine.model.Step;
import dev.heddle.engine.model.Violation;
import dev.heddle.engine.model.ViolationKind;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The page in a browser: Chromium, worked by Playwright. It runs where node and Chromium are on the path and Playwright can be
 * loaded ({@code npm install} in {@code src/test/page}, or its folder in {@code HEDDLE_PLAYWRIGHT}). Pictures go to
 * {@code target/images}, and with {@code -Dheddle.images=true} to {@code docs/images}.
 */
class PageInBrowserTest {

    private static final Path ROOT = Path.of("../..");
    private static final Path SCRIPT = Path.of("src/test/page/check-page.mjs");
    private static final String HOSTILE = "</script><script>document.title='ran'</script><img src=x onerror=\"document.title='ran'\">"
            + "\"'&`${1}\u202egnp.exe\u2066\u0007\ud800 javascript:alert(1) " + "W".repeat(300);

    @TempDir
    Path folder;

    private static boolean isOnPath(String program) {
        return Stream.of(System.getenv("PATH").split(File.pathSeparator))
                .anyMatch(path -> Files.isExecutable(Path.of(path, program)));
    }

    private static Path playwright() {
        String given = System.getenv("HEDDLE_PLAYWRIGHT");
        return given == null ? Path.of("src/test/page/node_modules/playwright-core").toAbsolutePath() : Path.of(given);
    }

    private static Result hostile() {
        SourceLocation at = new SourceLocation("com." + HOSTILE, HOSTILE, HOSTILE + ".java", 1);
        List<Step> steps = new ArrayList<>();
        for (int i = 1; i <= 6; i++) {
            steps.add(new Step(i, i % 2 == 0 ? HOSTILE : "b", i % 3 == 0 ? "write" : "read", HOSTILE, at, HOSTILE, HOSTILE, HOSTILE));
        }
        Violation violation = new Violation("v1", ViolationKind.DEADLOCK, HOSTILE, HOSTILE, at, true, HOSTILE,
                Map.of(HOSTILE, HOSTILE), 1, List.of(new CycleEdge(HOSTILE, HOSTILE, HOSTILE, at)), null, steps, HOSTILE)
                .withTest(HOSTILE).withStory(List.of(HOSTILE), List.of(1, 2))
                .withAccesses(List.of(new Access(HOSTILE, "write", at, List.of(at), List.of(HOSTILE))));
        return SampleResults.lostUpdate().withViolations(List.of(violation, violation.withId("v2"))).withNote(HOSTILE);
    }

    private static Result demo(String program) throws Exception {
        return Json.read(Files.readString(Path.of("src/test/resources/dev/heddle/engine/report/demo", program + ".json")),
                Result.class);
    }

    @Test
    void workedInABrowser() throws Exception {
        assumeTrue(isOnPath("node") && isOnPath("chromium") && Files.isDirectory(playwright()),
                "there is no node, no Chromium or no Playwright here");
        SourceFolders sources = new SourceFolders(List.of(ROOT.resolve("testData/demo")));
        Files.writeString(folder.resolve("suite.html"), HtmlReport.page(List.of(demo("LostUpdate"), demo("LockOrder"),
                demo("WaitWithIf"), demo("CheckThenAct"), demo("Overdrawn")), sources::line));
        Files.writeString(folder.resolve("hostile.html"), HtmlReport.page(List.of(hostile(), hostile()), at -> HOSTILE));
        Path images = Files.createDirectories(Boolean.getBoolean("heddle.images")
                ? ROOT.resolve("docs/images") : Path.of("target/images"));
        Path output = folder.resolve("output");

        Process check = new ProcessBuilder("node", SCRIPT.toString(), folder.toString(), images.toString(), playwright().toString())
                .redirectErrorStream(true).redirectOutput(output.toFile()).start();

        assertThat(check.waitFor(3, TimeUnit.MINUTES)).as("the browser comes to an end").isTrue();
        assertThat(Files.readString(output).lines()).containsExactly(
                "errors of the console: 0",
                "line in sight after a click: 5 LostUpdate.java 12",
                "findings shown: 5, without deadlocks: 4",
                "light paper: rgb(255, 255, 255), dark paper: rgb(23, 25, 28)",
                "wider than the screen at 400 px: false",
                "source in sight after a click at 400 px: true",
                "pages of the print are in colour and complete: true",
                "hostile: title Heddle: 2 explorations, scripts 0, images 0, errors 0",
                "hostile: wider than the screen: false");
        assertThat(images.resolve("page-light.png")).isNotEmptyFile();
        assertThat(images.resolve("page-dark.png")).isNotEmptyFile();
    }
}
