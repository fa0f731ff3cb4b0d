package dev.heddle.engine.instrument.shadow;

import dev.heddle.engine.instrument.code.CodePlace;
import dev.heddle.engine.instrument.code.PlacedVisitor;
import dev.heddle.engine.instrument.plan.MethodTable;
import dev.heddle.engine.instrument.plan.Policy;
import dev.heddle.engine.site.Sites.Kind;
import org.objectweb.asm.Handle;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Calls hooks in static initialisers, which carry no shadows: where one reads what may depend on an input, because what it makes of it stays, and where
 * it gives an array to code that is not instrumented, which may read it ever after.
 */
public final class InitializerReads extends PlacedVisitor {

    private static final String MEMORY_HOOKS = MethodTable.HOOKS + "ShadowMemoryHooks";
    private static final String QUIET_READS = MethodTable.HOOKS + "QuietReads";

    private final String className;
    private final ShadowLambdas lambdas;
    private final int free;

    /** {@code free} is the first local that nothing uses. */
    public InitializerReads(MethodVisitor next, CodePlace place, String className, ShadowLambdas lambdas, int free) {
        super(next, place);
        this.lambdas = lambdas;
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
        hook(QUIET_READS, "field", "(Ljava/lang/Object;I)V");
    }

    @Override
    public void visitInsn(int opcode) {
        if (opcode >= Opcodes.IALOAD && opcode <= Opcodes.SALOAD) {
            mv.visitInsn(Opcodes.DUP2);
            place.push(mv, Kind.SYMBOLIC, "", "element", "");
            hook(QUIET_READS, "element", "(Ljava/lang/Object;II)V");
        }
        super.visitInsn(opcode);
    }

    @Override
    public void visitMethodInsn(int opcode, String owner, String name, String descriptor, boolean isInterface) {
        if (!Policy.isOfProgram(owner) || owner.startsWith("[")) {
            boolean hasReceiver = opcode != Opcodes.INVOKESTATIC && !name.equals("<init>");
            tellOfObjects(Type.getArgumentTypes(descriptor), hasReceiver, GivenObjects.mayBeKept(owner, name));
        }
        super.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
    }

    /** Lambdas that an initialiser makes have captured no shadows, but take arguments later. */
    @Override
    public void visitInvokeDynamicInsn(String name, String descriptor, Handle bootstrap, Object... arguments) {
        Handle wrapper = lambdas.inPlaceOf(name, descriptor, bootstrap, arguments);
        if (wrapper == null) {
            super.visitInvokeDynamicInsn(name, descriptor, bootstrap, arguments);
        } else {
            mv.visitInsn(Opcodes.ACONST_NULL);
            ShadowLambdas.make(mv, name, descriptor, bootstrap, arguments, wrapper);
        }
    }

    /** What the JDK is given: it may keep arrays, and reads them, atomic variables and objects that have such. */
    private void tellOfObjects(Type[] types, boolean hasReceiver, boolean mayBeKept) {
        int first = 0;
        while (!hasReceiver && first < types.length && types[first].getSort() < Type.ARRAY) {
            first++;
        }
        for (int i = types.length - 1; i >= first; i--) {
            mv.visitVarInsn(types[i].getOpcode(Opcodes.ISTORE), free + 2 * i);
        }
        if (hasReceiver) {
            mv.visitInsn(Opcodes.DUP);
            read();
        }
        for (int i = first; i < types.length; i++) {
            mv.visitVarInsn(types[i].getOpcode(Opcodes.ILOAD), free + 2 * i);
            if (types[i].getSort() >= Type.ARRAY) {
                mv.visitInsn(Opcodes.DUP);
                read();
            }
            if (mayBeKept && GivenObjects.mayBeArray(types[i])) {
                mv.visitInsn(Opcodes.DUP);
                hook(MEMORY_HOOKS, "keep", "(Ljava/lang/Object;)V");
            }
        }
    }

    private void read() {
        place.push(mv, Kind.SYMBOLIC, "", "object", "");
        hook(QUIET_READS, "all", "(Ljava/lang/Object;I)V");
    }

    private void hook(String owner, String name, String descriptor) {
        mv.visitMethodInsn(Opcodes.INVOKESTATIC, owner, name, descriptor, false);
    }
}
