package dev.heddle.engine.instrument;

import dev.heddle.bootstrap.Hooks;
import dev.heddle.engine.instrument.code.PlacedVisitor;
import dev.heddle.engine.instrument.plan.Treatment;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.InvocationTargetException;
import java.util.List;
import java.util.function.Function;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.tree.MethodNode;

/** A program class, and the classes nested in it, loaded again with chosen visitors applied. */
public final class Woven {

    /** Puts visitors between a method as it is and what is written. */
    public interface Change {
        MethodVisitor apply(MethodVisitor out, String className, MethodNode method);
    }

    private final Class<?> type;

    private Woven(Class<?> type) {
        this.type = type;
    }

    /** The class with visitors put before each of its methods. */
    public static Woven with(Class<?> program, Change change) {
        return of(program, bytes -> changed(bytes, change));
    }

    /** The class as the whole instrumenter makes it. */
    public static Woven fully(Class<?> program) {
        return fully(program, new Instrumenter());
    }

    public static Woven fully(Class<?> program, Instrumenter instrumenter) {
        return of(program, bytes -> instrumenter.transform(
                program.getClassLoader(), new ClassReader(bytes).getClassName(), Treatment.FULL, false, bytes));
    }

    public static Woven of(Class<?> program, Function<byte[], byte[]> transformation) {
        try {
            return new Woven(new Loader(program, transformation).loadClass(program.getName()));
        } catch (ClassNotFoundException missing) {
            throw new AssertionError(missing);
        }
    }

    public Class<?> type() {
        return type;
    }

    /** Calls a static method without parameters as the managed thread. */
    public List<String> run(String method) {
        RecordingController controller = new RecordingController();
        Hooks.install(controller);
        try {
            Class.forName(type.getName(), true, type.getClassLoader());
            Hooks.activate(Thread.currentThread());
            call(method);
        } catch (ReflectiveOperationException failed) {
            throw new AssertionError(failed);
        } finally {
            Hooks.activate(null);
            Hooks.install(null);
        }
        return controller.events().stream().map(event -> event.replaceAll(":\\d+$", "")).toList();
    }

    /** Calls a static method without parameters as a thread that is not managed. */
    public Object call(String method) throws ReflectiveOperationException {
        try {
            var found = type.getDeclaredMethod(method);
            found.setAccessible(true);
            return found.invoke(null);
        } catch (InvocationTargetException thrown) {
            throw new AssertionError(thrown.getCause());
        }
    }

    public static byte[] bytes(Class<?> program) {
        return bytes(program.getName(), program.getClassLoader());
    }

    private static byte[] bytes(String name, ClassLoader loader) {
        try (InputStream in = loader.getResourceAsStream(name.replace('.', '/') + ".class")) {
            return in.readAllBytes();
        } catch (IOException unreadable) {
            throw new AssertionError(unreadable);
        }
    }

    private static byte[] changed(byte[] bytes, Change change) {
        ClassReader reader = new ClassReader(bytes);
        ClassWriter writer = new ClassWriter(reader, ClassWriter.COMPUTE_MAXS);
        reader.accept(new ClassVisitor(PlacedVisitor.API, writer) {
            @Override
            public MethodVisitor visitMethod(int access, String name, String type, String signature, String[] thrown) {
                return new MethodNode(PlacedVisitor.API, access, name, type, signature, thrown) {
                    @Override
                    public void visitEnd() {
                        MethodVisitor out = writer.visitMethod(access, name, type, signature, thrown);
                        accept(change.apply(out, reader.getClassName(), this));
                    }
                };
            }
        }, ClassReader.EXPAND_FRAMES);
        return writer.toByteArray();
    }

    /** Defines the program and its nested classes itself, all others are its parent's. */
    private static final class Loader extends ClassLoader {

        private final String program;
        private final Function<byte[], byte[]> transformation;

        Loader(Class<?> program, Function<byte[], byte[]> transformation) {
            super(program.getClassLoader());
            this.program = program.getName();
            this.transformation = transformation;
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            if (!name.equals(program) && !name.startsWith(program + "$")) {
                return super.loadClass(name, resolve);
            }
            Class<?> loaded = findLoadedClass(name);
            if (loaded == null) {
                byte[] original = bytes(name, getParent());
                byte[] changed = transformation.apply(original);
                loaded = defineClass(name, changed == null ? original : changed, 0,
                        changed == null ? original.length : changed.length);
            }
            return loaded;
        }
    }
}
