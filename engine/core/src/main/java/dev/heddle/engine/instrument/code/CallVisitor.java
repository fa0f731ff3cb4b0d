package dev.heddle.engine.instrument.code;

import dev.heddle.engine.instrument.plan.CallTable;
import dev.heddle.engine.instrument.plan.MethodTable;
import org.objectweb.asm.Handle;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Calls hooks in place of the methods of the {@link CallTable}, also where a method reference names one. */
public final class CallVisitor extends MethodVisitor {

    private final boolean ofJdk;

    public CallVisitor(MethodVisitor next, boolean ofJdk) {
        super(PlacedVisitor.API, next);
        this.ofJdk = ofJdk;
    }

    @Override
    public void visitMethodInsn(int opcode, String owner, String name, String descriptor, boolean isInterface) {
        CallTable.Hook hook = CallTable.find(ofJdk, opcode, owner, name, descriptor);
        if (hook != null) {
            mv.visitMethodInsn(Opcodes.INVOKESTATIC, hook.owner(), hook.name(), hook.descriptor(), false);
            return;
        }
        boolean mayBeObjectClone = name.equals("clone") && descriptor.equals("()Ljava/lang/Object;")
                && (owner.startsWith("[") || owner.equals("java/lang/Object"));
        if (mayBeObjectClone) {
            mv.visitInsn(Opcodes.DUP);
            super.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
            mv.visitMethodInsn(Opcodes.INVOKESTATIC,
                    MethodTable.HOOKS + (owner.startsWith("[") ? "AddressHooks" : "CloneHooks"),
                    isObjectClone(opcode, owner) ? "cloned" : "maybeCloned",
                    "(Ljava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object;", false);
            return;
        }
        super.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
    }

    /** Whether a call of {@code clone()} is that of {@link Object}, which runs no constructor. */
    public static boolean isObjectClone(int opcode, String owner) {
        return owner.startsWith("[") || opcode == Opcodes.INVOKESPECIAL && owner.equals("java/lang/Object");
    }

    @Override
    public void visitInvokeDynamicInsn(String name, String descriptor, Handle bootstrap, Object... arguments) {
        if (!bootstrap.getOwner().equals("java/lang/invoke/LambdaMetafactory")) {
            super.visitInvokeDynamicInsn(name, descriptor, bootstrap, arguments);
            return;
        }
        String type = descriptor;
        Object[] replaced = arguments.clone();
        for (int i = 0; i < replaced.length; i++) {
            if (replaced[i] instanceof Handle handle) {
                CallTable.Hook hook = find(handle);
                if (hook != null) {
                    replaced[i] = new Handle(
                            Opcodes.H_INVOKESTATIC, hook.owner(), hook.name(), hook.descriptor(), false);
                    type = withHookReceiver(descriptor, hook);
                }
            }
        }
        super.visitInvokeDynamicInsn(name, type, bootstrap, replaced);
    }

    private CallTable.Hook find(Handle handle) {
        int opcode = switch (handle.getTag()) {
            case Opcodes.H_INVOKESTATIC -> Opcodes.INVOKESTATIC;
            case Opcodes.H_INVOKEVIRTUAL -> Opcodes.INVOKEVIRTUAL;
            case Opcodes.H_INVOKEINTERFACE -> Opcodes.INVOKEINTERFACE;
            case Opcodes.H_INVOKESPECIAL -> Opcodes.INVOKESPECIAL;
            default -> Opcodes.NOP;
        };
        return opcode == Opcodes.NOP
                ? null
                : CallTable.find(ofJdk, opcode, handle.getOwner(), handle.getName(), handle.getDesc());
    }

    /** A captured receiver must have exactly the type that the hook declares. */
    private static String withHookReceiver(String descriptor, CallTable.Hook hook) {
        Type[] captured = Type.getArgumentTypes(descriptor);
        if (captured.length > 0) {
            captured[0] = Type.getArgumentTypes(hook.descriptor())[0];
        }
        return Type.getMethodDescriptor(Type.getReturnType(descriptor), captured);
    }
}
