package dev.heddle.engine.instrument.access;

import dev.heddle.engine.instrument.code.PlacedVisitor;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.commons.AnalyzerAdapter;

/**
 * Finds the classes whose objects others may see while a constructor runs, because it hands {@code this} on before it
 * has
 * come to its end: it starts a thread, registers a listener, or its superclass does. Such an object needs its name
 * before that,
 * and its final fields may be seen without their values. Nobody sees other objects before they are complete.
 */
final class EscapingConstructors {

    private static final int OPTIONS = ClassReader.SKIP_DEBUG | ClassReader.EXPAND_FRAMES;

    /** What a method does with the object, in the order of its code. */
    private sealed interface Act {
        /** Hands it on to where it cannot be followed. */
        record HandOn() implements Act {}

        /** Calls another method or constructor of the same class on it. */
        record Call(String method) implements Act {}

        record Write(String field) implements Act {}
    }

    /** Gives the file of a class of the program, or null. */
    private final Function<String, ClassReader> files;

    EscapingConstructors(Function<String, ClassReader> files) {
        this.files = files;
    }

    /** Whether some constructor of the class, or of one that it inherits from, lets the object go. */
    boolean letGo(ClassReader type) {
        Acts acts = new Acts(type);
        return escapesFrom(type.getSuperName(), new HashSet<>()) || anyEscapes(acts);
    }

    /** Those of the class's own final fields that a constructor writes after it has let the object go. */
    Set<String> earlyFields(ClassReader type) {
        Acts acts = new Acts(type);
        if (acts.finals.isEmpty()) {
            return Set.of();
        }
        boolean before = escapesFrom(type.getSuperName(), new HashSet<>());
        Set<String> early = new HashSet<>();
        acts.constructors().forEach(constructor -> {
            boolean escaped = before;
            for (Act act : acts.of(constructor)) {
                if (act instanceof Act.Write write) {
                    if (escaped && acts.finals.contains(write.field)) {
                        early.add(write.field);
                    }
                } else {
                    escaped |= escapes(acts, act, new HashSet<>());
                }
            }
        });
        return early;
    }

    /**
     * Whether a constructor of the class lets the object go. Those of the JDK are taken not to, unknown ones to do so.
     */
    private boolean escapesFrom(String type, Set<String> seen) {
        if (type == null || type.startsWith("java/") || !seen.add(type)) {
            return false;
        }
        ClassReader file = files.apply(type);
        return file == null || escapesFrom(file.getSuperName(), seen) || anyEscapes(new Acts(file));
    }

    private static boolean anyEscapes(Acts acts) {
        return acts.constructors().stream().anyMatch(method -> escapes(acts, new Act.Call(method), new HashSet<>()));
    }

    private static boolean escapes(Acts acts, Act act, Set<String> calling) {
        if (act instanceof Act.HandOn) {
            return true;
        }
        return act instanceof Act.Call call && calling.add(call.method)
                && acts.of(call.method).stream().anyMatch(inner -> escapes(acts, inner, calling));
    }

    /** What the constructors of a class do with {@code this}, and its methods where it is asked for. */
    private static final class Acts extends ClassVisitor {

        private final Set<String> finals = new HashSet<>();
        private final Map<String, List<Act>> byMethod = new HashMap<>();
        private final ClassReader reader;
        private final boolean isFinal;
        private boolean onlyConstructors = true;

        Acts(ClassReader reader) {
            super(PlacedVisitor.API);
            this.reader = reader;
            this.isFinal = (reader.getAccess() & Opcodes.ACC_FINAL) != 0;
            reader.accept(this, OPTIONS);
        }

        List<String> constructors() {
            return byMethod.keySet().stream().filter(method -> method.startsWith("<init>")).sorted().toList();
        }

        List<Act> of(String method) {
            if (onlyConstructors && !byMethod.containsKey(method)) {
                onlyConstructors = false;
                byMethod.clear();
                reader.accept(this, OPTIONS);
            }
            // A method that the class inherits, or that another may have in its place, cannot be followed.
            return byMethod.getOrDefault(method, List.of(new Act.HandOn()));
        }

        @Override
        public FieldVisitor visitField(int access, String name, String type, String signature, Object value) {
            if ((access & (Opcodes.ACC_FINAL | Opcodes.ACC_STATIC)) == Opcodes.ACC_FINAL) {
                finals.add(name);
            }
            return null;
        }

