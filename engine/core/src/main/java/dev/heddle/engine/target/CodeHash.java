package dev.heddle.engine.target;

import java.io.IOException;
import java.io.InputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** A hash of the class under test, so that a schedule can tell whether its code has changed. */
public final class CodeHash {

    private CodeHash() {}

    /** Null if the class file cannot be read. */
    public static String of(String testId) {
        int hash = testId.indexOf('#');
        String className = hash < 0 ? testId : testId.substring(0, hash);
        String resource = className.replace('.', '/') + ".class";
        try (InputStream in = ClassLoader.getSystemResourceAsStream(resource)) {
            if (in == null) {
                return null;
            }
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(in.readAllBytes());
            return HexFormat.of().formatHex(digest, 0, 8);
        } catch (IOException | NoSuchAlgorithmException e) {
            return null;
        }
    }
}
