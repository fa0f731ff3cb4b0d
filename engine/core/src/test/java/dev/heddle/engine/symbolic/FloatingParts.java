package dev.heddle.engine.symbolic;

import java.util.Random;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** The floating-point parts of random methods: locals, fields, arrays, boxes, arithmetic, comparisons, conversions. */
final class FloatingParts {

    private static final String STATE = "dev/heddle/engine/symbolic/programs/State";
    private static final double[] NUMBERS = {
        0, -0.0, 1, -1, 0.5, 2, 3, 0.1, 10, 1000, 1e10, -1e10, 1e20, 65536, Double.NaN, Double.POSITIVE_INFINITY};
    /** A quotient of two unknowns is hard for any solver, and a product nearly so: those get a constant. */
    private static final int[] OPERATIONS = {Opcodes.DADD, Opcodes.DSUB, Opcodes.DMUL, Opcodes.DDIV};

    private final IntegralValues other;
    private final Random random;
    private final MethodVisitor mv;
    private final int floatLocal;
    private final int doubleLocal;
    private final int array;

    FloatingParts(IntegralValues other, Random random, MethodVisitor mv, int firstLocal) {
        this.other = other;
        this.random = random;
        this.mv = mv;
        this.doubleLocal = firstLocal;
        this.floatLocal = firstLocal + 2;
        this.array = firstLocal + 3;
    }

    void begin() {
        mv.visitLdcInsn(constant());
        mv.visitVarInsn(Opcodes.DSTORE, doubleLocal);
        mv.visitLdcInsn((float) constant());
        mv.visitVarInsn(Opcodes.FSTORE, floatLocal);
        mv.visitInsn(Opcodes.ICONST_2);
        mv.visitIntInsn(Opcodes.NEWARRAY, Opcodes.T_DOUBLE);
        mv.visitVarInsn(Opcodes.ASTORE, array);
    }

    void statement(int object) {
        switch (random.nextInt(5)) {
            case 0 -> {
                doubleValue(2, object);
                mv.visitVarInsn(Opcodes.DSTORE, doubleLocal);
            }
            case 1 -> {
                floatValue(2, object);
                mv.visitVarInsn(Opcodes.FSTORE, floatLocal);
            }
            case 2 -> {
                mv.visitVarInsn(Opcodes.ALOAD, object);
                doubleValue(2, object);
                mv.visitFieldInsn(Opcodes.PUTFIELD, STATE, "real", "D");
            }
            case 3 -> {
                mv.visitVarInsn(Opcodes.ALOAD, object);
                floatValue(2, object);
                mv.visitFieldInsn(Opcodes.PUTFIELD, STATE, "part", "F");
            }
            default -> {
                mv.visitVarInsn(Opcodes.ALOAD, array);
                index();
                doubleValue(1, object);
                mv.visitInsn(Opcodes.DASTORE);
            }
        }
    }

    /** Jumps if a random comparison does not hold. */
    void condition(Label otherwise, int object) {
        comparison(1, object);
        mv.visitJumpInsn(Opcodes.IFEQ + random.nextInt(6), otherwise);
    }

    private void comparison(int depth, int object) {
        if (random.nextBoolean()) {
            doubleValue(depth, object);
            doubleValue(0, object);
            mv.visitInsn(random.nextBoolean() ? Opcodes.DCMPL : Opcodes.DCMPG);
        } else {
            floatValue(depth, object);
            floatValue(0, object);
            mv.visitInsn(random.nextBoolean() ? Opcodes.FCMPL : Opcodes.FCMPG);
        }
    }

    void intValue(int depth, int object) {
        switch (random.nextInt(3)) {
            case 0 -> comparison(depth, object);
            case 1 -> {
                floatValue(depth, object);
                mv.visitInsn(Opcodes.F2I);
            }
            default -> {
                doubleValue(depth, object);
                mv.visitInsn(Opcodes.D2I);
            }
        }
    }

    void longValue(int depth, int object) {
        if (random.nextBoolean()) {
            floatValue(depth, object);
            mv.visitInsn(Opcodes.F2L);
        } else {
            doubleValue(depth, object);
            mv.visitInsn(Opcodes.D2L);
        }
    }

