package dev.heddle.engine.target;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;

/** Sees annotations of JUnit in the bytes of a class: where JUnit is not on the class path, the JVM leaves them out. */
final class JUnitMarks {

    private JUnitMarks() {}

    static boolean on(Class<?> type) {
        String file = type.getName().substring(type.getName().lastIndexOf('.') + 1) + ".class";
        try (InputStream bytes = type.getResourceAsStream(file)) {
            ClassScan scan = bytes == null ? null : ClassScan.ofReadable(bytes.readAllBytes());
            return scan != null && scan.tests;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