        @Override
        public MethodVisitor visitMethod(int access, String name, String type, String signature, String[] thrown) {
            boolean constructor = name.equals("<init>");
            boolean followed = constructor || isFinal || (access & (Opcodes.ACC_PRIVATE | Opcodes.ACC_FINAL)) != 0;
            if (!constructor && onlyConstructors || !followed || (access & Opcodes.ACC_STATIC) != 0) {
                return null;
            }
            List<Act> acts = new ArrayList<>();
            byMethod.put(name + type, acts);
            return new ActsOfMethod(reader.getClassName(), access, name, type, acts);
        }
    }

    /** Any object of the class may be {@code this}; where its type gets lost, it counts as handed on. */
    private static final class ActsOfMethod extends AnalyzerAdapter {

        private final String type;
        private final List<Act> acts;
        /** What lies on the stack where code jumps to a label. */
        private final Map<Label, List<Object>> atJumps = new HashMap<>();
        private List<Object> arriving;

        ActsOfMethod(String type, int access, String name, String descriptor, List<Act> acts) {
            super(PlacedVisitor.API, type, access, name, descriptor, null);
            this.type = type;
            this.acts = acts;
        }

        @Override
        public void visitJumpInsn(int opcode, Label label) {
            if (stack != null) {
                atJumps.put(label, new ArrayList<>(stack));
            }
            super.visitJumpInsn(opcode, label);
        }

        @Override
        public void visitLabel(Label label) {
            arriving = atJumps.getOrDefault(label, arriving);
            super.visitLabel(label);
        }

        @Override
        public void visitFrame(int kind, int localCount, Object[] newLocals, int stackCount, Object[] newStack) {
            handOnIfLost(stack, stackCount, newStack);
            handOnIfLost(arriving, stackCount, newStack);
            arriving = null;
            super.visitFrame(kind, localCount, newLocals, stackCount, newStack);
        }

        /** Of two values that meet in one place, one may be {@code this}. */
        private void handOnIfLost(List<Object> from, int count, Object[] to) {
            int words = 0;
            for (int i = 0; from != null && i < count; i++) {
                if (from.get(words).equals(type) && !type.equals(to[i])) {
                    acts.add(new Act.HandOn());
                }
                words += to[i] == Opcodes.LONG || to[i] == Opcodes.DOUBLE ? 2 : 1;
            }
        }

        @Override
        public void visitFieldInsn(int opcode, String owner, String name, String descriptor) {
            if (opcode == Opcodes.PUTFIELD || opcode == Opcodes.PUTSTATIC) {
                handOnIfAmong(Type.getType(descriptor).getSize());
            }
            if (opcode == Opcodes.PUTFIELD && owner.equals(type)) {
                acts.add(new Act.Write(name));
            }
            super.visitFieldInsn(opcode, owner, name, descriptor);
        }

        @Override
        public void visitInsn(int opcode) {
            if (opcode == Opcodes.AASTORE || opcode == Opcodes.ARETURN) {
                handOnIfAmong(1);
            }
            super.visitInsn(opcode);
        }

        @Override
        public void visitVarInsn(int opcode, int index) {
            if (opcode == Opcodes.ASTORE) {
                handOnIfAmong(1);
            }
            super.visitVarInsn(opcode, index);
        }

        @Override
        public void visitTypeInsn(int opcode, String other) {
            if (opcode == Opcodes.CHECKCAST && !other.equals(type)) {
                handOnIfAmong(1);
            }
            super.visitTypeInsn(opcode, other);
        }

        @Override
        public void visitMethodInsn(int opcode, String owner, String name, String descriptor, boolean isInterface) {
            int words = (Type.getArgumentsAndReturnSizes(descriptor) >> 2) - 1;
            handOnIfAmong(words);
            if (opcode != Opcodes.INVOKESTATIC && stack != null) {
                Object receiver = stack.get(stack.size() - words - 1);
                boolean constructor = name.equals("<init>");
                boolean mine = receiver.equals(type) && !constructor && !name.equals("getClass");
                if (receiver == Opcodes.UNINITIALIZED_THIS && owner.equals(type) || mine) {
                    acts.add(owner.equals(type) ? new Act.Call(name + descriptor) : new Act.HandOn());
                }
            }
            super.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
        }

        @Override
        public void visitInvokeDynamicInsn(String name, String descriptor, Handle bootstrap, Object... arguments) {
            handOnIfAmong((Type.getArgumentsAndReturnSizes(descriptor) >> 2) - 1);
            super.visitInvokeDynamicInsn(name, descriptor, bootstrap, arguments);
        }

        /**
         * Looks among the last words of the stack, which an instruction takes away; old class files do not tell what
         * these are.
         */
        private void handOnIfAmong(int words) {
            if (stack == null || stack.subList(stack.size() - words, stack.size()).contains(type)) {
                acts.add(new Act.HandOn());
            }
        }
    }
}
