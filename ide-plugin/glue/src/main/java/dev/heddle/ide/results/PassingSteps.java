package dev.heddle.ide.results;

import com.google.gson.JsonParseException;
import dev.heddle.engine.model.Schedule;
import dev.heddle.engine.model.Step;
import dev.heddle.engine.model.Violation;
import dev.heddle.engine.report.Json;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** The nearest schedule that passes, which stands in the file of the one that fails. */
public final class PassingSteps {

    private PassingSteps() {}

    /**
     * Null where none is known.
     *
     * @param base where relative paths begin
     */
    public static List<Step> of(Violation violation, Path base) {
        if (violation.schedule() == null) {
            return null;
        }
        try {
            Path file = base.resolve(violation.schedule());
            if (!Files.isRegularFile(file)) {
                return null;
            }
            Schedule schedule = Json.read(Files.readString(file), Schedule.class);
            return schedule == null || schedule.passing() == null ? null : schedule.passing().steps();
        } catch (IOException | JsonParseException | IllegalArgumentException unreadable) {
            // Gone, cut or written by hand: then there is nothing to compare with.
            return null;
        }
    }
}
