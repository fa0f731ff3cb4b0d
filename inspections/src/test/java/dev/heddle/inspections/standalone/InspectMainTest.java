package dev.heddle.inspections.standalone;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dev.heddle.engine.model.HeddleVersion;
import dev.heddle.inspections.Inspections;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code heddle inspect} as a user or a build server calls it. */
class InspectMainTest {

    private static final String SOURCE = """
            package com.acme;

            class Flag implements Runnable {
                private boolean done;
                private volatile int rounds;

                public void run() {
                    while (!done) {
                        rounds++;
                    }
                }

                public void stop() {
                    done = true;
                    rounds = 0;
                }
            }
            """;

    private static final String CLEAN = "class Clean {\n    int one() {\n        return 1;\n    }\n}\n";

    private static final String STOP_FLAG =
            "'done' is written here by the thread that calls 'stop()' and read in 'run()' (line 8) by the thread that"
                    + " runs 'Flag'; no lock keeps them apart";

    private static final String ROUNDS = "Reading and writing the volatile field 'rounds' are two steps: a change by"
            + " another thread in between is lost";

    @TempDir
    Path folder;

    private Path source;

    private record Run(int exit, List<String> out, List<String> err) {}

    @BeforeEach
    void write() throws IOException {
        Path acme = Files.createDirectories(folder.resolve("my sources/com/acme"));
        source = Files.writeString(acme.resolve("Flag.java"), SOURCE);
    }

    private static Run run(Object... arguments) {
        PrintStream out = System.out;
        PrintStream err = System.err;
        ByteArrayOutputStream outBytes = new ByteArrayOutputStream();
        ByteArrayOutputStream errBytes = new ByteArrayOutputStream();
        System.setOut(new PrintStream(outBytes, true, StandardCharsets.UTF_8));
        System.setErr(new PrintStream(errBytes, true, StandardCharsets.UTF_8));
        try {
            String[] texts = new String[arguments.length];
            for (int i = 0; i < texts.length; i++) {
                texts[i] = arguments[i].toString();
            }
            int exit = InspectMain.run(texts);
            return new Run(exit, lines(outBytes), lines(errBytes));
        } finally {
            System.setOut(out);
            System.setErr(err);
        }
    }

    private static List<String> lines(ByteArrayOutputStream bytes) {
        return bytes.toString(StandardCharsets.UTF_8).lines().toList();
    }

    @Test
    void findingsAreLinesThatConsolesTurnIntoLinks() {
        assertThat(run("--weak", folder)).isEqualTo(new Run(
                1,
                List.of(
                        source + ":9:13: note: " + ROUNDS + " [HeddleCheckThenAct]",
                        source + ":14:9: warning: " + STOP_FLAG + " [HeddleSharedAccess]",
                        "2 findings in 1 file"),
                List.of()));
    }

    @Test
    void weakFindingsAreCountedAndShownOnRequestOnly() {
        assertThat(run(folder)).isEqualTo(new Run(
                1,
                List.of(
                        source + ":14:9: warning: " + STOP_FLAG + " [HeddleSharedAccess]",
                        "1 finding in 1 file; 1 weak, shown with --weak"),
                List.of()));
    }

    @Test
    void whatIsNotShownDoesNotFailABuild() {
        assertThat(run("--only", "HeddleCheckThenAct", folder)).isEqualTo(
                new Run(0, List.of("0 findings in 1 file; 1 weak, shown with --weak"), List.of()));
        assertThat(run("--only", "HeddleCheckThenAct", "--weak", folder).exit()).isEqualTo(1);
    }

    @Test
    void aVolatileFieldOfACompiledClassIsNoReasonToReadThatClass() throws IOException {
        Path file = Files.writeString(folder.resolve("Stream.java"), """
                class Stream extends java.io.BufferedInputStream {
                    Stream(java.io.InputStream source) {
                        super(source);
                    }

                    void forget() {
                        buf = null;
                    }
                }
                """);
        assertThat(run(file)).isEqualTo(new Run(0, List.of("0 findings in 1 file"), List.of()));
    }

