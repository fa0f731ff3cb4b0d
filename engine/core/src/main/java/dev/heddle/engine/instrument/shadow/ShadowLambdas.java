package dev.heddle.engine.instrument.shadow;

import dev.heddle.bootstrap.MethodKeys;
import dev.heddle.engine.instrument.code.CodePlace;
import dev.heddle.engine.instrument.plan.MethodTable;
import dev.heddle.engine.instrument.plan.Policy;
import dev.heddle.engine.model.UserCode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Handle;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Methods that are called in place of the bodies of lambdas, and of methods that references name. The class that the JVM makes of a lambda keeps what
 * the lambda captures but cannot be instrumented; so the shadows of captured values are captured too, as one more
 * value, and these methods put them into the registers before they call the body.
 */
public final class ShadowLambdas {

    private static final String CALL_HOOKS = MethodTable.HOOKS + "CallHooks";
    private static final Type OBJECT = Type.getObjectType("java/lang/Object");

    /**
     * @param captured parameters before the shadows
     * @param first where among the arguments of the body those of the interface's method begin; -1 if the first of them is the receiver
     */
    private record Wrapper(Handle body, Handle handle, int captured, int first, int interfaceKey) {}

    private final String owner;
    private final Map<String, Wrapper> wrappers = new LinkedHashMap<>();
    private boolean ownerIsInterface;

    public ShadowLambdas(String owner) {
        this.owner = owner;
    }

    public void ownerIsInterface(boolean isInterface) {
        ownerIsInterface = isInterface;
    }

    /** Whether a lambda's body has arguments or a result that can have a shadow. */
    private static boolean isWorthIt(Handle body) {
        for (Type type : Type.getArgumentTypes(body.getDesc())) {
            if (Shadowed.is(type)) {
                return true;
            }
        }
        return Shadowed.is(Type.getReturnType(body.getDesc()));
    }

    /** The method to call in place of what a dynamic call makes a lambda of; null if it makes none, or one that needs none. */
    Handle inPlaceOf(String name, String descriptor, Handle bootstrap, Object[] arguments) {
        return bootstrap.getOwner().equals("java/lang/invoke/LambdaMetafactory") && bootstrap.getName().equals("metafactory")
                && arguments[1] instanceof Handle body && isWorthIt(body)
                ? wrap(body, name, (Type) arguments[0], descriptor) : null;
    }

    /** Emits the dynamic call that makes a lambda, with that method; the shadows that it captures lie on top of the stack. */
    static void make(MethodVisitor mv, String name, String descriptor, Handle bootstrap, Object[] arguments, Handle wrapper) {
        List<Type> types = new ArrayList<>(List.of(Type.getArgumentTypes(descriptor)));
        types.add(OBJECT);
        Object[] replaced = arguments.clone();
        replaced[1] = wrapper;
        mv.visitInvokeDynamicInsn(name,
                Type.getMethodDescriptor(Type.getReturnType(descriptor), types.toArray(new Type[0])), bootstrap, replaced);
    }

    /** The method to use in place of a lambda's body, or of the method that a reference names; null if there is none. */
    private Handle wrap(Handle body, String interfaceMethod, Type interfaceType, String capturing) {
        // One body may be that of several lambdas.
        String lambda = body.getOwner() + body.getName() + body.getDesc() + interfaceMethod + interfaceType + capturing;
        if (!body.getOwner().equals(owner) || !body.getName().startsWith("lambda$")) {
            return wrapReference(lambda, body, interfaceMethod, interfaceType, capturing);
        }
        return wrappers.computeIfAbsent(lambda, key -> {
            int receiver = body.getTag() == Opcodes.H_INVOKESTATIC ? 0 : 1;
            int captured = Type.getArgumentTypes(capturing).length - receiver;
            List<Type> types = new ArrayList<>(List.of(Type.getArgumentTypes(body.getDesc())));
            types.add(captured, OBJECT);
            String descriptor =
                    Type.getMethodDescriptor(Type.getReturnType(body.getDesc()), types.toArray(new Type[0]));
            Handle handle = new Handle(body.getTag(), body.getOwner(), body.getName() + UserCode.ADDED + wrappers.size(),
                    descriptor, body.isInterface());
            return new Wrapper(body, handle, captured, captured,
                    MethodKeys.of(interfaceMethod, interfaceType.getDescriptor()));
        }).handle();
    }

