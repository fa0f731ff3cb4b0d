package dev.heddle.engine.instrument;

import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Tells the engine that a {@code run()} starts, which may be that of a thread. */
final class RunPrologue extends MethodVisitor {

    RunPrologue(MethodVisitor next) {
        super(PlacedVisitor.API, next);
    }

    @Override
    public void visitCode() {
        super.visitCode();
        mv.visitVarInsn(Opcodes.ALOAD, 0);
        mv.visitMethodInsn(Opcodes.INVOKESTATIC, MethodTable.PAUSE, "runEntered", "(Ljava/lang/Object;)V", false);
    }
}
