package dev.heddle.engine.instrument.shadow;

import dev.heddle.engine.instrument.code.CodePlace;
import dev.heddle.engine.site.Sites.Kind;
import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** The part of {@link ShadowVisitor} that takes shadows to fields and from them. */
final class ShadowFields {

    private static final String OBJECT = "Ljava/lang/Object;";

    private final ShadowVisitor visitor;
    private final CodePlace place;
    private final MethodVisitor mv;
    /** Fields of {@code this} that were set before the other constructor was called. */
    private final List<Integer> pendingSites = new ArrayList<>();

    ShadowFields(ShadowVisitor visitor, CodePlace place) {
        this.visitor = visitor;
        this.place = place;
        this.mv = visitor.out();
    }

    /** Emits what comes before an access. */
    ShadowCalls.After before(int opcode, String owner, String name, Type field) {
        boolean isStatic = opcode == Opcodes.GETSTATIC || opcode == Opcodes.PUTSTATIC;
        boolean outside = (field.getSort() == Type.ARRAY || GivenObjects.mayBeText(field)) && visitor.mayBeOfJdk(owner);
        if (opcode == Opcodes.PUTFIELD || opcode == Opcodes.PUTSTATIC) {
            if (Shadowed.is(field)) {
                store(isStatic, owner, name, field);
            }
            if (outside) {
                tellOf(name);
            }
            return () -> { };
        }
        int result = isStatic ? visitor.layout().word(visitor.depth()) : visitor.top(0);
        if (!Shadowed.is(field)) {
            return () -> {
                if (outside) {
                    tellOf(name);
                }
                visitor.clear(result);
            };
        }
        // A copy of the owner lies below the value, where the visitor does not know of it.
        mv.visitInsn(isStatic ? Opcodes.ACONST_NULL : Opcodes.DUP);
        return () -> {
            mv.visitInsn(field.getSize() == 2 ? Opcodes.DUP2_X1 : Opcodes.DUP_X1);
            visitor.pushSite(isStatic ? Kind.STATIC_FIELD : Kind.FIELD, owner, name, field.getDescriptor());
            visitor.memoryHook("load", "(" + OBJECT + Shadowed.hookType(field) + "I)" + OBJECT);
            visitor.storeShadow(result);
        };
    }

    /** An array or a text in a field of the JDK's is read there. */
    private void tellOf(String name) {
        mv.visitInsn(Opcodes.DUP);
        visitor.pushSite("field " + name + " of code that is not instrumented");
        visitor.memoryHook("given", "(" + OBJECT + "I)V");
    }

    private void store(boolean isStatic, String owner, String name, Type field) {
        int words = field.getSize();
        int shadow = visitor.top(words - 1);
        if (!isStatic && visitor.stack.get(visitor.depth() - 1 - words) == Opcodes.UNINITIALIZED_THIS) {
            storeLater(owner, name, field, shadow);
            return;
        }
        int value = visitor.layout().scratch(0);
        if (isStatic) {
            mv.visitInsn(words == 2 ? Opcodes.DUP2 : Opcodes.DUP);
            mv.visitVarInsn(field.getOpcode(Opcodes.ISTORE), value);
            mv.visitInsn(Opcodes.ACONST_NULL);
        } else {
            mv.visitVarInsn(field.getOpcode(Opcodes.ISTORE), value);
            mv.visitInsn(Opcodes.DUP);
        }
        mv.visitVarInsn(field.getOpcode(Opcodes.ILOAD), value);
        visitor.loadShadow(shadow);
        visitor.pushSite(isStatic ? Kind.STATIC_FIELD : Kind.FIELD, owner, name, field.getDescriptor());
        visitor.memoryHook("store", "(" + OBJECT + Shadowed.hookType(field) + OBJECT + "I)V");
        if (!isStatic) {
            mv.visitVarInsn(field.getOpcode(Opcodes.ILOAD), value);
        }
    }

    /** {@code this} may not be passed to a hook yet: the shadow waits until the other constructor has returned. */
    private void storeLater(String owner, String name, Type field, int shadow) {
        if (pendingSites.size() < ShadowLayout.PENDING) {
            visitor.loadShadow(shadow);
            visitor.storeShadow(visitor.layout().pending(pendingSites.size()));
            pendingSites.add(place.site(Kind.FIELD, owner, name, field.getDescriptor()));
        } else {
            visitor.concretise(shadow, "field set before the other constructor");
        }
    }

    /** Before the other constructor is called. It may call methods that read the fields; {@code Object}'s does not. */
    void tellPending(String constructed) {
        if (constructed.equals("java/lang/Object")) {
            return;
        }
        for (int i = 0; i < pendingSites.size(); i++) {
            visitor.loadShadow(visitor.layout().pending(i));
            CodePlace.push(mv, pendingSites.get(i));
            visitor.memoryHook("pending", "(" + OBJECT + "I)V");
        }
    }

    /** After the other constructor has returned. */
    void storePending() {
        for (int i = 0; i < pendingSites.size(); i++) {
            mv.visitVarInsn(Opcodes.ALOAD, 0);
            visitor.loadShadow(visitor.layout().pending(i));
            CodePlace.push(mv, pendingSites.get(i));
            visitor.memoryHook("storePending", "(" + OBJECT + OBJECT + "I)V");
        }
        pendingSites.clear();
    }
}
