package dev.heddle.engine.instrument.code;

import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.commons.JSRInlinerAdapter;

/**
 * Makes a class file of a compiler for Java 6 or older one that all visitors understand: subroutines are inlined, frames are
 * worked out, and constants may be classes, as a block in place of a static {@code synchronized} method needs. Of the
 * version that it gets, the JVM verifies files by their frames, and without them where those do not do: they may be
 * wrong about a class that only a loader of the program can find.
 */
public final class OldClassFile {

    private static final int MAJOR_VERSION = 6;

    private OldClassFile() {}

    /** The class as it is, if it is no old one. */
    public static byte[] broughtUpToDate(byte[] bytes) {
        int version = (bytes[MAJOR_VERSION] & 0xFF) << 8 | bytes[MAJOR_VERSION + 1] & 0xFF;
        if (version >= Opcodes.V1_7) {
            return bytes;
        }
        ClassWriter writer = new WithFrames();
        new ClassReader(bytes).accept(new Updated(writer), ClassReader.SKIP_FRAMES);
        return writer.toByteArray();
    }

    private static final class Updated extends ClassVisitor {

        Updated(ClassVisitor next) {
            super(PlacedVisitor.API, next);
        }

        @Override
        public void visit(int version, int access, String name, String signature, String parent, String[] interfaces) {
            super.visit(Opcodes.V1_6, access, name, signature, parent, interfaces);
        }

        @Override
        public MethodVisitor visitMethod(int access, String name, String type, String signature, String[] thrown) {
            MethodVisitor next = super.visitMethod(access, name, type, signature, thrown);
            return new JSRInlinerAdapter(next, access, name, type, signature, thrown);
        }
    }

    /** Finds what two classes have in common in their files: loading them now would be too early. */
    private static final class WithFrames extends ClassWriter {

        /** Has constants of its own: old compilers wrote texts in ways that the JVM refuses in newer files. */
        WithFrames() {
            super(COMPUTE_FRAMES);
        }

        @Override
        protected String getCommonSuperClass(String first, String second) {
            return Ancestors.common(first, second);
        }
    }
}
