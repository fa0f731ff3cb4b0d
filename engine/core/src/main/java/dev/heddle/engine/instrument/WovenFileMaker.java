package dev.heddle.engine.instrument;

import dev.heddle.engine.instrument.woven.JdkClasses;
import dev.heddle.engine.instrument.woven.WovenClass;
import dev.heddle.engine.instrument.woven.WovenFileWriter;
import dev.heddle.engine.report.Json;
import dev.heddle.engine.session.Request;
import java.io.IOException;
import java.io.InputStream;
import java.lang.instrument.ClassFileTransformer;
import java.lang.instrument.Instrumentation;
import java.lang.instrument.UnmodifiableClassException;
import java.nio.file.Path;
import java.security.ProtectionDomain;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Makes the file of woven classes, in a JVM that is started as a worker's is but where nothing is instrumented. What a class
 * becomes depends on whether the JVM has it already, so there are two of each.
 */
public final class WovenFileMaker {

    private final Instrumentation instrumentation;
    private final WovenFileWriter writer = new WovenFileWriter();

    private WovenFileMaker(Instrumentation instrumentation) {
        this.instrumentation = instrumentation;
    }

    /** Makes the file; the first sites of the process must be these. */
    public static void make(Path file, Instrumentation instrumentation) throws IOException {
        new WovenFileMaker(instrumentation).make(file);
    }

    private void make(Path file) throws IOException {
        // A worker that is told what to do before it weaves has read it.
        Json.read(Json.line(new Request("", null, null, 0, "", 0, 0)), Request.class);
        Map<String, Class<?>> early = new TreeMap<>();
        for (Class<?> type : instrumentation.getAllLoadedClasses()) {
            early.put(type.getName().replace('.', '/'), type);
        }
        weaveLoaded(early);
        Map<String, Class<?>> classes = new TreeMap<>();
        for (String name : JdkClasses.names()) {
            Class<?> type = load(name.replace('/', '.'));
            if (type != null) {
                classes.put(name, type);
            }
        }
        weaveFresh(classes);
        writer.write(file);
    }

    private static Class<?> load(String name) {
        try {
            return Class.forName(name, false, ClassLoader.getPlatformClassLoader());
        } catch (ClassNotFoundException | LinkageError elsewhere) {
            return null;
        }
    }

    /** Those that a worker will load when it weaves already. */
    private void weaveFresh(Map<String, Class<?>> classes) throws IOException {
        Instrumenter instrumenter = new Instrumenter();
        for (Map.Entry<String, Class<?>> entry : classes.entrySet()) {
            String name = entry.getKey();
            try (InputStream in = ClassLoader.getSystemResourceAsStream(name + ".class")) {
                byte[] original = in == null ? null : in.readAllBytes();
                if (original != null) {
                    add(instrumenter, entry.getValue(), name, false, original);
                }
            }
        }
    }

    /** Those that a worker has when it begins to weave: the JVM gives them back in words of its own. */
    private void weaveLoaded(Map<String, Class<?>> classes) {
        Instrumenter instrumenter = new Instrumenter();
        List<Class<?>> wanted = classes.values().stream()
                .filter(type -> instrumentation.isModifiableClass(type) && instrumenter.isRetransformed(type)
                        && Instrumenter.isJdk(type.getClassLoader()))
                .toList();
        Map<String, byte[]> originals = originals(wanted);
        for (Class<?> type : wanted) {
            String name = type.getName().replace('.', '/');
            byte[] original = originals.get(name);
            if (original != null) {
                add(instrumenter, type, name, true, original);
            }
        }
    }

    private Map<String, byte[]> originals(List<Class<?>> wanted) {
        Map<String, byte[]> originals = new TreeMap<>();
        ClassFileTransformer noting = new ClassFileTransformer() {
            @Override
            public byte[] transform(ClassLoader loader, String name, Class<?> loaded, ProtectionDomain domain, byte[] bytes) {
                if (loaded != null) {
                    originals.put(name, bytes);
                }
                return null;
            }
        };
        instrumentation.addTransformer(noting, true);
        for (Class<?> type : wanted) {
            try {
                instrumentation.retransformClasses(type);
            } catch (UnmodifiableClassException | LinkageError | UnsupportedOperationException refused) {
                originals.remove(type.getName().replace('.', '/'));
            }
        }
        instrumentation.removeTransformer(noting);
        return originals;
    }

    private void add(Instrumenter instrumenter, Class<?> type, String name, boolean loaded, byte[] original) {
        WovenClass woven = instrumenter.weave(type.getClassLoader(), name, loaded, original);
        if (woven != null) {
            writer.add(name, loaded, original, woven);
        }
    }
}
