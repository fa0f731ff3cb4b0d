package dev.heddle.engine.instrument.access;

import java.util.HashSet;
import java.util.Set;
import org.objectweb.asm.Opcodes;

/** What is known of the fields that a class accesses: which accesses nobody else can notice. */
public final class Fields {

    private final ClassLoader loader;
    private final String className;
    private final FinalFields ofOthers;
    /** Final fields of the class that others may see before they are written. */
    private final Set<String> early;
    private final Set<String> finals = new HashSet<>();

    public Fields(ClassLoader loader, String className, FinalFields ofOthers, Set<String> early) {
        this.early = early;
        this.loader = loader;
        this.className = className;
        this.ofOthers = ofOthers;
    }

    /** Notes a field that the class declares. */
    public void declared(int access, String name) {
        if ((access & Opcodes.ACC_FINAL) != 0 && !early.contains(name)) {
            finals.add(name);
        }
    }

    /** A final field is mostly written before anybody else can see it, and never again. */
    boolean needHook(String owner, String name) {
        if (isMadeByTool(name)) {
            return false;
        }
        return !(owner.equals(className) ? finals.contains(name) : ofOthers.contains(loader, owner, name));
    }

    /** Fields that compilers and bytecode tools add, and which never change once they can be seen. */
    static boolean isMadeByTool(String name) {
        return name.startsWith("this$")
                || name.startsWith("val$")
                // Constants for classes and for classes of arrays, as compilers for Java 1.4 and older keep them.
                || name.startsWith("class$")
                || name.startsWith("array$")
                || name.startsWith("$SwitchMap$")
                || name.equals("$VALUES")
                || name.equals("$ENTRIES")
                || name.equals("$assertionsDisabled")
                || name.startsWith("$jacoco")
                || name.startsWith("__cobertura")
                || name.equals("$VRc");
    }
}