    /** A reference captures nothing but a receiver. */
    private Handle wrapReference(
            String reference, Handle method, String interfaceMethod, Type interfaceType, String capturing) {
        if (!Policy.isOfProgram(method.getOwner()) || method.getTag() == Opcodes.H_NEWINVOKESPECIAL
                || method.getTag() == Opcodes.H_INVOKESPECIAL && !method.getOwner().equals(owner)) {
            return null;
        }
        return wrappers.computeIfAbsent(reference, key -> {
            Type[] captured = Type.getArgumentTypes(capturing);
            boolean isStatic = method.getTag() == Opcodes.H_INVOKESTATIC;
            List<Type> types = new ArrayList<>(List.of(captured));
            types.add(OBJECT);
            if (!isStatic && captured.length == 0) {
                types.add(Type.getObjectType(method.getOwner()));
            }
            types.addAll(List.of(Type.getArgumentTypes(method.getDesc())));
            String descriptor =
                    Type.getMethodDescriptor(Type.getReturnType(method.getDesc()), types.toArray(new Type[0]));
            Handle handle = new Handle(Opcodes.H_INVOKESTATIC, owner,
                    "reference$" + method.getName() + UserCode.ADDED + wrappers.size(), descriptor, ownerIsInterface);
            return new Wrapper(method, handle, captured.length, isStatic || captured.length > 0 ? 0 : -1,
                    MethodKeys.of(interfaceMethod, interfaceType.getDescriptor()));
        }).handle();
    }

    /** Adds the methods to the class. */
    public void emit(ClassVisitor out) {
        for (Wrapper wrapper : wrappers.values()) {
            emit(out, wrapper);
        }
    }

    private static void emit(ClassVisitor out, Wrapper wrapper) {
        Handle handle = wrapper.handle;
        boolean isStatic = handle.getTag() == Opcodes.H_INVOKESTATIC;
        int access = Opcodes.ACC_PRIVATE | Opcodes.ACC_SYNTHETIC | (isStatic ? Opcodes.ACC_STATIC : 0);
        MethodVisitor mv = out.visitMethod(access, handle.getName(), handle.getDesc(), null, null);
        mv.visitCode();
        Type[] types = Type.getArgumentTypes(handle.getDesc());
        int local = isStatic ? 0 : 1;
        int[] locals = new int[types.length];
        for (int i = 0; i < types.length; i++) {
            locals[i] = local;
            local += types[i].getSize();
        }
        int key = MethodKeys.of(wrapper.body.getName(), wrapper.body.getDesc());
        mv.visitVarInsn(Opcodes.ALOAD, locals[wrapper.captured]);
        CodePlace.push(mv, wrapper.first);
        CodePlace.push(mv, wrapper.interfaceKey);
        CodePlace.push(mv, key);
        mv.visitMethodInsn(Opcodes.INVOKESTATIC, CALL_HOOKS, "enterLambda", "(Ljava/lang/Object;III)V", false);
        if (!isStatic) {
            mv.visitVarInsn(Opcodes.ALOAD, 0);
        }
        for (int i = 0; i < types.length; i++) {
            if (i != wrapper.captured) {
                mv.visitVarInsn(types[i].getOpcode(Opcodes.ILOAD), locals[i]);
            }
        }
        mv.visitMethodInsn(opcode(wrapper.body.getTag()), wrapper.body.getOwner(), wrapper.body.getName(),
                wrapper.body.getDesc(), wrapper.body.isInterface());
        CodePlace.push(mv, wrapper.interfaceKey);
        CodePlace.push(mv, key);
        mv.visitMethodInsn(Opcodes.INVOKESTATIC, CALL_HOOKS, "leaveLambda", "(II)V", false);
        mv.visitInsn(Type.getReturnType(handle.getDesc()).getOpcode(Opcodes.IRETURN));
        mv.visitMaxs(0, 0);
        mv.visitEnd();
    }

    /** The instruction that calls what a handle of that kind names. */
    static int opcode(int tag) {
        return switch (tag) {
            case Opcodes.H_INVOKESTATIC -> Opcodes.INVOKESTATIC;
            case Opcodes.H_INVOKEVIRTUAL -> Opcodes.INVOKEVIRTUAL;
            case Opcodes.H_INVOKEINTERFACE -> Opcodes.INVOKEINTERFACE;
            default -> Opcodes.INVOKESPECIAL;
        };
    }
}
