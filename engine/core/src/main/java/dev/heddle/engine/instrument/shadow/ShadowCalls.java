package dev.heddle.engine.instrument.shadow;

import dev.heddle.bootstrap.MethodKeys;
import dev.heddle.engine.instrument.code.CodePlace;
import dev.heddle.engine.instrument.plan.CallTable;
import dev.heddle.engine.instrument.plan.MethodTable;
import dev.heddle.engine.instrument.plan.Policy;
import dev.heddle.engine.site.Sites.Kind;
import java.util.Arrays;
import org.objectweb.asm.ConstantDynamic;
import org.objectweb.asm.Handle;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** The part of {@link ShadowVisitor} that takes shadows across calls. */
final class ShadowCalls {

    /** What is to be emitted after a call. */
    interface After {
        void emit();
    }

    private static final String CALL_HOOKS = MethodTable.HOOKS + "CallHooks";
    private static final String OBJECT = "Ljava/lang/Object;";
    private static final String API = "dev/heddle/api/Heddle";

    private final ShadowVisitor visitor;
    private final ShadowArithmetic arithmetic;
    private final MethodVisitor mv;
    private final ShadowLambdas lambdas;
    private final AtomicCalls atomics;
    private final FluentAssertions fluentAssertions;
    private final ShadowFields fields;
    private final GivenObjects given;

    ShadowCalls(ShadowVisitor visitor, ShadowArithmetic arithmetic, ShadowLambdas lambdas, ShadowFields fields) {
        this.arithmetic = arithmetic;
        this.fields = fields;
        this.visitor = visitor;
        this.mv = visitor.out();
        this.lambdas = lambdas;
        this.atomics = new AtomicCalls(visitor);
        this.given = new GivenObjects(visitor);
        this.fluentAssertions = new FluentAssertions(visitor);
    }

    private void hook(String name, String type) {
        mv.visitMethodInsn(Opcodes.INVOKESTATIC, CALL_HOOKS, name, type, false);
    }

    // The method itself

    /** At the beginning of the method: takes the shadows of its arguments. */
    void enter(int access, String name, String descriptor) {
        int key = MethodKeys.of(name, descriptor);
        int local = (access & Opcodes.ACC_STATIC) == 0 ? 1 : 0;
        Type[] types = Type.getArgumentTypes(descriptor);
        boolean any = false;
        for (int i = 0; i < types.length; i++) {
            if (Shadowed.is(types[i])) {
                any = true;
                mv.visitVarInsn(types[i].getOpcode(Opcodes.ILOAD), local);
                CodePlace.push(mv, i);
                CodePlace.push(mv, key);
                hook("argument", "(" + Shadowed.hookType(types[i]) + "II)" + OBJECT);
                visitor.storeShadow(visitor.layout().local(local));
            }
            local += types[i].getSize();
        }
        if (any) {
            CodePlace.push(mv, key);
            hook("entered", "(I)V");
        }
    }

    /** Before the method returns a value. */
    void leave(int shadow, String name, String descriptor) {
        Type result = Type.getReturnType(descriptor);
        given.returned(result);
        if (Shadowed.is(result)) {
            visitor.loadShadow(shadow);
            CodePlace.push(mv, MethodKeys.of(name, descriptor));
            visitor.pushSite("result for code that is not instrumented");
            hook("returning", "(" + OBJECT + "II)V");
        }
    }

    // Calls it makes

