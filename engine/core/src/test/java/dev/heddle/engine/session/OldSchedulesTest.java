package dev.heddle.engine.session;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.engine.target.SourceFiles;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Schedules that earlier versions recorded replay: {@code testData/schedules} has those of before the rooms were made. */
class OldSchedulesTest {

    private static final Path ROOT = Path.of(System.getProperty("heddle.root", "../..")).toAbsolutePath().normalize();

    @TempDir
    Path folder;

    static List<Path> recorded() throws Exception {
        try (Stream<Path> files = Files.list(ROOT.resolve("testData/schedules"))) {
            return files.filter(file -> file.toString().endsWith(".schedule.json")).sorted().toList();
        }
    }

    @ParameterizedTest
    @MethodSource("recorded")
    void aScheduleOfAnEarlierVersionReplays(Path file) throws Exception {
        ScheduleFile schedule = ScheduleFile.read(file);
        Path classes = Files.createDirectories(folder.resolve("classes"));
        SourceFiles.compile(ROOT.resolve(schedule.origin().source()), classes, List.of(), 0);
        Target target = Target.of(schedule.schedule().target(), List.of(classes));
        OutFolder out = OutFolder.of(folder.resolve("out"), "test");

        Replay replay = new Session(Installation.current())
                .replay(ReplayRequest.of(schedule, file, target, out), new SessionListener() { }).result();

        assertThat(replay.outcome().same()).as("%s", replay.outcome().parted()).isTrue();
        assertThat(replay.outcome().violation().kind()).isEqualTo(schedule.schedule().kind());
    }
}
