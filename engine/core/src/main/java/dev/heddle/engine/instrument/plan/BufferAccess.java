package dev.heddle.engine.instrument.plan;

import dev.heddle.bootstrap.Controller;
import java.util.Set;
import org.objectweb.asm.Opcodes;

/** Which calls touch the content or the position of a buffer of {@code java.nio}. */
public final class BufferAccess {

    /** No access, or the kind of it in {@link Controller}. */
    public static final int NONE = -1;

    private static final String PACKAGE = "java/nio/";
    private static final Set<String> LOOKS = Set.of(
            "position()I", "limit()I", "remaining()I", "hasRemaining()Z", "equals(Ljava/lang/Object;)Z", "hashCode()I",
            "toString()Ljava/lang/String;", "length()I", "isEmpty()Z", "charAt(I)C");
    private static final Set<String> CHANGES =
            Set.of("position", "limit", "flip", "clear", "rewind", "mark", "reset", "compact", "append", "read");

    private BufferAccess() {}

    /** Whether a class of this name is a buffer. */
    public static boolean isBuffer(String owner) {
        return owner.startsWith(PACKAGE) && owner.endsWith("Buffer") && owner.indexOf('/', PACKAGE.length()) < 0;
    }

    public static int kind(int opcode, String owner, String name, String descriptor) {
        if (opcode != Opcodes.INVOKEVIRTUAL || !isBuffer(owner)) {
            return NONE;
        }
        // With an index of its own a get leaves the position alone.
        boolean absoluteGet = name.startsWith("get") && descriptor.startsWith("(I");
        if (absoluteGet || LOOKS.contains(name + descriptor)) {
            return Controller.READ;
        }
        return name.startsWith("get") || name.startsWith("put") || CHANGES.contains(name) ? Controller.WRITE : NONE;
    }
}
