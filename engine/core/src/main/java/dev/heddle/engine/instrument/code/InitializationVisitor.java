package dev.heddle.engine.instrument.code;

import dev.heddle.engine.instrument.plan.MethodTable;
import dev.heddle.engine.model.UserCode;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Calls a hook before each instruction that initialises a class of the program, if that has not been done yet. */
public final class InitializationVisitor extends MethodVisitor {

    static final String HOOKS = MethodTable.HOOKS + "InitializationHooks";

    public InitializationVisitor(MethodVisitor next) {
        super(PlacedVisitor.API, next);
    }

    @Override
    public void visitFieldInsn(int opcode, String owner, String name, String descriptor) {
        if (opcode == Opcodes.GETSTATIC || opcode == Opcodes.PUTSTATIC) {
            needed(owner, name, null);
        }
        super.visitFieldInsn(opcode, owner, name, descriptor);
    }

    @Override
    public void visitMethodInsn(int opcode, String owner, String name, String descriptor, boolean isInterface) {
        if (opcode == Opcodes.INVOKESTATIC) {
            needed(owner, name, descriptor);
        }
        super.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
    }

    @Override
    public void visitTypeInsn(int opcode, String type) {
        if (opcode == Opcodes.NEW) {
            needed(type, null, null);
        }
        super.visitTypeInsn(opcode, type);
    }

    private void needed(String owner, String member, String descriptor) {
        if (UserCode.isUser(owner.replace('/', '.'))) {
            mv.visitLdcInsn(Type.getObjectType(owner));
            push(member);
            push(descriptor);
            mv.visitMethodInsn(Opcodes.INVOKESTATIC, HOOKS, "needed",
                    "(Ljava/lang/Class;Ljava/lang/String;Ljava/lang/String;)V", false);
        }
    }

    private void push(String text) {
        if (text == null) {
            mv.visitInsn(Opcodes.ACONST_NULL);
        } else {
            mv.visitLdcInsn(text);
        }
    }
}
