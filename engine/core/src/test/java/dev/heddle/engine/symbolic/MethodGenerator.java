package dev.heddle.engine.symbolic;

import static dev.heddle.engine.symbolic.IntegralValues.ARRAY;
import static dev.heddle.engine.symbolic.IntegralValues.COUNTER;
import static dev.heddle.engine.symbolic.IntegralValues.FIRST_INT;
import static dev.heddle.engine.symbolic.IntegralValues.FIRST_LONG;
import static dev.heddle.engine.symbolic.IntegralValues.INTS;
import static dev.heddle.engine.symbolic.IntegralValues.LONGS;
import static dev.heddle.engine.symbolic.IntegralValues.OBJECT;

import java.util.Random;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Makes classes of random methods: arithmetic of all integral types, comparisons, switches, bounded loops, arrays,
 * fields, boxes, calls and exceptions. Each method takes three inputs and returns a number that depends on all it did.
 */
final class MethodGenerator {

    private static final String STATE = "dev/heddle/engine/symbolic/programs/State";
    private static final String[] TYPES = {"I", "J", "B", "S", "C", "Z"};

    private final Random random;
    private MethodVisitor mv;
    private int loops;
    private final boolean floats;
    private IntegralValues values;

    /** {@code floats}: whether methods have floating-point parts too. */
    MethodGenerator(long seed, boolean floats) {
        this.random = new Random(seed);
        this.floats = floats;
    }

