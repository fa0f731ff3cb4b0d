package dev.heddle.engine.instrument.plan;

import dev.heddle.engine.instrument.plan.MethodChange.Kind;
import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** How the methods of a class are announced whose objects are used as a whole: a call reads the object or may change it. */
public final class WholeObject {

    private static final String HOOK_DESCRIPTOR = "(Ljava/lang/Object;)Z";
    private static final MethodChange LOOKS = new MethodChange(Kind.QUIET, MethodTable.PAUSE, "pauseLooking", HOOK_DESCRIPTOR);
    private static final MethodChange CHANGES =
            new MethodChange(Kind.QUIET, MethodTable.PAUSE, "pauseChanging", HOOK_DESCRIPTOR);
    /** How the names of methods begin that only look. */
    private static final List<String> LOOKING =
            List.of("get", "is", "has", "can", "to", "equals", "hashCode", "size", "length", "contains", "implies", "compareTo", "clone");

    private WholeObject() {}

    public static MethodChange change(MethodNode method) {
        return isNamedForLooking(method.name) && !writesField(method) ? LOOKS : CHANGES;
    }

    private static boolean isNamedForLooking(String name) {
        return LOOKING.stream().anyMatch(start -> name.startsWith(start)
                && (name.length() == start.length() || !Character.isLowerCase(name.charAt(start.length()))));
    }

    private static boolean writesField(MethodNode method) {
        for (AbstractInsnNode instruction : method.instructions) {
            if (instruction.getOpcode() == Opcodes.PUTFIELD) {
                return true;
            }
        }
        return false;
    }
}
