package dev.heddle.engine.programs;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Rewrites what today's compiler makes for Java 8 into what one for Java 1.0 to 1.4 made: no constants that are classes, and
 * subroutines in which monitors are left and waiting threads are told.
 */
final class OldCompiler extends ClassVisitor {

    private static final String CLASS = "Ljava/lang/Class;";

    private final int version;
    private String owner;
    private final List<String> constants = new ArrayList<>();

    private OldCompiler(ClassWriter next, int version) {
        super(Opcodes.ASM9, next);
        this.version = version;
    }

    static void rewrite(Path file, int version) throws IOException {
        ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        new ClassReader(Files.readAllBytes(file)).accept(new OldCompiler(writer, version), ClassReader.SKIP_FRAMES);
        Files.write(file, writer.toByteArray());
    }

    @Override
    public void visit(int ignored, int access, String name, String signature, String parent, String[] interfaces) {
        owner = name;
        super.visit(version, access, name, null, parent, interfaces);
    }

    @Override
    public MethodVisitor visitMethod(int access, String name, String type, String signature, String[] thrown) {
        int free = 100;
        return new MethodVisitor(Opcodes.ASM9, super.visitMethod(access, name, type, null, thrown)) {
            private final List<Runnable> subroutines = new ArrayList<>();

            @Override
            public void visitLdcInsn(Object value) {
                if (value instanceof Type constant) {
                    visitClassConstant(mv, constant);
                } else {
                    super.visitLdcInsn(value);
                }
            }

            @Override
            public void visitInsn(int opcode) {
                if (opcode == Opcodes.MONITOREXIT) {
                    subroutine(() -> mv.visitInsn(opcode));
                } else {
                    super.visitInsn(opcode);
                }
            }

            @Override
            public void visitMethodInsn(int opcode, String target, String called, String descriptor, boolean inInterface) {
                if (called.startsWith("notify")) {
                    subroutine(() -> mv.visitMethodInsn(opcode, target, called, descriptor, inInterface));
                } else {
                    super.visitMethodInsn(opcode, target, called, descriptor, inInterface);
                }
            }

            private void subroutine(Runnable body) {
                Label start = new Label();
                int address = free + subroutines.size();
                mv.visitJumpInsn(Opcodes.JSR, start);
                subroutines.add(() -> {
                    mv.visitLabel(start);
                    mv.visitVarInsn(Opcodes.ASTORE, address);
                    body.run();
                    mv.visitVarInsn(Opcodes.RET, address);
                });
            }

            @Override
            public void visitMaxs(int stack, int locals) {
                subroutines.forEach(Runnable::run);
                super.visitMaxs(stack, locals);
            }
        };
    }

    /** {@code class$X == null ? class$X = class$("X") : class$X}. */
    private void visitClassConstant(MethodVisitor out, Type type) {
        String field = "class$" + type.getClassName().replace('.', '$');
        if (!constants.contains(field)) {
            constants.add(field);
        }
        Label known = new Label();
        Label end = new Label();
        out.visitFieldInsn(Opcodes.GETSTATIC, owner, field, CLASS);
        out.visitJumpInsn(Opcodes.IFNONNULL, known);
        out.visitLdcInsn(type.getClassName());
        out.visitMethodInsn(Opcodes.INVOKESTATIC, owner, "class$", "(Ljava/lang/String;)" + CLASS, false);
        out.visitInsn(Opcodes.DUP);
        out.visitFieldInsn(Opcodes.PUTSTATIC, owner, field, CLASS);
        out.visitJumpInsn(Opcodes.GOTO, end);
        out.visitLabel(known);
        out.visitFieldInsn(Opcodes.GETSTATIC, owner, field, CLASS);
        out.visitLabel(end);
    }

    @Override
    public void visitEnd() {
        for (String constant : constants) {
            FieldVisitor field = super.visitField(Opcodes.ACC_STATIC | Opcodes.ACC_SYNTHETIC, constant, CLASS, null, null);
            field.visitEnd();
        }
        if (!constants.isEmpty()) {
            MethodVisitor out = super.visitMethod(Opcodes.ACC_STATIC | Opcodes.ACC_SYNTHETIC, "class$",
                    "(Ljava/lang/String;)" + CLASS, null, null);
            out.visitCode();
            out.visitVarInsn(Opcodes.ALOAD, 0);
            out.visitMethodInsn(
                    Opcodes.INVOKESTATIC, "java/lang/Class", "forName", "(Ljava/lang/String;)" + CLASS, false);
            out.visitInsn(Opcodes.ARETURN);
            out.visitMaxs(0, 0);
            out.visitEnd();
        }
        super.visitEnd();
    }
}
