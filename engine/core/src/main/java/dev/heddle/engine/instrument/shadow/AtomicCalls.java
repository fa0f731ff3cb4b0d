package dev.heddle.engine.instrument.shadow;

import dev.heddle.bootstrap.SymbolicEngine;
import dev.heddle.engine.instrument.code.CodePlace;
import dev.heddle.engine.instrument.plan.AddressAccess;
import dev.heddle.engine.instrument.plan.MethodTable;
import java.util.Map;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * The part of {@link ShadowVisitor} that follows values through the JDK's atomic variables: those of
 * {@code java.util.concurrent.atomic}, field updaters, and var handles.
 */
final class AtomicCalls {

    /** What the first arguments of a method say. */
    private enum Family { VARIABLE, ARRAY, UPDATER, HANDLE }

    private static final String PACKAGE = "java/util/concurrent/atomic/";
    private static final Map<String, Family> FAMILIES = Map.ofEntries(
            Map.entry(PACKAGE + "AtomicInteger", Family.VARIABLE),
            Map.entry(PACKAGE + "AtomicLong", Family.VARIABLE),
            Map.entry(PACKAGE + "AtomicBoolean", Family.VARIABLE),
            Map.entry(PACKAGE + "AtomicReference", Family.VARIABLE),
            Map.entry(PACKAGE + "AtomicIntegerArray", Family.ARRAY),
            Map.entry(PACKAGE + "AtomicLongArray", Family.ARRAY),
            Map.entry(PACKAGE + "AtomicReferenceArray", Family.ARRAY),
            Map.entry(PACKAGE + "AtomicIntegerFieldUpdater", Family.UPDATER),
            Map.entry(PACKAGE + "AtomicLongFieldUpdater", Family.UPDATER),
            Map.entry(PACKAGE + "AtomicReferenceFieldUpdater", Family.UPDATER),
            Map.entry("java/lang/invoke/VarHandle", Family.HANDLE));
    private static final String BOXES = MethodTable.HOOKS + "Boxes";
    private static final String OBJECT = "Ljava/lang/Object;";
    private static final int RECEIVER = 4;

    private final ShadowVisitor visitor;
    private final MethodVisitor mv;

    AtomicCalls(ShadowVisitor visitor) {
        this.visitor = visitor;
        this.mv = visitor.out();
    }

    /** What a method does to the value. */
    private static int operation(String name) {
        return switch (name) {
            case "<init>", "set", "lazySet", "setPlain", "setOpaque", "setRelease", "setVolatile" -> SymbolicEngine.SET;
            case "get", "getPlain", "getOpaque", "getAcquire", "getVolatile", "intValue", "longValue" ->
                    SymbolicEngine.GET;
            case "getAndSet", "getAndSetAcquire", "getAndSetRelease" -> SymbolicEngine.GET_AND_SET;
            case "getAndAdd", "getAndAddAcquire", "getAndAddRelease", "getAndIncrement", "getAndDecrement" ->
                    SymbolicEngine.GET_AND_ADD;
            case "addAndGet", "incrementAndGet", "decrementAndGet" -> SymbolicEngine.ADD_AND_GET;
            case "compareAndSet", "weakCompareAndSet", "weakCompareAndSetPlain", "weakCompareAndSetVolatile",
                    "weakCompareAndSetAcquire", "weakCompareAndSetRelease" -> SymbolicEngine.COMPARE_AND_SET;
            case "compareAndExchange", "compareAndExchangeAcquire", "compareAndExchangeRelease" ->
                    SymbolicEngine.COMPARE_AND_EXCHANGE;
            case "updateAndGet", "accumulateAndGet" -> SymbolicEngine.OTHER_AND_GET;
            default -> SymbolicEngine.OTHER;
        };
    }

