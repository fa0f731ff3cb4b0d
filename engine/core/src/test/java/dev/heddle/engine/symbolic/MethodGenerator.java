package dev.heddle.engine.symbolic;

import java.util.Random;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Makes classes of random methods: arithmetic of all integral types, comparisons, switches, bounded loops, arrays,
 * fields, boxes, calls and exceptions. Each method takes three inputs and returns a number that depends on all it did.
 */
final class MethodGenerator {

    private static final String STATE = "dev/heddle/engine/symbolic/programs/State";
    private static final String[] TYPES = {"I", "J", "B", "S", "C", "Z"};
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
    private static final int FIRST_INT = 6;
    private static final int INTS = 3;
    private static final int FIRST_LONG = FIRST_INT + INTS;
    private static final int LONGS = 2;
    private static final int OBJECT = FIRST_LONG + 2 * LONGS;
    private static final int ARRAY = OBJECT + 1;
    private static final int COUNTER = ARRAY + 1;
    private static final int FIRST_FLOATING = COUNTER + 4;

    private final Random random;
    private MethodVisitor mv;
    private String[] inputs;
    private int loops;
    private final boolean floats;
    private FloatingParts floating;

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
        inputs = new String[3];
        loops = 0;
        for (int i = 0; i < inputs.length; i++) {
            input(name + "." + "abc".charAt(i), i);
        }
        for (int i = 0; i < INTS; i++) {
            number(constant());
            mv.visitVarInsn(Opcodes.ISTORE, FIRST_INT + i);
        }
        for (int i = 0; i < LONGS; i++) {
            mv.visitLdcInsn((long) constant() * constant());
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
        number(4);
        mv.visitIntInsn(Opcodes.NEWARRAY, Opcodes.T_INT);
        mv.visitVarInsn(Opcodes.ASTORE, ARRAY);
        for (int i = 0; i < 4; i++) {
            number(0);
            mv.visitVarInsn(Opcodes.ISTORE, COUNTER + i);
        }
        floating = floats ? new FloatingParts(this, random, mv, FIRST_FLOATING) : null;
        if (floats) {
            floating.begin();
        }
        guarded(() -> block(3 + random.nextInt(3), 2), () -> {
            number(77);
            mv.visitVarInsn(Opcodes.ISTORE, FIRST_INT);
        });
        returnAll();
    }

    private void input(String name, int i) {
        String type = TYPES[random.nextInt(TYPES.length)];
        inputs[i] = type;
        mv.visitLdcInsn(name);
        if (type.equals("J")) {
            mv.visitLdcInsn((long) constant());
            mv.visitMethodInsn(Opcodes.INVOKESTATIC, "dev/heddle/api/Heddle", "input", "(Ljava/lang/String;J)J", false);
            mv.visitVarInsn(Opcodes.LSTORE, 2 * i);
            return;
        }
        boolean range = type.equals("I") && random.nextBoolean();
        number(type.equals("Z") ? random.nextInt(2) : random.nextInt(100));
        if (range) {
            number(-random.nextInt(1000));
            number(100 + random.nextInt(1000));
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
            number(i);
            mv.visitInsn(Opcodes.IALOAD);
            mv.visitInsn(Opcodes.I2L);
            mv.visitInsn(Opcodes.LADD);
        }
        mv.visitInsn(Opcodes.LRETURN);
    }

    // Statements

    private void block(int count, int depth) {
        for (int i = 0; i < count; i++) {
            statement(depth);
        }
    }

    private boolean isFloatingTurn() {
        return floats && random.nextInt(4) == 0;
    }

