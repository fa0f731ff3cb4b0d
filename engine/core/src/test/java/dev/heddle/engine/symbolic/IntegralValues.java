package dev.heddle.engine.symbolic;

import java.util.Random;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Random values and conditions of one method of a {@link MethodGenerator}: what its statements work with. */
final class IntegralValues {

    static final int INPUTS = 3;

    private static final String STATE = "dev/heddle/engine/symbolic/programs/State";
    private static final int[] NUMBERS =
            {0, 1, -1, 2, 3, 5, 7, 8, 10, 13, 31, 32, 33, 64, 100, 127, 128, 255, 256, 1000, 65535, 65536,
                Integer.MAX_VALUE, Integer.MIN_VALUE};
    private static final int[] INT_OPERATIONS = {
        Opcodes.IADD, Opcodes.ISUB, Opcodes.IMUL, Opcodes.IDIV, Opcodes.IREM, Opcodes.ISHL, Opcodes.ISHR,
        Opcodes.IUSHR, Opcodes.IAND, Opcodes.IOR, Opcodes.IXOR, Opcodes.IADD, Opcodes.ISUB};
    private static final int[] LONG_OPERATIONS = {
        Opcodes.LADD, Opcodes.LSUB, Opcodes.LMUL, Opcodes.LDIV, Opcodes.LREM, Opcodes.LAND, Opcodes.LOR,
        Opcodes.LXOR, Opcodes.LADD, Opcodes.LSUB};

    // Locals: three inputs of two words each, then what the method works on.
    static final int FIRST_INT = 6;
    static final int INTS = 3;
    static final int FIRST_LONG = FIRST_INT + INTS;
    static final int LONGS = 2;
    static final int OBJECT = FIRST_LONG + 2 * LONGS;
    static final int ARRAY = OBJECT + 1;
    static final int COUNTER = ARRAY + 1;
    private static final int FIRST_FLOATING = COUNTER + 4;

    private final Random random;
    private final MethodVisitor mv;
    private final FloatingParts floating;
    private final String[] inputs = new String[INPUTS];

    /** {@code floats}: whether the method has floating-point parts too. */
    IntegralValues(Random random, MethodVisitor mv, boolean floats) {
        this.random = random;
        this.mv = mv;
        this.floating = floats ? new FloatingParts(this, random, mv, FIRST_FLOATING) : null;
    }

    void inputIs(int i, String type) {
        inputs[i] = type;
    }

    /** When inputs and locals are there. */
    void begin() {
        if (floating != null) {
            floating.begin();
        }
    }

    FloatingParts floating() {
        return floating;
    }

    int constant() {
        return random.nextInt(3) == 0 ? random.nextInt(2000) - 1000 : NUMBERS[random.nextInt(NUMBERS.length)];
    }

    void number(int value) {
        mv.visitLdcInsn(value);
    }

    boolean isFloatingTurn() {
        return floating != null && random.nextInt(4) == 0;
    }

    void intValue(int depth) {
        if (depth > 0 && isFloatingTurn()) {
            floating.intValue(depth - 1, OBJECT);
            return;
        }
        switch (random.nextInt(depth > 0 ? 16 : 5)) {
            case 0 -> number(constant());
            case 1, 2, 3 -> intInput();
            case 4 -> mv.visitVarInsn(Opcodes.ILOAD, FIRST_INT + random.nextInt(INTS));
            case 5 -> {
                intValue(depth - 1);
                mv.visitInsn(new int[] {Opcodes.I2B, Opcodes.I2S, Opcodes.I2C, Opcodes.INEG}[random.nextInt(4)]);
            }
            case 6 -> {
                longValue(depth - 1);
                mv.visitInsn(Opcodes.L2I);
            }
            case 7 -> {
                longValue(depth - 1);
                longValue(depth - 1);
                mv.visitInsn(Opcodes.LCMP);
            }
            case 8 -> call(depth);
            case 9 -> loadField();
            case 10 -> {
                mv.visitVarInsn(Opcodes.ALOAD, ARRAY);
                index();
                mv.visitInsn(Opcodes.IALOAD);
            }
            case 11 -> {
                boxed(depth - 1);
                mv.visitMethodInsn(Opcodes.INVOKEVIRTUAL, "java/lang/Integer", "intValue", "()I", false);
            }
            default -> {
                int operation = INT_OPERATIONS[random.nextInt(INT_OPERATIONS.length)];
                intValue(depth - 1);
                operand(operation, depth);
                mv.visitInsn(operation);
            }
        }
    }

