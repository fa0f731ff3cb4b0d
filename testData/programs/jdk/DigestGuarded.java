// primitive: MessageDigest
// expect: clean

import java.security.MessageDigest;
import java.util.Arrays;

/** Two threads use one digest, one after the other. */
class DigestGuarded {

    static byte[] of(MessageDigest digest, String text) {
        digest.update(text.getBytes());
        return digest.digest();
    }

    public static void main(String[] args) throws Exception {
        MessageDigest digest = MessageDigest.getInstance("SHA-256");
        byte[][] results = new byte[2][];
        Thread a = new Thread(() -> {
            synchronized (digest) {
                results[0] = of(digest, "a");
            }
        }, "a");
        Thread b = new Thread(() -> {
            synchronized (digest) {
                results[1] = of(digest, "b");
            }
        }, "b");
        a.start();
        b.start();
        a.join();
        b.join();
        assert Arrays.equals(results[0], of(digest, "a")) && Arrays.equals(results[1], of(digest, "b"));
    }
}
