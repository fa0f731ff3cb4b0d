package dev.heddle.bench;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Runs the real command line on a program and reads the result file, as a user's script would. */
final class HeddleRun {

    /** Stopped by a limit with nothing found: how an exploration of a correct program by a random strategy ends. */
    private static final int STOPPED_BY_LIMIT = 3;

    private final Path root;
    private final Path classes;
    private final Jdk jdk;
    private final String backend;

    HeddleRun(Path root, Path classes, Jdk jdk, String backend) {
        this.root = root;
        this.classes = classes;
        this.jdk = jdk;
        this.backend = backend;
    }

    String setting() {
        return "JDK " + jdk.feature() + " " + backend;
    }

    /** The rate over a whole exploration of that length, its warm-up included. */
    Cell rate(String className, int seconds) {
        Duration limit = Duration.ofSeconds(seconds * 2L + 60);
        return explore(className, limit, List.of("--time", seconds + "s")).cell(setting());
    }

    /** What one exploration answered. */
    record Answer(JsonObject result, String failure) {

        boolean ok() {
            return failure == null;
        }

        long executions() {
            return result.get("executions").getAsLong();
        }

        double perSecond() {
            return executions() * 1000.0 / result.get("elapsedMs").getAsLong();
        }

        Cell cell(String setting) {
            return ok() ? Cell.measured(perSecond(), setting) : Cell.failed(setting, failure);
        }
    }

    Answer explore(String className, Duration limit, List<String> options) {
        try {
            Path folder = Files.createTempDirectory("heddle-bench");
            try {
                Path json = folder.resolve("result.json");
                List<String> command = new ArrayList<>(List.of(root.resolve("heddle").toString(), "explore", className,
                        "--cp", classes.toString(), "--strategy", "random", "--backend", backend,
                        "--json", json.toString(), "--out", folder.resolve("out").toString(), "--quiet", "--no-color"));
                command.addAll(options);
                Child.Output output = Child.run(command, Map.of("HEDDLE_JAVA_HOME", jdk.home().toString()), limit);
                if (output.exit() != STOPPED_BY_LIMIT) {
                    return new Answer(null, output.complaint());
                }
                return new Answer(JsonParser.parseString(Files.readString(json)).getAsJsonObject(), null);
            } finally {
                delete(folder);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void delete(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }
}