    @Test
    void sayWhichFilesAResultIsTooOldFor() throws IOException {
        Path result = Files.writeString(
                folder.resolve("result.json"), "{\"coverage\": {\"shared\": [\"com.acme.Flag.done\"]}}");
        Files.setLastModifiedTime(result, FileTime.fromMillis(1_000_000));
        assertThat(run("--result", result, "--quiet", source)).isEqualTo(new Run(
                1,
                List.of("1 finding in 1 file; 1 weak, shown with --weak"),
                List.of("heddle inspect: changed since the exploration of " + result
                        + ", which therefore says nothing about " + source)));
    }

    @Test
    void onlyTheChosenInspectionsRun() {
        assertThat(run("--weak", "--only", "HeddleCheckThenAct,HeddleLockOrder", source)).isEqualTo(new Run(
                1,
                List.of(source + ":9:13: note: " + ROUNDS + " [HeddleCheckThenAct]", "1 finding in 1 file"),
                List.of()));
    }

    @Test
    void locksOfACollaboratorInAnotherFileCount() throws IOException {
        Path acme = source.getParent();
        Path taxi = Files.writeString(acme.resolve("Taxi.java"), """
                package com.acme;

                class Taxi {
                    private final Dispatcher dispatcher = new Dispatcher();
                    private int place;

                    synchronized void move(int to) {
                        place = to;
                        dispatcher.free(this);
                    }

                    synchronized int place() {
                        return place;
                    }
                }
                """);
        Path dispatcher = Files.writeString(acme.resolve("Dispatcher.java"), """
                package com.acme;

                class Dispatcher {
                    private Taxi first;

                    synchronized void free(Taxi taxi) {
                        first = taxi;
                    }

                    synchronized int show() {
                        return first.place();
                    }
                }
                """);
        assertThat(run("--weak", "--only", "HeddleLockOrder", folder).out()).containsExactly(
                dispatcher + ":11:16: note: Possible deadlock: the lock of one 'Taxi' is taken here while the lock of"
                        + " one 'Dispatcher' is held; in 'move()' of Taxi.java (line 9) it is the lock of one 'Dispatcher'"
                        + " that is taken while the lock of one 'Taxi' is held [HeddleLockOrder]",
                taxi + ":9:9: note: Possible deadlock: the lock of one 'Dispatcher' is taken here while the lock of"
                        + " one 'Taxi' is held; in 'show()' of Dispatcher.java (line 11) it is the lock of one 'Taxi'"
                        + " that is taken while the lock of one 'Dispatcher' is held [HeddleLockOrder]",
                "2 findings in 3 files");
    }

    @Test
    void whatIsSuppressedOrMarkedIsLeftOut() throws IOException {
        Path file = source.resolveSibling("Quiet.java");
        String text = SOURCE.replace("class Flag", "class Quiet");
        List<String> ways = List.of(
                text.replace("    public void stop", "    @SuppressWarnings(\"HeddleSharedAccess\")\n    public void stop"),
                text.replace("class Quiet", "@SuppressWarnings({\"unused\", \"HeddleSharedAccess\"})\nclass Quiet"),
                text.replace("        done = true;", "        //noinspection HeddleSharedAccess\n        done = true;"),
                text.replace("        done = true;", "        // heddle: intended\n        done = true;"),
                text.replace("        done = true;", "        done = true; // heddle: intended"));
        for (String way : ways) {
            assertThat(way).isNotEqualTo(text);
            Files.writeString(file, way);
            assertThat(run("--only", "HeddleSharedAccess", file).out()).as(way).containsExactly("0 findings in 1 file");
        }
        Files.writeString(file, text.replace("    public void stop", "    @SuppressWarnings(\"Other\")\n    public void stop"));
        assertThat(run("--only", "HeddleSharedAccess", file).exit()).isEqualTo(1);
    }

    @Test
    void usesWithoutTheLockThatGuardedByNamesAreShownWhereThereIsNoIde() throws IOException {
        Path file = Files.writeString(folder.resolve("Counter.java"), """
                import net.jcip.annotations.GuardedBy;

                class Counter {
                    @GuardedBy("this") private int count;
                    int count() { return count; }
                }
                """);
        assertThat(run(file).out()).containsExactly(
                file + ":5:26: warning: 'count' is read here without the lock that its @GuardedBy names, 'this'"
                        + " [HeddleSharedAccess]",
                "1 finding in 1 file");
    }

