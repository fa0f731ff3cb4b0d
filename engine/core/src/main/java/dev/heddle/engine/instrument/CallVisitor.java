package dev.heddle.engine.instrument;

import org.objectweb.asm.Handle;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Calls hooks in place of the methods of the {@link CallTable}, also where a method reference names one. */
final class CallVisitor extends MethodVisitor {

    CallVisitor(MethodVisitor next) {
        super(PlacedVisitor.API, next);
    }

    @Override
    public void visitMethodInsn(int opcode, String owner, String name, String descriptor, boolean isInterface) {
        CallTable.Hook hook = CallTable.find(opcode, owner, name, descriptor);
        if (hook != null) {
            mv.visitMethodInsn(Opcodes.INVOKESTATIC, hook.owner(), hook.name(), hook.descriptor(), false);
            return;
        }
        if (owner.startsWith("[") && name.equals("clone")) {
            mv.visitInsn(Opcodes.DUP);
            mv.visitMethodInsn(Opcodes.INVOKESTATIC, MethodTable.HOOKS + "AddressHooks", "cloning",
                    "(Ljava/lang/Object;)V", false);
        }
        super.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
    }

    @Override
    public void visitInvokeDynamicInsn(String name, String descriptor, Handle bootstrap, Object... arguments) {
        Object[] replaced = arguments;
        if (bootstrap.getOwner().equals("java/lang/invoke/LambdaMetafactory")) {
            replaced = arguments.clone();
            for (int i = 0; i < replaced.length; i++) {
                replaced[i] = replacement(replaced[i]);
            }
        }
        super.visitInvokeDynamicInsn(name, descriptor, bootstrap, replaced);
    }

    private static Object replacement(Object argument) {
        if (!(argument instanceof Handle handle)) {
            return argument;
        }
        int opcode = switch (handle.getTag()) {
            case Opcodes.H_INVOKESTATIC -> Opcodes.INVOKESTATIC;
            case Opcodes.H_INVOKEVIRTUAL -> Opcodes.INVOKEVIRTUAL;
            case Opcodes.H_INVOKEINTERFACE -> Opcodes.INVOKEINTERFACE;
            case Opcodes.H_INVOKESPECIAL -> Opcodes.INVOKESPECIAL;
            default -> Opcodes.NOP;
        };
        CallTable.Hook hook = CallTable.find(opcode, handle.getOwner(), handle.getName(), handle.getDesc());
        return hook == null || opcode == Opcodes.NOP
                ? handle
                : new Handle(Opcodes.H_INVOKESTATIC, hook.owner(), hook.name(), hook.descriptor(), false);
    }
}
