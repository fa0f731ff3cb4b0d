package dev.heddle.engine.instrument.code;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;

/** Superclasses, from files that are found without running code of the program. Names have slashes. */
public final class Ancestors {

    private static final String OBJECT = "java/lang/Object";

    private Ancestors() {}

    /** The closest superclass that two classes have in common, as far as it is known; that of all if one is an interface. */
    static String common(String first, String second) {
        List<String> ofFirst = line(first);
        for (String type : line(second)) {
            if (ofFirst.contains(type)) {
                return type;
            }
        }
        return OBJECT;
    }

    /** The class and its superclasses, up to the first whose file is not found. */
    private static List<String> line(String type) {
        List<String> line = new ArrayList<>();
        for (String next = type; next != null && !line.contains(next); ) {
            line.add(next);
            byte[] bytes = bytes(next);
            ClassReader file = bytes == null ? null : new ClassReader(bytes);
            next = file == null || (file.getAccess() & Opcodes.ACC_INTERFACE) != 0 ? null : file.getSuperName();
        }
        return line;
    }

    /** The file of a class of the JDK or of the application class path; null if there is none. */
    public static ClassReader file(String type) {
        byte[] bytes = bytes(type);
        try {
            return bytes == null ? null : new ClassReader(OldClassFile.broughtUpToDate(bytes));
        } catch (IllegalArgumentException tooNew) {
            return null;
        }
    }

    private static byte[] bytes(String type) {
        try (InputStream in = ClassLoader.getSystemResourceAsStream(type + ".class")) {
            return in == null ? null : in.readAllBytes();
        } catch (IOException unreadable) {
            return null;
        }
    }
}
