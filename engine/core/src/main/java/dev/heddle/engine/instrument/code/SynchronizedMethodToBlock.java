package dev.heddle.engine.instrument.code;

import org.objectweb.asm.AnnotationVisitor;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Makes the body of a {@code synchronized} method a synchronized block, for a method whose flag is dropped.
 * Its first local, {@code this}, must not be assigned.
 */
public final class SynchronizedMethodToBlock extends MethodVisitor {

    private final boolean isStatic;
    private final String owner;
    private final int line;
    private final Label start = new Label();

    /** @param line the line at which the monitor is entered, 0 if it does not matter */
    public SynchronizedMethodToBlock(MethodVisitor next, int access, String owner, int line) {
        super(PlacedVisitor.API, next);
        this.line = line;
        this.isStatic = (access & Opcodes.ACC_STATIC) != 0;
        this.owner = owner;
    }

    /** An intrinsic must have the flag it was declared with: the method is no longer one. */
    @Override
    public AnnotationVisitor visitAnnotation(String descriptor, boolean visible) {
        return descriptor.endsWith("/IntrinsicCandidate;") ? null : super.visitAnnotation(descriptor, visible);
    }

    private void visitMonitor(int opcode) {
        if (isStatic) {
            mv.visitLdcInsn(Type.getObjectType(owner));
        } else {
            mv.visitVarInsn(Opcodes.ALOAD, 0);
        }
        mv.visitInsn(opcode);
    }

    @Override
    public void visitCode() {
        super.visitCode();
        if (line > 0) {
            Label entry = new Label();
            mv.visitLabel(entry);
            mv.visitLineNumber(line, entry);
        }
        visitMonitor(Opcodes.MONITORENTER);
        mv.visitLabel(start);
        mv.visitInsn(Opcodes.NOP);
    }

    @Override
    public void visitInsn(int opcode) {
        if (opcode >= Opcodes.IRETURN && opcode <= Opcodes.RETURN) {
            visitMonitor(Opcodes.MONITOREXIT);
        }
        super.visitInsn(opcode);
    }

    @Override
    public void visitMaxs(int maxStack, int maxLocals) {
        Label handler = new Label();
        mv.visitTryCatchBlock(start, handler, handler, null);
        Frames.visitHandler(mv, handler, isStatic ? new Object[0] : new Object[] {owner});
        visitMonitor(Opcodes.MONITOREXIT);
        mv.visitInsn(Opcodes.ATHROW);
        super.visitMaxs(maxStack, maxLocals);
    }
}
