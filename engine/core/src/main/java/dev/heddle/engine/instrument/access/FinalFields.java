package dev.heddle.engine.instrument.access;

import dev.heddle.engine.instrument.code.Ancestors;
import dev.heddle.engine.instrument.code.PlacedVisitor;
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
 * Knows which fields are final, and written before anybody else can see them, from the class files that define them. Only
 * class files that are found without running code of the program are looked at: those of the JDK and of the application
 * class path.
 */
public final class FinalFields {

    private final Map<String, Set<String>> ofJdk = new HashMap<>();
    private final Map<ClassLoader, Map<String, Set<String>>> ofLoaders = new WeakHashMap<>();

    private final EscapingConstructors escaping = new EscapingConstructors(Ancestors::file);

    /** Whether {@code owner} itself declares the field as such a one; no if it is not known. */
    synchronized boolean contains(ClassLoader loader, String owner, String name) {
        if (owner.startsWith("[")) {
            return false;
        }
        if (owner.startsWith("java/")) {
            return ofJdk.computeIfAbsent(owner, type -> finals(Ancestors.file(type))).contains(name);
        }
        return loader == ClassLoader.getSystemClassLoader()
                && ofLoaders.computeIfAbsent(loader, key -> new HashMap<>())
                        .computeIfAbsent(owner, type -> safeFinals(Ancestors.file(type)))
                        .contains(name);
    }

    /** Those of a class of the program that some constructor lets others see too early. */
    public Set<String> early(ClassReader type) {
        return escaping.earlyFields(type);
    }

    /** Whether objects of a class of the program may be seen while a constructor runs. */
    public boolean letGo(ClassReader type) {
        return escaping.letGo(type);
    }

    private Set<String> safeFinals(ClassReader type) {
        Set<String> finals = finals(type);
        if (!finals.isEmpty()) {
            finals.removeAll(early(type));
        }
        return finals;
    }

    private static Set<String> finals(ClassReader reader) {
        if (reader == null) {
            return Set.of();
        }
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
