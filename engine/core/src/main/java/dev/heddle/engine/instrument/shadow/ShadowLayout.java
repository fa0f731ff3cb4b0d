package dev.heddle.engine.instrument.shadow;

import java.util.Arrays;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Where a method keeps shadows: in locals of its own above those it has, one for each of them and one for each
 * word of the operand stack. They are set when the method begins, so every stack map frame has them all.
 */
public final class ShadowLayout {

    static final int PENDING = 8;
    private static final int WORDS_OF_HOOKS = 8;
    /** How many values can be put aside at once, at least. */
    private static final int SCRATCHES = 8;

    private final int locals;
    private final int stack;
    private final int pending;
    private final int scratches;

    private ShadowLayout(int locals, int stack, int pending, int scratches) {
        this.scratches = scratches;
        this.locals = locals;
        this.stack = stack;
        this.pending = pending;
    }

    /** Looks at the instructions: a method that was just changed does not know its own sizes. */
    public static ShadowLayout of(MethodNode method) {
        int locals = Math.max(method.maxLocals,
                (Type.getArgumentsAndReturnSizes(method.desc) >> 2) - ((method.access & Opcodes.ACC_STATIC) >> 3));
        int scratches = SCRATCHES;
        for (AbstractInsnNode instruction : method.instructions) {
            if (instruction instanceof VarInsnNode access) {
                locals = Math.max(locals, access.var + 2);
            } else if (instruction instanceof IincInsnNode increment) {
                locals = Math.max(locals, increment.var + 1);
            } else if (instruction instanceof MethodInsnNode call) {
                scratches = Math.max(scratches, 1 + Type.getArgumentTypes(call.desc).length);
            } else if (instruction instanceof InvokeDynamicInsnNode call) {
                scratches = Math.max(scratches, 1 + Type.getArgumentTypes(call.desc).length);
            }
        }
        return new ShadowLayout(
                locals, method.maxStack + WORDS_OF_HOOKS, method.name.equals("<init>") ? PENDING : 0, scratches);
    }

    /** The shadow of a local. */
    int local(int index) {
        return locals + index;
    }

    /** The shadow of a word of the operand stack, counted from its bottom. */
    int word(int index) {
        if (index < 0 || index >= stack) {
            throw new IllegalStateException("no word " + index + " on an operand stack of " + stack);
        }
        return 2 * locals + index;
    }

    /** The shadow of the n-th field that a constructor sets before it has called the other one. */
    int pending(int n) {
        return 2 * locals + stack + n;
    }

    /** A local to put a value aside for a moment; each has room for a long. */
    int scratch(int n) {
        return end() + 2 * n;
    }

    int first() {
        return locals;
    }

    int end() {
        return 2 * locals + stack + pending;
    }

    /** The first local that nothing uses. */
    public int limit() {
        return end() + 2 * scratches;
    }

    /** The locals of a frame in expanded form, with the shadows. */
    Object[] extended(int count, Object[] frame) {
        int used = 0;
        for (int i = 0; i < count; i++) {
            used += frame[i] == Opcodes.LONG || frame[i] == Opcodes.DOUBLE ? 2 : 1;
        }
        Object[] result = Arrays.copyOf(frame, count + end() - used, Object[].class);
        Arrays.fill(result, count, count + locals - used, Opcodes.TOP);
        Arrays.fill(result, count + locals - used, result.length, "java/lang/Object");
        return result;
    }
}
