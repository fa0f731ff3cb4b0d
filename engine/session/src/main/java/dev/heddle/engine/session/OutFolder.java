package dev.heddle.engine.session;

import dev.heddle.engine.model.BadRequestException;
import dev.heddle.engine.model.Schedule;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The folder under {@code --out} that belongs to a target. */
public final class OutFolder {

    private final Path folder;

    private OutFolder(Path folder) {
        this.folder = folder;
    }

    public static OutFolder of(Path out, String target) throws BadRequestException {
        OutFolder result = new OutFolder(out.resolve(Target.folderName(target)));
        try {
            Files.createDirectories(result.folder);
            Files.delete(Files.createTempFile(result.folder, "write", ".test"));
        } catch (IOException e) {
            throw new BadRequestException(
                    "cannot write to the output folder " + out + "; choose another with --out", e);
        }
        return result;
    }

    public Path path() {
        return folder;
    }

    public Path resultFile() {
        return folder.resolve("result.json");
    }

    /** Writes a schedule and returns its path. */
    public Path write(String id, Schedule schedule, Target.Origin origin) throws IOException {
        Path file = folder.resolve(id + ".schedule.json");
        ScheduleFile.write(file, new ScheduleFile(schedule, origin));
        return file;
    }
}
