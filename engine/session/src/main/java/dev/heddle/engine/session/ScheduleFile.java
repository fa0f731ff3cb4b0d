package dev.heddle.engine.session;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import dev.heddle.engine.model.BadRequestException;
import dev.heddle.engine.model.Schedule;
import dev.heddle.engine.report.Json;
import dev.heddle.engine.report.JsonShape;
import java.io.IOException;
import java.nio.charset.MalformedInputException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * A schedule as a file: the {@code heddle/schedule/1} object, with where the code was when it was made.
 *
 * @param origin null in a file that was made elsewhere
 */
public record ScheduleFile(Schedule schedule, Target.Origin origin) {

    private static final String ORIGIN = "origin";

    public static void write(Path file, ScheduleFile content) throws IOException {
        JsonObject tree = Json.tree(content.schedule);
        if (content.origin != null) {
            tree.add(ORIGIN, Json.tree(content.origin));
        }
        WholeFile.write(file, Json.file(tree));
    }

    public static ScheduleFile read(Path file) throws BadRequestException {
        JsonObject tree = readTree(file, "schedule");
        JsonElement schema = tree.get("schema");
        if (schema == null || !schema.isJsonPrimitive() || !schema.getAsString().startsWith("heddle/schedule/")) {
            throw new BadRequestException(file + " is no Heddle schedule; give a *.schedule.json file from --out");
        }
        if (!schema.getAsString().equals(Schedule.SCHEMA)) {
            throw new BadRequestException(file + " has the format " + schema.getAsString() + ", this version reads "
                    + Schedule.SCHEMA + "; replay it with the version that made it");
        }
        String fault = fault(tree);
        if (fault != null) {
            throw new BadRequestException(file + " is damaged: " + fault + "; record it again");
        }
        return new ScheduleFile(Json.read(tree, Schedule.class), Json.read(tree.get(ORIGIN), Target.Origin.class));
    }

    /** What keeps a schedule from being replayed, or null. */
    private static String fault(JsonObject tree) {
        String fault = JsonShape.fault(tree, Schedule.class);
        if (fault != null) {
            return fault;
        }
        if (tree.has(ORIGIN)) {
            String inOrigin = JsonShape.fault(tree.get(ORIGIN), Target.Origin.class);
            if (inOrigin != null) {
                return inOrigin + " (in " + ORIGIN + ")";
            }
            if (Json.read(tree.get(ORIGIN), Target.Origin.class).classPath() == null) {
                return "it lacks " + ORIGIN + ".classPath";
            }
        }
        int steps = Json.read(tree, Schedule.class).limits().steps();
        return steps < 1 ? "its limit on steps is " + steps : null;
    }

    /** The JSON object in a file; {@code what} is what it should be. */
    public static JsonObject readTree(Path file, String what) throws BadRequestException {
        try {
            JsonElement tree = JsonParser.parseString(Files.readString(file));
            if (tree.isJsonObject()) {
                return tree.getAsJsonObject();
            }
        } catch (JsonParseException | MalformedInputException e) {
            throw new BadRequestException(file + " is no " + what + ": not JSON, or damaged; make it again", e);
        } catch (IOException e) {
            throw new BadRequestException("cannot read " + file + "; check the path", e);
        }
        throw new BadRequestException(file + " is no " + what + "; it holds no JSON object; give one that explore wrote");
    }
}
