package dev.heddle.engine.instrument;

import java.util.function.Predicate;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * The part of {@link ShadowVisitor} that tells of arrays, and of other objects, that go to code which is not instrumented: it reads
 * elements and fields unseen, and writes them.
 */
final class GivenObjects {

    private static final String OBJECT = "Ljava/lang/Object;";

    private final ShadowVisitor visitor;
    private final MethodVisitor mv;

    GivenObjects(ShadowVisitor visitor) {
        this.visitor = visitor;
        this.mv = visitor.out();
    }

    /** Before a call: its arguments, on top of the stack, that are arrays. */
    void arguments(Type[] types, String what) {
        tell(types, type -> type.getSort() == Type.ARRAY, what);
    }

    /** Before a dynamic call: all its arguments, which are objects. */
    void all(Type[] types, String what) {
        tell(types, type -> true, what);
    }

    private void tell(Type[] types, Predicate<Type> wanted, String what) {
        int first = 0;
        while (first < types.length && !wanted.test(types[first])) {
            first++;
        }
        // Those that lie too deep to be reached are few: no method of the JDK that reads arrays has so many arguments.
        first = Math.max(first, types.length - ShadowLayout.SCRATCHES);
        for (int i = types.length - 1; i >= first; i--) {
            int aside = visitor.layout().scratch(i - first);
            mv.visitVarInsn(types[i].getOpcode(Opcodes.ISTORE), aside);
            if (wanted.test(types[i])) {
                mv.visitVarInsn(Opcodes.ALOAD, aside);
                visitor.pushSite(what);
                visitor.memoryHook("given", "(" + OBJECT + "I)V");
            }
        }
        for (int i = first; i < types.length; i++) {
            mv.visitVarInsn(types[i].getOpcode(Opcodes.ILOAD), visitor.layout().scratch(i - first));
        }
    }
}
