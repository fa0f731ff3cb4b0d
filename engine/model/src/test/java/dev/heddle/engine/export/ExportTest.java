package dev.heddle.engine.export;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dev.heddle.engine.model.Result;
import dev.heddle.engine.model.Schedule;
import dev.heddle.engine.model.TimeOuts;
import dev.heddle.engine.model.Violation;
import dev.heddle.engine.model.ViolationKind;
import dev.heddle.engine.report.Json;
import java.io.File;
import java.io.IOException;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ExportTest {

    private static final String HOSTILE = "```\n</details> @everyone [x](http://x) */ \\u002a/ ${name} <b>$1\u202e\u0007";

    @TempDir
    Path folder;

    private static Result result(String program) throws IOException {
        return Json.read(Files.readString(Path.of("src/test/resources/dev/heddle/engine/report/demo", program + ".json")),
                Result.class);
    }

    private static Violation hostile(Violation violation) {
        return violation.withMessage(HOSTILE).withStory(List.of(HOSTILE), List.of(1));
    }

    private static Schedule schedule(Violation violation, String target) {
        return new Schedule(Schedule.SCHEMA, target, "random", 1, Map.of(), new Schedule.Limits(100, false, false, TimeOuts.LAST, 0),
                List.of(), List.of("0"), new int[] {0}, "hash", new Schedule.Versions("0", "17", "platform", "c"),
                ViolationKind.ASSERTION, violation.steps(), null);
    }

    @Test
    void anIssueSaysWhyAndShowsTheSchedule() throws IOException {
        Result result = result("LostUpdate");

        String text = IssueText.of(result, result.violations().get(0), at -> null);

        assertThat(text.lines()).startsWith(
                "### Assertion failed in LostUpdate\\#twoThreadsCountTwoHits",
                "",
                "```text",
                "expected: <2> but was: <1>",
                "```",
                "",
                "- `first read hits = 0 (line 12).`",
                "- `Before first went on, second wrote hits = 1 (line 13).`");
        assertThat(text).contains("   8 │               │             │ hits = 1   │ :13")
                .contains("Replay it:  heddle replay .heddle/LostUpdate/v1.schedule.json");
    }

    /** Each fence is longer than what it holds, so that nothing in it ends it. */
    @Test
    void whatAProgramSaysIsNoMarkupInAnIssue() throws IOException {
        Result result = result("LostUpdate");

        String text = IssueText.of(result, hostile(result.violations().get(0)), at -> null);

        assertThat(text).startsWith("### Assertion failed").contains("\n````text\n```\n</details> @everyone")
                .contains("- ```` ``` </details> @everyone").doesNotContain("\u202e").doesNotContain("\u0007");
    }

    @Test
    void aTraceForPerfettoHasATrackForEachThreadAndArrowsBetweenThem() throws IOException {
        Result result = result("LockOrder");

        JsonObject trace = JsonParser.parseString(PerfettoTrace.of("LockOrder", result.violations().get(0))).getAsJsonObject();

        List<JsonObject> events = trace.getAsJsonArray("traceEvents").asList().stream().map(JsonElement::getAsJsonObject).toList();
        assertThat(names(events, "thread_name")).containsExactly("main", "there", "back");
        assertThat(events).filteredOn(event -> event.has("dur") && !event.get("cat").getAsString().equals("turn"))
                .hasSize(result.violations().get(0).steps().size());
        assertThat(phases(events, "s")).isEqualTo(phases(events, "f")).contains("start");
        assertThat(phases(events, "b")).isEqualTo(phases(events, "e"))
                .contains("holds LockOrder.Account#1", "holds LockOrder.Account#2");
    }

    private static List<String> names(List<JsonObject> events, String name) {
        return events.stream().filter(event -> event.get("name").getAsString().equals(name))
                .map(event -> event.getAsJsonObject("args").get("name").getAsString()).toList();
    }

    private static List<String> phases(List<JsonObject> events, String phase) {
        return events.stream().filter(event -> event.get("ph").getAsString().equals(phase))
                .map(event -> event.get("name").getAsString()).toList();
    }

    @Test
    void aRegressionTestCompilesWhateverTheProgramSays() throws IOException {
        Violation violation = hostile(result("LostUpdate").violations().get(0));
        Files.writeString(folder.resolve("pom.xml"), "");

        Path file = RegressionTest.of(violation, schedule(violation, "com.acme.Counter$InnerTest#two hits(int)[1]")).write(folder);

        assertThat(folder.relativize(file).toString().replace(File.separatorChar, '/'))
                .isEqualTo("src/test/java/com/acme/Counter_InnerTwo_hitsScheduleTest.java");
        assertThat(folder.resolve("src/test/resources/com/acme/Counter_InnerTwo_hitsScheduleTest.schedule.json")).isNotEmptyFile();
        assertThat(ToolProvider.getSystemJavaCompiler().run(null, null, null, "-proc:none", "-d", folder.toString(), "-cp",
                System.getProperty("java.class.path"), file.toString())).isZero();
    }

    @Test
    void aRegressionTestLeavesOutFoldersThatAreNotThere() throws Exception {
        Violation violation = result("LostUpdate").violations().get(0);
        Path file = RegressionTest.of(violation, schedule(violation, "LostUpdate#twoHits")).write(folder);
        ToolProvider.getSystemJavaCompiler().run(null, null, null, "-proc:none", "-d", folder.toString(), "-cp",
                System.getProperty("java.class.path"), file.toString());
        String before = System.getProperty("java.class.path");
        System.setProperty("java.class.path", folder.resolve("classes") + File.pathSeparator + folder);
        try (URLClassLoader loader = new URLClassLoader(new URL[] {folder.toUri().toURL()})) {
            Method classPath = loader.loadClass("LostUpdateTwoHitsScheduleTest").getDeclaredMethod("classPath");
            classPath.setAccessible(true);

            assertThat(classPath.invoke(null)).isEqualTo(folder.toString());
        } finally {
            System.setProperty("java.class.path", before);
        }
    }
}
