package dev.heddle.engine.instrument.shadow;

import java.util.Set;
import org.objectweb.asm.Type;

/** Which values can have a shadow: those of primitive types, and boxes of them. */
final class Shadowed {

    private static final Set<String> BOXES = Set.of(
            "java/lang/Integer", "java/lang/Long", "java/lang/Short", "java/lang/Byte", "java/lang/Character",
            "java/lang/Boolean", "java/lang/Float", "java/lang/Double");
    private static final Set<String> MAY_BE_BOXES = Set.of(
            "java/lang/Object", "java/lang/Number", "java/lang/Comparable", "java/io/Serializable",
            "java/lang/constant/Constable", "java/lang/constant/ConstantDesc");

    private Shadowed() {}

    static boolean isBox(String internalName) {
        return BOXES.contains(internalName);
    }

    static boolean mayBeBox(String internalName) {
        return BOXES.contains(internalName) || MAY_BE_BOXES.contains(internalName);
    }

    static boolean is(Type type) {
        return switch (type.getSort()) {
            case Type.BOOLEAN, Type.BYTE, Type.CHAR, Type.SHORT, Type.INT, Type.LONG, Type.FLOAT,
                    Type.DOUBLE -> true;
            case Type.OBJECT -> mayBeBox(type.getInternalName());
            default -> false;
        };
    }

    /** The type with which hooks take such a value. */
    static String hookType(Type type) {
        return switch (type.getSort()) {
            case Type.LONG -> "J";
            case Type.FLOAT -> "F";
            case Type.DOUBLE -> "D";
            case Type.OBJECT, Type.ARRAY -> "Ljava/lang/Object;";
            default -> "I";
        };
    }
}
