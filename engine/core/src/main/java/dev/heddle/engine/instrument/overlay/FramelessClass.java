package dev.heddle.engine.instrument.overlay;

import dev.heddle.engine.instrument.code.PlacedVisitor;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;

/**
 * Writes a class that the JVM has given back for retransformation. For classes that it does not verify, such as those
 * of the boot loader, the JVM does not keep the stack map frames, and ASM would work out from frames that are not
 * there how deep the stack gets. For class files of the last version without mandatory frames it follows the
 * control flow instead; so the class is written as one of those, and gets its version back in the end.
 */
public final class FramelessClass extends ClassVisitor {

    private static final int MINOR_VERSION = 4;

    private int version;

    public FramelessClass(ClassWriter writer) {
        super(PlacedVisitor.API, writer);
    }

    @Override
    public void visit(int classVersion, int access, String name, String signature, String parent, String[] interfaces) {
        version = classVersion;
        boolean hasFrames = (classVersion & 0xFFFF) > Opcodes.V1_6;
        super.visit(hasFrames ? Opcodes.V1_6 : classVersion, access, name, signature, parent, interfaces);
    }

    /** Puts the class's own version into what the writer made. */
    public byte[] withVersion(byte[] bytes) {
        bytes[MINOR_VERSION] = (byte) (version >>> 24);
        bytes[MINOR_VERSION + 1] = (byte) (version >>> 16);
        bytes[MINOR_VERSION + 2] = (byte) (version >>> 8);
        bytes[MINOR_VERSION + 3] = (byte) version;
        return bytes;
    }
}