    void longValue(int depth) {
        if (depth > 0 && isFloatingTurn()) {
            floating.longValue(depth - 1, OBJECT);
            return;
        }
        switch (random.nextInt(depth > 0 ? 13 : 4)) {
            case 0 -> mv.visitLdcInsn(random.nextBoolean() ? (long) constant() : (long) constant() * constant());
            case 1 -> {
                intInput();
                mv.visitInsn(Opcodes.I2L);
            }
            case 2 -> {
                int i = random.nextInt(3);
                mv.visitVarInsn(inputs[i].equals("J") ? Opcodes.LLOAD : Opcodes.ILOAD, 2 * i);
                if (!inputs[i].equals("J")) {
                    mv.visitInsn(Opcodes.I2L);
                }
            }
            case 3 -> mv.visitVarInsn(Opcodes.LLOAD, FIRST_LONG + 2 * random.nextInt(LONGS));
            case 4 -> {
                intValue(depth - 1);
                mv.visitInsn(Opcodes.I2L);
            }
            case 5 -> {
                longValue(depth - 1);
                mv.visitInsn(Opcodes.LNEG);
            }
            case 6 -> {
                longValue(depth - 1);
                intValue(depth - 1);
                mv.visitInsn(new int[] {Opcodes.LSHL, Opcodes.LSHR, Opcodes.LUSHR}[random.nextInt(3)]);
            }
            case 7 -> {
                mv.visitVarInsn(Opcodes.ALOAD, OBJECT);
                mv.visitFieldInsn(Opcodes.GETFIELD, STATE, "large", "J");
            }
            case 8 -> {
                intValue(depth - 1);
                longValue(0);
                mv.visitMethodInsn(Opcodes.INVOKESTATIC, STATE, "join", "(IJ)J", false);
            }
            case 9 -> {
                longValue(depth - 1);
                mv.visitMethodInsn(Opcodes.INVOKESTATIC, "java/lang/Long", "valueOf", "(J)Ljava/lang/Long;", false);
                mv.visitMethodInsn(Opcodes.INVOKEVIRTUAL, "java/lang/Long", "longValue", "()J", false);
            }
            case 10 -> mv.visitFieldInsn(Opcodes.GETSTATIC, STATE, "shared", "J");
            default -> {
                int operation = LONG_OPERATIONS[random.nextInt(LONG_OPERATIONS.length)];
                longValue(depth - 1);
                boolean hard = operation == Opcodes.LMUL || operation == Opcodes.LDIV || operation == Opcodes.LREM;
                if (hard) {
                    mv.visitLdcInsn((long) constant());
                } else {
                    longValue(depth - 1);
                }
                mv.visitInsn(operation);
            }
        }
    }

    /** Products and quotients of two unknowns are hard for any solver: mostly one is a constant. */
    private void operand(int operation, int depth) {
        boolean hard = operation == Opcodes.IMUL || operation == Opcodes.IDIV || operation == Opcodes.IREM;
        if (hard && random.nextInt(8) != 0) {
            number(constant());
        } else {
            intValue(depth - 1);
        }
    }

    void intInput() {
        int i = random.nextInt(3);
        if (inputs[i].equals("J")) {
            mv.visitVarInsn(Opcodes.LLOAD, 2 * i);
            mv.visitInsn(Opcodes.L2I);
        } else {
            mv.visitVarInsn(Opcodes.ILOAD, 2 * i);
        }
    }

