package dev.heddle.engine.instrument.access;

import dev.heddle.engine.instrument.code.PlacedVisitor;
import dev.heddle.engine.instrument.plan.MethodTable;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Announces an object as soon as its superclass's constructor has returned: this one hands it on before it returns,
 * and all must
 * know it by the same name from then on.
 */
public final class ConstructionVisitor extends MethodVisitor {

    private final SuperCall superCall = new SuperCall("<init>");

    public ConstructionVisitor(MethodVisitor next) {
        super(PlacedVisitor.API, next);
    }

    @Override
    public void visitTypeInsn(int opcode, String type) {
        superCall.visitTypeInsn(opcode);
        super.visitTypeInsn(opcode, type);
    }

    @Override
    public void visitMethodInsn(int opcode, String owner, String name, String descriptor, boolean isInterface) {
        super.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
        if (superCall.visitMethodInsn(opcode, name)) {
            mv.visitVarInsn(Opcodes.ALOAD, 0);
            mv.visitMethodInsn(
                    Opcodes.INVOKESTATIC, MethodTable.PAUSE, "constructing", "(Ljava/lang/Object;)V", false);
        }
    }
}