    @Test
    void aFileThatIsTooMuchForHeddleDoesNotHideTheOthers() throws IOException {
        Path deep = Files.writeString(
                source.resolveSibling("Deep.java"),
                "class Deep { int a = " + "(".repeat(100_000) + "1" + ")".repeat(100_000) + "; }");
        Run run = run("--weak", "--only", "HeddleCheckThenAct", folder);
        assertThat(run.exit()).isEqualTo(4);
        assertThat(run.out()).containsExactly(
                source + ":9:13: note: " + ROUNDS + " [HeddleCheckThenAct]", "1 finding in 2 files");
        assertThat(run.err()).hasSize(1);
        assertThat(run.err().get(0))
                .startsWith("heddle inspect: " + deep + " could not be inspected: internal failure (StackOverflowError)"
                        + "; please attach ");
        Files.delete(Path.of(run.err().get(0).replaceFirst(".*please attach (.*) to an issue", "$1")));
    }

    @Test
    void helpNamesTheInspectionsAndTheExitCodes() {
        Run help = run("--help");
        assertThat(help.exit()).isZero();
        assertThat(help.err()).isEmpty();
        String text = String.join("\n", help.out());
        assertThat(text).contains("PATH...", "--sarif", "--result", "--cp", "--only", "--weak", "Exit codes: 0");
        Inspections.all().forEach(inspection -> assertThat(text).contains(inspection.getShortName()));
        assertThat(run("--version").out()).containsExactly("heddle " + HeddleVersion.current());
    }

    @Test
    void quietPrintsTheNumberAlone() {
        assertThat(run("--quiet", "--weak", folder))
                .isEqualTo(new Run(1, List.of("2 findings in 1 file"), List.of()));
    }

    @Test
    void nothingFoundIsExitCodeZero() throws IOException {
        Path clean = Files.writeString(folder.resolve("Clean.java"), CLEAN);
        assertThat(run(clean)).isEqualTo(new Run(0, List.of("0 findings in 1 file"), List.of()));
    }

    @Test
    void brokenJavaIsInspectedAsFarAsItGoes() throws IOException {
        Path broken = Files.writeString(folder.resolve("Broken.java"), "class Broken { void m( { synchronized (");
        assertThat(run(broken)).isEqualTo(new Run(0, List.of("0 findings in 1 file"), List.of()));
    }

    @Test
    void sarifHasTheFormThatCodeHostsRead() throws IOException {
        JsonObject root = sarif(folder);
        assertThat(root.get("version").getAsString()).isEqualTo("2.1.0");
        assertThat(root.get("$schema").getAsString()).isEqualTo("https://json.schemastore.org/sarif-2.1.0.json");
        assertThat(root.getAsJsonArray("runs")).hasSize(1);
        JsonObject run = root.getAsJsonArray("runs").get(0).getAsJsonObject();
        assertThat(run.get("columnKind").getAsString()).isEqualTo("utf16CodeUnits");
        JsonObject driver = run.getAsJsonObject("tool").getAsJsonObject("driver");
        assertThat(driver.get("name").getAsString()).isEqualTo("Heddle");
        assertThat(strings(driver.getAsJsonArray("rules"), "id")).containsExactly(
                "HeddleSharedAccess", "HeddleCheckThenAct", "HeddleAtomicRegion", "HeddleLockOrder",
                "HeddleMisusedSync");
        assertThat(driver.getAsJsonArray("rules")).allSatisfy(rule -> assertThat(rule.getAsJsonObject()
                        .getAsJsonObject("shortDescription")
                        .get("text")
                        .getAsString())
                .isNotBlank());
    }

    @Test
    void sarifResultsHaveRuleLevelMessageAndExactRegion() throws IOException {
        JsonElement warning = expected("HeddleSharedAccess", "warning", STOP_FLAG, 14, 9, 14, 13);
        JsonElement note = expected("HeddleCheckThenAct", "note", ROUNDS, 9, 13, 9, 21);
        assertThat(results(sarif("--weak", folder))).containsExactly(note, warning);
        assertThat(results(sarif(folder))).containsExactly(warning);
    }

    @Test
    void whatAnExplorationConfirmedIsAnErrorInSarif() throws IOException {
        Path result = Files.writeString(
                folder.resolve("result.json"), "{\"coverage\": {\"shared\": [\"com.acme.Flag.done\"]}}");
        JsonObject root = sarif("--weak", "--result", result, folder);
        assertThat(strings(results(root), "level")).containsExactly("note", "error");
    }

