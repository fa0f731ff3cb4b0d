package dev.heddle.bench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** A process of the benchmark: run to its end or to its time limit, with its output kept. */
final class Child {

    /** What a child left behind; a child that was ended at its limit has the exit code {@link #TIMED_OUT}. */
    record Output(int exit, String out, String err) {

        static final int TIMED_OUT = -1;

        /** The first line that says what went wrong, for a cell of a table. */
        String complaint() {
            if (exit == TIMED_OUT) {
                return "no end within its time limit";
            }
            return err.lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("WARNING:") && !line.contains(" VM warning:")
                            && !line.startsWith("Picked up "))
                    .findFirst()
                    .orElse("exit " + exit);
        }
    }

    private Child() {
    }

    static Output run(List<String> command, Map<String, String> environment, Duration limit) {
        try {
            Path out = Files.createTempFile("heddle-bench", ".out");
            Path err = Files.createTempFile("heddle-bench", ".err");
            try {
                ProcessBuilder builder = new ProcessBuilder(command)
                        .redirectOutput(out.toFile())
                        .redirectError(err.toFile());
                builder.environment().putAll(environment);
                int exit = await(builder.start(), limit);
                return new Output(exit, Files.readString(out), Files.readString(err));
            } finally {
                Files.delete(out);
                Files.delete(err);
            }
        } catch (IOException e) {
            throw new UncheckedIOException("cannot run " + command.get(0), e);
        }
    }

    /** The command, pinned to one core, which makes hand-overs between platform threads cheaper. */
    static List<String> pinned(List<String> command) {
        List<String> pinned = new ArrayList<>(List.of("taskset", "-c", "0"));
        pinned.addAll(command);
        return pinned;
    }

    static boolean canPin() {
        try {
            return run(List.of("taskset", "-c", "0", "true"), Map.of(), Duration.ofSeconds(5)).exit() == 0;
        } catch (UncheckedIOException e) {
            return false;
        }
    }

    private static int await(Process process, Duration limit) {
        try {
            if (process.waitFor(limit.toMillis(), TimeUnit.MILLISECONDS)) {
                return process.exitValue();
            }
            process.descendants().forEach(ProcessHandle::destroyForcibly);
            process.destroyForcibly().waitFor();
            return Output.TIMED_OUT;
        } catch (InterruptedException e) {
            process.descendants().forEach(ProcessHandle::destroyForcibly);
            process.destroyForcibly();
            Thread.currentThread().interrupt();
            return Output.TIMED_OUT;
        }
    }
}