    /** Emits what comes before a call. */
    After before(int opcode, String target, String name, String descriptor) {
        Type[] types = Type.getArgumentTypes(descriptor);
        Type result = Type.getReturnType(descriptor);
        int words = (Type.getArgumentsAndReturnSizes(descriptor) >> 2) - 1;
        int first = visitor.depth() - words;
        int resultWord = opcode == Opcodes.INVOKESTATIC ? first : first - 1;
        After noShadow = () -> clearResult(result, resultWord);
        if (target.startsWith("dev/heddle/bootstrap/")) {
            if (name.equals("arraycopy")) {
                concretiseAll(types, first, "range of elements to copy");
            } else if (CallTable.isStandIn(target, name)) {
                concretiseAll(types, first, "call of " + name);
            }
            // What a compare-and-exchange has found is handed on.
            return name.equals("exchanged") ? () -> { } : noShadow;
        }
        if (name.equals("printStackTrace") && types.length == 1) {
            given.tracePrinted();
        }
        After atomic = atomics.before(opcode, target, name, descriptor);
        if (atomic != null) {
            return atomic;
        }
        After fluent = fluentAssertions.before(opcode, target, name, descriptor);
        if (fluent != null) {
            return fluent;
        }
        if (target.startsWith("[") && name.equals("clone")) {
            return cloning(resultWord);
        }
        if (opcode == Opcodes.INVOKESTATIC) {
            After known = knownStatic(target, name, descriptor, result, resultWord);
            if (known != null) {
                return known;
            }
        } else if (ModelledCalls.isUnboxing(target, name)) {
            mv.visitInsn(Opcodes.DUP);
            visitor.loadShadow(visitor.layout().word(resultWord));
            visitor.hook("unboxing", "(" + OBJECT + OBJECT + ")" + OBJECT);
            visitor.storeShadow(visitor.layout().word(resultWord));
            return () -> { };
        } else if (ModelledCalls.isEquality(target, name, descriptor)) {
            mv.visitInsn(Opcodes.DUP2);
            visitor.loadShadow(visitor.top(1));
            visitor.loadShadow(visitor.top(0));
            visitor.pushSite("call of " + simple(target) + ".equals");
            visitor.hook("equal", "(" + OBJECT + OBJECT + OBJECT + OBJECT + "I)" + OBJECT);
            visitor.storeShadow(visitor.top(1));
            return () -> { };
        } else if (Shadowed.mayBeBox(target) && !name.equals("<init>")) {
            visitor.concretise(visitor.layout().word(resultWord), "call of " + simple(target) + "." + name);
            if (target.equals("java/lang/Number")) {
                given.number("call of Number." + name);
            }
        }
        return call(opcode, target, name, descriptor, resultWord);
    }

    /** A call of code of which nothing is known but whether it is instrumented. */
    private After call(int opcode, String target, String name, String descriptor, int resultWord) {
        Type[] types = Type.getArgumentTypes(descriptor);
        Type result = Type.getReturnType(descriptor);
        String what = "call of " + simple(target) + "." + name;
        boolean ofProgram = Policy.isOfProgram(target);
        boolean makes = name.equals("<init>");
        boolean copies = ModelledCalls.isCopy(target, name);
        if (copies) {
            given.remember(types);
        } else if (MessageCalls.prints(target, name, types)) {
            given.printed(what);
        } else if (!ofProgram) {
            given.arguments(target, name, types, what);
            if (opcode != Opcodes.INVOKESTATIC && !makes) {
                given.receiver(target, types, what);
            }
        } else if (opcode != Opcodes.INVOKESTATIC && !makes && visitor.mayBeInherited(target)) {
            given.toInherited(opcode, target, name, descriptor, what);
        }
        if (ModelledCalls.readsAll(target, name)) {
            visitor.pushSite(what);
            visitor.memoryHook("openedAll", "(I)V");
        }
        boolean thisConstructor = makes && opcode == Opcodes.INVOKESPECIAL
                && visitor.stack.get(resultWord) == Opcodes.UNINITIALIZED_THIS;
        if (thisConstructor) {
            fields.tellPending(target);
        }
        int first = visitor.depth() - (Type.getArgumentsAndReturnSizes(descriptor) >> 2) + 1;
        boolean any = pass(types, first);
        int key = MethodKeys.of(name, descriptor);
        if (any) {
            CodePlace.push(mv, key);
            visitor.pushSite(what);
            hook(ofProgram ? "call" : "callOutside", "(II)V");
        }
        return () -> {
            if (copies) {
                copied(types);
            } else if (!ofProgram) {
                given.result(name, result, what);
            }
            takeResult(result, resultWord, key, any);
            if (thisConstructor) {
                fields.storePending();
            }
        };
    }

    /** The array on top of the stack has elements of the one that was put aside, from the first or from the index that was. */
    private void copied(Type[] types) {
        mv.visitInsn(Opcodes.DUP);
        mv.visitVarInsn(Opcodes.ALOAD, visitor.layout().scratch(0));
        boolean fromIndex = types.length > 2 && types[2].getSort() == Type.INT;
        if (fromIndex) {
            mv.visitVarInsn(Opcodes.ILOAD, visitor.layout().scratch(1));
        } else {
            mv.visitInsn(Opcodes.ICONST_0);
        }
        visitor.memoryHook("copyMade", "(" + OBJECT + OBJECT + "I)V");
    }

