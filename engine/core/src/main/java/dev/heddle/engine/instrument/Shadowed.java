package dev.heddle.engine.instrument;

import java.util.Set;
import org.objectweb.asm.Type;

/** Which values can have a shadow: integral ones and booleans, and boxes of them. */
final class Shadowed {

    private static final Set<String> BOXES = Set.of(
            "java/lang/Integer", "java/lang/Long", "java/lang/Short", "java/lang/Byte", "java/lang/Character",
            "java/lang/Boolean");
    private static final Set<String> MAY_BE_BOXES = Set.of(
            "java/lang/Object", "java/lang/Number", "java/lang/Comparable", "java/io/Serializable");

    private Shadowed() {}

    static boolean isBox(String internalName) {
        return BOXES.contains(internalName);
    }

    static boolean mayBeBox(String internalName) {
        return BOXES.contains(internalName) || MAY_BE_BOXES.contains(internalName);
    }

    static boolean is(Type type) {
        return switch (type.getSort()) {
            case Type.BOOLEAN, Type.BYTE, Type.CHAR, Type.SHORT, Type.INT, Type.LONG -> true;
            case Type.OBJECT -> mayBeBox(type.getInternalName());
            default -> false;
        };
    }

    /** The type with which hooks take such a value. */
    static String hookType(Type type) {
        return switch (type.getSort()) {
            case Type.LONG -> "J";
            case Type.OBJECT, Type.ARRAY -> "Ljava/lang/Object;";
            default -> "I";
        };
    }
}
