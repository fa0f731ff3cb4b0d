package dev.heddle.engine.instrument.shadow;

import dev.heddle.engine.instrument.code.CodePlace;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

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
        CodePlace.push(mv, operation);
        switch (operation) {
            case Opcodes.IDIV, Opcodes.IREM, Opcodes.LDIV, Opcodes.LREM -> visitor.pushSite("division");
            default -> CodePlace.push(mv, 0);
        }
    }

    /** Operands of one word each: {@code type} is {@code I} or {@code F}. */
    void binary(String type, int operation) {
        mv.visitInsn(Opcodes.DUP2);
        visitor.loadShadow(visitor.top(1));
        visitor.loadShadow(visitor.top(0));
        pushOperation(operation);
        visitor.hook("binary", "(" + type + type + OBJECT + OBJECT + "II)" + OBJECT);
        visitor.storeShadow(visitor.top(1));
    }

    /** Operands of two words each: {@code type} is {@code J} or {@code D}. */
    void wideBinary(String type, int operation) {
        copyTwo(type);
        visitor.loadShadow(visitor.top(3));
        visitor.loadShadow(visitor.top(1));
        pushOperation(operation);
        visitor.hook("binary", "(" + type + type + OBJECT + OBJECT + "II)" + OBJECT);
        visitor.storeShadow(visitor.top(3));
    }

    void copyTwo(String type) {
        int store = Type.getType(type).getOpcode(Opcodes.ISTORE);
        int load = Type.getType(type).getOpcode(Opcodes.ILOAD);
        mv.visitVarInsn(store, visitor.layout().scratch(1));
        mv.visitVarInsn(store, visitor.layout().scratch(0));
        for (int i = 0; i < 2; i++) {
            mv.visitVarInsn(load, visitor.layout().scratch(0));
            mv.visitVarInsn(load, visitor.layout().scratch(1));
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

    void unary(String type, int operation) {
        mv.visitInsn(Opcodes.DUP);
        visitor.loadShadow(visitor.top(0));
        pushOperation(operation);
        visitor.hook("unary", "(" + type + OBJECT + "II)" + OBJECT);
        visitor.storeShadow(visitor.top(0));
    }

    void wideUnary(String type, int operation) {
        mv.visitInsn(Opcodes.DUP2);
        visitor.loadShadow(visitor.top(1));
        pushOperation(operation);
        visitor.hook("unary", "(" + type + OBJECT + "II)" + OBJECT);
        visitor.storeShadow(visitor.top(1));
    }
}