    /** Emits what comes before a call: receiver and arguments are kept for what comes after it. Null for other calls. */
    ShadowCalls.After before(int opcode, String owner, String name, String descriptor) {
        Family family = opcode == Opcodes.INVOKESTATIC ? null : FAMILIES.get(owner);
        if (family == null) {
            return null;
        }
        Type[] types = Type.getArgumentTypes(descriptor);
        int coordinates = switch (family) {
            case VARIABLE -> 0;
            case ARRAY, UPDATER -> 1;
            case HANDLE -> {
                AddressAccess access = AddressAccess.of(opcode, owner, name, descriptor);
                yield access == null ? -1 : access.coordinates();
            }
        };
        if (coordinates < 0 || types.length < coordinates || types.length > RECEIVER) {
            return null;
        }
        if (family == Family.ARRAY && (name.equals("<init>") || name.equals("length"))) {
            return types.length == 1 && types[0].getSort() == Type.ARRAY ? copied() : null;
        }
        Access access = new Access(family, name, types, coordinates, Type.getReturnType(descriptor),
                visitor.depth() - (Type.getArgumentsAndReturnSizes(descriptor) >> 2) + 1);
        access.keep();
        return access::follow;
    }

    /** An atomic array was made of another: its elements have the shadows of those. */
    private ShadowCalls.After copied() {
        int original = visitor.layout().scratch(0);
        int receiver = visitor.layout().scratch(1);
        mv.visitVarInsn(Opcodes.ASTORE, original);
        mv.visitInsn(Opcodes.DUP);
        mv.visitVarInsn(Opcodes.ASTORE, receiver);
        mv.visitVarInsn(Opcodes.ALOAD, original);
        return () -> {
            mv.visitVarInsn(Opcodes.ALOAD, receiver);
            mv.visitVarInsn(Opcodes.ALOAD, original);
            visitor.memoryHook("cloned", "(" + OBJECT + OBJECT + ")V");
        };
    }

    /** One call. */
    private final class Access {

        private final Family family;
        private final String name;
        private final Type[] types;
        private final int coordinates;
        private final Type result;
        private final int first;
        private final int operation;

        Access(Family family, String name, Type[] types, int coordinates, Type result, int first) {
            this.family = family;
            this.name = name;
            this.types = types;
            this.coordinates = coordinates;
            this.result = result;
            this.first = first;
            this.operation = known(AtomicCalls.operation(name));
        }

        /** Where the caller of a var handle lets it convert values, or throws away whether it has written. */
        private int known(int named) {
            Type type = valueType();
            for (int i = coordinates; i < types.length; i++) {
                if (named < SymbolicEngine.OTHER && !isSame(types[i], type)) {
                    return SymbolicEngine.OTHER;
                }
            }
            boolean isVoid = result.getSort() == Type.VOID;
            return switch (named) {
                case SymbolicEngine.GET_AND_SET -> isVoid ? SymbolicEngine.SET : checked(named, type);
                case SymbolicEngine.GET_AND_ADD ->
                        isVoid && type.getSort() <= Type.INT || isVoid && type.getSort() == Type.LONG
                                ? SymbolicEngine.ADD_AND_GET : checked(named, type);
                case SymbolicEngine.COMPARE_AND_EXCHANGE -> checked(named, type);
                case SymbolicEngine.COMPARE_AND_SET -> isVoid ? SymbolicEngine.OTHER : named;
                default -> named;
            };
        }

        private int checked(int named, Type type) {
            return isSame(result, type) ? named : SymbolicEngine.OTHER;
        }

        private boolean isSame(Type a, Type b) {
            return a.getSort() == b.getSort() || a.getSort() >= Type.ARRAY && b.getSort() >= Type.ARRAY;
        }

        private Type valueType() {
            return types.length > coordinates ? types[coordinates] : result;
        }

        private int word(int argument) {
            int word = first;
            for (int i = 0; i < argument; i++) {
                word += types[i].getSize();
            }
            return visitor.layout().word(word);
        }

        private boolean isIndexed() {
            return family == Family.ARRAY || coordinates == 2;
        }

