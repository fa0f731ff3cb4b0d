package dev.heddle.engine.instrument.overlay;

import dev.heddle.engine.instrument.code.PlacedVisitor;
import java.util.Set;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Takes the time out of the seeds that the JDK draws once per process, so that every process sees the same: the order
 * of {@code Set.of} and {@code Map.of}, and what random numbers without a seed start from.
 */
final class FixedSeeds extends ClassVisitor {

    /** Classes that draw such a seed, in their static initialiser or in a method called {@code initialSeed}. */
    static final Set<String> CLASSES = Set.of(
            "java/util/ImmutableCollections",
            "java/util/concurrent/ThreadLocalRandom",
            "jdk/internal/util/random/RandomSupport");

    private static final long NANO_TIME = 1;
    private static final long MILLIS = 2;

    FixedSeeds(ClassVisitor next) {
        super(PlacedVisitor.API, next);
    }

    @Override
    public MethodVisitor visitMethod(int access, String name, String descriptor, String signature, String[] thrown) {
        MethodVisitor out = super.visitMethod(access, name, descriptor, signature, thrown);
        if (!name.equals("<clinit>") && !name.equals("initialSeed")) {
            return out;
        }
        return new MethodVisitor(PlacedVisitor.API, out) {
            @Override
            public void visitMethodInsn(int opcode, String owner, String called, String type, boolean isInterface) {
                if (opcode == Opcodes.INVOKESTATIC && owner.equals("java/lang/System") && type.equals("()J")) {
                    mv.visitLdcInsn(called.equals("nanoTime") ? NANO_TIME : MILLIS);
                } else {
                    super.visitMethodInsn(opcode, owner, called, type, isInterface);
                }
            }
        };
    }
}
