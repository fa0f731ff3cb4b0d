package dev.heddle.engine.instrument.access;

import dev.heddle.engine.instrument.code.CodePlace;
import dev.heddle.engine.instrument.code.PlacedVisitor;
import dev.heddle.engine.site.Sites.Kind;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Calls a hook before each access of a field, a static field or an array element. */
public final class AccessVisitor extends PlacedVisitor {

    private static final String OBJECT_HOOK = "(Ljava/lang/Object;I)V";
    private static final String STATIC_HOOK = "(I)V";
    private static final String ELEMENT_HOOK = "(Ljava/lang/Object;II)V";

    private final String className;
    private final Fields fields;
    private final CoverageProbes probes = new CoverageProbes();
    private final SuperCall superCall;

    public AccessVisitor(MethodVisitor next, CodePlace place, String className, String method, Fields fields) {
        super(next, place);
        this.className = className;
        this.fields = fields;
        this.superCall = new SuperCall(method);
    }

    @Override
    public void visitFieldInsn(int opcode, String owner, String name, String descriptor) {
        if (fields.needHook(owner, name)) {
            switch (opcode) {
                case Opcodes.GETSTATIC -> hook("readStatic", STATIC_HOOK, Kind.STATIC_FIELD, owner, name, descriptor);
                case Opcodes.PUTSTATIC -> hook("writeStatic", STATIC_HOOK, Kind.STATIC_FIELD, owner, name, descriptor);
                case Opcodes.GETFIELD -> {
                    mv.visitInsn(Opcodes.DUP);
                    hook("read", OBJECT_HOOK, Kind.FIELD, owner, name, descriptor);
                }
                default -> beforePutField(owner, name, descriptor);
            }
        }
        super.visitFieldInsn(opcode, owner, name, descriptor);
    }

    private void beforePutField(String owner, String name, String descriptor) {
        if (!superCall.isMade() && owner.equals(className)) {
            return;
        }
        if (isWide(descriptor)) {
            mv.visitInsn(Opcodes.DUP2_X1);
            mv.visitInsn(Opcodes.POP2);
            mv.visitInsn(Opcodes.DUP_X2);
        } else {
            mv.visitInsn(Opcodes.DUP2);
            mv.visitInsn(Opcodes.POP);
        }
        hook("write", OBJECT_HOOK, Kind.FIELD, owner, name, descriptor);
    }

    private static boolean isWide(String descriptor) {
        return descriptor.equals("J") || descriptor.equals("D");
    }

    @Override
    public void visitInsn(int opcode) {
        if (opcode >= Opcodes.IALOAD && opcode <= Opcodes.SALOAD) {
            mv.visitInsn(Opcodes.DUP2);
            hook("readElement", ELEMENT_HOOK, Kind.ELEMENT, "", "", elementType(opcode - Opcodes.IALOAD));
        } else if (opcode == Opcodes.LASTORE || opcode == Opcodes.DASTORE) {
            mv.visitInsn(Opcodes.DUP2_X2);
            mv.visitInsn(Opcodes.POP2);
            mv.visitInsn(Opcodes.DUP2_X2);
            hook("writeElement", ELEMENT_HOOK, Kind.ELEMENT, "", "", elementType(opcode - Opcodes.IASTORE));
        } else if (opcode >= Opcodes.IASTORE && opcode <= Opcodes.SASTORE && !probes.isStore(opcode)) {
            mv.visitInsn(Opcodes.DUP_X2);
            mv.visitInsn(Opcodes.POP);
            mv.visitInsn(Opcodes.DUP2_X1);
            hook("writeElement", ELEMENT_HOOK, Kind.ELEMENT, "", "", elementType(opcode - Opcodes.IASTORE));
        }
        probes.visitInsn(opcode);
        super.visitInsn(opcode);
    }

    @Override
    public void visitVarInsn(int opcode, int index) {
        probes.visitVarInsn(opcode, index);
        super.visitVarInsn(opcode, index);
    }

    @Override
    public void visitIntInsn(int opcode, int operand) {
        probes.visitConstant();
        super.visitIntInsn(opcode, operand);
    }

    @Override
    public void visitLdcInsn(Object value) {
        probes.visitLdcInsn(value);
        super.visitLdcInsn(value);
    }

    private static String elementType(int index) {
        return new String[] {"I", "J", "F", "D", "Ljava/lang/Object;", "B", "C", "S"}[index];
    }

    @Override
    public void visitTypeInsn(int opcode, String type) {
        superCall.visitTypeInsn(opcode);
        super.visitTypeInsn(opcode, type);
    }

    @Override
    public void visitMethodInsn(int opcode, String owner, String name, String descriptor, boolean isInterface) {
        probes.visitMethodInsn(name);
        super.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
        superCall.visitMethodInsn(opcode, name);
    }
}
