package dev.heddle.engine.instrument.shadow;

import dev.heddle.engine.instrument.plan.MethodTable;
import dev.heddle.engine.site.Sites.Kind;
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
    private static final String TEXT_HOOKS = MethodTable.HOOKS + "TextHooks";
    private static final int NO_MESSAGE = -1;
    /** What an array may be passed as. */
    private static final Set<String> MAY_BE_ARRAYS =
            Set.of("java/lang/Object", "java/io/Serializable", "java/lang/Cloneable");
    /** What a text may be passed as, beside the above. */
    private static final Set<String> MAY_BE_TEXTS =
            Set.of("java/lang/String", "java/lang/CharSequence", "java/lang/Comparable");
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

    static boolean mayBeText(Type type) {
        return type.getSort() == Type.OBJECT
                && (MAY_BE_TEXTS.contains(type.getInternalName()) || MAY_BE_ARRAYS.contains(type.getInternalName()));
    }

    private static boolean mayBeEither(Type type) {
        return mayBeArray(type) || mayBeText(type);
    }

    /** Before a call of code that is not instrumented: its arguments, on top of the stack, that may be arrays or texts. */
    void arguments(String owner, String name, Type[] types, String what) {
        if (MessageCalls.makesException(owner, name, types)) {
            return;
        }
        int message = MessageCalls.message(owner, name, types);
        boolean kept = mayBeKept(owner, name);
        tell(types, message, GivenObjects::mayBeEither, () -> {
            visitor.pushSite(what);
            visitor.memoryHook(kept ? "given" : "lent", "(" + OBJECT + "I)V");
        });
    }

    /** Before a text is printed: the stream lies below it. */
    void printed(String what) {
        mv.visitInsn(Opcodes.DUP2);
        mv.visitInsn(Opcodes.SWAP);
        visitor.pushSite(what);
        textHook("printed", "(" + OBJECT + OBJECT + "I)V");
    }

    /** Before the stack trace of an exception is printed to the stream on top of the stack. */
    void tracePrinted() {
        mv.visitInsn(Opcodes.DUP);
        visitor.pushSite("stack trace");
        textHook("tracePrinted", "(" + OBJECT + "I)V");
    }

    /** Before a call on what may be a text: its arguments are on top. */
    void receiver(String owner, Type[] types, String what) {
        if (mayBeText(Type.getObjectType(owner))) {
            putAside(types, 0);
            mv.visitInsn(Opcodes.DUP);
            visitor.pushSite(what);
            visitor.memoryHook("lent", "(" + OBJECT + "I)V");
            putBack(types, 0);
        }
    }

    /** Before a text is made of the values on top of the stack, of which the first has its shadow at that word: puts their shadows aside. */
    void parts(Type[] types, int firstWord) {
        int parts = visitor.layout().scratch(types.length);
        mv.visitInsn(Opcodes.ACONST_NULL);
        mv.visitVarInsn(Opcodes.ASTORE, parts);
        putAside(types, 0);
        int word = firstWord;
        for (int i = 0; i < types.length; i++) {
            if (Shadowed.is(types[i])) {
                visitor.loadShadow(visitor.layout().word(word));
                addPart("part", parts);
            }
            if (mayBeText(types[i])) {
                mv.visitVarInsn(Opcodes.ALOAD, visitor.layout().scratch(i));
                addPart("partsOf", parts);
            }
            word += types[i].getSize();
        }
        putBack(types, 0);
    }

    private void addPart(String hook, int parts) {
        mv.visitVarInsn(Opcodes.ALOAD, parts);
        textHook(hook, "(" + OBJECT + OBJECT + ")" + OBJECT);
        mv.visitVarInsn(Opcodes.ASTORE, parts);
    }

    /** After a text was made of so many values. */
    void made(int values) {
        mv.visitInsn(Opcodes.DUP);
        mv.visitVarInsn(Opcodes.ALOAD, visitor.layout().scratch(values));
        textHook("made", "(" + OBJECT + OBJECT + ")V");
    }

    private void textHook(String name, String type) {
        mv.visitMethodInsn(Opcodes.INVOKESTATIC, TEXT_HOOKS, name, type, false);
    }

    /** Before a call on an object of the program, whose class may have the method from elsewhere. */
    void toInherited(int opcode, String owner, String name, String descriptor, String what) {
        Type[] types = Type.getArgumentTypes(descriptor);
        if (first(types, GivenObjects::mayBeEither) == types.length) {
            return;
        }
        int receiver = visitor.layout().scratch(types.length);
        putAside(types, 0);
        mv.visitInsn(Opcodes.DUP);
        mv.visitVarInsn(Opcodes.ASTORE, receiver);
        for (int i = 0; i < types.length; i++) {
            if (mayBeEither(types[i])) {
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
        tell(types, NO_MESSAGE, type -> type.getSort() >= Type.ARRAY, () -> {
            visitor.pushSite(what);
            visitor.memoryHook("opened", "(" + OBJECT + "I)V");
        });
    }

    /** Before a call without arguments of a number that need not be a box: an atomic variable is one too. */
    void number(String what) {
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
        if (mayBeEither(result)) {
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

    /** {@code message} is an argument that is only shown to people. */
    private void tell(Type[] types, int message, Predicate<Type> wanted, Runnable hook) {
        int first = first(types, wanted);
        putAside(types, first);
        for (int i = first; i < types.length; i++) {
            if (i != message && wanted.test(types[i])) {
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
