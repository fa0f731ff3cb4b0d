package dev.heddle.engine.instrument.overlay;

import dev.heddle.engine.instrument.code.PlacedVisitor;
import java.util.Set;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Tells the initialiser of a class that there is one processor. Exchanger and Phaser spin before they block where
 * there are more, some thousand times: schedules in which they come to block would hardly ever be tried.
 */
public final class OneProcessor extends MethodVisitor {

    private static final Set<String> CLASSES =
            Set.of("java/util/concurrent/Exchanger", "java/util/concurrent/Phaser");

    private OneProcessor(MethodVisitor next) {
        super(PlacedVisitor.API, next);
    }

    public static MethodVisitor in(String className, MethodVisitor initializer) {
        return CLASSES.contains(className) ? new OneProcessor(initializer) : initializer;
    }

    @Override
    public void visitMethodInsn(int opcode, String owner, String name, String descriptor, boolean isInterface) {
        if (owner.equals("java/lang/Runtime") && name.equals("availableProcessors")) {
            mv.visitInsn(Opcodes.POP);
            mv.visitInsn(Opcodes.ICONST_1);
        } else {
            super.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
        }
    }
}
