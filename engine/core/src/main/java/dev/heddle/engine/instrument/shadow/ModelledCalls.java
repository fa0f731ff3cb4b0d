package dev.heddle.engine.instrument.shadow;

import dev.heddle.bootstrap.SymbolicEngine;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.Opcodes;

/** Methods of libraries whose meaning is known: functions of numbers, boxing, and assertions. */
final class ModelledCalls {

    private static final Map<String, Integer> FUNCTIONS = new HashMap<>();
    private static final Map<String, Integer> ASSERTIONS = new HashMap<>();
    private static final Set<String> ASSERTION_CLASSES =
            Set.of("org/junit/jupiter/api/Assertions", "org/junit/Assert", "junit/framework/Assert");

    static {
        for (String type : new String[] {"II)I", "JJ)J"}) {
            FUNCTIONS.put("java/lang/Math.min(" + type, SymbolicEngine.MIN);
            FUNCTIONS.put("java/lang/Math.max(" + type, SymbolicEngine.MAX);
        }
        for (String type : new String[] {"I)I", "J)J", "F)F", "D)D"}) {
            FUNCTIONS.put("java/lang/Math.abs(" + type, SymbolicEngine.ABS);
        }
        FUNCTIONS.put("java/lang/Integer.compare(II)I", SymbolicEngine.COMPARE);
        FUNCTIONS.put("java/lang/Long.compare(JJ)I", SymbolicEngine.COMPARE);
        FUNCTIONS.put("java/lang/Integer.min(II)I", SymbolicEngine.MIN);
        FUNCTIONS.put("java/lang/Integer.max(II)I", SymbolicEngine.MAX);
        FUNCTIONS.put("java/lang/Integer.sum(II)I", Opcodes.IADD);
        FUNCTIONS.put("java/lang/Long.min(JJ)J", SymbolicEngine.MIN);
        FUNCTIONS.put("java/lang/Long.max(JJ)J", SymbolicEngine.MAX);
        FUNCTIONS.put("java/lang/Long.sum(JJ)J", Opcodes.LADD);
        for (String type : new String[] {"Byte.compare(BB)I", "Short.compare(SS)I", "Character.compare(CC)I",
                "Boolean.compare(ZZ)I"}) {
            FUNCTIONS.put("java/lang/" + type, Opcodes.ISUB);
        }
        FUNCTIONS.put("java/lang/Boolean.logicalAnd(ZZ)Z", Opcodes.IAND);
        FUNCTIONS.put("java/lang/Boolean.logicalOr(ZZ)Z", Opcodes.IOR);
        FUNCTIONS.put("java/lang/Boolean.logicalXor(ZZ)Z", Opcodes.IXOR);
        ASSERTIONS.put("assertTrue(Z", Opcodes.IFNE);
        ASSERTIONS.put("assertFalse(Z", Opcodes.IFEQ);
        for (String type : new String[] {"II", "BB", "CC", "SS", "JJ", "FF", "DD"}) {
            ASSERTIONS.put("assertEquals(" + type, Opcodes.IF_ICMPEQ);
            ASSERTIONS.put("assertNotEquals(" + type, Opcodes.IF_ICMPNE);
        }
    }

    private ModelledCalls() {}

    /** The operation that a static method is, or null. */
    static Integer function(String owner, String name, String descriptor) {
        return FUNCTIONS.get(owner + "." + name + descriptor);
    }

    /**
     * The jump that an assertion of a test framework decides as, or null; a message may come before the values, as in
     * JUnit 4, or after them.
     */
    static Integer assertion(String owner, String name, String descriptor) {
        if (!ASSERTION_CLASSES.contains(owner)) {
            return null;
        }
        String values = descriptor.substring(0, descriptor.indexOf(')')).replace("(Ljava/lang/String;", "(");
        if ((values.startsWith("(FF") || values.startsWith("(DD")) && !owner.startsWith("org/junit/jupiter/")) {
            // JUnit 4 wants to be told how near is near enough.
            return null;
        }
        int message = values.indexOf('L');
        return ASSERTIONS.get(name + (message < 0 ? values : values.substring(0, message)));
    }

    static boolean isBoxing(String owner, String name, String descriptor) {
        return Shadowed.isBox(owner) && name.equals("valueOf") && descriptor.indexOf("java/lang/String") < 0
                && descriptor.charAt(2) == ')';
    }

    /** Whether a method gives a number, character or truth as text. */
    static boolean makesText(String owner, String name, String descriptor) {
        boolean one = descriptor.length() == "(I)Ljava/lang/String;".length();
        return one && descriptor.endsWith(")Ljava/lang/String;")
                && (owner.equals("java/lang/String") && name.equals("valueOf")
                        || Shadowed.isBox(owner) && name.equals("toString"));
    }

    /** Whether a method gives what it is given, and looks at no number in it. */
    static boolean isIdentity(String owner, String name, String descriptor) {
        return owner.equals("java/util/Objects") && name.equals("requireNonNull")
                && descriptor.equals("(Ljava/lang/Object;)Ljava/lang/Object;");
    }

    /** Whether a method makes an array of elements of another, and does nothing else with them. */
    static boolean isCopy(String owner, String name) {
        return owner.equals("java/util/Arrays") && name.startsWith("copyOf");
    }

    /** Whether a method may read fields of any objects that it can reach, and not by ways that are seen. */
    static boolean readsAll(String owner, String name) {
        return (owner.equals("java/io/ObjectOutputStream") || owner.equals("java/io/ObjectOutput"))
                && (name.startsWith("write") || name.equals("defaultWriteObject"))
                || owner.startsWith("java/lang/invoke/") && name.startsWith("invoke");
    }

    static boolean isEquality(String owner, String name, String descriptor) {
        return Shadowed.isBox(owner) && name.equals("equals") && descriptor.equals("(Ljava/lang/Object;)Z");
    }

    /** Whether a method gives exactly what is in a box. */
    static boolean isUnboxing(String owner, String name) {
        return switch (owner) {
            case "java/lang/Integer" -> name.equals("intValue");
            case "java/lang/Long" -> name.equals("longValue");
            case "java/lang/Short" -> name.equals("shortValue");
            case "java/lang/Byte" -> name.equals("byteValue");
            case "java/lang/Character" -> name.equals("charValue");
            case "java/lang/Boolean" -> name.equals("booleanValue");
            case "java/lang/Float" -> name.equals("floatValue");
            case "java/lang/Double" -> name.equals("doubleValue");
            default -> false;
        };
    }
}
