package dev.heddle.engine.instrument.shadow;

import dev.heddle.engine.instrument.code.PlacedVisitor;
import dev.heddle.engine.instrument.plan.Policy;
import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Turns references to constructors ({@code Foo::new}) into lambdas. The class that the JVM makes of a reference cannot be instrumented, so
 * nobody would see who made the object; a lambda's body is a method of the class itself. Where values carry shadows, the same is done to
 * references to methods of code that is not instrumented: what goes there has to be seen.
 */
public final class ReferencesAsLambdas {

    private static final String METAFACTORY = "java/lang/invoke/LambdaMetafactory";

    private record Body(Handle method, String name, String descriptor, int line) {}

    private final String className;
    private final List<Body> bodies = new ArrayList<>();

    public ReferencesAsLambdas(String className) {
        this.className = className;
    }

    /** The visitor that replaces references; the others come behind it. */
    public MethodVisitor in(MethodVisitor next, boolean isInterface, boolean shadows) {
        return new MethodVisitor(PlacedVisitor.API, next) {

            private int line;

            @Override
            public void visitLineNumber(int number, Label start) {
                line = number;
                super.visitLineNumber(number, start);
            }

            @Override
            public void visitInvokeDynamicInsn(String name, String descriptor, Handle bootstrap, Object... arguments) {
                Object[] replaced = arguments;
                // Not those of lambdas that can be serialized: their bodies are known by name elsewhere.
                if (bootstrap.getOwner().equals(METAFACTORY) && bootstrap.getName().equals("metafactory")
                        && arguments[1] instanceof Handle handle && (handle.getTag() == Opcodes.H_NEWINVOKESPECIAL
                                || shadows && leadsOutside(handle))) {
                    replaced = arguments.clone();
                    replaced[1] = body(handle, descriptor, line, isInterface);
                }
                super.visitInvokeDynamicInsn(name, descriptor, bootstrap, replaced);
            }
        };
    }

    /** Not to methods that take what their caller says they take, nor to those that are called in a way of their own. */
    private static boolean leadsOutside(Handle method) {
        return method.getTag() >= Opcodes.H_INVOKEVIRTUAL && method.getTag() != Opcodes.H_INVOKESPECIAL
                && !Policy.isOfProgram(method.getOwner()) && !method.getOwner().startsWith("java/lang/invoke/");
    }

    private Handle body(Handle method, String capturing, int line, boolean isInterface) {
        List<Type> types = new ArrayList<>(List.of(Type.getArgumentTypes(method.getDesc())));
        boolean makes = method.getTag() == Opcodes.H_NEWINVOKESPECIAL;
        if (!makes && method.getTag() != Opcodes.H_INVOKESTATIC) {
            // What a lambda captures is of exactly the type that its body takes, also where the class has the method from another.
            Type[] captured = Type.getArgumentTypes(capturing);
            types.add(0, captured.length > 0 ? captured[0] : Type.getObjectType(method.getOwner()));
        }
        Type result = makes ? Type.getObjectType(method.getOwner()) : Type.getReturnType(method.getDesc());
        String descriptor = Type.getMethodDescriptor(result, types.toArray(new Type[0]));
        String name = "lambda$" + (makes ? "new" : method.getName()) + "$heddle" + bodies.size();
        bodies.add(new Body(method, name, descriptor, line));
        return new Handle(Opcodes.H_INVOKESTATIC, className, name, descriptor, isInterface);
    }

    /** Adds the bodies to the class, as if it had had them. */
    public void emit(ClassVisitor out) {
        bodies.forEach(body -> emit(out, body));
    }

    private static void emit(ClassVisitor out, Body body) {
        MethodVisitor mv = out.visitMethod(Opcodes.ACC_PRIVATE | Opcodes.ACC_STATIC | Opcodes.ACC_SYNTHETIC,
                body.name, body.descriptor, null, null);
        mv.visitCode();
        Label start = new Label();
        mv.visitLabel(start);
        mv.visitLineNumber(body.line, start);
        boolean makes = body.method.getTag() == Opcodes.H_NEWINVOKESPECIAL;
        if (makes) {
            mv.visitTypeInsn(Opcodes.NEW, body.method.getOwner());
            mv.visitInsn(Opcodes.DUP);
        }
        int local = 0;
        for (Type type : Type.getArgumentTypes(body.descriptor)) {
            mv.visitVarInsn(type.getOpcode(Opcodes.ILOAD), local);
            local += type.getSize();
        }
        mv.visitMethodInsn(ShadowLambdas.opcode(body.method.getTag()), body.method.getOwner(), body.method.getName(),
                body.method.getDesc(), body.method.isInterface());
        Type result = Type.getReturnType(body.descriptor);
        mv.visitInsn(result.getOpcode(Opcodes.IRETURN));
        mv.visitMaxs(Math.max(local + (makes ? 2 : 0), result.getSize()), local);
        mv.visitEnd();
    }
}
