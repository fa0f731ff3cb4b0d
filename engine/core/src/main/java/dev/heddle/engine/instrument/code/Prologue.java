package dev.heddle.engine.instrument.code;

import dev.heddle.engine.instrument.plan.MethodChange.Kind;
import dev.heddle.engine.instrument.plan.MethodChange;
import dev.heddle.engine.instrument.plan.MethodTable;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Lets a managed thread call a hook first: instead of the method's code, or before it. */
public final class Prologue extends MethodVisitor {

    private final MethodChange change;
    private final String descriptor;
    private final Object[] startLocals;
    private final boolean constructor;

    public Prologue(MethodVisitor next, MethodChange change, int access, String owner, String name, String descriptor) {
        super(PlacedVisitor.API, next);
        this.change = change;
        this.descriptor = descriptor;
        this.startLocals = Frames.startLocals(access, owner, name, descriptor);
        this.constructor = name.equals("<init>");
    }

    @Override
    public void visitCode() {
        super.visitCode();
        Label original = new Label();
        if (change.kind() == Kind.ASK) {
            callHook();
            mv.visitJumpInsn(Opcodes.IFEQ, original);
            mv.visitInsn(Opcodes.RETURN);
        } else {
            mv.visitMethodInsn(Opcodes.INVOKESTATIC, MethodTable.PAUSE,
                    change.kind() == Kind.SUPPLY ? "controlled" : "managed", "()Z", false);
            mv.visitJumpInsn(Opcodes.IFEQ, original);
            callHook();
            if (change.kind() != Kind.ANNOUNCE) {
                Type returned = Type.getReturnType(descriptor);
                mv.visitInsn(returned.getOpcode(Opcodes.IRETURN));
            }
        }
        Frames.visitStart(mv, original, startLocals);
        if (change.kind() == Kind.REPLACE_WAIT) {
            mv.visitMethodInsn(Opcodes.INVOKESTATIC, MethodTable.PAUSE, "stops", "()Z", false);
            mv.visitInsn(Opcodes.POP);
        }
    }

    private void callHook() {
        // A constructor's hook gets the arguments only: the object is not one yet.
        loadArguments(mv, change.hookDescriptor(), constructor ? 1 : 0);
        mv.visitMethodInsn(Opcodes.INVOKESTATIC, change.hookOwner(), change.hookName(), change.hookDescriptor(), false);
    }

    /** Loads the locals from {@code first} on that a hook takes as parameters. */
    static void loadArguments(MethodVisitor out, String hookDescriptor, int first) {
        int slot = first;
        for (Type type : Type.getArgumentTypes(hookDescriptor)) {
            out.visitVarInsn(type.getOpcode(Opcodes.ILOAD), slot);
            slot += type.getSize();
        }
    }
}
