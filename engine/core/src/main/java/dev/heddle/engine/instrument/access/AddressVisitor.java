package dev.heddle.engine.instrument.access;

import dev.heddle.bootstrap.Controller;
import dev.heddle.engine.instrument.code.CodePlace;
import dev.heddle.engine.instrument.code.PlacedVisitor;
import dev.heddle.engine.instrument.plan.AddressAccess;
import dev.heddle.engine.instrument.plan.BufferAccess;
import dev.heddle.engine.instrument.plan.MethodTable;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Calls hooks before accesses through {@code Unsafe}, {@code VarHandle} and {@code java.lang.reflect.Array}, in the program
 * also before those to buffers of {@code java.nio}, and after those that compare. The arguments spend the hook's time in locals above those of the method.
 */
public final class AddressVisitor extends MethodVisitor {

    private static final String ADDRESS_HOOKS = MethodTable.HOOKS + "AddressHooks";
    private static final String VAR_HANDLE_HOOKS = MethodTable.HOOKS + "VarHandleHooks";
    private static final Type HANDLE = Type.getObjectType("java/lang/invoke/VarHandle");

    private final int firstFree;
    private final boolean jdk;

    /** {@code maxLocals} is that of the method as it is. */
    public AddressVisitor(MethodVisitor next, int maxLocals, boolean jdk) {
        super(PlacedVisitor.API, next);
        this.firstFree = maxLocals;
        this.jdk = jdk;
    }

    @Override
    public void visitMethodInsn(int opcode, String owner, String name, String descriptor, boolean isInterface) {
        AddressAccess access = AddressAccess.of(opcode, owner, name, descriptor);
        if (access == null) {
            int buffer = jdk ? BufferAccess.NONE : BufferAccess.kind(opcode, owner, name, descriptor);
            if (buffer != BufferAccess.NONE) {
                bufferHook(buffer, Type.getArgumentTypes(descriptor));
            }
            super.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
            return;
        }
        Type[] arguments = Type.getArgumentTypes(descriptor);
        int[] slots = spill(arguments);
        switch (access.way()) {
            case UNSAFE -> {
                mv.visitVarInsn(Opcodes.ALOAD, slots[0]);
                mv.visitVarInsn(Opcodes.LLOAD, slots[1]);
                CodePlace.push(mv, access.kind());
                hook(ADDRESS_HOOKS, "access", "(Ljava/lang/Object;JI)V");
            }
            case ARRAY -> {
                mv.visitVarInsn(Opcodes.ALOAD, slots[0]);
                mv.visitVarInsn(Opcodes.ILOAD, slots[1]);
                CodePlace.push(mv, access.kind());
                hook(ADDRESS_HOOKS, "element", "(Ljava/lang/Object;II)V");
            }
            default -> varHandleHook(access, arguments, slots);
        }
        load(arguments, slots);
        super.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
        if (access.kind() == Controller.COMPARE) {
            compared(access, arguments, slots, Type.getReturnType(descriptor));
        }
    }

    /** Moves the arguments, but not the receiver below them, to locals. */
    private int[] spill(Type[] arguments) {
        int[] slots = new int[arguments.length];
        int slot = firstFree;
        for (int i = 0; i < arguments.length; i++) {
            slots[i] = slot;
            slot += arguments[i].getSize();
        }
        for (int i = arguments.length - 1; i >= 0; i--) {
            mv.visitVarInsn(arguments[i].getOpcode(Opcodes.ISTORE), slots[i]);
        }
        return slots;
    }

    private void load(Type[] arguments, int[] slots) {
        for (int i = 0; i < arguments.length; i++) {
            mv.visitVarInsn(arguments[i].getOpcode(Opcodes.ILOAD), slots[i]);
        }
    }

    private void bufferHook(int kind, Type[] arguments) {
        int[] slots = spill(arguments);
        mv.visitInsn(Opcodes.DUP);
        CodePlace.push(mv, kind);
        hook(ADDRESS_HOOKS, "buffer", "(Ljava/nio/Buffer;I)V");
        load(arguments, slots);
    }

    private void varHandleHook(AddressAccess access, Type[] arguments, int[] slots) {
        mv.visitInsn(Opcodes.DUP);
        if (access.coordinates() == 0) {
            mv.visitInsn(Opcodes.ACONST_NULL);
        } else {
            mv.visitVarInsn(Opcodes.ALOAD, slots[0]);
        }
        if (access.coordinates() == 2) {
            mv.visitVarInsn(arguments[1].getOpcode(Opcodes.ILOAD), slots[1]);
        }
        CodePlace.push(mv, access.kind());
        String index = access.coordinates() == 2 ? "I" : "";
        hook(VAR_HANDLE_HOOKS, "access", "(" + HANDLE.getDescriptor() + "Ljava/lang/Object;" + index + "I)V");
    }

    /** Tells whether a comparison held: the result says so, or is compared with what was expected. */
    private void compared(AddressAccess access, Type[] arguments, int[] slots, Type result) {
        if (result.getSort() == Type.BOOLEAN && !access.witness()) {
            hook(ADDRESS_HOOKS, "compared", "(Z)Z");
            return;
        }
        int expected = arguments.length - 2;
        mv.visitVarInsn(arguments[expected].getOpcode(Opcodes.ILOAD), slots[expected]);
        String type = AddressAccess.stackType(result);
        hook(ADDRESS_HOOKS, "exchanged", "(" + type + type + ")" + type);
        if (type.startsWith("L") && !result.getInternalName().equals("java/lang/Object")) {
            mv.visitTypeInsn(Opcodes.CHECKCAST, result.getInternalName());
        }
    }

    private void hook(String owner, String name, String descriptor) {
        mv.visitMethodInsn(Opcodes.INVOKESTATIC, owner, name, descriptor, false);
    }
}