    private void doubleValue(int depth, int object) {
        switch (random.nextInt(depth > 0 ? 12 : 4)) {
            case 0 -> mv.visitLdcInsn(constant());
            case 1 -> mv.visitVarInsn(Opcodes.DLOAD, doubleLocal);
            case 2, 3 -> {
                other.intInput();
                mv.visitInsn(Opcodes.I2D);
            }
            case 4 -> {
                other.longValue(depth - 1);
                mv.visitInsn(Opcodes.L2D);
            }
            case 5 -> {
                floatValue(depth - 1, object);
                mv.visitInsn(Opcodes.F2D);
            }
            case 6 -> {
                mv.visitVarInsn(Opcodes.ALOAD, object);
                mv.visitFieldInsn(Opcodes.GETFIELD, STATE, "real", "D");
            }
            case 7 -> {
                mv.visitVarInsn(Opcodes.ALOAD, array);
                index();
                mv.visitInsn(Opcodes.DALOAD);
            }
            case 8 -> {
                doubleValue(depth - 1, object);
                if (random.nextBoolean()) {
                    mv.visitInsn(Opcodes.DNEG);
                } else {
                    mv.visitMethodInsn(Opcodes.INVOKESTATIC, "java/lang/Math", "abs", "(D)D", false);
                }
            }
            case 9 -> {
                doubleValue(depth - 1, object);
                if (random.nextBoolean()) {
                    mv.visitMethodInsn(
                            Opcodes.INVOKESTATIC, "java/lang/Double", "valueOf", "(D)Ljava/lang/Double;", false);
                    mv.visitMethodInsn(Opcodes.INVOKEVIRTUAL, "java/lang/Double", "doubleValue", "()D", false);
                } else {
                    other.intInput();
                    mv.visitMethodInsn(Opcodes.INVOKESTATIC, STATE, "scaled", "(DI)D", false);
                }
            }
            default -> {
                doubleValue(depth - 1, object);
                operand(depth, object);
            }
        }
    }

    private void operand(int depth, int object) {
        int operation = OPERATIONS[random.nextInt(OPERATIONS.length)];
        if (operation == Opcodes.DMUL || operation == Opcodes.DDIV) {
            mv.visitLdcInsn(constant());
        } else {
            doubleValue(depth - 1, object);
        }
        mv.visitInsn(operation);
    }

    private void floatValue(int depth, int object) {
        switch (random.nextInt(depth > 0 ? 9 : 4)) {
            case 0 -> mv.visitLdcInsn((float) constant());
            case 1 -> mv.visitVarInsn(Opcodes.FLOAD, floatLocal);
            case 2, 3 -> {
                other.intInput();
                mv.visitInsn(Opcodes.I2F);
            }
            case 4 -> {
                other.longValue(depth - 1);
                mv.visitInsn(Opcodes.L2F);
            }
            case 5 -> {
                doubleValue(depth - 1, object);
                mv.visitInsn(Opcodes.D2F);
            }
            case 6 -> {
                mv.visitVarInsn(Opcodes.ALOAD, object);
                mv.visitFieldInsn(Opcodes.GETFIELD, STATE, "part", "F");
            }
            default -> {
                floatValue(depth - 1, object);
                boolean product = random.nextBoolean();
                if (product) {
                    mv.visitLdcInsn((float) constant());
                } else {
                    floatValue(depth - 1, object);
                }
                boolean first = random.nextBoolean();
                mv.visitInsn(product ? first ? Opcodes.FMUL : Opcodes.FDIV : first ? Opcodes.FADD : Opcodes.FSUB);
            }
        }
    }

    /** Mostly within the array. */
    private void index() {
        if (random.nextBoolean()) {
            mv.visitInsn(random.nextBoolean() ? Opcodes.ICONST_0 : Opcodes.ICONST_1);
        } else {
            other.intInput();
            mv.visitInsn(Opcodes.ICONST_1);
            mv.visitInsn(Opcodes.IAND);
        }
    }

    private double constant() {
        return random.nextInt(3) == 0 ? (random.nextInt(4000) - 2000) / 8.0 : NUMBERS[random.nextInt(NUMBERS.length)];
    }
}
