package dev.heddle.engine.instrument.code;

import dev.heddle.engine.instrument.plan.MethodTable;
import dev.heddle.engine.site.Sites.Kind;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Calls a hook before references are written, in code that no managed thread runs but a static initialiser may: what it
 * puts into objects and statics of other classes stays, and has to be known.
 */
public final class LinkVisitor extends PlacedVisitor {

    private static final String OBJECT_HOOK = "(Ljava/lang/Object;)V";

    private final String className;
    private final boolean constructs;

    public LinkVisitor(MethodVisitor next, CodePlace place, String className, String method) {
        super(next, place);
        this.className = className;
        this.constructs = method.equals("<init>");
    }

    @Override
    public void visitFieldInsn(int opcode, String owner, String name, String descriptor) {
        boolean reference = descriptor.startsWith("L") || descriptor.startsWith("[");
        boolean ours = owner.equals(className);
        if (reference && opcode == Opcodes.PUTSTATIC && !ours) {
            hook("linksStatic", "(I)V", Kind.STATIC_FIELD, owner, name, descriptor);
        } else if (reference && opcode == Opcodes.PUTFIELD && !(constructs && ours)) {
            mv.visitInsn(Opcodes.DUP2);
            mv.visitInsn(Opcodes.POP);
            links();
        }
        super.visitFieldInsn(opcode, owner, name, descriptor);
    }

    @Override
    public void visitInsn(int opcode) {
        if (opcode == Opcodes.AASTORE) {
            mv.visitInsn(Opcodes.DUP_X2);
            mv.visitInsn(Opcodes.POP);
            mv.visitInsn(Opcodes.DUP2_X1);
            mv.visitInsn(Opcodes.POP);
            links();
        }
        super.visitInsn(opcode);
    }

    private void links() {
        mv.visitMethodInsn(Opcodes.INVOKESTATIC, MethodTable.PAUSE, "links", OBJECT_HOOK, false);
    }
}
