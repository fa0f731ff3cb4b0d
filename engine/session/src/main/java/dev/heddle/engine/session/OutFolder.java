package dev.heddle.engine.session;

import dev.heddle.engine.model.BadRequestException;
import dev.heddle.engine.model.Schedule;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The folder under {@code --out} that belongs to a target. */
public final class OutFolder {

    /** A disk with less is full. */
    private static final int ENOUGH = 16_384;

    private final Path folder;

    private OutFolder(Path folder) {
        this.folder = folder;
    }

    public static OutFolder of(Path out, String target) throws BadRequestException {
        OutFolder result = new OutFolder(out.resolve(Target.folderName(target)));
        try {
            Files.createDirectories(result.folder);
            Path probe = Files.createTempFile(result.folder, "write", ".test");
            try {
                Files.write(probe, new byte[ENOUGH]);
            } finally {
                Files.delete(probe);
            }
        } catch (FileAlreadyExistsException e) {
            throw new BadRequestException(
                    "cannot write to the output folder " + out + "; choose another with --out", e);
        } catch (IOException e) {
            throw new BadRequestException("cannot write to the output folder " + out + "; choose another with --out ("
                    + Reasons.of(e) + ")", e);
        }
        return result;
    }

    public Path path() {
        return folder;
    }

    public Path resultFile() {
        return folder.resolve("result.json");
    }

    /** Writes the result to where people and tools look for it. */
    public void writeResult(String json) throws IOException {
        Files.createDirectories(folder);
        WholeFile.write(resultFile(), json);
    }

    /** Writes a schedule and returns its path. */
    public Path write(String id, Schedule schedule, Target.Origin origin) throws IOException {
        // The test may have deleted it.
        Files.createDirectories(folder);
        Path file = folder.resolve(id + ".schedule.json");
        ScheduleFile.write(file, new ScheduleFile(schedule, origin));
        return file;
    }
}
