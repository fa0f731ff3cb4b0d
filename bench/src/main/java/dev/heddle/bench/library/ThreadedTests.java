package dev.heddle.bench.library;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.objectweb.asm.AnnotationVisitor;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Handle;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Finds, in a jar of tests, those that start threads, or use what does, in their own code. */
public final class ThreadedTests {

    private static final Set<String> STARTERS = Set.of("java/lang/Thread", "java/util/concurrent/ExecutorService",
            "java/util/concurrent/Executors", "java/util/concurrent/ScheduledExecutorService",
            "java/util/concurrent/ThreadPoolExecutor", "java/util/concurrent/CompletableFuture",
            "java/util/concurrent/ForkJoinPool", "java/util/concurrent/CyclicBarrier", "java/util/concurrent/CountDownLatch",
            "java/util/Timer");

    /** Methods by owner, name and descriptor, with those that they call. */
    private final Map<String, Set<String>> calls = new HashMap<>();
    private final Map<String, String> superclasses = new HashMap<>();
    private final Set<String> starting = new HashSet<>();
    private final Map<String, String> tests = new HashMap<>();
    private final Set<String> unusable = new HashSet<>();

    private ThreadedTests() {}

    /** As {@code class#method}, sorted. */
    public static List<String> in(Path jar) throws IOException {
        ThreadedTests found = new ThreadedTests();
        try (ZipFile zip = new ZipFile(jar.toFile())) {
            for (ZipEntry entry : zip.stream().filter(each -> each.getName().endsWith(".class")).toList()) {
                try (InputStream bytes = zip.getInputStream(entry)) {
                    new ClassReader(bytes.readAllBytes()).accept(found.new Scan(), ClassReader.SKIP_FRAMES);
                }
            }
        }
        return found.threaded();
    }

    private List<String> threaded() {
        Set<String> threaded = new TreeSet<>();
        tests.forEach((method, name) -> {
            String owner = name.substring(0, name.indexOf('#'));
            if (!owner.contains("$") && !unusable.contains(owner.replace('.', '/')) && reachesStarter(method)) {
                threaded.add(name);
            }
        });
        return new ArrayList<>(threaded);
    }

    private boolean reachesStarter(String method) {
        Set<String> seen = new HashSet<>(Set.of(method));
        Deque<String> open = new ArrayDeque<>(seen);
        while (!open.isEmpty()) {
            String next = open.pop();
            if (starting.contains(next)) {
                return true;
            }
            for (String called : calls.getOrDefault(next, Set.of())) {
                String owner = called.substring(0, called.indexOf('.'));
                if (extendsThread(owner)) {
                    return true;
                }
                if (seen.add(called)) {
                    open.push(called);
                }
            }
        }
        return false;
    }

    private boolean extendsThread(String owner) {
        for (String each = superclasses.get(owner); each != null; each = superclasses.get(each)) {
            if (each.equals("java/lang/Thread")) {
                return true;
            }
        }
        return false;
    }

    /** Reads one class. */
    private final class Scan extends ClassVisitor {

        private String owner;

        Scan() {
            super(Opcodes.ASM9);
        }

        @Override
        public void visit(int version, int access, String name, String signature, String superName, String[] interfaces) {
            owner = name;
            superclasses.put(name, superName);
            if ((access & Opcodes.ACC_ABSTRACT) != 0) {
                unusable.add(name);
            }
        }

        @Override
        public MethodVisitor visitMethod(int access, String name, String descriptor, String signature, String[] exceptions) {
            String method = owner + "." + name + descriptor;
            Set<String> called = calls.computeIfAbsent(method, key -> new HashSet<>());
            return new MethodVisitor(Opcodes.ASM9) {

                private boolean isTest;
                private boolean isSkipped;

                @Override
                public AnnotationVisitor visitAnnotation(String annotation, boolean visible) {
                    isTest |= annotation.equals("Lorg/junit/jupiter/api/Test;") || annotation.equals("Lorg/junit/Test;");
                    isSkipped |= annotation.endsWith("/Disabled;") || annotation.endsWith("/Ignore;");
                    return null;
                }

                @Override
                public void visitMethodInsn(int opcode, String type, String called0, String type0, boolean isInterface) {
                    if (STARTERS.contains(type) && !called0.equals("currentThread") && !called0.equals("sleep")
                            && !called0.equals("interrupted")) {
                        starting.add(method);
                    }
                    called.add(type + "." + called0 + type0);
                }

                @Override
                public void visitInvokeDynamicInsn(String called0, String type, Handle bootstrap, Object... arguments) {
                    for (Object argument : arguments) {
                        if (argument instanceof Handle handle) {
                            called.add(handle.getOwner() + "." + handle.getName() + handle.getDesc());
                        }
                    }
                }

                @Override
                public void visitEnd() {
                    if (isTest && !isSkipped) {
                        tests.put(method, owner.replace('/', '.') + "#" + name);
                    }
                }
            };
        }
    }
}
