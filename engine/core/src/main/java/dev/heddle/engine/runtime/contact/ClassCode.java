package dev.heddle.engine.runtime.contact;

import java.io.IOException;
import java.io.InputStream;
import java.util.HashMap;
import java.util.Map;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;

/** The methods of a class as its class file has them, before anything was woven into them. */
final class ClassCode {

    private final Map<String, MethodCode> methods = new HashMap<>();

    /** Empty where there is no class file to be found. */
    static ClassCode of(Class<?> type) {
        ClassCode code = new ClassCode();
        String file = type.getName().replace('.', '/') + ".class";
        ClassLoader loader = type.getClassLoader();
        try (InputStream in = loader == null
                ? ClassLoader.getSystemResourceAsStream(file) : loader.getResourceAsStream(file)) {
            if (in != null) {
                ClassNode node = new ClassNode();
                new ClassReader(in).accept(node, ClassReader.SKIP_FRAMES);
                for (MethodNode method : node.methods) {
                    code.methods.put(method.name + method.desc, new MethodCode(method));
                }
            }
        } catch (IOException unreadable) {
            code.methods.clear();
        }
        return code;
    }

    /** Null where it is not known. */
    MethodCode method(String name, String descriptor) {
        return methods.get(name + descriptor);
    }
}
