package dev.heddle.engine.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.engine.model.Result;
import dev.heddle.engine.session.ScheduleFile;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * The command line or its worker is killed at some event of an exploration: what is on disk then can be read, and claims no more than
 * was done. {@code -Dheddle.kills=50} does it fifty times.
 */
@Timeout(3600)
@Tag("processes")
class KilledTest {

    private static final int KILLS = Integer.getInteger("heddle.kills", 2);

    @TempDir
    private Path folder;

    @Test
    void whatIsOnDiskIsReadableAndClaimsNoMoreThanWasDone() throws Exception {
        HeddleProcess heddle = new HeddleProcess(folder);
        heddle.write("Totals.java", """
                class Totals {
                    static int total;

                    static void add() {
                        for (int i = 0; i < 3; i++) {
                            total++;
                        }
                    }

                    public static void main(String[] args) throws Exception {
                        Thread one = new Thread(Totals::add, "one");
                        Thread two = new Thread(Totals::add, "two");
                        one.start();
                        two.start();
                        one.join();
                        two.join();
                        if (total != 6) {
                            throw new IllegalStateException("total " + total);
                        }
                    }
                }
                """);
        Path whole = folder.resolve("whole");
        HeddleProcess.Outcome outcome = HeddleProcess.finish(start(heddle, whole));
        assertThat(outcome.exit()).as(outcome.err()).isEqualTo(1);
        int events = (int) outcome.out().lines().count();
        Result all = onDisk(whole).orElseThrow();
        assertThat(all.complete()).isTrue();
        Set<String> causes = causes(all);
        Set<String> pairs = pairs(whole);
        assertThat(pairs).isNotEmpty();
        Random random = new Random(22);
        for (int kill = 0; kill < KILLS; kill++) {
            Path out = folder.resolve("kill" + kill);
            killAt(random.nextInt(events), kill % 2 == 0, heddle, out);
            Optional<Result> left = onDisk(out);
            if (left.isPresent()) {
                assertThat(causes).as("kill %s", kill).containsAll(causes(left.get()));
                assertThat(left.get().complete() && left.get().executions() < all.executions()).as("kill %s", kill).isFalse();
            }
            assertThat(pairs).as("kill %s", kill).containsAll(pairs(out));
        }
    }

    private static Process start(HeddleProcess heddle, Path out) throws IOException {
        return heddle.start("explore", "--events", "--all", "--strategy", "hapset", "--sets", out.resolve("hapset").toString(),
                "--out", out.toString(), "Totals.java");
    }

    /** Kills after so many events, and waits until nobody is left who could write. */
    private static void killAt(int event, boolean worker, HeddleProcess heddle, Path folder) throws Exception {
        Process process = start(heddle, folder);
        try (BufferedReader out = out(process)) {
            for (int i = 0; i < event && out.readLine() != null; i++) {
                // What it says does not matter.
                continue;
            }
            List<ProcessHandle> below = process.descendants().toList();
            if (worker) {
                below.forEach(ProcessHandle::destroyForcibly);
            } else {
                // That of the process would close the stream that tells when it is gone.
                process.toHandle().destroyForcibly();
            }
            while (out.readLine() != null) {
                continue;
            }
            process.waitFor();
            for (ProcessHandle each : below) {
                each.onExit().join();
            }
        }
    }

    private static BufferedReader out(Process process) {
        return new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
    }

    /** The result that is there, if there is one; it and all schedules are read. */
    private static Optional<Result> onDisk(Path out) throws Exception {
        List<Path> results = new ArrayList<>();
        for (Path file : files(out)) {
            if (file.toString().endsWith(".schedule.json")) {
                assertThat(ScheduleFile.read(file).schedule().decisions()).isNotEmpty();
            } else if (file.endsWith("result.json")) {
                results.add(file);
            }
        }
        assertThat(results).hasSizeLessThan(2);
        return results.isEmpty() ? Optional.empty() : Optional.of(ReportCommand.read(results.get(0)));
    }

    private static Set<String> pairs(Path out) throws IOException {
        Set<String> pairs = new TreeSet<>();
        for (Path file : files(out)) {
            if (file.getParent().endsWith("hapset")) {
                pairs.addAll(Files.readAllLines(file));
            }
        }
        return pairs;
    }

    private static List<Path> files(Path out) throws IOException {
        if (!Files.isDirectory(out)) {
            return List.of();
        }
        try (Stream<Path> files = Files.walk(out)) {
            return files.filter(Files::isRegularFile).toList();
        }
    }

    private static Set<String> causes(Result result) {
        return result.violations().stream()
                .map(violation -> violation.kind() + " at " + violation.at().line())
                .collect(Collectors.toCollection(TreeSet::new));
    }
}
