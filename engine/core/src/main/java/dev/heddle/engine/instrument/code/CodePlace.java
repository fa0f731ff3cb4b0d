package dev.heddle.engine.instrument.code;

import dev.heddle.engine.site.Sites;
import java.util.HashMap;
import java.util.Map;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Where in a class the visitors are; makes the sites of that place. */
public final class CodePlace {

    private final ClassLoader loader;
    private final String className;
    private String file;
    private String method;
    private int line;
    /** How many allocations there are so far, by name of the method: overloads may stand on one line. */
    private final Map<String, Integer> allocations = new HashMap<>();

    /** {@code className} has slashes. */
    public CodePlace(ClassLoader loader, String className) {
        this.loader = loader;
        this.className = dots(className);
    }

    public void file(String name) {
        this.file = name;
    }

    public void enter(String methodName) {
        this.method = methodName;
        this.line = 0;
    }

    public void line(int number) {
        this.line = number;
    }

    /** Adds a site here and pushes its number. */
    public void push(MethodVisitor out, Sites.Kind kind, String owner, String name, String descriptor) {
        push(out, site(kind, owner, name, descriptor));
    }

    public int site(Sites.Kind kind, String owner, String name, String descriptor) {
        int ordinal = kind == Sites.Kind.ALLOCATION ? allocations.merge(method, 1, Integer::sum) : 0;
        return Sites.add(new Sites.Site(
                kind, loader, className, method, file, line, ordinal, dots(owner), name, descriptor));
    }

    public static void push(MethodVisitor out, int value) {
        if (value >= -1 && value <= 5) {
            out.visitInsn(Opcodes.ICONST_0 + value);
        } else if (value >= Byte.MIN_VALUE && value <= Byte.MAX_VALUE) {
            out.visitIntInsn(Opcodes.BIPUSH, value);
        } else if (value >= Short.MIN_VALUE && value <= Short.MAX_VALUE) {
            out.visitIntInsn(Opcodes.SIPUSH, value);
        } else {
            out.visitLdcInsn(value);
        }
    }

    private static String dots(String name) {
        return name.replace('/', '.');
    }
}
