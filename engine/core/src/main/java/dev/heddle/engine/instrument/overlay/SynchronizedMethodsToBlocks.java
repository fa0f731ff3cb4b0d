package dev.heddle.engine.instrument.overlay;

import dev.heddle.engine.instrument.code.PlacedVisitor;
import dev.heddle.engine.instrument.code.SynchronizedMethodToBlock;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Turns all {@code synchronized} methods of a class into methods with a block, and changes nothing else. */
public final class SynchronizedMethodsToBlocks extends ClassVisitor {

    private final String className;
    private boolean changed;

    public SynchronizedMethodsToBlocks(ClassVisitor next, String className) {
        super(PlacedVisitor.API, next);
        this.className = className;
    }

    boolean changed() {
        return changed;
    }

    @Override
    public MethodVisitor visitMethod(int access, String name, String descriptor, String signature, String[] thrown) {
        boolean applies = (access & Opcodes.ACC_SYNCHRONIZED) != 0
                && (access & (Opcodes.ACC_NATIVE | Opcodes.ACC_ABSTRACT)) == 0;
        if (!applies) {
            return super.visitMethod(access, name, descriptor, signature, thrown);
        }
        changed = true;
        MethodVisitor out = super.visitMethod(access & ~Opcodes.ACC_SYNCHRONIZED, name, descriptor, signature, thrown);
        return new SynchronizedMethodToBlock(out, access, className, 0);
    }
}