    private void call(int depth) {
        switch (random.nextInt(5)) {
            case 0 -> {
                intValue(depth - 1);
                intValue(0);
                mv.visitMethodInsn(Opcodes.INVOKESTATIC, STATE, "mix", "(II)I", false);
            }
            case 1 -> {
                mv.visitVarInsn(Opcodes.ALOAD, OBJECT);
                intValue(depth - 1);
                mv.visitMethodInsn(Opcodes.INVOKEVIRTUAL, STATE, "add", "(I)I", false);
            }
            case 2 -> {
                intValue(depth - 1);
                mv.visitMethodInsn(Opcodes.INVOKESTATIC, STATE, "checked", "(I)I", false);
            }
            case 3 -> {
                intValue(depth - 1);
                mv.visitMethodInsn(Opcodes.INVOKESTATIC, "java/lang/Math", "abs", "(I)I", false);
            }
            default -> {
                intValue(depth - 1);
                intValue(0);
                mv.visitMethodInsn(Opcodes.INVOKESTATIC, "java/lang/Math", random.nextBoolean() ? "min" : "max",
                        "(II)I", false);
            }
        }
    }

    private void loadField() {
        int kind = random.nextInt(8);
        if (kind == 7) {
            mv.visitFieldInsn(Opcodes.GETSTATIC, STATE, "count", "I");
            return;
        }
        mv.visitVarInsn(Opcodes.ALOAD, OBJECT);
        switch (kind) {
            case 0 -> mv.visitFieldInsn(Opcodes.GETFIELD, STATE, "number", "I");
            case 1 -> mv.visitFieldInsn(Opcodes.GETFIELD, STATE, "small", "B");
            case 2 -> mv.visitFieldInsn(Opcodes.GETFIELD, STATE, "medium", "S");
            case 3 -> mv.visitFieldInsn(Opcodes.GETFIELD, STATE, "letter", "C");
            case 4 -> mv.visitFieldInsn(Opcodes.GETFIELD, STATE, "flag", "Z");
            default -> {
                boolean box = kind == 5;
                mv.visitFieldInsn(Opcodes.GETFIELD, STATE, box ? "box" : "any",
                        box ? "Ljava/lang/Integer;" : "Ljava/lang/Object;");
                if (!box) {
                    mv.visitTypeInsn(Opcodes.CHECKCAST, Type.getInternalName(Integer.class));
                }
                mv.visitMethodInsn(Opcodes.INVOKEVIRTUAL, "java/lang/Integer", "intValue", "()I", false);
            }
        }
    }

    /** Mostly within bounds. */
    void index() {
        if (random.nextInt(3) == 0) {
            number(random.nextInt(4));
            return;
        }
        intValue(1);
        if (random.nextInt(4) != 0) {
            number(3);
            mv.visitInsn(Opcodes.IAND);
        }
    }

    void boxed(int depth) {
        intValue(depth);
        mv.visitMethodInsn(Opcodes.INVOKESTATIC, "java/lang/Integer", "valueOf", "(I)Ljava/lang/Integer;", false);
    }

    void truth() {
        Label otherwise = new Label();
        Label end = new Label();
        condition(otherwise);
        number(1);
        mv.visitJumpInsn(Opcodes.GOTO, end);
        mv.visitLabel(otherwise);
        number(0);
        mv.visitLabel(end);
    }

    /** Jumps if a random condition does not hold. */
    void condition(Label otherwise) {
        if (isFloatingTurn()) {
            floating.condition(otherwise, OBJECT);
            return;
        }
        switch (random.nextInt(4)) {
            case 0 -> {
                intValue(2);
                mv.visitJumpInsn(Opcodes.IFEQ + random.nextInt(6), otherwise);
            }
            case 1 -> {
                longValue(1);
                longValue(1);
                mv.visitInsn(Opcodes.LCMP);
                mv.visitJumpInsn(Opcodes.IFEQ + random.nextInt(6), otherwise);
            }
            default -> {
                intValue(2);
                intValue(1);
                mv.visitJumpInsn(Opcodes.IF_ICMPEQ + random.nextInt(6), otherwise);
            }
        }
    }
}
