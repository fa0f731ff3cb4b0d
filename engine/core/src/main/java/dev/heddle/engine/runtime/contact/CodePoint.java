package dev.heddle.engine.runtime.contact;

import dev.heddle.engine.model.Op;
import java.lang.StackWalker.StackFrame;
import java.util.Arrays;

/**
 * Where a thread was when it announced an operation: the frames that count, innermost first, and what the operation was.
 * Compared often, so without names that would have to be made.
 */
final class CodePoint {

    final StackFrame[] frames;
    /** How many of the frames, the innermost, are of libraries. */
    final int inLibrary;
    final Op op;
    final int field;
    private final int hash;

    CodePoint(StackFrame[] frames, int inLibrary, Op op, int field) {
        this.frames = frames;
        this.inLibrary = inLibrary;
        this.op = op;
        this.field = field;
        int h = op.ordinal() * 31 + field;
        for (StackFrame frame : frames) {
            h = (h * 31 + frame.getDeclaringClass().hashCode()) * 31 + frame.getByteCodeIndex();
        }
        this.hash = h;
    }

    @Override
    public int hashCode() {
        return hash;
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof CodePoint other
                && hash == other.hash && op == other.op && field == other.field && frames.length == other.frames.length
                && Arrays.equals(frames, other.frames, CodePoint::order);
    }

    private static int order(StackFrame a, StackFrame b) {
        return a.getByteCodeIndex() == b.getByteCodeIndex()
                && a.getDeclaringClass() == b.getDeclaringClass()
                && a.getMethodName().equals(b.getMethodName())
                && a.getDescriptor().equals(b.getDescriptor()) ? 0 : 1;
    }
}
