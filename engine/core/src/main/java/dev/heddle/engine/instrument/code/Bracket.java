package dev.heddle.engine.instrument.code;

import dev.heddle.engine.instrument.plan.MethodChange;
import dev.heddle.engine.instrument.plan.MethodTable;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Puts code before a method's body and after it, however it ends. The code before leaves a boolean, which
 * is kept in a local of its own for the code after.
 */
public abstract class Bracket extends MethodVisitor {

    private final int slot;
    private final Label start = new Label();

    /** {@code maxLocals} is that of the method as it is. */
    Bracket(MethodVisitor next, int maxLocals) {
        super(PlacedVisitor.API, next);
        this.slot = maxLocals;
    }

    /** Emits code that pushes a boolean. */
    abstract void enter();

    /** Emits code that takes the boolean of the given local. */
    abstract void leave(int local);

    @Override
    public void visitCode() {
        super.visitCode();
        enter();
        mv.visitVarInsn(Opcodes.ISTORE, slot);
        mv.visitLabel(start);
        mv.visitInsn(Opcodes.NOP);
    }

    @Override
    public void visitInsn(int opcode) {
        if (opcode >= Opcodes.IRETURN && opcode <= Opcodes.RETURN) {
            leave(slot);
        }
        super.visitInsn(opcode);
    }

    @Override
    public void visitFrame(int type, int localCount, Object[] locals, int stackCount, Object[] stack) {
        Object[] extended = Frames.withInt(locals, localCount, slot);
        super.visitFrame(type, extended.length, extended, stackCount, stack);
    }

    @Override
    public void visitMaxs(int maxStack, int maxLocals) {
        Label handler = new Label();
        mv.visitTryCatchBlock(start, handler, handler, null);
        Frames.visitHandler(mv, handler, Frames.withInt(new Object[0], 0, slot));
        leave(slot);
        mv.visitInsn(Opcodes.ATHROW);
        super.visitMaxs(maxStack, maxLocals);
    }

    /** A method during which no hook has an effect. */
    public static Bracket quiet(MethodVisitor next, int maxLocals, MethodChange change) {
        return new Bracket(next, maxLocals) {
            @Override
            void enter() {
                Prologue.loadArguments(mv, change.hookDescriptor(), 0);
                mv.visitMethodInsn(Opcodes.INVOKESTATIC, change.hookOwner(), change.hookName(),
                        change.hookDescriptor(), false);
            }

            @Override
            void leave(int local) {
                mv.visitVarInsn(Opcodes.ILOAD, local);
                mv.visitMethodInsn(Opcodes.INVOKESTATIC, MethodTable.PAUSE, "resume", "(Z)V", false);
            }
        };
    }

    /** A static initialiser, whose site the hooks get. */
    public static Bracket initializer(MethodVisitor next, int maxLocals, int site) {
        return new Bracket(next, maxLocals) {
            @Override
            void enter() {
                CodePlace.push(mv, site);
                mv.visitMethodInsn(Opcodes.INVOKESTATIC, MethodTable.PAUSE, "initializing", "(I)Z", false);
            }

            @Override
            void leave(int local) {
                CodePlace.push(mv, site);
                mv.visitVarInsn(Opcodes.ILOAD, local);
                mv.visitMethodInsn(Opcodes.INVOKESTATIC, MethodTable.PAUSE, "initialized", "(IZ)V", false);
            }
        };
    }

    /** A static initialiser as part of the program, where that is modelled. */
    public static Bracket visibleInitializer(MethodVisitor next, int maxLocals, String className) {
        return new Bracket(next, maxLocals) {
            @Override
            void enter() {
                mv.visitLdcInsn(Type.getObjectType(className));
                mv.visitMethodInsn(Opcodes.INVOKESTATIC, InitializationVisitor.HOOKS, "entered",
                        "(Ljava/lang/Class;)Z", false);
            }

            @Override
            void leave(int local) {
                mv.visitLdcInsn(Type.getObjectType(className));
                mv.visitVarInsn(Opcodes.ILOAD, local);
                mv.visitMethodInsn(Opcodes.INVOKESTATIC, InitializationVisitor.HOOKS, "left",
                        "(Ljava/lang/Class;Z)V", false);
            }
        };
    }
}
