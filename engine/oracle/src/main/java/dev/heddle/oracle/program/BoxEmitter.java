package dev.heddle.oracle.program;

import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Writes the class of the objects that a program makes, and the statements that make them. */
final class BoxEmitter {

    /** Gives a field of an object, or what stands for it where there is none. */
    static final String LOOK = "look";
    private static final String MAKE = "make";

    private final Program program;
    private final String name;
    /** Parameters of the constructor before the values: the object with the slots, a slot, the place in the constructor. */
    private final int firstValue;

    private BoxEmitter(Program program) {
        this.program = program;
        this.name = VariableNames.box(program);
        this.firstValue = program.hasStaticSlots() ? 3 : 4;
    }

    /** Where a constructor publishes its object. */
    record Publication(int before, int slot) implements Comparable<Publication> {
        @Override
        public int compareTo(Publication other) {
            return before != other.before ? Integer.compare(before, other.before) : Integer.compare(slot, other.slot);
        }
    }

    /** All the ways in which constructors of a program's objects publish them. */
    static SortedSet<Publication> publications(Program program) {
        SortedSet<Publication> all = new TreeSet<>();
        program.threads().forEach(body -> collect(body.statements(), all));
        return all;
    }

    private static void collect(List<Stmt> statements, SortedSet<Publication> all) {
        for (Stmt statement : statements) {
            if (statement instanceof Stmt.New s && s.slot() >= 0) {
                all.add(new Publication(s.before(), s.slot()));
            }
            Blocks.of(statement).forEach(block -> collect(block, all));
        }
    }

    private static String type(Program program) {
        return "L" + VariableNames.box(program) + ";";
    }

    static String lookDescriptor(Program program) {
        return "(" + type(program) + "I)I";
    }

    private static String parameters(Program program) {
        String owner = program.hasStaticSlots() ? "" : "L" + program.name() + ";";
        return "(" + owner + "II" + "I".repeat(program.boxes().fields().size()) + ")";
    }

    /** The statement that makes an object. */
    static void make(Program program, Operands operands, Stmt.New s) {
        MethodVisitor code = operands.code;
        if (!program.boxes().onePlace()) {
            code.visitTypeInsn(Opcodes.NEW, VariableNames.box(program));
            code.visitInsn(Opcodes.DUP);
        }
        if (!program.hasStaticSlots()) {
            code.visitVarInsn(Opcodes.ALOAD, 0);
        }
        operands.constant(s.slot());
        operands.constant(s.before());
        s.values().forEach(operands::value);
        if (program.boxes().onePlace()) {
            code.visitMethodInsn(Opcodes.INVOKESTATIC, VariableNames.box(program), MAKE, parameters(program) + type(program), false);
        } else {
            code.visitMethodInsn(Opcodes.INVOKESPECIAL, VariableNames.box(program), "<init>", parameters(program) + "V", false);
        }
        operands.storeRef(s.ref());
    }

    static byte[] emit(Program program) {
        return new BoxEmitter(program).emit();
    }

