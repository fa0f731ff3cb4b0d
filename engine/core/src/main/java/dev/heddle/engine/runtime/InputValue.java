package dev.heddle.engine.runtime;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * An input that an execution asked for.
 *
 * @param type name of the primitive type
 * @param min smallest value it may have
 * @param max largest value it may have
 */
public record InputValue(String name, String type, long value, long min, long max) {

    /** The value as people write it. */
    public Object shown() {
        return switch (type) {
            case "boolean" -> value != 0;
            case "char" -> value >= ' ' && value < 0x7F ? String.valueOf((char) value) : value;
            default -> value;
        };
    }

    /** The number that stands for a value as {@link #shown} or as JSON has it. */
    public static long number(Object shown) {
        if (shown instanceof Boolean truth) {
            return truth ? 1 : 0;
        }
        return shown instanceof String text ? text.charAt(0) : ((Number) shown).longValue();
    }

    /** The values of a schedule as numbers. */
    public static Map<String, Long> numbers(Map<String, Object> shown) {
        Map<String, Long> numbers = new LinkedHashMap<>();
        shown.forEach((name, value) -> numbers.put(name, number(value)));
        return numbers;
    }
}
