package dev.heddle.engine.instrument;

import dev.heddle.engine.instrument.code.PlacedVisitor;
import dev.heddle.engine.model.UserCode;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Handle;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Finds classes whose initialisation may make threads wait for each other: they need each other and can be come at from
 * two sides, or a static initialiser takes a lock. Whether that can really happen has to be tried.
 */
public final class InitializerCycles {

    /** In a program of more classes than these the search itself would take too long. */
    private static final int MOST_CLASSES = 5_000;
    private static final String INITIALIZER = "<clinit>()V";

    /** Methods of the JDK that wait for another thread. */
    private static final Set<String> WAITING = Set.of("lock", "lockInterruptibly", "acquire", "acquireUninterruptibly",
            "await", "join", "get", "take", "put", "invokeAll", "invokeAny", "wait");

    /** What one method uses; names have slashes. */
    private static final class Body {
        final Set<String> classes = new HashSet<>();
        final Set<String> calls = new HashSet<>();
        boolean waits;
    }

    private final Map<String, String> parents = new LinkedHashMap<>();
    /** By class, name and descriptor. */
    private final Map<String, Body> bodies = new HashMap<>();
    private final Map<String, Set<String>> needs = new HashMap<>();
    /** Classes whose static initialiser takes a lock or waits. */
    private final Set<String> waiting = new LinkedHashSet<>();

    private InitializerCycles() {}

    /** Names, with dots, of those among {@code classes} that may make threads wait; empty if there are none. */
    public static List<String> among(Collection<Class<?>> classes) {
        List<Class<?>> own = classes.stream().filter(type -> UserCode.isUser(type.getName())).toList();
        if (own.isEmpty() || own.size() > MOST_CLASSES) {
            return List.of();
        }
        InitializerCycles graph = new InitializerCycles();
        own.forEach(graph::read);
        return graph.cycles();
    }

    private void read(Class<?> type) {
        String name = type.getName().replace('.', '/');
        ClassLoader loader = type.getClassLoader();
        try (InputStream in = loader == null ? null : loader.getResourceAsStream(name + ".class")) {
            if (in != null) {
                new ClassReader(in).accept(new Reader(name), ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
            }
        } catch (IOException e) {
            // A class whose code cannot be read takes part in no cycle that could be shown.
            parents.remove(name);
        }
    }

    private List<String> cycles() {
        parents.keySet().forEach(type -> needs.put(type, needsOf(type)));
        Map<String, Set<String>> reached = new HashMap<>();
        parents.keySet().forEach(type -> reached.put(type, reach(needs.get(type))));
        Set<String> result = new LinkedHashSet<>(waiting);
        for (String type : parents.keySet()) {
            Set<String> cycle = new LinkedHashSet<>();
            for (String other : reached.get(type)) {
                if (reached.get(other).contains(type)) {
                    cycle.add(other);
                }
            }
            if (cycle.size() > 1 && cycle.stream().filter(member -> isEntered(member, cycle)).count() > 1) {
                result.addAll(cycle);
            }
        }
        return result.stream().map(name -> name.replace('/', '.')).toList();
    }

    /** The superclass, and what the static initialiser uses, itself or in methods that it calls. */
    private Set<String> needsOf(String type) {
        Set<String> result = new LinkedHashSet<>();
        if (parents.containsKey(parents.get(type))) {
            result.add(parents.get(type));
        }
        Set<String> seen = new HashSet<>();
        Deque<String> methods = new ArrayDeque<>(List.of(type + "." + INITIALIZER));
        while (!methods.isEmpty()) {
            Body body = bodies.get(methods.pop());
            if (body != null) {
                if (body.waits) {
                    waiting.add(type);
                }
                body.classes.stream().filter(parents::containsKey).forEach(result::add);
                body.calls.stream().filter(seen::add).forEach(methods::push);
            }
        }
        result.remove(type);
        return result;
    }

    private Set<String> reach(Set<String> from) {
        Set<String> result = new LinkedHashSet<>(from);
        Deque<String> open = new ArrayDeque<>(from);
        while (!open.isEmpty()) {
            for (String next : needs.get(open.pop())) {
                if (result.add(next)) {
                    open.push(next);
                }
            }
        }
        return result;
    }

    /** Whether something else than the initialisers of the cycle may initialise a member first. */
    private boolean isEntered(String member, Set<String> cycle) {
        for (Map.Entry<String, String> child : parents.entrySet()) {
            if (member.equals(child.getValue()) && !cycle.contains(child.getKey())) {
                return true;
            }
        }
        for (Map.Entry<String, Body> body : bodies.entrySet()) {
            String method = body.getKey();
            String owner = method.substring(0, method.indexOf('.'));
            boolean inside = owner.equals(member) || cycle.contains(owner) && method.endsWith(INITIALIZER);
            if (!inside && body.getValue().classes.contains(member)) {
                return true;
            }
        }
        return false;
    }

    /** Reads one class into the graph. */
    private final class Reader extends ClassVisitor {

        private final String type;

        Reader(String type) {
            super(PlacedVisitor.API);
            this.type = type;
        }

        @Override
        public void visit(int version, int access, String name, String signature, String parent, String[] interfaces) {
            parents.put(type, parent);
        }

        @Override
        public MethodVisitor visitMethod(
                int access, String name, String descriptor, String signature, String[] thrown) {
            Body body = new Body();
            body.waits = (access & Opcodes.ACC_SYNCHRONIZED) != 0;
            bodies.put(type + "." + name + descriptor, body);
            return new MethodVisitor(PlacedVisitor.API) {
                @Override
                public void visitFieldInsn(int opcode, String owner, String field, String fieldType) {
                    if (opcode == Opcodes.GETSTATIC || opcode == Opcodes.PUTSTATIC) {
                        body.classes.add(owner);
                    }
                }

                @Override
                public void visitInvokeDynamicInsn(String called, String types, Handle bootstrap, Object... arguments) {
                    for (Object argument : arguments) {
                        if (argument instanceof Handle handle) {
                            body.classes.add(handle.getOwner());
                        }
                    }
                }

                @Override
                public void visitInsn(int opcode) {
                    body.waits |= opcode == Opcodes.MONITORENTER;
                }

                @Override
                public void visitTypeInsn(int opcode, String made) {
                    if (opcode == Opcodes.NEW) {
                        body.classes.add(made);
                    }
                }

                @Override
                public void visitMethodInsn(
                        int opcode, String owner, String called, String types, boolean isInterface) {
                    if (opcode == Opcodes.INVOKESTATIC) {
                        body.classes.add(owner);
                    }
                    body.calls.add(owner + "." + called + types);
                    body.waits |= WAITING.contains(called)
                            && (owner.startsWith("java/util/concurrent/") || owner.startsWith("java/lang/"));
                }
            };
        }
    }
}
