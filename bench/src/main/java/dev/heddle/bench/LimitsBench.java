package dev.heddle.bench;

import dev.heddle.bench.program.LongRun;
import dev.heddle.bench.program.ManyThreads;
import dev.heddle.bench.program.Monitor;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;

/** Shows that large tests explore and that memory does not grow with the number of executions. */
final class LimitsBench {

    private static final int FEW_EXECUTIONS = 1_000;
    private static final int MANY_EXECUTIONS = 100_000;

    private final Path root;
    private final Path classes;
    private final InstalledJdk jdk;

    LimitsBench(Path root, Path classes, InstalledJdk jdk) {
        this.root = root;
        this.classes = classes;
        this.jdk = jdk;
    }

    String markdown() {
        return "| test | executions | executions/s | outcome |\n| --- | ---: | ---: | --- |\n"
                + large("64 threads", ManyThreads.class)
                + large("5,000 visible operations", LongRun.class)
                + memory();
    }

    private String large(String title, Class<?> program) {
        HeddleRun.Answer answer = run().explore(program.getName(), Duration.ofMinutes(5),
                List.of("--max-executions", String.valueOf(FEW_EXECUTIONS), "--time", "240s"));
        return row(title, answer, answer.ok() ? "explores" : answer.failure());
    }

    private String memory() {
        try {
            Path log = Files.createTempFile("heddle-bench", ".gc");
            try {
                HeddleRun.Answer answer = run().explore(Monitor.class.getName(), Duration.ofMinutes(5),
                        List.of("--max-executions", String.valueOf(MANY_EXECUTIONS), "--time", "240s",
                                "--jvm-arg=-Xmx256m", "--jvm-arg=-Xlog:gc:file=" + log + "::filecount=0"));
                return row("100,000 executions under `-Xmx256m`", answer, answer.ok() ? heap(log) : answer.failure());
            } finally {
                Files.delete(log);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String heap(Path file) {
        GcLog log = GcLog.read(file);
        if (log.megabytesAfter().isEmpty()) {
            return "no collection was needed";
        }
        return String.format(Locale.ROOT, "heap after collection, second tenth of the run %d MB, last tenth %d MB",
                log.leastInTenth(1), log.leastInTenth(9));
    }

    private RateRun run() {
        return new RateRun(root, classes, jdk, "virtual");
    }

    private static String row(String title, HeddleRun.Answer answer, String outcome) {
        return answer.ok()
                ? String.format(Locale.ROOT, "| %s | %,d | %,.0f | %s |%n",
                        title, answer.executions(), answer.perSecond(), outcome)
                : String.format(Locale.ROOT, "| %s | – | – | %s |%n", title, outcome);
    }
}
