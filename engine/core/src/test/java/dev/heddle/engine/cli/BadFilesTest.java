package dev.heddle.engine.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.engine.session.ScheduleFile;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Schedules and results that are damaged, or try to bring their own code: exit code 2, one line, nothing left behind. */
class BadFilesTest {

    private static final String SCHEDULE = "{'schema': 'heddle/schedule/1', 'target': 'Main', 'strategy': 'random', 'seed': 1,"
            + " 'decisions': [0, 1], 'shared': [], 'threads': [], 'inputs': {}, 'steps': [], 'limits': {'steps': 5},"
            + " 'versions': {}, 'kind': 'assertion', 'origin': {'classPath': [], 'folder': '/'}}";

    private static final String RESULT = "{'schema': 'heddle/result/1', 'target': 'Main', 'strategy': 'random', 'seed': 1,"
            + " 'status': 'violation', 'violations': [{'kind': 'deadlock', 'steps': [{'n': 1, 'thread': 'a', 'op': 'read'}]}],"
            + " 'warnings': [], 'coverage': {}, 'stats': {}, 'imprecision': [], 'notes': []}";

    @TempDir
    Path folder;

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', value = {
        "'decisions': [0, 1]   | 'decisions': [0, null]         | the value of decisions[1] is of the wrong kind",
        "'decisions': [0, 1]   | 'decisions': ['x']             | the value of decisions[0] is of the wrong kind",
        "'decisions': [0, 1]   | 'decisions': [99999999999]     | the value of decisions[0] is of the wrong kind",
        "'decisions': [0, 1]   | 'decisions': [0.5]             | the value of decisions[0] is of the wrong kind",
        "'decisions': [0, 1]   | 'decisions': {}                | the value of decisions is of the wrong kind",
        "'decisions': [0, 1]   | 'decisions': null              | it lacks decisions",
        "'steps': []           | 'steps': [null]                | the value of steps[0] is of the wrong kind",
        "'steps': []           | 'steps': [{}]                  | it lacks steps[0].thread",
        "'steps': []           | 'steps': [{'thread':'a','op':'b','at':5}] | the value of steps[0].at is of the wrong kind",
        "'shared': []          | 'shared': [null]               | the value of shared[0] is of the wrong kind",
        "'shared': []          | 'shared': 'x'                  | the value of shared is of the wrong kind",
        "'threads': []         | 'threads': [[]]                | the value of threads[0] is of the wrong kind",
        "'kind': 'assertion'   | 'kind': 'nonsense'             | kind is 'nonsense', which this version does not know",
        "'kind': 'assertion'   | 'kind': []                     | the value of kind is of the wrong kind",
        "'kind': 'assertion'   | 'passing': {}                  | it lacks passing.decisions",
        "'kind': 'assertion'   | 'passing': 5                   | the value of passing is of the wrong kind",
        "'limits': {'steps': 5} | 'limits': {'steps': 'many'}   | the value of limits.steps is of the wrong kind",
        "'limits': {'steps': 5} | 'limits': {'steps': 5, 'timeOuts': 'often'} | limits.timeOuts is 'often', which this version",
        "'seed': 1             | 'seed': 'x'                    | the value of seed is of the wrong kind",
        "'inputs': {}          | 'inputs': [1]                  | the value of inputs is of the wrong kind",
        "'versions': {}        | 'versions': {'jdk': {}}        | the value of versions.jdk is of the wrong kind",
        "'target': 'Main'      | 'target': 5                    | the value of target is of the wrong kind",
        "'target': 'Main'      | 'target': '../../x'            | the schedule does not say where the code of ../../x is",
        "{'classPath': [], 'folder': '/'} | 5                   | the value of all is of the wrong kind (in origin)",
        "'classPath': []       | 'classPath': [5]               | the value of classPath[0] is of the wrong kind (in origin)",
        "'classPath': []       | 'classPath': [null]            | the value of classPath[0] is of the wrong kind (in origin)",
        "'classPath': []       | 'classPath': ['a\\u0000b']   | can be no path: Nul character not allowed",
        "'classPath': []       | 'classPath': [], 'jdk': 'a\\u0000b' | can be no path: Nul character not allowed",
        "'classPath': []       | 'classPath': ['evil.jar']      | names the class path evil.jar; a file may come from anybody: pass --trust",
        "'classPath': []       | 'classPath': [], 'jdk': '/evil' | names the JDK /evil; a file may come from anybody: pass --trust",
        "'classPath': []       | 'classPath': [], 'jvmArgs': ['-XX:OnError=evil'] | names the JVM options -XX:OnError=evil; a file",
        "'schema': 'heddle/schedule/1' | 'schema': 5            | is no Heddle schedule",
    })
    void aSchedule(String part, String damaged, String line) throws Exception {
        isBadRequest(line, "replay", file(SCHEDULE, part, damaged));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', value = {
        "'status': 'violation' | 'status': 'fine'               | status is 'fine', which this version does not know",
        "'warnings': []        | 'warnings': [null]             | the value of warnings[0] is of the wrong kind",
        "'thread': 'a'         | 'thread': null                 | it lacks violations[0].steps[0].thread",
        "'kind': 'deadlock'    | 'message': 'x'                 | it lacks violations[0].kind",
        "'stats': {}           | 'stats': []                    | the value of stats is of the wrong kind",
        "'target': 'Main'      | 'target': null                 | it lacks target",
    })
    void aResult(String part, String damaged, String line) throws Exception {
        isBadRequest(line, "report", file(RESULT, part, damaged));
    }

    @Test
    void aScheduleMayNestAsDeeplyAsItLikes() throws Exception {
        Path file = Files.writeString(folder.resolve("deep.json"), "[".repeat(200_000));

        isBadRequest("is no schedule", "replay", file.toString());
    }

    @Test
    void theUndamagedOnesAreRead() throws Exception {
        ScheduleFile.read(Path.of(file(SCHEDULE, "", "")));
        ReportCommand.read(Path.of(file(RESULT, "", "")));
    }

    private String file(String whole, String part, String damaged) throws Exception {
        assertThat(whole).contains(part);
        return Files.writeString(folder.resolve("v1.schedule.json"), whole.replace(part, damaged).replace('\'', '"')).toString();
    }

    private void isBadRequest(String line, String... args) throws Exception {
        PrintStream out = System.out;
        PrintStream err = System.err;
        ByteArrayOutputStream said = new ByteArrayOutputStream();
        ByteArrayOutputStream complained = new ByteArrayOutputStream();
        int exit;
        try {
            System.setOut(new PrintStream(said, true, StandardCharsets.UTF_8));
            System.setErr(new PrintStream(complained, true, StandardCharsets.UTF_8));
            exit = Main.run(args);
        } finally {
            System.setOut(out);
            System.setErr(err);
        }
        String complaint = complained.toString(StandardCharsets.UTF_8);
        assertThat(complaint).startsWith("heddle: ").contains(line);
        assertThat(complaint.lines()).hasSize(1);
        assertThat(exit).isEqualTo(2);
        assertThat(said.toString(StandardCharsets.UTF_8)).isEmpty();
        try (Stream<Path> files = Files.list(folder)) {
            assertThat(files.map(file -> file.getFileName().toString()).toList())
                    .isSubsetOf(List.of("v1.schedule.json", "deep.json"));
        }
    }
}
