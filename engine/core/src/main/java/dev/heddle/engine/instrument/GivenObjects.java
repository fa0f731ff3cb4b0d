package dev.heddle.engine.instrument;

import dev.heddle.engine.runtime.Sites.Kind;
import java.util.Set;
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
    /** What an array may be passed as. */
    private static final Set<String> MAY_BE_ARRAYS =
            Set.of("java/lang/Object", "java/io/Serializable", "java/lang/Cloneable");
    /** Classes whose methods keep none of the arrays they are given, but for those named below. */
    private static final Set<String> FORGETFUL = Set.of("java/util/Arrays", "java/util/Objects", "java/lang/String",
            "java/lang/StringBuilder", "java/lang/StringBuffer", "java/lang/System", "java/lang/reflect/Array",
            "org/junit/jupiter/api/Assertions", "org/junit/Assert");
    private static final Set<String> KEEPING = Set.of("asList", "stream", "spliterator", "set", "requireNonNull",
            "requireNonNullElse", "requireNonNullElseGet", "setProperties");
    /** Methods of the JDK that give an array which nobody else has. */
    private static final Set<String> FRESH = Set.of("toArray", "clone", "copyOf", "copyOfRange", "toCharArray", "getBytes",
            "split", "toByteArray", "readAllBytes", "toLongArray");

    private final ShadowVisitor visitor;
    private final MethodVisitor mv;

    GivenObjects(ShadowVisitor visitor) {
        this.visitor = visitor;
        this.mv = visitor.out();
    }

    static boolean mayBeArray(Type type) {
        return type.getSort() == Type.ARRAY
                || type.getSort() == Type.OBJECT && MAY_BE_ARRAYS.contains(type.getInternalName());
    }

    /** Whether a method of code that is not instrumented may keep the arrays it is given. */
    static boolean mayBeKept(String owner, String name) {
        return !FORGETFUL.contains(owner) || KEEPING.contains(name);
    }

    /** Before a call of code that is not instrumented: its arguments, on top of the stack, that may be arrays. */
    void arguments(String owner, String name, Type[] types, String what) {
        boolean kept = mayBeKept(owner, name);
        tell(types, GivenObjects::mayBeArray, () -> {
            visitor.pushSite(what);
            visitor.memoryHook(kept ? "given" : "lent", "(" + OBJECT + "I)V");
        });
    }

    /** Before a call on an object of the program, whose class may have the method from elsewhere. */
    void toInherited(int opcode, String owner, String name, String descriptor, String what) {
        Type[] types = Type.getArgumentTypes(descriptor);
        if (first(types, GivenObjects::mayBeArray) == types.length) {
            return;
        }
        int receiver = visitor.layout().scratch(types.length);
        putAside(types, 0);
        mv.visitInsn(Opcodes.DUP);
        mv.visitVarInsn(Opcodes.ASTORE, receiver);
        for (int i = 0; i < types.length; i++) {
            if (mayBeArray(types[i])) {
                mv.visitVarInsn(Opcodes.ALOAD, visitor.layout().scratch(i));
                mv.visitVarInsn(Opcodes.ALOAD, receiver);
                visitor.pushSite(Kind.SYMBOLIC, opcode == Opcodes.INVOKESPECIAL ? owner : "", what, name + descriptor);
                visitor.memoryHook("passedTo", "(" + OBJECT + OBJECT + "I)V");
            }
        }
        putBack(types, 0);
    }

    /** Before a dynamic call: all its arguments, which are objects, are read. */
    void opened(Type[] types, String what) {
        tell(types, type -> type.getSort() >= Type.ARRAY, () -> {
            visitor.pushSite(what);
            visitor.memoryHook("opened", "(" + OBJECT + "I)V");
        });
    }

    /** Before a call without arguments of a number that need not be a box: an atomic variable is one too. */
    void receiver(String what) {
        mv.visitInsn(Opcodes.DUP);
        visitor.pushSite(what);
        visitor.memoryHook("opened", "(" + OBJECT + "I)V");
    }

    /** After a call of code that is not instrumented: an array that it gives may be its own. */
    void result(String name, Type result, String what) {
        if (result.getSort() == Type.ARRAY && !FRESH.contains(name)) {
            mv.visitInsn(Opcodes.DUP);
            visitor.pushSite(what);
            visitor.memoryHook("given", "(" + OBJECT + "I)V");
        }
    }

    /** Before a method returns an object, perhaps to code that is not instrumented. */
    void returned(Type result) {
        if (mayBeArray(result)) {
            mv.visitInsn(Opcodes.DUP);
            visitor.pushSite("result for code that is not instrumented");
            visitor.memoryHook("returned", "(" + OBJECT + "I)V");
        }
    }

    /** Copies the arguments of a call, on top of the stack, to the places for values that are put aside. */
    void remember(Type[] types) {
        putAside(types, 0);
        putBack(types, 0);
    }

    private void tell(Type[] types, Predicate<Type> wanted, Runnable hook) {
        int first = first(types, wanted);
        putAside(types, first);
        for (int i = first; i < types.length; i++) {
            if (wanted.test(types[i])) {
                mv.visitVarInsn(Opcodes.ALOAD, visitor.layout().scratch(i));
                hook.run();
            }
        }
        putBack(types, first);
    }

    private static int first(Type[] types, Predicate<Type> wanted) {
        int first = 0;
        while (first < types.length && !wanted.test(types[first])) {
            first++;
        }
        return first;
    }

    private void putAside(Type[] types, int first) {
        for (int i = types.length - 1; i >= first; i--) {
            mv.visitVarInsn(types[i].getOpcode(Opcodes.ISTORE), visitor.layout().scratch(i));
        }
    }

    private void putBack(Type[] types, int first) {
        for (int i = first; i < types.length; i++) {
            mv.visitVarInsn(types[i].getOpcode(Opcodes.ILOAD), visitor.layout().scratch(i));
        }
    }
}
