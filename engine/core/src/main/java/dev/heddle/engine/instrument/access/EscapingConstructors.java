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
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.commons.AnalyzerAdapter;

/**
 * Finds the final fields that others may see before they are written, because a constructor hands {@code this} on
 * first: it starts a thread, registers a listener, or its superclass does. Other final fields nobody sees without their
 * value.
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

    /** Whether a constructor of the class lets the object go. Those of the JDK are taken not to. */
    private boolean escapesFrom(String type, Set<String> seen) {
        if (type == null || type.startsWith("java/") || !seen.add(type)) {
            return false;
        }
        ClassReader file = files.apply(type);
        if (file == null) {
            return false;
        }
        Acts acts = new Acts(file);
        return escapesFrom(file.getSuperName(), seen)
                || acts.constructors().stream()
                        .anyMatch(method -> escapes(acts, new Act.Call(method), new HashSet<>()));
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
        private boolean onlyConstructors = true;

        Acts(ClassReader reader) {
            super(PlacedVisitor.API);
            this.reader = reader;
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
            // A method that the class inherits: it cannot be followed.
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
            boolean wanted = name.equals("<init>") || !onlyConstructors;
            if (!wanted || (access & Opcodes.ACC_STATIC) != 0) {
                return null;
            }
            List<Act> acts = new ArrayList<>();
            byMethod.put(name + type, acts);
            return new ActsOfMethod(reader.getClassName(), access, name, type, acts);
        }
    }

    /** Any object of the class may be {@code this}. */
    private static final class ActsOfMethod extends AnalyzerAdapter {

        private final String type;
        private final List<Act> acts;

        ActsOfMethod(String type, int access, String name, String descriptor, List<Act> acts) {
            super(PlacedVisitor.API, type, access, name, descriptor, null);
            this.type = type;
            this.acts = acts;
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
            if (opcode == Opcodes.AASTORE) {
                handOnIfAmong(1);
            }
            super.visitInsn(opcode);
        }

        @Override
        public void visitMethodInsn(int opcode, String owner, String name, String descriptor, boolean isInterface) {
            int words = (Type.getArgumentsAndReturnSizes(descriptor) >> 2) - 1;
            handOnIfAmong(words);
            if (opcode != Opcodes.INVOKESTATIC && stack != null) {
                Object receiver = stack.get(stack.size() - words - 1);
                boolean constructor = name.equals("<init>");
                if (receiver == Opcodes.UNINITIALIZED_THIS && owner.equals(type)
                        || receiver.equals(type) && !constructor) {
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

        /** Looks among the last words of the stack, which an instruction takes away. */
        private void handOnIfAmong(int words) {
            if (stack != null && stack.subList(stack.size() - words, stack.size()).contains(type)) {
                acts.add(new Act.HandOn());
            }
        }
    }
}
