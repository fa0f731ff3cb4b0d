package dev.heddle.engine.instrument;

import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Lets {@code Exchanger} block after one look instead of a thousand. Newer JDKs spin whatever {@link OneProcessor}
 * says, and schedules in which a thread comes to block, or its time-out fires, would hardly ever be tried.
 */
final class FewSpins extends MethodVisitor {

    private static final String EXCHANGER = "java/util/concurrent/Exchanger";
    private static final int SPINS = 1 << 10;

    private FewSpins(MethodVisitor next) {
        super(PlacedVisitor.API, next);
    }

    static MethodVisitor in(String className, MethodVisitor method) {
        return className.equals(EXCHANGER) ? new FewSpins(method) : method;
    }

    @Override
    public void visitIntInsn(int opcode, int operand) {
        if (opcode == Opcodes.SIPUSH && operand == SPINS) {
            super.visitInsn(Opcodes.ICONST_1);
        } else {
            super.visitIntInsn(opcode, operand);
        }
    }
}