    private void concretiseAll(Type[] types, int firstWord, String what) {
        int word = firstWord;
        for (Type type : types) {
            if (Shadowed.is(type)) {
                visitor.concretise(visitor.layout().word(word), what);
            }
            word += type.getSize();
        }
    }

    private After cloning(int resultWord) {
        int original = visitor.layout().scratch(0);
        mv.visitInsn(Opcodes.DUP);
        mv.visitVarInsn(Opcodes.ASTORE, original);
        return () -> {
            mv.visitInsn(Opcodes.DUP);
            mv.visitVarInsn(Opcodes.ALOAD, original);
            visitor.memoryHook("cloned", "(" + OBJECT + OBJECT + ")V");
            visitor.clear(visitor.layout().word(resultWord));
        };
    }

    private After knownStatic(String target, String name, String descriptor, Type result, int resultWord) {
        Integer function = ModelledCalls.function(target, name, descriptor);
        if (function != null) {
            operate(function, Type.getArgumentTypes(descriptor));
            return () -> { };
        }
        if (ModelledCalls.isIdentity(target, name, descriptor)) {
            return () -> { };
        }
        if (ModelledCalls.isBoxing(target, name, descriptor)) {
            return () -> {
                mv.visitInsn(Opcodes.DUP);
                visitor.loadShadow(visitor.layout().word(resultWord));
                visitor.hook("boxed", "(" + OBJECT + OBJECT + ")V");
            };
        }
        if (ModelledCalls.makesText(target, name, descriptor)) {
            After made = text(descriptor);
            return () -> {
                made.emit();
                clearResult(result, resultWord);
            };
        }
        Integer assertion = ModelledCalls.assertion(target, name, descriptor);
        if (assertion != null) {
            decide(assertion, Type.getArgumentTypes(descriptor));
            return () -> clearResult(result, resultWord);
        }
        if (target.equals(API)) {
            return api(name, descriptor, result, resultWord);
        }
        return null;
    }

    private void operate(int function, Type[] types) {
        String type = Shadowed.hookType(types[0]);
        boolean wide = types[0].getSize() == 2;
        if (types.length == 2 && wide) {
            arithmetic.wideBinary(type, function);
        } else if (types.length == 2) {
            arithmetic.binary(type, function);
        } else if (wide) {
            arithmetic.wideUnary(type, function);
        } else {
            arithmetic.unary(type, function);
        }
    }

    /** Emits a branch for an assertion; a message on top of the stack is put aside meanwhile. */
    private void decide(int jump, Type[] types) {
        int below = types[types.length - 1].getSort() == Type.OBJECT ? 1 : 0;
        int message = visitor.layout().scratch(2);
        if (below > 0) {
            mv.visitVarInsn(Opcodes.ASTORE, message);
        }
        Type value = types[types.length - 1 - below];
        if (value.getSort() == Type.BOOLEAN) {
            visitor.branchOnOne(jump, below);
        } else if (value.getSize() == 2) {
            visitor.branchOnTwoWide(Shadowed.hookType(value), jump, below);
        } else {
            visitor.branchOnTwo(Shadowed.hookType(value), jump, below);
        }
        if (below > 0) {
            mv.visitVarInsn(Opcodes.ALOAD, message);
        }
    }

    private After api(String name, String descriptor, Type result, int resultWord) {
        if (name.equals("assume")) {
            visitor.branchOnOne(Opcodes.IFNE, 0);
            return () -> { };
        }
        hook("asking", "()V");
        int shadow = visitor.layout().word(resultWord);
        return () -> {
            if (result.getSort() == Type.ARRAY) {
                mv.visitInsn(Opcodes.DUP);
                visitor.pushSite("input");
                hook("inputs", "(" + OBJECT + "I)V");
                visitor.clear(shadow);
            } else {
                mv.visitInsn(result.getSize() == 2 ? Opcodes.DUP2 : Opcodes.DUP);
                hook("input", "(" + Shadowed.hookType(result) + ")" + OBJECT);
                visitor.storeShadow(shadow);
            }
        };
    }

    /** Puts the shadows of arguments into the registers; false if none can have one. */
    private boolean pass(Type[] types, int firstWord) {
        boolean any = false;
        int word = firstWord;
        for (int i = 0; i < types.length; i++) {
            if (Shadowed.is(types[i])) {
                visitor.loadShadow(visitor.layout().word(word));
                CodePlace.push(mv, i);
                hook(any ? "pass" : "passFirst", "(" + OBJECT + "I)V");
                any = true;
            }
            word += types[i].getSize();
        }
        return any;
    }

