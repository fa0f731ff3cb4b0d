package dev.heddle.engine.instrument.code;

import dev.heddle.engine.instrument.plan.MethodTable;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Tells the engine that a {@code run()} starts, which may be that of a thread. */
public final class RunPrologue extends MethodVisitor {

    public RunPrologue(MethodVisitor next) {
        super(PlacedVisitor.API, next);
    }

    @Override
    public void visitCode() {
        super.visitCode();
        mv.visitVarInsn(Opcodes.ALOAD, 0);
        mv.visitMethodInsn(Opcodes.INVOKESTATIC, MethodTable.PAUSE, "runEntered", "(Ljava/lang/Object;)V", false);
    }
}