        void keep() {
            ShadowLayout layout = visitor.layout();
            for (int i = types.length - 1; i >= 0; i--) {
                mv.visitVarInsn(types[i].getOpcode(Opcodes.ISTORE), layout.scratch(i));
            }
            mv.visitInsn(Opcodes.DUP);
            mv.visitVarInsn(Opcodes.ASTORE, layout.scratch(RECEIVER));
            if (isIndexed()) {
                mv.visitVarInsn(Opcodes.ALOAD, layout.scratch(family == Family.ARRAY ? RECEIVER : 0));
                mv.visitVarInsn(Opcodes.ILOAD, layout.scratch(coordinates - 1));
                visitor.loadShadow(word(coordinates - 1));
                visitor.pushSite("index of an array");
                visitor.memoryHook("atomicIndex", "(" + OBJECT + "I" + OBJECT + "I)V");
            }
            if (operation >= SymbolicEngine.OTHER) {
                visitor.memoryHook("beforeFunction", "()V");
            }
            for (int i = 0; i < types.length; i++) {
                mv.visitVarInsn(types[i].getOpcode(Opcodes.ILOAD), layout.scratch(i));
            }
        }

        void follow() {
            if (result.getSort() == Type.VOID) {
                mv.visitInsn(Opcodes.LCONST_0);
            } else {
                mv.visitInsn(result.getSize() == 2 ? Opcodes.DUP2 : Opcodes.DUP);
                number(result);
            }
            mv.visitVarInsn(Opcodes.ALOAD, visitor.layout().scratch(RECEIVER));
            if (family == Family.UPDATER || family == Family.HANDLE && coordinates > 0) {
                mv.visitVarInsn(Opcodes.ALOAD, visitor.layout().scratch(0));
            } else {
                mv.visitInsn(Opcodes.ACONST_NULL);
            }
            if (isIndexed()) {
                mv.visitVarInsn(Opcodes.ILOAD, visitor.layout().scratch(coordinates - 1));
            } else {
                mv.visitInsn(Opcodes.ICONST_M1);
            }
            CodePlace.push(mv, operation);
            CodePlace.push(mv, valueType().getDescriptor().charAt(0));
            values();
            visitor.pushSite("atomic operation " + name);
            visitor.memoryHook("atomic", "(J" + OBJECT + OBJECT + "IIIJJ" + OBJECT + OBJECT + OBJECT + "I)" + OBJECT);
            if (result.getSort() == Type.VOID) {
                mv.visitInsn(Opcodes.POP);
            } else {
                visitor.storeShadow(visitor.layout().word(first - 1));
            }
        }

        /** Two values and their shadows, and the reference to compare with; what is added where the method's name says it. */
        private void values() {
            for (int i = 0; i < 2; i++) {
                int argument = coordinates + i;
                if (argument < types.length) {
                    mv.visitVarInsn(types[argument].getOpcode(Opcodes.ILOAD), visitor.layout().scratch(argument));
                    number(types[argument]);
                } else {
                    boolean up = name.contains("ncrement");
                    mv.visitLdcInsn(i > 0 ? 0L : up ? 1L : name.contains("ecrement") ? -1L : 0L);
                }
            }
            for (int i = 0; i < 2; i++) {
                if (coordinates + i < types.length) {
                    visitor.loadShadow(word(coordinates + i));
                } else {
                    mv.visitInsn(Opcodes.ACONST_NULL);
                }
            }
            if (operation == SymbolicEngine.COMPARE_AND_SET && types[coordinates].getSort() >= Type.ARRAY) {
                mv.visitVarInsn(Opcodes.ALOAD, visitor.layout().scratch(coordinates));
            } else {
                mv.visitInsn(Opcodes.ACONST_NULL);
            }
        }

        private void number(Type type) {
            switch (type.getSort()) {
                case Type.LONG -> {
                    // It is one.
                }
                case Type.FLOAT, Type.DOUBLE -> boxes(type.getDescriptor());
                case Type.OBJECT, Type.ARRAY -> boxes(OBJECT);
                default -> mv.visitInsn(Opcodes.I2L);
            }
        }

        private void boxes(String type) {
            mv.visitMethodInsn(Opcodes.INVOKESTATIC, BOXES, "number", "(" + type + ")J", false);
        }
    }
}
