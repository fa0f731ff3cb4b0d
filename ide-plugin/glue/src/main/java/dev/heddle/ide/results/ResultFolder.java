package dev.heddle.ide.results;

import com.google.gson.JsonParseException;
import dev.heddle.engine.model.Result;
import dev.heddle.engine.model.Violation;
import dev.heddle.engine.report.Json;
import java.io.IOException;
import java.nio.charset.MalformedInputException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** The folder {@code .heddle} of a project, where the engine leaves a result for each target. */
public record ResultFolder(Path folder) {

    private static final long LARGEST = 64L << 20;

    /** What the results say, the oldest first; files that are damaged or of another version are left out. */
    public List<Known> read() {
        List<Known> known = new ArrayList<>();
        for (Path file : files()) {
            try {
                Result result = Files.size(file) > LARGEST ? null
                        : Json.read(Files.readString(file), Result.class);
                long found = Files.getLastModifiedTime(file).toMillis();
                if (result != null && Result.SCHEMA.equals(result.schema()) && result.violations() != null) {
                    for (Violation violation : result.violations()) {
                        if (violation != null && violation.id() != null && violation.kind() != null) {
                            known.add(new Known(violation, found, result.strategy() == null ? "" : result.strategy()));
                        }
                    }
                }
            } catch (JsonParseException | MalformedInputException e) {
                // Not written to its end, or by hand.
                continue;
            } catch (IOException e) {
                // Gone since it was listed.
                continue;
            }
        }
        return known;
    }

    private List<Path> files() {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> targets = Files.list(folder)) {
            return targets.map(target -> target.resolve("result.json"))
                    .filter(Files::isRegularFile)
                    .sorted(Comparator.comparingLong(file -> file.toFile().lastModified()))
                    .toList();
        } catch (IOException e) {
            return List.of();
        }
    }
}
