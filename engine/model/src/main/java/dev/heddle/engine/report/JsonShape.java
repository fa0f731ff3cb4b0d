package dev.heddle.engine.report;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import com.google.gson.annotations.SerializedName;
import dev.heddle.engine.model.Result;
import dev.heddle.engine.model.Schedule;
import dev.heddle.engine.model.Step;
import dev.heddle.engine.model.Violation;
import java.lang.reflect.Field;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;

/**
 * Compares JSON from a file with the record that it is to become. Gson takes nulls and unknown words in silence, and what
 * they break comes much later.
 */
public final class JsonShape {

    /** Without these nothing can be done with a record. */
    private static final Map<Class<?>, List<String>> NEEDED = Map.of(
            Schedule.class, List.of("target", "decisions", "limits", "shared", "inputs", "steps", "versions"),
            Schedule.Passing.class, List.of("decisions", "steps"),
            Result.class, List.of("target", "status", "violations"),
            Violation.class, List.of("kind"),
            Step.class, List.of("thread", "op"));

    private JsonShape() {}

    /** What keeps {@code tree} from being read as {@code type}, in a few words; null if nothing does. */
    public static String fault(JsonElement tree, Class<? extends Record> type) {
        return fault(tree, type, "");
    }

    private static String fault(JsonElement value, Type type, String path) {
        if (type instanceof ParameterizedType generic) {
            Class<?> raw = (Class<?>) generic.getRawType();
            return Collection.class.isAssignableFrom(raw)
                    ? faultOfElements(value, generic.getActualTypeArguments()[0], path)
                    : value.isJsonObject() ? null : wrongKind(path);
        }
        Class<?> wanted = (Class<?>) type;
        if (wanted.isRecord()) {
            return value.isJsonObject() ? faultOfRecord(value.getAsJsonObject(), wanted, path) : wrongKind(path);
        }
        if (wanted.isArray()) {
            return faultOfElements(value, wanted.getComponentType(), path);
        }
        return faultOfPrimitive(value, wanted, path);
    }

    private static String faultOfRecord(JsonObject object, Class<?> type, String path) {
        for (RecordComponent component : type.getRecordComponents()) {
            String name = name(type, component.getName());
            JsonElement value = object.get(name);
            String fault = value == null || value.isJsonNull()
                    ? null : fault(value, component.getGenericType(), join(path, name));
            if (fault != null) {
                return fault;
            }
        }
        for (String name : NEEDED.getOrDefault(type, List.of())) {
            if (!object.has(name) || object.get(name).isJsonNull()) {
                return "it lacks " + join(path, name);
            }
        }
        return null;
    }

    private static String faultOfElements(JsonElement value, Type type, String path) {
        if (!value.isJsonArray()) {
            return wrongKind(path);
        }
        int i = 0;
        for (JsonElement element : value.getAsJsonArray()) {
            String at = path + "[" + i++ + "]";
            String fault = element.isJsonNull() ? wrongKind(at) : fault(element, type, at);
            if (fault != null) {
                return fault;
            }
        }
        return null;
    }

    private static String faultOfPrimitive(JsonElement value, Class<?> type, String path) {
        if (type == Object.class) {
            return null;
        }
        if (!value.isJsonPrimitive()) {
            return wrongKind(path);
        }
        JsonPrimitive primitive = value.getAsJsonPrimitive();
        if (type.isEnum()) {
            String word = primitive.getAsString();
            return Arrays.stream(type.getEnumConstants()).anyMatch(each -> name(type, ((Enum<?>) each).name()).equals(word))
                    ? null : path + " is '" + word + "', which this version does not know";
        }
        boolean fits = type == String.class ? primitive.isString()
                : type == boolean.class || type == Boolean.class ? primitive.isBoolean()
                : primitive.isNumber() && (type == double.class || type == Double.class || isWhole(primitive, type));
        return fits ? null : wrongKind(path);
    }

    private static boolean isWhole(JsonPrimitive number, Class<?> type) {
        try {
            long value = number.getAsBigDecimal().longValueExact();
            return type == long.class || type == Long.class || value == (int) value;
        } catch (ArithmeticException | NumberFormatException e) {
            return false;
        }
    }

    /** The name in files of a component or constant. */
    private static String name(Class<?> type, String member) {
        try {
            Field field = type.getDeclaredField(member);
            SerializedName other = field.getAnnotation(SerializedName.class);
            return other == null ? member : other.value();
        } catch (NoSuchFieldException e) {
            throw new IllegalStateException(e);
        }
    }

    private static String join(String path, String name) {
        return path.isEmpty() ? name : path + "." + name;
    }

    private static String wrongKind(String path) {
        return "the value of " + (path.isEmpty() ? "all" : path) + " is of the wrong kind";
    }
}
