package dev.heddle.engine.instrument;

import dev.heddle.bootstrap.SymbolicEngine;
import java.util.Set;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** The part of {@link ShadowVisitor} that follows values through the JDK's atomic numbers and booleans. */
final class AtomicCalls {

    private static final Set<String> CLASSES = Set.of(
            "java/util/concurrent/atomic/AtomicInteger",
            "java/util/concurrent/atomic/AtomicLong",
            "java/util/concurrent/atomic/AtomicBoolean");
    private static final String OBJECT = "Ljava/lang/Object;";

    private final ShadowVisitor visitor;
    private final MethodVisitor mv;

    AtomicCalls(ShadowVisitor visitor) {
        this.visitor = visitor;
        this.mv = visitor.out();
    }

    static boolean isAtomic(int opcode, String owner) {
        return opcode != Opcodes.INVOKESTATIC && CLASSES.contains(owner);
    }

    /** What a method does to the value. */
    private static int operation(String name) {
        return switch (name) {
            case "<init>", "set", "lazySet", "setPlain", "setOpaque", "setRelease" -> SymbolicEngine.SET;
            case "get", "getPlain", "getOpaque", "getAcquire" -> SymbolicEngine.GET;
            case "getAndSet" -> SymbolicEngine.GET_AND_SET;
            case "getAndAdd", "getAndIncrement", "getAndDecrement" -> SymbolicEngine.GET_AND_ADD;
            case "addAndGet", "incrementAndGet", "decrementAndGet" -> SymbolicEngine.ADD_AND_GET;
            case "compareAndSet", "weakCompareAndSet", "weakCompareAndSetPlain", "weakCompareAndSetVolatile",
                    "weakCompareAndSetAcquire", "weakCompareAndSetRelease" -> SymbolicEngine.COMPARE_AND_SET;
            default -> SymbolicEngine.OTHER;
        };
    }

    /** Emits what comes before a call: the receiver and arguments are kept for what comes after it. */
    ShadowCalls.After before(String name, String descriptor) {
        Type[] types = Type.getArgumentTypes(descriptor);
        int operation = operation(name);
        boolean other = operation == SymbolicEngine.OTHER;
        ShadowLayout layout = visitor.layout();
        int words = (Type.getArgumentsAndReturnSizes(descriptor) >> 2) - 1;
        int first = visitor.depth() - words;
        int receiver = layout.scratch(2);
        for (int i = types.length - 1; i >= 0; i--) {
            if (i < 2) {
                mv.visitVarInsn(types[i].getOpcode(Opcodes.ISTORE), layout.scratch(i));
            }
        }
        mv.visitInsn(Opcodes.DUP);
        mv.visitVarInsn(Opcodes.ASTORE, receiver);
        for (int i = 0; i < types.length; i++) {
            mv.visitVarInsn(types[i].getOpcode(Opcodes.ILOAD), layout.scratch(i));
        }
        Type result = Type.getReturnType(descriptor);
        return () -> {
            result(result);
            mv.visitVarInsn(Opcodes.ALOAD, receiver);
            Place.push(mv, operation);
            int word = first;
            for (int i = 0; i < 2; i++) {
                argument(other || i >= types.length ? null : types[i], name, i);
            }
            for (int i = 0; i < 2; i++) {
                if (other || i >= types.length) {
                    mv.visitInsn(Opcodes.ACONST_NULL);
                } else {
                    visitor.loadShadow(layout.word(word));
                    word += types[i].getSize();
                }
            }
            visitor.pushSite("atomic operation " + name);
            visitor.hook("atomic", "(J" + OBJECT + "IJJ" + OBJECT + OBJECT + "I)" + OBJECT);
            if (result.getSort() == Type.VOID) {
                mv.visitInsn(Opcodes.POP);
            } else {
                visitor.storeShadow(layout.word(first - 1));
            }
        };
    }

    private void result(Type type) {
        switch (type.getSort()) {
            case Type.LONG -> mv.visitInsn(Opcodes.DUP2);
            case Type.INT, Type.BOOLEAN -> {
                mv.visitInsn(Opcodes.DUP);
                mv.visitInsn(Opcodes.I2L);
            }
            default -> mv.visitInsn(Opcodes.LCONST_0);
        }
    }

    private void argument(Type type, String name, int i) {
        if (type != null && type.getSort() == Type.LONG) {
            mv.visitVarInsn(Opcodes.LLOAD, visitor.layout().scratch(i));
        } else if (type != null) {
            mv.visitVarInsn(Opcodes.ILOAD, visitor.layout().scratch(i));
            mv.visitInsn(Opcodes.I2L);
        } else {
            boolean up = name.contains("ncrement");
            mv.visitLdcInsn(i > 0 ? 0L : up ? 1L : name.contains("ecrement") ? -1L : 0L);
        }
    }
}
