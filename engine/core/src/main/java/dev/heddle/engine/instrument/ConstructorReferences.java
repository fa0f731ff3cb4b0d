package dev.heddle.engine.instrument;

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
 * nobody would see who made the object; a lambda's body is a method of the class itself.
 */
final class ConstructorReferences {

    private static final String METAFACTORY = "java/lang/invoke/LambdaMetafactory";

    private record Body(Handle constructor, String name, String descriptor, int line) {}

    private final String className;
    private final List<Body> bodies = new ArrayList<>();

    ConstructorReferences(String className) {
        this.className = className;
    }

    /** The visitor that replaces references; the others come behind it. */
    MethodVisitor in(MethodVisitor next, boolean isInterface) {
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
                        && arguments[1] instanceof Handle handle && handle.getTag() == Opcodes.H_NEWINVOKESPECIAL) {
                    replaced = arguments.clone();
                    replaced[1] = body(handle, line, isInterface);
                }
                super.visitInvokeDynamicInsn(name, descriptor, bootstrap, replaced);
            }
        };
    }

    private Handle body(Handle constructor, int line, boolean isInterface) {
        String descriptor = Type.getMethodDescriptor(
                Type.getObjectType(constructor.getOwner()), Type.getArgumentTypes(constructor.getDesc()));
        Body body = new Body(constructor, "lambda$new$heddle" + bodies.size(), descriptor, line);
        bodies.add(body);
        return new Handle(Opcodes.H_INVOKESTATIC, className, body.name, descriptor, isInterface);
    }

    /** Adds the bodies to the class, as if it had had them. */
    void emit(ClassVisitor out) {
        bodies.forEach(body -> emit(out, body));
    }

    private static void emit(ClassVisitor out, Body body) {
        MethodVisitor mv = out.visitMethod(Opcodes.ACC_PRIVATE | Opcodes.ACC_STATIC | Opcodes.ACC_SYNTHETIC,
                body.name, body.descriptor, null, null);
        mv.visitCode();
        Label start = new Label();
        mv.visitLabel(start);
        mv.visitLineNumber(body.line, start);
        mv.visitTypeInsn(Opcodes.NEW, body.constructor.getOwner());
        mv.visitInsn(Opcodes.DUP);
        int local = 0;
        for (Type type : Type.getArgumentTypes(body.descriptor)) {
            mv.visitVarInsn(type.getOpcode(Opcodes.ILOAD), local);
            local += type.getSize();
        }
        mv.visitMethodInsn(Opcodes.INVOKESPECIAL, body.constructor.getOwner(), body.constructor.getName(),
                body.constructor.getDesc(), false);
        mv.visitInsn(Opcodes.ARETURN);
        mv.visitMaxs(local + 2, local);
        mv.visitEnd();
    }
}
