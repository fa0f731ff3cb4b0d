package dev.heddle.engine.instrument;

import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** The part of {@link ShadowVisitor} that makes the shadow of a number out of those of its operands. */
final class ShadowArithmetic {

    private static final String OBJECT = "Ljava/lang/Object;";

    private final ShadowVisitor visitor;
    private final MethodVisitor mv;

    ShadowArithmetic(ShadowVisitor visitor) {
        this.visitor = visitor;
        this.mv = visitor.out();
    }

    /** Only a division can throw, and so needs to know where it is. */
    void pushOperation(int operation) {
        Place.push(mv, operation);
        switch (operation) {
            case Opcodes.IDIV, Opcodes.IREM, Opcodes.LDIV, Opcodes.LREM -> visitor.pushSite("division");
            default -> Place.push(mv, 0);
        }
    }

    void intBinary(int operation) {
        mv.visitInsn(Opcodes.DUP2);
        visitor.loadShadow(visitor.top(1));
        visitor.loadShadow(visitor.top(0));
        pushOperation(operation);
        visitor.hook("binary", "(II" + OBJECT + OBJECT + "II)" + OBJECT);
        visitor.storeShadow(visitor.top(1));
    }

    void longBinary(int operation) {
        copyTwoLongs();
        visitor.loadShadow(visitor.top(3));
        visitor.loadShadow(visitor.top(1));
        pushOperation(operation);
        visitor.hook("binary", "(JJ" + OBJECT + OBJECT + "II)" + OBJECT);
        visitor.storeShadow(visitor.top(3));
    }

    void copyTwoLongs() {
        mv.visitVarInsn(Opcodes.LSTORE, visitor.layout().scratch(1));
        mv.visitVarInsn(Opcodes.LSTORE, visitor.layout().scratch(0));
        for (int i = 0; i < 2; i++) {
            mv.visitVarInsn(Opcodes.LLOAD, visitor.layout().scratch(0));
            mv.visitVarInsn(Opcodes.LLOAD, visitor.layout().scratch(1));
        }
    }

    void longShift(int opcode) {
        mv.visitVarInsn(Opcodes.ISTORE, visitor.layout().scratch(0));
        mv.visitInsn(Opcodes.DUP2);
        mv.visitVarInsn(Opcodes.ILOAD, visitor.layout().scratch(0));
        visitor.loadShadow(visitor.top(2));
        visitor.loadShadow(visitor.top(0));
        pushOperation(opcode);
        visitor.hook("shift", "(JI" + OBJECT + OBJECT + "II)" + OBJECT);
        visitor.storeShadow(visitor.top(2));
        mv.visitVarInsn(Opcodes.ILOAD, visitor.layout().scratch(0));
    }

    void intUnary(int operation) {
        mv.visitInsn(Opcodes.DUP);
        visitor.loadShadow(visitor.top(0));
        pushOperation(operation);
        visitor.hook("unary", "(I" + OBJECT + "II)" + OBJECT);
        visitor.storeShadow(visitor.top(0));
    }

    void longUnary(int operation) {
        mv.visitInsn(Opcodes.DUP2);
        visitor.loadShadow(visitor.top(1));
        pushOperation(operation);
        visitor.hook("unary", "(J" + OBJECT + "II)" + OBJECT);
        visitor.storeShadow(visitor.top(1));
    }
}
