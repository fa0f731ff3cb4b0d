package dev.heddle.oracle.program;

import dev.heddle.oracle.program.Program.Layout;
import java.util.LinkedHashMap;
import java.util.Map;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Writes a program as a class: {@code main} runs thread 0, the other threads are objects of the class, and so is a
 * {@code Runnable} with the number 0, which calls {@code main}. The code also
 * tells a {@code Recorder} where threads are before they may block and what there is to see when they end.
 */
public final class Emitter {

    static final String RECORDER = "dev/heddle/oracle/run/Recorder";
    static final String ATOMIC = "java/util/concurrent/atomic/AtomicInteger";
    static final String LOCK = "java/util/concurrent/locks/ReentrantLock";
    static final String RW_LOCK = "java/util/concurrent/locks/ReentrantReadWriteLock";
    static final String CONDITION = "java/util/concurrent/locks/Condition";
    static final String SEMAPHORE = "java/util/concurrent/Semaphore";
    static final String LATCH = "java/util/concurrent/CountDownLatch";
    static final String OBJECT = "java/lang/Object";
    private static final String THREAD = "java/lang/Thread";
    private static final String HANDLE = "Ljava/lang/invoke/VarHandle;";
    private static final String LOOKUP = "java/lang/invoke/MethodHandles$Lookup";

    private final Program program;
    private final Uses uses;
    private final boolean statics;
    /** Each line that allocates is a line of its own: places of allocation tell variables apart. */
    private int line;

    private Emitter(Program program) {
        this.program = program;
        this.uses = Uses.of(program);
        this.statics = program.layout() == Layout.STATIC;
    }

    /** The class files of a program, by name. */
    public static Map<String, byte[]> emit(Program program) {
        Map<String, byte[]> classes = new LinkedHashMap<>();
        classes.put(program.name(), new Emitter(program).emit());
        if (program.boxes().any()) {
            classes.put(VariableNames.box(program), BoxEmitter.emit(program));
        }
        return classes;
    }

