package dev.heddle.engine.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.engine.model.Result;
import dev.heddle.engine.model.Schedule;
import dev.heddle.engine.model.Status;
import dev.heddle.engine.session.ScheduleFile;
import java.io.DataInputStream;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("processes")
class ReplayCommandTest {

    private static final String SCHEDULE = ".heddle/LostUpdate.twoHits/v1.schedule.json";

    /** Where it was explored; each test has a copy. */
    @TempDir
    static Path explored;

    @TempDir
    Path folder;

    private HeddleProcess heddle;

    @BeforeAll
    static void explore() throws Exception {
        HeddleProcess heddle = new HeddleProcess(explored);
        heddle.write("LostUpdate.java", ExploreCommandTest.LOST_UPDATE);
        HeddleProcess.Outcome outcome = heddle.run("explore", "--quiet", "LostUpdate.java#twoHits");
        assertThat(outcome.exit()).as(outcome.err()).isEqualTo(1);
    }

    @BeforeEach
    void copy() throws Exception {
        heddle = new HeddleProcess(folder);
        try (Stream<Path> files = Files.walk(explored)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Path copy = folder.resolve(explored.relativize(file));
                Files.createDirectories(copy.getParent());
                Files.copy(file, copy);
            }
        }
    }

    @Test
    void givesTheSameTraceEachTime() throws Exception {
        HeddleProcess.Outcome outcome = heddle.run("replay", "--times", "50", "--json", "r.json", SCHEDULE);

        assertThat(outcome.exit()).as(outcome.err()).isEqualTo(1);
        Result result = heddle.result("r.json");
        assertThat(result.executions()).isEqualTo(50);
        assertThat(result.violations()).hasSize(1);
        assertThat(result.violations().get(0).at().line()).isEqualTo(14);
        assertThat(result.stats().get("traceHash"))
                .isEqualTo(ScheduleFile.read(folder.resolve(SCHEDULE)).schedule().traceHash());
    }

    @Test
    void ofThePassingScheduleFailsNotAndPartsWhereTheReportSays() throws Exception {
        Schedule failing = ScheduleFile.read(folder.resolve(SCHEDULE)).schedule();
        Result explored = heddle.result(".heddle/LostUpdate.twoHits/result.json");

        HeddleProcess.Outcome outcome =
                heddle.run("replay", "--passing", "--times", "50", "--json", "r.json", SCHEDULE);

        assertThat(outcome.exit()).as(outcome.err()).isZero();
        Result result = heddle.result("r.json");
        assertThat(result.status()).isEqualTo(Status.CLEAN);
        assertThat(result.executions()).isEqualTo(50);
        assertThat(result.stats().get("traceHash")).isEqualTo(failing.passing().traceHash());
        assertThat(explored.violations().get(0).k()).isEqualTo(1);
        assertThat(explored.violations().get(0).passesFrom()).isEqualTo(failing.passing().parts());
    }

    @Test
    void ofThePassingScheduleNeedsOne() throws Exception {
        ScheduleFile recorded = ScheduleFile.read(folder.resolve(SCHEDULE));
        ScheduleFile.write(folder.resolve("alone.schedule.json"),
                new ScheduleFile(recorded.schedule().withPassing(null), recorded.origin()));

        heddle.run("replay", "--passing", "alone.schedule.json").isBadRequest("holds no schedule that passes");
    }

    @Test
    void worksOnTheOtherBackendAndTheOtherJdk() throws Exception {
        HeddleProcess.Outcome platform = heddle.run("replay", "--backend", "platform", SCHEDULE);
        HeddleProcess.Outcome older =
                heddle.run("replay", "--jdk", HeddleProcess.testJdk().toString(), "--backend", "platform", SCHEDULE);

        assertThat(platform.exit()).as(platform.err()).isEqualTo(1);
        assertThat(older.exit()).as(older.err()).isEqualTo(1);
    }

    @Test
    void aScheduleOfTheOlderJdkWorksOnTheNewer() throws Exception {
        HeddleProcess.Outcome older = heddle.run("explore", "--quiet", "--out", "older", "--jdk",
                HeddleProcess.testJdk().toString(), "--backend", "platform", "LostUpdate.java#twoHits");
        HeddleProcess.Outcome newer = heddle.run("replay", "--times", "5", "--json", "r.json", "--jdk",
                HeddleProcess.newestJdk().toString(), "older/LostUpdate.twoHits/v1.schedule.json");

        assertThat(older.exit()).as(older.err()).isEqualTo(1);
        assertThat(newer.exit()).as(newer.err()).isEqualTo(1);
        Schedule schedule =
                ScheduleFile.read(folder.resolve("older/LostUpdate.twoHits/v1.schedule.json")).schedule();
        assertThat(heddle.result("r.json").stats().get("traceHash")).isEqualTo(schedule.traceHash());
    }

    /** Common pools of different JDKs start their workers differently. */
    @Test
    void saysWhereTheLibrariesOfTwoJdksPart() throws Exception {
        heddle.write("Adds.java", String.join("\n",
                "public class Adds {",
                "    static int sum;",
                "    public static void main(String[] args) {",
                "        java.util.stream.IntStream.rangeClosed(1, 4).parallel().forEach(n -> sum += n);",
                "        assert sum == 10 : sum;",
                "    }",
                "}"));
        HeddleProcess.Outcome older = heddle.run("explore", "--quiet", "--out", "older", "--jdk",
                HeddleProcess.testJdk().toString(), "--backend", "platform", "Adds.java");
        assertThat(older.exit()).as(older.err()).isEqualTo(1);

        HeddleProcess.Outcome newer = heddle.run("replay", "--jdk", HeddleProcess.newestJdk().toString(),
                "older/Adds/v1.schedule.json");

        if (HeddleProcess.newestJdk().equals(HeddleProcess.testJdk())) {
            assertThat(newer.exit()).as(newer.err()).isEqualTo(1);
        } else {
            newer.isBadRequest("the replay parted from the recording at step ");
        }
    }

    @Test
    void printsEveryStepWhenAsked() throws Exception {
        int steps = ScheduleFile.read(folder.resolve(SCHEDULE)).schedule().steps().size();

        HeddleProcess.Outcome outcome = heddle.run("replay", "--trace", "--quiet", SCHEDULE);

        String trace = outcome.out().substring(0, outcome.out().indexOf("Assertion failed"));
        assertThat(trace.lines().filter(line -> line.matches("\\s*\\d+ │.*"))).hasSize(steps);
    }

    @Test
    void ofChangedCodeSaysWhereItParted() throws Exception {
        heddle.write("LostUpdate.java",
                ExploreCommandTest.LOST_UPDATE.replace("second.start();", "second.start();\n        hits = 0;"));

        heddle.run("replay", SCHEDULE)
                .isBadRequest("the replay parted from the recording at step ", "recorded \"", "saw ", "explore again");
    }

    @Test
    void waitsForADebuggerOnTheLoopbackAddress() throws Exception {
        int port;
        try (ServerSocket free = new ServerSocket(0)) {
            port = free.getLocalPort();
        }
        Process process = heddle.start("replay", "--debug=" + port, SCHEDULE);
        assertThat(process.errorReader().readLine()).isEqualTo("heddle: waiting for a debugger on 127.0.0.1:" + port);

        try (Socket debugger = new Socket("127.0.0.1", port)) {
            byte[] greeting = "JDWP-Handshake".getBytes(StandardCharsets.US_ASCII);
            debugger.getOutputStream().write(greeting);
            assertThat(debugger.getInputStream().readNBytes(greeting.length)).isEqualTo(greeting);
            // Only behind the event of its start the JVM is suspended: before, a resume would be lost.
            DataInputStream packets = new DataInputStream(debugger.getInputStream());
            packets.readNBytes(packets.readInt() - Integer.BYTES);
            // The packet of VirtualMachine.Resume: length, id, flags, command set 1, command 9.
            debugger.getOutputStream().write(new byte[] {0, 0, 0, 11, 0, 0, 0, 1, 0, 1, 9});
            HeddleProcess.Outcome outcome = HeddleProcess.finish(process);
            assertThat(outcome.exit()).as(outcome.err()).isEqualTo(1);
        }
    }

    @Test
    void needsTheSource() throws Exception {
        Files.move(folder.resolve("LostUpdate.java"), folder.resolve("Moved.java"));
        Path schedule = folder.resolve(SCHEDULE);
        Files.writeString(schedule, Files.readString(schedule)
                .replaceAll("\"folder\": *\"[^\"]*\"", "\"folder\": \"nowhere\""));

        heddle.run("replay", SCHEDULE).isBadRequest("cannot read LostUpdate.java", "--source");

        Files.createDirectories(folder.resolve("elsewhere"));
        Files.move(folder.resolve("Moved.java"), folder.resolve("elsewhere/LostUpdate.java"));
        HeddleProcess.Outcome outcome =
                heddle.run("replay", "--source", "elsewhere/LostUpdate.java", SCHEDULE);
        assertThat(outcome.exit()).as(outcome.err()).isEqualTo(1);
    }

    @Test
    void findsTheSourceFromAnotherFolder() throws Exception {
        HeddleProcess.Outcome outcome = new HeddleProcess(folder.resolve(".heddle"))
                .run("replay", SCHEDULE.substring(".heddle/".length()));

        assertThat(outcome.exit()).as(outcome.err()).isEqualTo(1);
        assertThat(outcome.out()).contains("Replayed once, with the recorded trace.");
    }

    @Test
    void ofATestThatIsNotThereAnyMore() throws Exception {
        heddle.write("LostUpdate.java", ExploreCommandTest.LOST_UPDATE.replace("twoHits", "renamed"));

        heddle.run("replay", SCHEDULE).isBadRequest("twoHits");
    }
}