    byte[] generate(String className, int methods) {
        ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_FRAMES) {
            @Override
            protected String getCommonSuperClass(String a, String b) {
                return "java/lang/Object";
            }
        };
        writer.visit(Opcodes.V17, Opcodes.ACC_PUBLIC, className, null, "java/lang/Object", null);
        writer.visitSource(className + ".java", null);
        for (int i = 0; i < methods; i++) {
            mv = writer.visitMethod(Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC, "m" + i, "()J", null, null);
            mv.visitCode();
            method("m" + i);
            mv.visitMaxs(0, 0);
            mv.visitEnd();
        }
        writer.visitEnd();
        return writer.toByteArray();
    }

    private void method(String name) {
        Label line = new Label();
        mv.visitLabel(line);
        mv.visitLineNumber(1, line);
        values = new IntegralValues(random, mv, floats);
        loops = 0;
        for (int i = 0; i < IntegralValues.INPUTS; i++) {
            input(name + "." + "abc".charAt(i), i);
        }
        for (int i = 0; i < INTS; i++) {
            values.number(values.constant());
            mv.visitVarInsn(Opcodes.ISTORE, FIRST_INT + i);
        }
        for (int i = 0; i < LONGS; i++) {
            mv.visitLdcInsn((long) values.constant() * values.constant());
            mv.visitVarInsn(Opcodes.LSTORE, FIRST_LONG + 2 * i);
        }
        mv.visitTypeInsn(Opcodes.NEW, STATE);
        mv.visitInsn(Opcodes.DUP);
        mv.visitMethodInsn(Opcodes.INVOKESPECIAL, STATE, "<init>", "()V", false);
        mv.visitVarInsn(Opcodes.ASTORE, OBJECT);
        // Methods of one class run one after the other and must not depend on each other.
        mv.visitInsn(Opcodes.LCONST_0);
        mv.visitFieldInsn(Opcodes.PUTSTATIC, STATE, "shared", "J");
        mv.visitInsn(Opcodes.ICONST_0);
        mv.visitFieldInsn(Opcodes.PUTSTATIC, STATE, "count", "I");
        values.number(4);
        mv.visitIntInsn(Opcodes.NEWARRAY, Opcodes.T_INT);
        mv.visitVarInsn(Opcodes.ASTORE, ARRAY);
        for (int i = 0; i < 4; i++) {
            values.number(0);
            mv.visitVarInsn(Opcodes.ISTORE, COUNTER + i);
        }
        values.begin();
        guarded(() -> block(3 + random.nextInt(3), 2), () -> {
            values.number(77);
            mv.visitVarInsn(Opcodes.ISTORE, FIRST_INT);
        });
        returnAll();
    }

    private void input(String name, int i) {
        String type = TYPES[random.nextInt(TYPES.length)];
        values.inputIs(i, type);
        mv.visitLdcInsn(name);
        if (type.equals("J")) {
            mv.visitLdcInsn((long) values.constant());
            mv.visitMethodInsn(Opcodes.INVOKESTATIC, "dev/heddle/api/Heddle", "input", "(Ljava/lang/String;J)J", false);
            mv.visitVarInsn(Opcodes.LSTORE, 2 * i);
            return;
        }
        boolean range = type.equals("I") && random.nextBoolean();
        values.number(type.equals("Z") ? random.nextInt(2) : random.nextInt(100));
        if (range) {
            values.number(-random.nextInt(1000));
            values.number(100 + random.nextInt(1000));
        }
        mv.visitMethodInsn(Opcodes.INVOKESTATIC, "dev/heddle/api/Heddle", "input",
                "(Ljava/lang/String;" + (range ? "III" : type) + ")" + type, false);
        mv.visitVarInsn(Opcodes.ISTORE, 2 * i);
    }

    private void returnAll() {
        mv.visitVarInsn(Opcodes.ALOAD, OBJECT);
        mv.visitMethodInsn(Opcodes.INVOKEVIRTUAL, STATE, "hash", "()J", false);
        for (int i = 0; i < LONGS; i++) {
            mv.visitVarInsn(Opcodes.LLOAD, FIRST_LONG + 2 * i);
            mv.visitInsn(Opcodes.LXOR);
        }
        for (int i = 0; i < INTS; i++) {
            mv.visitLdcInsn(37L);
            mv.visitInsn(Opcodes.LMUL);
            mv.visitVarInsn(Opcodes.ILOAD, FIRST_INT + i);
            mv.visitInsn(Opcodes.I2L);
            mv.visitInsn(Opcodes.LADD);
        }
        for (int i = 0; i < 4; i++) {
            mv.visitVarInsn(Opcodes.ALOAD, ARRAY);
            values.number(i);
            mv.visitInsn(Opcodes.IALOAD);
            mv.visitInsn(Opcodes.I2L);
            mv.visitInsn(Opcodes.LADD);
        }
        mv.visitInsn(Opcodes.LRETURN);
    }

    private void block(int count, int depth) {
        for (int i = 0; i < count; i++) {
            statement(depth);
        }
    }

    private void statement(int depth) {
        if (values.isFloatingTurn()) {
            values.floating().statement(OBJECT);
            return;
        }
        int kind = random.nextInt(depth > 0 ? 18 : 8);
        switch (kind) {
            case 0 -> {
                values.intValue(2);
                mv.visitVarInsn(Opcodes.ISTORE, FIRST_INT + random.nextInt(INTS));
            }
            case 1 -> {
                values.longValue(2);
                mv.visitVarInsn(Opcodes.LSTORE, FIRST_LONG + 2 * random.nextInt(LONGS));
            }
            case 2, 3 -> storeField();
            case 4, 5 -> storeElement();
            case 6 -> mv.visitIincInsn(FIRST_INT + random.nextInt(INTS), random.nextInt(200) - 100);
            case 7 -> {
                values.intValue(2);
                values.intValue(2);
                swapAndCopy();
                mv.visitVarInsn(Opcodes.ISTORE, FIRST_INT);
            }
            case 8 -> loop(depth);
            case 9, 10 -> choose(depth);
            case 11 -> guarded(() -> block(2, depth - 1), () -> mv.visitIincInsn(FIRST_INT + 1, 5));
            default -> {
                Label otherwise = new Label();
                Label end = new Label();
                values.condition(otherwise);
                block(1 + random.nextInt(2), depth - 1);
                mv.visitJumpInsn(Opcodes.GOTO, end);
                mv.visitLabel(otherwise);
                block(random.nextInt(2), depth - 1);
                mv.visitLabel(end);
            }
        }
    }

    /** Takes two ints from the stack and leaves one, after moving words about. */
    private void swapAndCopy() {
        switch (random.nextInt(4)) {
            case 0 -> {
                mv.visitInsn(Opcodes.SWAP);
                mv.visitInsn(Opcodes.ISUB);
            }
            case 1 -> {
                mv.visitInsn(Opcodes.DUP_X1);
                mv.visitInsn(Opcodes.IADD);
                mv.visitInsn(Opcodes.IXOR);
            }
            case 2 -> {
                mv.visitInsn(Opcodes.DUP2);
                mv.visitInsn(Opcodes.IADD);
                mv.visitInsn(Opcodes.DUP_X2);
                mv.visitInsn(Opcodes.POP);
                mv.visitInsn(Opcodes.ISUB);
                mv.visitInsn(Opcodes.IOR);
            }
            default -> {
                mv.visitInsn(Opcodes.I2L);
                mv.visitInsn(Opcodes.DUP2_X1);
                mv.visitInsn(Opcodes.L2I);
                mv.visitInsn(Opcodes.IADD);
                mv.visitInsn(Opcodes.DUP_X2);
                mv.visitInsn(Opcodes.POP);
                mv.visitInsn(Opcodes.L2I);
                mv.visitInsn(Opcodes.ISUB);
            }
        }
    }

    private void storeField() {
        int kind = random.nextInt(10);
        if (kind < 8) {
            mv.visitVarInsn(Opcodes.ALOAD, OBJECT);
        }
        switch (kind) {
            case 0 -> put(() -> values.intValue(2), "number", "I");
            case 1 -> put(() -> values.longValue(2), "large", "J");
            case 2 -> put(() -> converted(Opcodes.I2B), "small", "B");
            case 3 -> put(() -> converted(Opcodes.I2S), "medium", "S");
            case 4 -> put(() -> converted(Opcodes.I2C), "letter", "C");
            case 5 -> put(values::truth, "flag", "Z");
            case 6 -> put(() -> values.boxed(2), "box", "Ljava/lang/Integer;");
            case 7 -> put(() -> values.boxed(2), "any", "Ljava/lang/Object;");
            case 8 -> {
                values.longValue(2);
                mv.visitFieldInsn(Opcodes.PUTSTATIC, STATE, "shared", "J");
            }
            default -> {
                values.intValue(2);
                mv.visitFieldInsn(Opcodes.PUTSTATIC, STATE, "count", "I");
            }
        }
    }

    private void put(Runnable value, String field, String type) {
        value.run();
        mv.visitFieldInsn(Opcodes.PUTFIELD, STATE, field, type);
    }

    private void converted(int conversion) {
        values.intValue(2);
        mv.visitInsn(conversion);
    }

    private void storeElement() {
        mv.visitVarInsn(Opcodes.ALOAD, ARRAY);
        values.index();
        values.intValue(2);
        mv.visitInsn(Opcodes.IASTORE);
    }

    private void loop(int depth) {
        if (loops == 4) {
            return;
        }
        int counter = COUNTER + loops++;
        Label start = new Label();
        Label end = new Label();
        values.number(0);
        mv.visitVarInsn(Opcodes.ISTORE, counter);
        mv.visitLabel(start);
        mv.visitVarInsn(Opcodes.ILOAD, counter);
        values.number(1 + random.nextInt(3));
        mv.visitJumpInsn(Opcodes.IF_ICMPGE, end);
        values.condition(end);
        block(1, depth - 1);
        mv.visitIincInsn(counter, 1);
        mv.visitJumpInsn(Opcodes.GOTO, start);
        mv.visitLabel(end);
    }

    private void choose(int depth) {
        Label[] labels = new Label[2 + random.nextInt(3)];
        for (int i = 0; i < labels.length; i++) {
            labels[i] = i > 0 && random.nextInt(4) == 0 ? labels[i - 1] : new Label();
        }
        Label other = new Label();
        Label end = new Label();
        values.intValue(1);
        if (random.nextBoolean()) {
            int min = values.constant() >> 2;
            mv.visitTableSwitchInsn(min, min + labels.length - 1, other, labels);
        } else {
            int[] keys = random.ints(-200, 200).distinct().limit(labels.length).sorted().toArray();
            mv.visitLookupSwitchInsn(other, keys, labels);
        }
        Label last = null;
        for (Label label : labels) {
            if (label != last) {
                mv.visitLabel(label);
                statement(depth - 1);
                if (random.nextInt(4) != 0) {
                    mv.visitJumpInsn(Opcodes.GOTO, end);
                }
                last = label;
            }
        }
        mv.visitLabel(other);
        statement(depth - 1);
        mv.visitLabel(end);
    }

    private void guarded(Runnable body, Runnable handler) {
        Label start = new Label();
        Label end = new Label();
        Label caught = new Label();
        Label after = new Label();
        mv.visitTryCatchBlock(start, end, caught, "java/lang/RuntimeException");
        mv.visitLabel(start);
        mv.visitInsn(Opcodes.NOP);
        body.run();
        mv.visitLabel(end);
        mv.visitJumpInsn(Opcodes.GOTO, after);
        mv.visitLabel(caught);
        mv.visitInsn(Opcodes.POP);
        handler.run();
        mv.visitLabel(after);
    }
}