    private byte[] emit() {
        ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_FRAMES) {
            @Override
            protected String getCommonSuperClass(String one, String other) {
                return OBJECT;
            }
        };
        writer.visit(Opcodes.V17, Opcodes.ACC_PUBLIC | Opcodes.ACC_SUPER, program.name(), null, THREAD, null);
        writer.visitSource(program.name() + ".java", null);
        fields(writer);
        constructor(writer);
        if (statics || usesHandles()) {
            MethodVisitor code = writer.visitMethod(Opcodes.ACC_STATIC, "<clinit>", "()V", null, null);
            code.visitCode();
            if (statics) {
                allocate(code);
            }
            findHandles(code);
            end(code);
        }
        main(writer);
        run(writer);
        for (int t = 0; t < program.threads().size(); t++) {
            MethodVisitor code = writer.visitMethod(Opcodes.ACC_STATIC, method(t), descriptor(), null, null);
            new BodyEmitter(program, t, code, line + 1).emit();
            line += 1000;
        }
        writer.visitEnd();
        return writer.toByteArray();
    }

    private void fields(ClassWriter writer) {
        int access = statics ? Opcodes.ACC_STATIC : 0;
        for (int i = 0; i < program.fields().size(); i++) {
            int kind = program.fields().get(i) ? Opcodes.ACC_VOLATILE : 0;
            writer.visitField(access | kind, VariableNames.field(program, i), "I", null, null).visitEnd();
        }
        for (int i = 0; i < program.boxes().slots().size(); i++) {
            int kind = (program.hasStaticSlots() ? Opcodes.ACC_STATIC : 0)
                    | (program.boxes().slots().get(i) ? Opcodes.ACC_VOLATILE : 0);
            writer.visitField(kind, VariableNames.slot(i), "L" + VariableNames.box(program) + ";", null, null).visitEnd();
        }
        int last = statics ? access | Opcodes.ACC_FINAL : 0;
        for (int i = 0; i < program.arrays().size(); i++) {
            writer.visitField(last, VariableNames.array(i), "[I", null, null).visitEnd();
        }
        for (int i = 0; i < program.atomics(); i++) {
            writer.visitField(last, VariableNames.atomic(i), "L" + ATOMIC + ";", null, null).visitEnd();
        }
        for (int i = 0; i < program.monitors(); i++) {
            writer.visitField(last, VariableNames.monitor(i), "L" + OBJECT + ";", null, null).visitEnd();
        }
        for (int i = 0; i < program.locks(); i++) {
            writer.visitField(last, VariableNames.lock(i), "L" + LOCK + ";", null, null).visitEnd();
        }
        for (int i : uses.conditions) {
            writer.visitField(last, VariableNames.condition(i), "L" + CONDITION + ";", null, null).visitEnd();
        }
        for (int i = 0; i < program.rwLocks(); i++) {
            writer.visitField(last, VariableNames.rwLock(i), "L" + RW_LOCK + ";", null, null).visitEnd();
        }
        for (int i = 0; i < program.semaphores().size(); i++) {
            writer.visitField(last, VariableNames.semaphore(i), "L" + SEMAPHORE + ";", null, null).visitEnd();
        }
        for (int i = 0; i < program.latches().size(); i++) {
            writer.visitField(last, VariableNames.latch(i), "L" + LATCH + ";", null, null).visitEnd();
        }
        for (int i : uses.handles) {
            handleField(writer, VariableNames.handle(program, i));
        }
        if (uses.elementHandle) {
            handleField(writer, VariableNames.elements());
        }
        writer.visitField(Opcodes.ACC_PRIVATE | Opcodes.ACC_FINAL, "body", "I", null, null).visitEnd();
        if (!statics) {
            writer.visitField(Opcodes.ACC_PRIVATE | Opcodes.ACC_FINAL, "s", type(), null, null).visitEnd();
        }
    }

    private static void handleField(ClassWriter writer, String name) {
        writer.visitField(Opcodes.ACC_STATIC | Opcodes.ACC_FINAL, name, HANDLE, null, null).visitEnd();
    }

    private boolean usesHandles() {
        return uses.elementHandle || !uses.handles.isEmpty();
    }

    private void findHandles(MethodVisitor code) {
        for (int i : uses.handles) {
            code.visitMethodInsn(Opcodes.INVOKESTATIC, "java/lang/invoke/MethodHandles", "lookup",
                    "()L" + LOOKUP + ";", false);
            code.visitLdcInsn(Type.getObjectType(program.name()));
            code.visitLdcInsn(VariableNames.field(program, i));
            code.visitFieldInsn(Opcodes.GETSTATIC, "java/lang/Integer", "TYPE", "Ljava/lang/Class;");
            code.visitMethodInsn(Opcodes.INVOKEVIRTUAL, LOOKUP, statics ? "findStaticVarHandle" : "findVarHandle",
                    "(Ljava/lang/Class;Ljava/lang/String;Ljava/lang/Class;)" + HANDLE, false);
            code.visitFieldInsn(Opcodes.PUTSTATIC, program.name(), VariableNames.handle(program, i), HANDLE);
        }
        if (uses.elementHandle) {
            code.visitLdcInsn(Type.getType("[I"));
            code.visitMethodInsn(Opcodes.INVOKESTATIC, "java/lang/invoke/MethodHandles", "arrayElementVarHandle",
                    "(Ljava/lang/Class;)" + HANDLE, false);
            code.visitFieldInsn(Opcodes.PUTSTATIC, program.name(), VariableNames.elements(), HANDLE);
        }
    }

    private String type() {
        return "L" + program.name() + ";";
    }

    private static String method(int t) {
        return "t" + t;
    }

    private String descriptor() {
        return statics ? "()V" : "(" + type() + ")V";
    }

    private void constructor(ClassWriter writer) {
        MethodVisitor code = writer.visitMethod(0, "<init>", constructorDescriptor(program), null, null);
        code.visitCode();
        code.visitVarInsn(Opcodes.ALOAD, 0);
        code.visitVarInsn(Opcodes.ALOAD, 1);
        code.visitMethodInsn(Opcodes.INVOKESPECIAL, THREAD, "<init>", "(Ljava/lang/String;)V", false);
        code.visitVarInsn(Opcodes.ALOAD, 0);
        code.visitVarInsn(Opcodes.ILOAD, 2);
        code.visitFieldInsn(Opcodes.PUTFIELD, program.name(), "body", "I");
        if (!statics) {
            code.visitVarInsn(Opcodes.ALOAD, 0);
            code.visitVarInsn(Opcodes.ALOAD, 3);
            code.visitFieldInsn(Opcodes.PUTFIELD, program.name(), "s", type());
            Label given = new Label();
            code.visitVarInsn(Opcodes.ALOAD, 3);
            code.visitJumpInsn(Opcodes.IFNONNULL, given);
            allocate(code);
            code.visitLabel(given);
        }
        end(code);
    }

    /** Takes a name and the number of the body and, where there are no statics, the object with the shared variables. */
    static String constructorDescriptor(Program program) {
        return program.layout() == Layout.STATIC
                ? "(Ljava/lang/String;I)V" : "(Ljava/lang/String;IL" + program.name() + ";)V";
    }

    private void allocate(MethodVisitor code) {
        for (int i = 0; i < program.arrays().size(); i++) {
            open(code);
            code.visitIntInsn(Opcodes.BIPUSH, program.arrays().get(i));
            code.visitIntInsn(Opcodes.NEWARRAY, Opcodes.T_INT);
            put(code, VariableNames.array(i), "[I");
        }
        for (int i = 0; i < program.atomics(); i++) {
            allocate(code, VariableNames.atomic(i), ATOMIC);
        }
        for (int i = 0; i < program.monitors(); i++) {
            allocate(code, VariableNames.monitor(i), OBJECT);
        }
        for (int i = 0; i < program.locks(); i++) {
            allocate(code, VariableNames.lock(i), LOCK);
        }
        for (int i : uses.conditions) {
            open(code);
            if (statics) {
                code.visitFieldInsn(Opcodes.GETSTATIC, program.name(), VariableNames.lock(i), "L" + LOCK + ";");
            } else {
                code.visitVarInsn(Opcodes.ALOAD, 0);
                code.visitFieldInsn(Opcodes.GETFIELD, program.name(), VariableNames.lock(i), "L" + LOCK + ";");
            }
            code.visitMethodInsn(Opcodes.INVOKEVIRTUAL, LOCK, "newCondition", "()L" + CONDITION + ";", false);
            put(code, VariableNames.condition(i), "L" + CONDITION + ";");
        }
        for (int i = 0; i < program.rwLocks(); i++) {
            allocate(code, VariableNames.rwLock(i), RW_LOCK);
        }
        for (int i = 0; i < program.semaphores().size(); i++) {
            allocate(code, VariableNames.semaphore(i), SEMAPHORE, program.semaphores().get(i));
        }
        for (int i = 0; i < program.latches().size(); i++) {
            allocate(code, VariableNames.latch(i), LATCH, program.latches().get(i));
        }
    }

    private void allocate(MethodVisitor code, String field, String type) {
        open(code);
        code.visitTypeInsn(Opcodes.NEW, type);
        code.visitInsn(Opcodes.DUP);
        code.visitMethodInsn(Opcodes.INVOKESPECIAL, type, "<init>", "()V", false);
        put(code, field, "L" + type + ";");
    }

    private void allocate(MethodVisitor code, String field, String type, int argument) {
        open(code);
        code.visitTypeInsn(Opcodes.NEW, type);
        code.visitInsn(Opcodes.DUP);
        code.visitIntInsn(Opcodes.BIPUSH, argument);
        code.visitMethodInsn(Opcodes.INVOKESPECIAL, type, "<init>", "(I)V", false);
        put(code, field, "L" + type + ";");
    }

    private void open(MethodVisitor code) {
        Label start = new Label();
        code.visitLabel(start);
        code.visitLineNumber(++line, start);
        if (!statics) {
            code.visitVarInsn(Opcodes.ALOAD, 0);
        }
    }

    private void put(MethodVisitor code, String field, String type) {
        code.visitFieldInsn(statics ? Opcodes.PUTSTATIC : Opcodes.PUTFIELD, program.name(), field, type);
    }

    private void main(ClassWriter writer) {
        MethodVisitor code = writer.visitMethod(Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC, "main",
                "([Ljava/lang/String;)V", null, null);
        code.visitCode();
        if (!statics) {
            code.visitTypeInsn(Opcodes.NEW, program.name());
            code.visitInsn(Opcodes.DUP);
            code.visitLdcInsn("t0");
            code.visitInsn(Opcodes.ICONST_0);
            code.visitInsn(Opcodes.ACONST_NULL);
            code.visitMethodInsn(Opcodes.INVOKESPECIAL, program.name(), "<init>", constructorDescriptor(program), false);
        }
        code.visitMethodInsn(Opcodes.INVOKESTATIC, program.name(), method(0), descriptor(), false);
        end(code);
    }

    private void run(ClassWriter writer) {
        MethodVisitor code = writer.visitMethod(Opcodes.ACC_PUBLIC, "run", "()V", null, null);
        code.visitCode();
        Label none = new Label();
        Label[] bodies = new Label[program.threads().size()];
        for (int t = 0; t < bodies.length; t++) {
            bodies[t] = new Label();
        }
        code.visitVarInsn(Opcodes.ALOAD, 0);
        code.visitFieldInsn(Opcodes.GETFIELD, program.name(), "body", "I");
        bodies[0] = none;
        code.visitTableSwitchInsn(0, bodies.length - 1, none, bodies);
        for (int t = 1; t < bodies.length; t++) {
            code.visitLabel(bodies[t]);
            if (!statics) {
                code.visitVarInsn(Opcodes.ALOAD, 0);
                code.visitFieldInsn(Opcodes.GETFIELD, program.name(), "s", type());
            }
            code.visitMethodInsn(Opcodes.INVOKESTATIC, program.name(), method(t), descriptor(), false);
            code.visitInsn(Opcodes.RETURN);
        }
        code.visitLabel(none);
        code.visitInsn(Opcodes.ACONST_NULL);
        code.visitMethodInsn(Opcodes.INVOKESTATIC, program.name(), "main", "([Ljava/lang/String;)V", false);
        end(code);
    }

    private static void end(MethodVisitor code) {
        code.visitInsn(Opcodes.RETURN);
        code.visitMaxs(0, 0);
        code.visitEnd();
    }
}