    private byte[] emit() {
        ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_FRAMES);
        writer.visit(Opcodes.V17, Opcodes.ACC_SUPER, name, null, Emitter.OBJECT, null);
        writer.visitSource(program.name() + ".java", null);
        for (int i = 0; i < program.boxes().fields().size(); i++) {
            int access = switch (program.boxes().fields().get(i)) {
                case PLAIN -> 0;
                case VOLATILE -> Opcodes.ACC_VOLATILE;
                case FINAL -> Opcodes.ACC_FINAL;
            };
            writer.visitField(access, VariableNames.member(i), "I", null, null).visitEnd();
        }
        constructor(writer.visitMethod(0, "<init>", parameters(program) + "V", null, null));
        if (program.boxes().onePlace()) {
            factory(writer.visitMethod(Opcodes.ACC_STATIC, MAKE, parameters(program) + type(program), null, null));
        }
        look(writer.visitMethod(Opcodes.ACC_STATIC, LOOK, lookDescriptor(program), null, null));
        writer.visitEnd();
        return writer.toByteArray();
    }

    private void constructor(MethodVisitor code) {
        start(code, 1);
        code.visitVarInsn(Opcodes.ALOAD, 0);
        code.visitMethodInsn(Opcodes.INVOKESPECIAL, Emitter.OBJECT, "<init>", "()V", false);
        SortedSet<Publication> publications = publications(program);
        for (int i = 0; i <= program.boxes().fields().size(); i++) {
            for (Publication publication : publications) {
                if (publication.before == i) {
                    publish(code, publication);
                }
            }
            if (i < program.boxes().fields().size()) {
                code.visitVarInsn(Opcodes.ALOAD, 0);
                code.visitVarInsn(Opcodes.ILOAD, firstValue + i);
                code.visitFieldInsn(Opcodes.PUTFIELD, name, VariableNames.member(i), "I");
            }
        }
        end(code, Opcodes.RETURN);
    }

    private void publish(MethodVisitor code, Publication publication) {
        Label not = new Label();
        code.visitVarInsn(Opcodes.ILOAD, firstValue - 2);
        code.visitIntInsn(Opcodes.BIPUSH, publication.slot);
        code.visitJumpInsn(Opcodes.IF_ICMPNE, not);
        code.visitVarInsn(Opcodes.ILOAD, firstValue - 1);
        code.visitIntInsn(Opcodes.BIPUSH, publication.before);
        code.visitJumpInsn(Opcodes.IF_ICMPNE, not);
        if (!program.hasStaticSlots()) {
            code.visitVarInsn(Opcodes.ALOAD, 1);
        }
        code.visitVarInsn(Opcodes.ALOAD, 0);
        code.visitFieldInsn(program.hasStaticSlots() ? Opcodes.PUTSTATIC : Opcodes.PUTFIELD, program.name(),
                VariableNames.slot(publication.slot), type(program));
        code.visitLabel(not);
    }

    private void factory(MethodVisitor code) {
        start(code, 2);
        code.visitTypeInsn(Opcodes.NEW, name);
        code.visitInsn(Opcodes.DUP);
        int next = 0;
        if (!program.hasStaticSlots()) {
            code.visitVarInsn(Opcodes.ALOAD, next++);
        }
        for (int i = 0; i < 2 + program.boxes().fields().size(); i++) {
            code.visitVarInsn(Opcodes.ILOAD, next++);
        }
        code.visitMethodInsn(Opcodes.INVOKESPECIAL, name, "<init>", parameters(program) + "V", false);
        end(code, Opcodes.ARETURN);
    }

    private void look(MethodVisitor code) {
        start(code, 3);
        Label absent = new Label();
        code.visitVarInsn(Opcodes.ALOAD, 0);
        code.visitJumpInsn(Opcodes.IFNULL, absent);
        for (int i = 0; i < program.boxes().fields().size(); i++) {
            Label other = new Label();
            code.visitVarInsn(Opcodes.ILOAD, 1);
            code.visitIntInsn(Opcodes.BIPUSH, i);
            code.visitJumpInsn(Opcodes.IF_ICMPNE, other);
            code.visitVarInsn(Opcodes.ALOAD, 0);
            code.visitFieldInsn(Opcodes.GETFIELD, name, VariableNames.member(i), "I");
            code.visitInsn(Opcodes.IRETURN);
            code.visitLabel(other);
        }
        code.visitLabel(absent);
        code.visitIntInsn(Opcodes.BIPUSH, BoxStatements.ABSENT);
        end(code, Opcodes.IRETURN);
    }

    private static void start(MethodVisitor code, int line) {
        code.visitCode();
        Label start = new Label();
        code.visitLabel(start);
        code.visitLineNumber(line, start);
    }

    private static void end(MethodVisitor code, int instruction) {
        code.visitInsn(instruction);
        code.visitMaxs(0, 0);
        code.visitEnd();
    }
}
