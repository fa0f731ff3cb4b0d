package dev.heddle.engine.instrument.plan;

import dev.heddle.bootstrap.Controller;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * A call that touches memory by address: what it does, and by which way.
 *
 * @param coordinates how many arguments of a var handle's call say where (the rest are values)
 * @param witness whether a comparison returns what it found instead of a boolean
 */
public record AddressAccess(Way way, int kind, int coordinates, boolean witness) {

    public enum Way { UNSAFE, VAR_HANDLE, ARRAY }

    private static final String OBJECT_AND_OFFSET = "(Ljava/lang/Object;J";

    /** What a call is, or null if it is something else. */
    public static AddressAccess of(int opcode, String owner, String name, String descriptor) {
        return switch (owner) {
            case "jdk/internal/misc/Unsafe", "sun/misc/Unsafe" -> ofUnsafe(name, descriptor);
            case "java/lang/invoke/VarHandle" ->
                    opcode == Opcodes.INVOKEVIRTUAL ? ofVarHandle(name, descriptor) : null;
            case "java/lang/reflect/Array" -> ofArray(name);
            default -> null;
        };
    }

    private static AddressAccess ofUnsafe(String name, String descriptor) {
        if (!descriptor.startsWith(OBJECT_AND_OFFSET)) {
            return null;
        }
        int kind = kind(name);
        return kind < 0 ? null : checked(Way.UNSAFE, kind, 0, name, descriptor);
    }

    private static AddressAccess ofVarHandle(String name, String descriptor) {
        int kind = name.startsWith("set") ? Controller.WRITE : kind(name);
        if (kind < 0) {
            return null;
        }
        Type[] arguments = Type.getArgumentTypes(descriptor);
        int values = kind == Controller.READ ? 0 : kind == Controller.COMPARE ? 2 : 1;
        int coordinates = arguments.length - values;
        boolean known = coordinates >= 0 && coordinates <= 2
                && (coordinates < 1 || arguments[0].getSort() >= Type.ARRAY)
                && (coordinates < 2 || arguments[1].getSort() <= Type.INT);
        return known ? checked(Way.VAR_HANDLE, kind, coordinates, name, descriptor) : null;
    }

    private static AddressAccess ofArray(String name) {
        if (name.startsWith("set")) {
            return new AddressAccess(Way.ARRAY, Controller.WRITE, 0, false);
        }
        boolean get = name.startsWith("get") && !name.equals("getLength");
        return get ? new AddressAccess(Way.ARRAY, Controller.READ, 0, false) : null;
    }

    private static int kind(String name) {
        if (name.startsWith("getAnd")) {
            return Controller.UPDATE;
        }
        if (name.startsWith("get")) {
            return Controller.READ;
        }
        if (name.startsWith("put")) {
            return Controller.WRITE;
        }
        boolean compares = name.startsWith("compareAnd") || name.startsWith("weakCompareAnd");
        return compares ? Controller.COMPARE : -1;
    }

    /** A compare-and-exchange whose result is thrown away may have written. */
    private static AddressAccess checked(Way way, int kind, int coordinates, String name, String descriptor) {
        boolean witness = name.startsWith("compareAndExchange");
        if (kind != Controller.COMPARE || !witness) {
            return new AddressAccess(way, kind, coordinates, witness);
        }
        Type[] arguments = Type.getArgumentTypes(descriptor);
        String result = stackType(Type.getReturnType(descriptor));
        boolean comparable = stackType(arguments[arguments.length - 2]).equals(result);
        return new AddressAccess(way, comparable ? kind : Controller.UPDATE, coordinates, true);
    }

    /** The descriptor that stands for a type on the operand stack. */
    public static String stackType(Type type) {
        return switch (type.getSort()) {
            case Type.VOID -> "V";
            case Type.LONG -> "J";
            case Type.FLOAT -> "F";
            case Type.DOUBLE -> "D";
            case Type.OBJECT, Type.ARRAY -> "Ljava/lang/Object;";
            default -> "I";
        };
    }
}
