package dev.heddle.engine.instrument.code;

import dev.heddle.engine.instrument.plan.MethodTable;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Turns monitor instructions into hook calls, for code that only a managed thread runs. */
public final class MonitorVisitor extends MethodVisitor {

    public MonitorVisitor(MethodVisitor next) {
        super(PlacedVisitor.API, next);
    }

    /**
     * Drops handlers that cover themselves, which compilers put around {@code monitorexit}: a hook that
     * throws to unwind the thread would be called for ever.
     */
    @Override
    public void visitTryCatchBlock(Label start, Label end, Label handler, String type) {
        if (start != handler) {
            super.visitTryCatchBlock(start, end, handler, type);
        }
    }

    @Override
    public void visitInsn(int opcode) {
        if (opcode == Opcodes.MONITORENTER) {
            // Throws for null, as the instruction does.
            mv.visitInsn(Opcodes.DUP);
            mv.visitMethodInsn(Opcodes.INVOKEVIRTUAL, "java/lang/Object", "getClass", "()Ljava/lang/Class;", false);
            mv.visitInsn(Opcodes.POP);
            hook("monitorEnter");
        } else if (opcode == Opcodes.MONITOREXIT) {
            hook("monitorExit");
        } else {
            super.visitInsn(opcode);
        }
    }

    private void hook(String name) {
        mv.visitMethodInsn(Opcodes.INVOKESTATIC, MethodTable.PAUSE, name, "(Ljava/lang/Object;)V", false);
    }
}
