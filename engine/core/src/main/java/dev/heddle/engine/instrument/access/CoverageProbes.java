package dev.heddle.engine.instrument.access;

import org.objectweb.asm.ConstantDynamic;
import org.objectweb.asm.Opcodes;

/**
 * Recognises the stores into JaCoCo's probe array, which are no part of the program: a method gets the array from
 * {@code $jacocoInit} or a constant {@code $jacocoData}, keeps it in a local, and marks a probe by
 * {@code local[n] = true}.
 */
final class CoverageProbes {

    private static final int NONE = -1;

    private boolean arrayOnStack;
    private int local = NONE;
    /** How many of: load the local, push the index, push 1. */
    private int matched;

    void visitMethodInsn(String name) {
        arrayOnStack = name.equals("$jacocoInit");
        matched = 0;
    }

    void visitLdcInsn(Object value) {
        arrayOnStack = value instanceof ConstantDynamic dynamic && dynamic.getName().equals("$jacocoData");
        visitConstant();
    }

    void visitConstant() {
        matched = matched == 1 ? 2 : 0;
    }

    void visitVarInsn(int opcode, int index) {
        if (opcode == Opcodes.ASTORE && arrayOnStack) {
            local = index;
        }
        arrayOnStack = false;
        matched = opcode == Opcodes.ALOAD && index == local ? 1 : 0;
    }

    void visitInsn(int opcode) {
        arrayOnStack = false;
        if (opcode == Opcodes.ICONST_1 && matched == 2) {
            matched = 3;
        } else if (opcode >= Opcodes.ICONST_0 && opcode <= Opcodes.ICONST_5) {
            visitConstant();
        } else {
            matched = 0;
        }
    }

    /** Whether an instruction, not yet visited, marks a probe. */
    boolean isStore(int opcode) {
        return opcode == Opcodes.BASTORE && matched == 3;
    }
}
