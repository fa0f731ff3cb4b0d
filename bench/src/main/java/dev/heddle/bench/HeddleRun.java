package dev.heddle.bench;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Runs the real command line on a program and reads the result file, as a user's script would. */
final class HeddleRun {

    private final Path root;
    private final Map<String, String> environment;

    HeddleRun(Path root, Map<String, String> environment) {
        this.root = root;
        this.environment = environment;
    }

    /** What one exploration answered. */
    record Answer(JsonObject result, String output, String failure) {

        boolean ok() {
            return failure == null;
        }

        long executions() {
            return result.get("executions").getAsLong();
        }

        double perSecond() {
            return executions() * 1000.0 / result.get("elapsedMs").getAsLong();
        }
    }

    /** Explores; an exit code other than the expected one is a failure, with what was said on standard error. */
    Answer explore(String target, Duration limit, int expectedExit, List<String> options) {
        return explore(target, limit, Set.of(expectedExit), options);
    }

    /** Explores; an exit code that is not among the expected ones is a failure. */
    Answer explore(String target, Duration limit, Set<Integer> expectedExits, List<String> options) {
        try {
            Path folder = Files.createTempDirectory("heddle-bench");
            try {
                Path json = folder.resolve("result.json");
                List<String> command = new ArrayList<>(List.of(root.resolve("heddle").toString(), "explore", target,
                        "--json", json.toString(), "--out", folder.resolve("out").toString(), "--quiet", "--no-color"));
                command.addAll(options);
                Child.Output output = Child.run(command, environment, limit);
                if (!expectedExits.contains(output.exit())) {
                    return new Answer(null, output.out(), output.complaint());
                }
                JsonObject result = JsonParser.parseString(Files.readString(json)).getAsJsonObject();
                return new Answer(result, output.out(), null);
            } finally {
                Folders.delete(folder);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
