package dev.heddle.engine.instrument.code;

import dev.heddle.engine.instrument.plan.MethodChange;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Calls a hook with the object that a method returns. */
public final class PassOnVisitor extends MethodVisitor {

    private final MethodChange change;

    public PassOnVisitor(MethodVisitor next, MethodChange change) {
        super(PlacedVisitor.API, next);
        this.change = change;
    }

    @Override
    public void visitInsn(int opcode) {
        if (opcode == Opcodes.ARETURN) {
            super.visitInsn(Opcodes.DUP);
            super.visitMethodInsn(Opcodes.INVOKESTATIC, change.hookOwner(), change.hookName(),
                    change.hookDescriptor(), false);
        }
        super.visitInsn(opcode);
    }
}