    private void statement(int depth) {
        if (isFloatingTurn()) {
            floating.statement(OBJECT);
            return;
        }
        int kind = random.nextInt(depth > 0 ? 18 : 8);
        switch (kind) {
            case 0 -> {
                intValue(2);
                mv.visitVarInsn(Opcodes.ISTORE, FIRST_INT + random.nextInt(INTS));
            }
            case 1 -> {
                longValue(2);
                mv.visitVarInsn(Opcodes.LSTORE, FIRST_LONG + 2 * random.nextInt(LONGS));
            }
            case 2, 3 -> storeField();
            case 4, 5 -> storeElement();
            case 6 -> mv.visitIincInsn(FIRST_INT + random.nextInt(INTS), random.nextInt(200) - 100);
            case 7 -> {
                intValue(2);
                intValue(2);
                swapAndCopy();
                mv.visitVarInsn(Opcodes.ISTORE, FIRST_INT);
            }
            case 8 -> loop(depth);
            case 9, 10 -> choose(depth);
            case 11 -> guarded(() -> block(2, depth - 1), () -> mv.visitIincInsn(FIRST_INT + 1, 5));
            default -> {
                Label otherwise = new Label();
                Label end = new Label();
                condition(otherwise);
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
            case 0 -> put(() -> intValue(2), "number", "I");
            case 1 -> put(() -> longValue(2), "large", "J");
            case 2 -> put(() -> converted(Opcodes.I2B), "small", "B");
            case 3 -> put(() -> converted(Opcodes.I2S), "medium", "S");
            case 4 -> put(() -> converted(Opcodes.I2C), "letter", "C");
            case 5 -> put(this::truth, "flag", "Z");
            case 6 -> put(() -> boxed(2), "box", "Ljava/lang/Integer;");
            case 7 -> put(() -> boxed(2), "any", "Ljava/lang/Object;");
            case 8 -> {
                longValue(2);
                mv.visitFieldInsn(Opcodes.PUTSTATIC, STATE, "shared", "J");
            }
            default -> {
                intValue(2);
                mv.visitFieldInsn(Opcodes.PUTSTATIC, STATE, "count", "I");
            }
        }
    }

    private void put(Runnable value, String field, String type) {
        value.run();
        mv.visitFieldInsn(Opcodes.PUTFIELD, STATE, field, type);
    }

    private void converted(int conversion) {
        intValue(2);
        mv.visitInsn(conversion);
    }

    private void boxed(int depth) {
        intValue(depth);
        mv.visitMethodInsn(Opcodes.INVOKESTATIC, "java/lang/Integer", "valueOf", "(I)Ljava/lang/Integer;", false);
    }

    private void truth() {
        Label otherwise = new Label();
        Label end = new Label();
        condition(otherwise);
        number(1);
        mv.visitJumpInsn(Opcodes.GOTO, end);
        mv.visitLabel(otherwise);
        number(0);
        mv.visitLabel(end);
    }

    private void storeElement() {
        mv.visitVarInsn(Opcodes.ALOAD, ARRAY);
        index();
        intValue(2);
        mv.visitInsn(Opcodes.IASTORE);
    }

    /** Mostly within bounds. */
    private void index() {
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

    private void loop(int depth) {
        if (loops == 4) {
            return;
        }
        int counter = COUNTER + loops++;
        Label start = new Label();
        Label end = new Label();
        number(0);
        mv.visitVarInsn(Opcodes.ISTORE, counter);
        mv.visitLabel(start);
        mv.visitVarInsn(Opcodes.ILOAD, counter);
        number(1 + random.nextInt(3));
        mv.visitJumpInsn(Opcodes.IF_ICMPGE, end);
        condition(end);
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
        intValue(1);
        if (random.nextBoolean()) {
            int min = constant() >> 2;
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

    /** Jumps if a random condition does not hold. */
    private void condition(Label otherwise) {
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

    // Values

    private int constant() {
        return random.nextInt(3) == 0 ? random.nextInt(2000) - 1000 : NUMBERS[random.nextInt(NUMBERS.length)];
    }

    private void number(int value) {
        mv.visitLdcInsn(value);
    }

    private void intValue(int depth) {
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
}
