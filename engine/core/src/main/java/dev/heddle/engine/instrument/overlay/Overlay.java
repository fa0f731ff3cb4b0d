package dev.heddle.engine.instrument.overlay;

import dev.heddle.engine.instrument.plan.JdkMethods;
import dev.heddle.engine.instrument.plan.Policy;
import dev.heddle.engine.instrument.plan.Treatment;
import dev.heddle.engine.session.OverlayCache;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.FileSystem;
import java.nio.file.FileSystemException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;

/**
 * The overlay of java.base: the classes whose {@code synchronized} methods must be blocks before the first of them
 * is loaded, since a retransformation cannot take a method's flag off, and those with seeds that differ from process
 * to process. Beside them is what the JIT compiler is told. Made once per JDK and cached.
 */
public final class Overlay {

    /**
     * What the JIT compiler is told in a JVM with the overlay. Instrumenting is over soon, but the optimizing compiler would be
     * busy with its very large methods for longer than it takes.
     */
    private static final String DIRECTIVES = "[{match: [\"org/objectweb/asm/*.*\", \"dev/heddle/engine/instrument/*.*\"],"
            + " c2: {Exclude: true}}]\n";

    private static final List<String> PACKAGES = List.of("java/io", "java/lang", "java/net", "java/text",
            "java/util", "jdk/internal/util/random", "sun/net/www", "sun/nio/cs");
    /** Not treated as the program's state, but managed threads call their synchronized methods. */
    private static final List<String> MORE_CLASSES = List.of("java/lang/Thread", "java/lang/ThreadGroup");

    private static final Policy POLICY = new Policy(JdkMethods.table());

    private Overlay() {}

    /** Makes the overlay for the JDK that is the first argument below the folder that is the second. */
    public static void main(String[] args) throws IOException {
        of(Path.of(args[0]), Path.of(args[1]));
    }

    /** The overlay for a JDK, below {@code cache}; made if it is not there yet. */
    public static Path of(Path javaHome, Path cache) throws IOException {
        Path made = OverlayCache.folder(javaHome, cache);
        if (Files.isDirectory(made)) {
            return made;
        }
        Files.createDirectories(cache);
        Path fresh = Files.createTempDirectory(cache, "overlay");
        for (Map.Entry<String, byte[]> entry : classes(javaHome).entrySet()) {
            Path file = fresh.resolve(entry.getKey() + ".class");
            Files.createDirectories(file.getParent());
            Files.write(file, entry.getValue());
        }
        Files.writeString(OverlayCache.directives(fresh), DIRECTIVES);
        return publish(fresh, made);
    }

    /** Moves the finished overlay into place; another process may have been faster. */
    private static Path publish(Path fresh, Path made) throws IOException {
        try {
            Files.move(fresh, made, StandardCopyOption.ATOMIC_MOVE);
        } catch (FileSystemException taken) {
            if (!Files.isDirectory(made)) {
                throw taken;
            }
            delete(fresh);
        }
        return made;
    }

    private static void delete(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }

    /** The changed classes, by name. */
    static Map<String, byte[]> classes(Path javaHome) throws IOException {
        Map<String, byte[]> changed = new TreeMap<>();
        try (FileSystem jdk = FileSystems.newFileSystem(
                URI.create("jrt:/"), Map.of("java.home", javaHome.toString()))) {
            Path base = jdk.getPath("/modules/java.base");
            for (String name : PACKAGES) {
                try (Stream<Path> files = Files.walk(base.resolve(name))) {
                    files.filter(file -> file.toString().endsWith(".class")).forEach(file -> {
                        String path = base.relativize(file).toString();
                        change(path.substring(0, path.length() - ".class".length()), file, changed);
                    });
                }
            }
        }
        return changed;
    }

    private static void change(String name, Path file, Map<String, byte[]> changed) {
        boolean wanted = MORE_CLASSES.contains(name) || FixedSeeds.CLASSES.contains(name)
                || POLICY.of(name, true) == Treatment.FULL;
        if (!wanted) {
            return;
        }
        try {
            ClassReader reader = new ClassReader(Files.readAllBytes(file));
            ClassWriter writer = new ClassWriter(reader, ClassWriter.COMPUTE_MAXS);
            SynchronizedMethodsToBlocks blocks = new SynchronizedMethodsToBlocks(writer, name);
            boolean seeded = FixedSeeds.CLASSES.contains(name);
            reader.accept(seeded ? new FixedSeeds(blocks) : blocks, ClassReader.EXPAND_FRAMES);
            if (seeded || blocks.changed()) {
                changed.put(name, writer.toByteArray());
            }
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
