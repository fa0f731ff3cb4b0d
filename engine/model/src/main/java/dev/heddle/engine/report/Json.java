package dev.heddle.engine.report;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.ToNumberPolicy;
import java.util.Iterator;
import java.util.Map;

/** How values become JSON here: absent instead of null, characters as they are. */
public final class Json {

    private static final Gson GSON = new GsonBuilder().disableHtmlEscaping()
            .setObjectToNumberStrategy(ToNumberPolicy.LONG_OR_DOUBLE).create();

    private Json() {}

    /** One line. */
    public static String line(Object value) {
        return GSON.toJson(value);
    }

    public static JsonObject tree(Object value) {
        return GSON.toJsonTree(value).getAsJsonObject();
    }

    public static <T> T read(JsonElement tree, Class<T> type) {
        return GSON.fromJson(tree, type);
    }

    public static <T> T read(String text, Class<T> type) {
        return GSON.fromJson(text, type);
    }

    /**
     * A file that people and diffs can read: objects indented, but an array's elements each on one line, and arrays of
     * numbers on one line altogether. A schedule may have a hundred thousand decisions.
     */
    public static String file(Object value) {
        StringBuilder out = new StringBuilder();
        append(out, GSON.toJsonTree(value), "");
        return out.append('\n').toString();
    }

    private static void append(StringBuilder out, JsonElement element, String indent) {
        if (element.isJsonObject() && !element.getAsJsonObject().isEmpty()) {
            appendObject(out, element.getAsJsonObject(), indent);
        } else if (element.isJsonArray() && hasStructure(element.getAsJsonArray())) {
            appendArray(out, element.getAsJsonArray(), indent);
        } else {
            out.append(GSON.toJson(element));
        }
    }

    private static void appendObject(StringBuilder out, JsonObject object, String indent) {
        String inner = indent + "  ";
        out.append("{\n");
        for (Iterator<Map.Entry<String, JsonElement>> i = object.entrySet().iterator(); i.hasNext(); ) {
            Map.Entry<String, JsonElement> entry = i.next();
            out.append(inner).append(GSON.toJson(entry.getKey())).append(": ");
            append(out, entry.getValue(), inner);
            out.append(i.hasNext() ? ",\n" : "\n");
        }
        out.append(indent).append('}');
    }

    private static void appendArray(StringBuilder out, JsonArray array, String indent) {
        String inner = indent + "  ";
        out.append("[\n");
        for (Iterator<JsonElement> i = array.iterator(); i.hasNext(); ) {
            JsonElement element = i.next();
            out.append(inner);
            if (element.isJsonObject() && element.getAsJsonObject().has("steps")) {
                append(out, element, inner);
            } else {
                out.append(GSON.toJson(element));
            }
            out.append(i.hasNext() ? ",\n" : "\n");
        }
        out.append(indent).append(']');
    }

    private static boolean hasStructure(JsonArray array) {
        return !array.isEmpty() && !(array.get(0).isJsonPrimitive() && array.get(0).getAsJsonPrimitive().isNumber());
    }
}