    @Test
    void sarifWithoutFindingsHasAnEmptyListOfResults() throws IOException {
        Path clean = Files.writeString(folder.resolve("Clean.java"), CLEAN);
        JsonObject run = sarif(clean).getAsJsonArray("runs").get(0).getAsJsonObject();
        assertThat(run.getAsJsonArray("results")).isEmpty();
    }

    @Test
    void relativePathsStayRelativeInSarif() throws IOException {
        Path here = Path.of("").toAbsolutePath();
        JsonObject root = sarif(here.relativize(source));
        String uri = uri(results(root).get(0));
        assertThat(uri).startsWith("../").endsWith("/my%20sources/com/acme/Flag.java");
    }

    private JsonObject sarif(Object... arguments) throws IOException {
        Path file = folder.resolve("findings.sarif");
        Object[] all = new Object[arguments.length + 2];
        all[0] = "--sarif";
        all[1] = file;
        System.arraycopy(arguments, 0, all, 2, arguments.length);
        assertThat(run(all).err()).isEmpty();
        return JsonParser.parseString(Files.readString(file)).getAsJsonObject();
    }

    private static List<JsonElement> results(JsonObject sarif) {
        return sarif.getAsJsonArray("runs").get(0).getAsJsonObject().getAsJsonArray("results").asList();
    }

    private static List<String> strings(Iterable<JsonElement> objects, String member) {
        return StreamSupport.stream(objects.spliterator(), false)
                .map(object -> object.getAsJsonObject().get(member).getAsString())
                .toList();
    }

    private static String uri(JsonElement result) {
        return result.getAsJsonObject()
                .getAsJsonArray("locations")
                .get(0)
                .getAsJsonObject()
                .getAsJsonObject("physicalLocation")
                .getAsJsonObject("artifactLocation")
                .get("uri")
                .getAsString();
    }

    private JsonElement expected(
            String rule, String level, String message, int line, int column, int endLine, int endColumn) {
        JsonObject result = JsonParser.parseString("""
                {"ruleId": "%s", "level": "%s", "message": {},
                 "locations": [{"physicalLocation": {
                     "artifactLocation": {"uri": "%s"},
                     "region": {"startLine": %d, "startColumn": %d, "endLine": %d, "endColumn": %d}}}]}
                """.formatted(rule, level, source.toUri(), line, column, endLine, endColumn)).getAsJsonObject();
        result.getAsJsonObject("message").addProperty("text", message);
        return result;
    }

    @Test
    void aMissingFolderIsABadRequest() {
        Path missing = folder.resolve("missing");
        assertThat(run(missing)).isEqualTo(refused("no such file or folder: " + missing));
    }

    @Test
    void aFileThatIsNoJavaIsABadRequest() throws IOException {
        Path notes = Files.writeString(folder.resolve("notes.txt"), "no Java");
        assertThat(run(folder, notes)).isEqualTo(refused("no Java source file: " + notes));
    }

    @Test
    void aFolderWithoutJavaIsABadRequest() throws IOException {
        Path empty = Files.createDirectories(folder.resolve("empty"));
        assertThat(run(empty)).isEqualTo(refused("no Java source files in " + empty));
    }

    @Test
    void anUnknownInspectionIsABadRequest() {
        assertThat(run("--only", "HeddleTypo", folder)).isEqualTo(refused("no inspection HeddleTypo; there are"
                + " HeddleSharedAccess, HeddleCheckThenAct, HeddleAtomicRegion, HeddleLockOrder, HeddleMisusedSync"));
    }

    @Test
    void filesThatOptionsNameMustBeThere() {
        Path missing = folder.resolve("missing");
        assertThat(run("--cp", missing, folder)).isEqualTo(refused("no such jar: " + missing));
        assertThat(run("--result", missing, folder)).isEqualTo(refused("no such result: " + missing));
        Path unwritable = missing.resolve("findings.sarif");
        assertThat(run("--sarif", unwritable, folder)).isEqualTo(refused("cannot write " + unwritable));
    }

    @Test
    void noPathOrAnUnknownOptionIsABadRequest() {
        assertThat(run()).isEqualTo(refused("Missing required parameter: 'PATH'"));
        assertThat(run("--typo", folder)).isEqualTo(refused("Unknown option: '--typo'"));
    }

    private static Run refused(String problem) {
        return new Run(2, List.of(), List.of("heddle inspect: " + problem));
    }
}
