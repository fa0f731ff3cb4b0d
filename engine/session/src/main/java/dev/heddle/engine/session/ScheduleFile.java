package dev.heddle.engine.session;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import dev.heddle.engine.model.BadRequestException;
import dev.heddle.engine.model.Schedule;
import dev.heddle.engine.report.Json;
import java.io.IOException;
import java.nio.charset.MalformedInputException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;

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
        try {
            Schedule schedule = Json.read(tree, Schedule.class);
            Target.Origin origin = Json.read(tree.get(ORIGIN), Target.Origin.class);
            String wrong = wrong(schedule, origin);
            if (wrong != null) {
                throw new BadRequestException(file + " is damaged: " + wrong + "; record it again");
            }
            return new ScheduleFile(schedule, origin);
        } catch (JsonParseException e) {
            throw new BadRequestException(file + " is damaged: " + wrongValue(e) + "; record it again", e);
        }
    }

    /** Which member of a file has a value of the wrong kind. */
    public static String wrongValue(JsonParseException failure) {
        String message = String.valueOf(failure.getMessage());
        int path = message.lastIndexOf("path $.");
        return path < 0 ? message : "the value of " + message.substring(path + "path $.".length()).split("\\s")[0]
                + " is of the wrong kind";
    }

    /** What keeps a schedule from being replayed, or null. */
    private static String wrong(Schedule schedule, Target.Origin origin) {
        Map<String, Object> needed = new LinkedHashMap<>();
        needed.put("target", schedule.target());
        needed.put("decisions", schedule.decisions());
        needed.put("limits", schedule.limits());
        needed.put("shared", schedule.shared());
        needed.put("inputs", schedule.inputs());
        needed.put("steps", schedule.steps());
        needed.put("versions", schedule.versions());
        if (origin != null) {
            needed.put("origin.classPath", origin.classPath());
        }
        for (Map.Entry<String, Object> each : needed.entrySet()) {
            if (each.getValue() == null) {
                return "it lacks " + each.getKey();
            }
        }
        return schedule.limits().steps() < 1 ? "its limit on steps is " + schedule.limits().steps() : null;
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
