package dev.heddle.engine.instrument.access;

import dev.heddle.engine.instrument.code.CallVisitor;
import dev.heddle.engine.instrument.code.CodePlace;
import dev.heddle.engine.instrument.code.PlacedVisitor;
import dev.heddle.engine.site.Sites.Kind;
import java.util.ArrayDeque;
import java.util.Deque;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Calls a hook after each allocation. An object counts as made when its constructor has returned: only
 * then may it be passed on, and only where {@code new} was followed by {@code dup} is it on the stack.
 */
public final class AllocationVisitor extends PlacedVisitor {

    private static final String HOOK = "(Ljava/lang/Object;I)V";

    private record Pending(String type, boolean copied) {}

    /** Objects between {@code new} and their constructor's call, innermost first. */
    private final Deque<Pending> pending = new ArrayDeque<>();
    private String justNew;

    public AllocationVisitor(MethodVisitor next, CodePlace place) {
        super(next, place);
    }

    /** Ends the wait for the {@code dup} after a {@code new}. */
    private void flush(boolean copied) {
        if (justNew != null) {
            pending.push(new Pending(justNew, copied));
            justNew = null;
        }
    }

    @Override
    public void visitTypeInsn(int opcode, String type) {
        flush(false);
        super.visitTypeInsn(opcode, type);
        if (opcode == Opcodes.NEW) {
            justNew = type;
        } else if (opcode == Opcodes.ANEWARRAY) {
            created(type.startsWith("[") ? "[" + type : "[L" + type + ";");
        }
    }

    @Override
    public void visitInsn(int opcode) {
        flush(opcode == Opcodes.DUP);
        super.visitInsn(opcode);
    }

    @Override
    public void visitIntInsn(int opcode, int operand) {
        flush(false);
        super.visitIntInsn(opcode, operand);
        if (opcode == Opcodes.NEWARRAY) {
            created("[" + "ZCFDBSIJ".charAt(operand - Opcodes.T_BOOLEAN));
        }
    }

    @Override
    public void visitMultiANewArrayInsn(String descriptor, int dimensions) {
        flush(false);
        super.visitMultiANewArrayInsn(descriptor, dimensions);
        created(descriptor);
    }

    @Override
    public void visitMethodInsn(int opcode, String owner, String name, String descriptor, boolean isInterface) {
        flush(false);
        super.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
        if (opcode == Opcodes.INVOKESPECIAL && name.equals("<init>") && !pending.isEmpty()) {
            Pending made = pending.pop();
            if (!made.type.equals(owner)) {
                pending.clear();
            } else if (made.copied) {
                created(owner);
            }
        } else if (name.equals("clone") && descriptor.equals("()Ljava/lang/Object;") && CallVisitor.isObjectClone(opcode, owner)) {
            created(owner);
        }
    }

    private void created(String type) {
        mv.visitInsn(Opcodes.DUP);
        hook("created", HOOK, Kind.ALLOCATION, type, "", "");
    }

    @Override
    public void visitVarInsn(int opcode, int index) {
        flush(false);
        super.visitVarInsn(opcode, index);
    }

    @Override
    public void visitFieldInsn(int opcode, String owner, String name, String descriptor) {
        flush(false);
        super.visitFieldInsn(opcode, owner, name, descriptor);
    }

    @Override
    public void visitInvokeDynamicInsn(String name, String descriptor, Handle bootstrap, Object... arguments) {
        flush(false);
        super.visitInvokeDynamicInsn(name, descriptor, bootstrap, arguments);
    }

    @Override
    public void visitJumpInsn(int opcode, Label label) {
        flush(false);
        super.visitJumpInsn(opcode, label);
    }

    @Override
    public void visitLdcInsn(Object value) {
        flush(false);
        super.visitLdcInsn(value);
    }

    @Override
    public void visitIincInsn(int index, int increment) {
        flush(false);
        super.visitIincInsn(index, increment);
    }
}
