package dev.heddle.engine.instrument.access;

import org.objectweb.asm.Opcodes;

/**
 * Whether a constructor has called the other constructor, of its superclass or its own class, that comes first: only
 * then is
 * there an object that may be passed to a hook.
 */
final class SuperCall {

    private boolean made;
    private int pendingNews;

    SuperCall(String method) {
        made = !method.equals("<init>");
    }

    boolean isMade() {
        return made;
    }

    void visitTypeInsn(int opcode) {
        if (opcode == Opcodes.NEW) {
            pendingNews++;
        }
    }

    /** Whether this is the call. */
    boolean visitMethodInsn(int opcode, String name) {
        if (opcode != Opcodes.INVOKESPECIAL || !name.equals("<init>")) {
            return false;
        }
        if (pendingNews > 0) {
            pendingNews--;
            return false;
        }
        boolean first = !made;
        made = true;
        return first;
    }
}
