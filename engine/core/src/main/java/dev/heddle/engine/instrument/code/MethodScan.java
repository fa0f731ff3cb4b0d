package dev.heddle.engine.instrument.code;

import dev.heddle.engine.instrument.plan.AddressAccess;
import dev.heddle.engine.instrument.plan.BufferAccess;
import java.util.HashSet;
import java.util.Set;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Finds, before a class is changed, the methods that need more than one look. Most classes have none. */
public final class MethodScan extends ClassVisitor {

    public static final MethodScan NOTHING = new MethodScan();

    private final Set<String> withMonitors = new HashSet<>();
    private final Set<String> withAddresses = new HashSet<>();

    private MethodScan() {
        super(PlacedVisitor.API);
    }

    public static MethodScan of(ClassReader reader, byte[] bytes) {
        MethodScan scan = new MethodScan();
        if (mayMatter(reader, bytes)) {
            reader.accept(scan, ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
        }
        return scan;
    }

    /** A look at the raw bytes that is cheaper than the scan it saves. */
    private static boolean mayMatter(ClassReader reader, byte[] bytes) {
        if (names(reader)) {
            return true;
        }
        for (int i = reader.header; i < bytes.length; i++) {
            if (bytes[i] == (byte) Opcodes.MONITORENTER) {
                return true;
            }
        }
        return false;
    }

    private static boolean names(ClassReader reader) {
        char[] buffer = new char[reader.getMaxStringLength()];
        for (int i = 1; i < reader.getItemCount(); i++) {
            int offset = reader.getItem(i);
            if (offset > 0 && reader.readByte(offset - 1) == 7) {
                String name = reader.readUTF8(offset, buffer);
                if (name.equals("java/lang/invoke/VarHandle") || name.endsWith("/misc/Unsafe")
                        || name.equals("java/lang/reflect/Array") || BufferAccess.isBuffer(name)) {
                    return true;
                }
            }
        }
        return false;
    }

    public boolean hasMonitor(String method) {
        return withMonitors.contains(method);
    }

    public boolean hasAddressAccess(String method) {
        return withAddresses.contains(method);
    }

    @Override
    public MethodVisitor visitMethod(int access, String name, String descriptor, String signature, String[] thrown) {
        String method = name + descriptor;
        return new MethodVisitor(PlacedVisitor.API) {
            @Override
            public void visitInsn(int opcode) {
                if (opcode == Opcodes.MONITORENTER || opcode == Opcodes.MONITOREXIT) {
                    withMonitors.add(method);
                }
            }

            @Override
            public void visitMethodInsn(int opcode, String owner, String called, String type, boolean isInterface) {
                if (AddressAccess.of(opcode, owner, called, type) != null
                        || BufferAccess.kind(opcode, owner, called, type) != BufferAccess.NONE) {
                    withAddresses.add(method);
                }
            }
        };
    }
}
