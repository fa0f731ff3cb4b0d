package dev.heddle.engine.instrument;

import java.io.IOException;
import java.io.InputStream;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.WeakHashMap;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Knows which fields are final, from the class files that define them. Only class files that are found
 * without running code of the program are looked at: those of the JDK and of the application class path.
 */
final class FinalFields {

    private final Map<String, Set<String>> ofJdk = new HashMap<>();
    private final Map<ClassLoader, Map<String, Set<String>>> ofLoaders = new WeakHashMap<>();

    /** Whether {@code owner} itself declares the field, and as final; no if it is not known. */
    synchronized boolean contains(ClassLoader loader, String owner, String name) {
        if (owner.startsWith("[")) {
            return false;
        }
        if (owner.startsWith("java/")) {
            return ofJdk.computeIfAbsent(owner, FinalFields::read).contains(name);
        }
        return loader == ClassLoader.getSystemClassLoader()
                && ofLoaders.computeIfAbsent(loader, key -> new HashMap<>())
                        .computeIfAbsent(owner, FinalFields::read)
                        .contains(name);
    }

    private static Set<String> read(String owner) {
        try (InputStream in = ClassLoader.getSystemResourceAsStream(owner + ".class")) {
            return in == null ? Set.of() : finals(new ClassReader(in));
        } catch (IOException | IllegalArgumentException unreadable) {
            return Set.of();
        }
    }

    private static Set<String> finals(ClassReader reader) {
        Set<String> finals = new HashSet<>();
        reader.accept(new ClassVisitor(PlacedVisitor.API) {
            @Override
            public FieldVisitor visitField(int access, String name, String type, String signature, Object value) {
                if ((access & Opcodes.ACC_FINAL) != 0) {
                    finals.add(name);
                }
                return null;
            }
        }, ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG);
        return finals;
    }
}
