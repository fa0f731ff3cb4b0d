package dev.heddle.engine.instrument.code;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Stack map frames, in expanded form, of the places that instrumentation adds. */
public final class Frames {

    private static final Object[] NOTHING = {};

    private Frames() {}

    /**
     * Marks a label to which the start of a method jumps, with the locals of the start. The
     * instruction after it keeps a frame of its own apart, if the method begins with one.
     */
    public static void visitStart(MethodVisitor out, Label label, Object[] startLocals) {
        out.visitLabel(label);
        out.visitFrame(Opcodes.F_NEW, startLocals.length, startLocals, 0, NOTHING);
        out.visitInsn(Opcodes.NOP);
    }

    /** Marks an exception handler that relies on no locals but the given. */
    static void visitHandler(MethodVisitor out, Label label, Object... locals) {
        out.visitLabel(label);
        out.visitFrame(Opcodes.F_NEW, locals.length, locals, 1, new Object[] {"java/lang/Throwable"});
    }

    /** The locals when a method starts. */
    public static Object[] startLocals(int access, String owner, String name, String descriptor) {
        List<Object> locals = new ArrayList<>();
        if ((access & Opcodes.ACC_STATIC) == 0) {
            locals.add(name.equals("<init>") ? Opcodes.UNINITIALIZED_THIS : owner);
        }
        for (Type type : Type.getArgumentTypes(descriptor)) {
            locals.add(of(type));
        }
        return locals.toArray();
    }

    private static Object of(Type type) {
        return switch (type.getSort()) {
            case Type.LONG -> Opcodes.LONG;
            case Type.DOUBLE -> Opcodes.DOUBLE;
            case Type.FLOAT -> Opcodes.FLOAT;
            case Type.ARRAY, Type.OBJECT -> type.getInternalName();
            default -> Opcodes.INTEGER;
        };
    }

    /** The locals of a frame, and an int at {@code slot}, which is above them. */
    static Object[] withInt(Object[] locals, int count, int slot) {
        int used = 0;
        for (int i = 0; i < count; i++) {
            used += locals[i] == Opcodes.LONG || locals[i] == Opcodes.DOUBLE ? 2 : 1;
        }
        Object[] extended = Arrays.copyOf(locals, count + slot - used + 1);
        Arrays.fill(extended, count, extended.length - 1, Opcodes.TOP);
        extended[extended.length - 1] = Opcodes.INTEGER;
        return extended;
    }
}
