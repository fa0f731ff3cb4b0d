package dev.heddle.engine.instrument.overlay;

import dev.heddle.engine.instrument.code.PlacedVisitor;
import java.util.Map;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Lets {@code Exchanger} block after one look instead of a thousand, and the queues behind {@code SynchronousQueue},
 * from which the threads of cached pools take their work, instead of a hundred. Newer JDKs spin whatever
 * {@link OneProcessor} says, and schedules in which a thread comes to block, or its time-out fires, would hardly
 * ever be tried.
 */
public final class FewSpins extends MethodVisitor {

    private static final Map<String, Integer> SPINS = Map.of(
            "java/util/concurrent/Exchanger", 1 << 10,
            "java/util/concurrent/LinkedTransferQueue$DualNode", 1 << 7);

    private final int spins;

    private FewSpins(MethodVisitor next, int spins) {
        super(PlacedVisitor.API, next);
        this.spins = spins;
    }

    public static MethodVisitor in(String className, MethodVisitor method) {
        Integer spins = SPINS.get(className);
        return spins == null ? method : new FewSpins(method, spins);
    }

    @Override
    public void visitIntInsn(int opcode, int operand) {
        if (opcode == Opcodes.SIPUSH && operand == spins) {
            super.visitInsn(Opcodes.ICONST_1);
        } else {
            super.visitIntInsn(opcode, operand);
        }
    }
}
