package dev.heddle.engine.instrument;

import java.util.HashSet;
import java.util.Set;
import org.objectweb.asm.Opcodes;

/** What is known of the fields that a class accesses: which accesses nobody else can notice. */
final class Fields {

    private final String className;
    private final Set<String> finals = new HashSet<>();

    Fields(String className) {
        this.className = className;
    }

    /** Notes a field that the class declares. */
    void declared(int access, String name) {
        if ((access & Opcodes.ACC_FINAL) != 0) {
            finals.add(name);
        }
    }

    boolean needHook(int opcode, String owner, String name) {
        return !isMadeByTool(name) && !(owner.equals(className) && finals.contains(name));
    }

    /** Fields that compilers and bytecode tools add, and which never change once they can be seen. */
    static boolean isMadeByTool(String name) {
        return name.startsWith("this$")
                || name.startsWith("val$")
                || name.startsWith("$SwitchMap$")
                || name.equals("$VALUES")
                || name.equals("$ENTRIES")
                || name.equals("$assertionsDisabled")
                || name.startsWith("$jacoco")
                || name.startsWith("__cobertura")
                || name.equals("$VRc");
    }
}
