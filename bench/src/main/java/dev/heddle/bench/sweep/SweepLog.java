package dev.heddle.bench.sweep;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The answers of one strategy with one seed, a line each in a file: who stops in the middle goes on there. */
public final class SweepLog {

    private final String strategy;
    private final Path file;
    private final Map<String, SweepRun> runs = new LinkedHashMap<>();

    /**
     * Reads what is there.
     *
     * @param limits of each search; answers under other limits are of no use beside these
     * @throws IllegalStateException if the file is of other limits
     */
    public SweepLog(Path folder, String strategy, int seed, String limits) {
        this.strategy = strategy;
        this.file = folder.resolve(strategy + "-" + seed + ".csv");
        String head = "# " + limits;
        try {
            if (!Files.exists(file)) {
                Files.writeString(file, head + "\n");
            }
            List<String> lines = Files.readAllLines(file);
            if (!lines.get(0).equals(head)) {
                throw new IllegalStateException(file + " was made with other limits (" + lines.get(0).substring(2)
                        + "); name another folder with --keep, or remove it");
            }
            lines.stream().skip(1).map(SweepRun::parse).filter(run -> run != null).forEach(run -> runs.put(run.program(), run));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public String strategy() {
        return strategy;
    }

    public boolean has(SweepProgram program) {
        return runs.containsKey(program.key());
    }

    /** The answer for a program, or null. */
    SweepRun of(SweepProgram program) {
        return runs.get(program.key());
    }

    Collection<SweepRun> all() {
        return runs.values();
    }

    void add(SweepRun run) {
        runs.put(run.program(), run);
        try {
            // A line that was cut off in the middle must not swallow this one.
            Files.writeString(file, "\n" + run.text() + "\n", StandardOpenOption.APPEND);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
