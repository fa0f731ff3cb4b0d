package dev.heddle.engine.report;

import com.google.gson.JsonParseException;
import dev.heddle.engine.model.Schedule;
import dev.heddle.engine.model.Step;
import dev.heddle.engine.model.Violation;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;

/** The steps of the nearest schedule that passes, which stands in the file of the one that fails. */
public final class PassingSteps {

    private PassingSteps() {}

    /** Null where there is none, or the file is not at hand. */
    public static List<Step> of(Violation violation) {
        try {
            if (violation.schedule() == null || !Files.isRegularFile(Path.of(violation.schedule()))) {
                return null;
            }
            Schedule schedule = Json.read(Files.readString(Path.of(violation.schedule())), Schedule.class);
            return schedule == null || schedule.passing() == null ? null : schedule.passing().steps();
        } catch (IOException | JsonParseException | InvalidPathException unreadable) {
            return null;
        }
    }
}