    private void takeResult(Type result, int word, int key, boolean passed) {
        if (Shadowed.is(result)) {
            mv.visitInsn(result.getSize() == 2 ? Opcodes.DUP2 : Opcodes.DUP);
            CodePlace.push(mv, key);
            hook("result", "(" + Shadowed.hookType(result) + "I)" + OBJECT);
            visitor.storeShadow(visitor.layout().word(word));
            return;
        }
        if (passed) {
            hook("finished", "()V");
        }
        clearResult(result, word);
    }

    private void clearResult(Type result, int word) {
        if (result.getSort() != Type.VOID) {
            visitor.clear(visitor.layout().word(word));
        }
    }

    private static String simple(String internalName) {
        return internalName.substring(internalName.lastIndexOf('/') + 1).replace('$', '.');
    }

    // Lambdas and other dynamic calls

    /**
     * The method to call in place of a lambda's body, or null if the instruction stays as it is; then its arguments
     * are dealt with.
     */
    Handle lambda(String name, String descriptor, Handle bootstrap, Object[] arguments) {
        Handle wrapper = lambdas.inPlaceOf(name, descriptor, bootstrap, arguments);
        if (wrapper != null) {
            return wrapper;
        }
        if (bootstrap.getOwner().equals("java/lang/runtime/ObjectMethods")) {
            given.opened(Type.getArgumentTypes(descriptor), name + " of a record");
            return null;
        }
        if (isSwitchOverTypes(bootstrap, descriptor, arguments)) {
            return null;
        }
        String what = "dynamic call of " + name;
        Type[] types = Type.getArgumentTypes(descriptor);
        concretiseAll(types, visitor.depth() - ((Type.getArgumentsAndReturnSizes(descriptor) >> 2) - 1), what);
        if (!isOfProgram(bootstrap, arguments)) {
            given.arguments(bootstrap.getOwner(), bootstrap.getName(), types, what);
        }
        return null;
    }

    /** Whether a dynamic call makes a function of code of the program, which carries on what it captures. */
    private static boolean isOfProgram(Handle bootstrap, Object[] arguments) {
        return bootstrap.getOwner().equals("java/lang/invoke/LambdaMetafactory")
                && arguments[1] instanceof Handle body && Policy.isOfProgram(body.getOwner());
    }

    static boolean makesText(Handle bootstrap) {
        return bootstrap.getOwner().equals("java/lang/invoke/StringConcatFactory");
    }

    /** Emits what comes before a text is made of values. */
    After text(String descriptor) {
        Type[] types = Type.getArgumentTypes(descriptor);
        given.parts(types, visitor.depth() - ((Type.getArgumentsAndReturnSizes(descriptor) >> 2) - 1));
        return () -> given.made(types.length);
    }

    /** Such a switch looks at no number in what it is about; a component of a primitive type has that type and no other. */
    private static boolean isSwitchOverTypes(Handle bootstrap, String descriptor, Object[] labels) {
        if (!bootstrap.getOwner().equals("java/lang/runtime/SwitchBootstraps") || !bootstrap.getName().equals("typeSwitch")) {
            return false;
        }
        String selected = Type.getArgumentTypes(descriptor)[0].getDescriptor();
        return Arrays.stream(labels).allMatch(label -> label instanceof Type
                || label instanceof ConstantDynamic constant && constant.getName().equals(selected));
    }

    /** Emits the creation of a lambda whose shadows of captured values are one more captured value, the last. */
    void visitLambda(String name, String descriptor, Handle bootstrap, Object[] arguments, Handle wrapped) {
        Type[] captured = Type.getArgumentTypes(descriptor);
        int receiver = wrapped.getTag() == Opcodes.H_INVOKESTATIC ? 0 : 1;
        int first = visitor.depth() - ((Type.getArgumentsAndReturnSizes(descriptor) >> 2) - 1) + receiver;
        if (pass(Arrays.copyOfRange(captured, receiver, captured.length), first)) {
            CodePlace.push(mv, captured.length - receiver);
            hook("captured", "(I)" + OBJECT);
        } else {
            mv.visitInsn(Opcodes.ACONST_NULL);
        }
        ShadowLambdas.make(mv, name, descriptor, bootstrap, arguments, wrapped);
        visitor.called(descriptor);
    }
}
