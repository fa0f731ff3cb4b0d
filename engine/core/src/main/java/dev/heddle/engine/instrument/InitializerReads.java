package dev.heddle.engine.instrument;

import dev.heddle.engine.runtime.Sites.Kind;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Calls hooks in static initialisers, which carry no shadows: where one reads what may depend on an input, because what it makes of it stays, and where
 * it gives an array to code that is not instrumented, which may read it ever after.
 */
final class InitializerReads extends PlacedVisitor {

    private static final String MEMORY_HOOKS = MethodTable.HOOKS + "ShadowMemoryHooks";

    private final String className;
    private final int free;

    /** {@code free} is the first local that nothing uses. */
    InitializerReads(MethodVisitor next, Place place, String className, int free) {
        super(next, place);
        this.className = className;
        this.free = free;
    }

    @Override
    public void visitFieldInsn(int opcode, String owner, String name, String descriptor) {
        if (Shadowed.is(Type.getType(descriptor)) && Policy.isOfProgram(owner)) {
            if (opcode == Opcodes.GETSTATIC && !owner.equals(className)) {
                mv.visitInsn(Opcodes.ACONST_NULL);
                read(Kind.STATIC_FIELD, owner, name, descriptor);
            } else if (opcode == Opcodes.GETFIELD) {
                mv.visitInsn(Opcodes.DUP);
                read(Kind.FIELD, owner, name, descriptor);
            }
        }
        super.visitFieldInsn(opcode, owner, name, descriptor);
        boolean reads = opcode == Opcodes.GETSTATIC || opcode == Opcodes.GETFIELD;
        if (reads && GivenObjects.mayBeText(Type.getType(descriptor)) && Policy.isOfProgram(owner)) {
            mv.visitInsn(Opcodes.DUP);
            mv.visitMethodInsn(Opcodes.INVOKESTATIC, MethodTable.HOOKS + "TextHooks", "readByInitializer",
                    "(Ljava/lang/Object;)V", false);
        }
    }

    private void read(Kind kind, String owner, String name, String descriptor) {
        place.push(mv, kind, owner, name, descriptor);
        hook("readByInitializer", "(Ljava/lang/Object;I)V");
    }

    @Override
    public void visitInsn(int opcode) {
        if (opcode >= Opcodes.IALOAD && opcode <= Opcodes.SALOAD) {
            mv.visitInsn(Opcodes.DUP2);
            place.push(mv, Kind.SYMBOLIC, "", "element", "");
            hook("elementReadByInitializer", "(Ljava/lang/Object;II)V");
        }
        super.visitInsn(opcode);
    }

    @Override
    public void visitMethodInsn(int opcode, String owner, String name, String descriptor, boolean isInterface) {
        if (!Policy.isOfProgram(owner)) {
            keepArrays(Type.getArgumentTypes(descriptor));
        }
        super.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
    }

    private void keepArrays(Type[] types) {
        int first = 0;
        while (first < types.length && !GivenObjects.mayBeArray(types[first])) {
            first++;
        }
        for (int i = types.length - 1; i >= first; i--) {
            mv.visitVarInsn(types[i].getOpcode(Opcodes.ISTORE), free + 2 * i);
        }
        for (int i = first; i < types.length; i++) {
            mv.visitVarInsn(types[i].getOpcode(Opcodes.ILOAD), free + 2 * i);
            if (GivenObjects.mayBeArray(types[i])) {
                mv.visitInsn(Opcodes.DUP);
                hook("keep", "(Ljava/lang/Object;)V");
            }
        }
    }

    private void hook(String name, String descriptor) {
        mv.visitMethodInsn(Opcodes.INVOKESTATIC, MEMORY_HOOKS, name, descriptor, false);
    }
}
