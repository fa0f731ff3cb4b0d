package dev.heddle.engine.instrument.shadow;

import dev.heddle.engine.instrument.code.PlacedVisitor;
import org.objectweb.asm.MethodVisitor;

/** Adds the shadows to the stack map frames of a method. */
final class ShadowFrames extends MethodVisitor {

    private final ShadowLayout layout;

    ShadowFrames(MethodVisitor next, ShadowLayout layout) {
        super(PlacedVisitor.API, next);
        this.layout = layout;
    }

    @Override
    public void visitFrame(int type, int localCount, Object[] locals, int stackCount, Object[] stack) {
        Object[] extended = layout.extended(localCount, locals);
        super.visitFrame(type, extended.length, extended, stackCount, stack);
    }
}
