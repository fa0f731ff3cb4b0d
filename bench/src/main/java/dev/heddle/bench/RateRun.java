package dev.heddle.bench;

import dev.heddle.bench.program.RatedProgram;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Explores programs of the benchmark with {@code random} on one JDK and one backend. */
final class RateRun {

    /** Stopped by a limit with nothing found: how an exploration of a correct program by a random strategy ends. */
    private static final int STOPPED_BY_LIMIT = 3;
    private static final double STRETCH_SECONDS = 2;

    private final HeddleRun heddle;
    private final Path classes;
    private final InstalledJdk jdk;
    private final String backend;

    RateRun(Path root, Path classes, InstalledJdk jdk, String backend) {
        this.heddle = new HeddleRun(root, Map.of("HEDDLE_JAVA_HOME", jdk.home().toString()));
        this.classes = classes;
        this.jdk = jdk;
        this.backend = backend;
    }

    /** The rate in the best stretch of an exploration of that length. */
    Cell rate(RatedProgram program, int seconds) {
        String setting = "JDK " + jdk.feature() + " " + backend;
        HeddleRun.Answer answer = explore(program.className(), Duration.ofSeconds(seconds * 2L + 60),
                List.of("--time", seconds + "s", "--events"));
        return answer.ok()
                ? Cell.measured(ProgressEvents.in(answer.output()).bestStretch(STRETCH_SECONDS).perSecond(), setting)
                : Cell.failed(setting, answer.failure());
    }

    HeddleRun.Answer explore(String className, Duration limit, List<String> options) {
        List<String> all = new ArrayList<>(
                List.of("--cp", classes.toString(), "--strategy", "random", "--backend", backend));
        all.addAll(options);
        return heddle.explore(className, limit, STOPPED_BY_LIMIT, all);
    }
}
