package dev.heddle.bench.library;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;

/** What somebody has said, with reasons, of violations that were reported in tests of libraries. */
public final class JudgedFindings {

    static final String FILE = "judged.txt";

    /** What is said of one that nobody has looked at. */
    public static final String OPEN = "not judged";

    private final Map<String, String> verdicts = new HashMap<>();

    public static JudgedFindings in(Path folder) throws IOException {
        JudgedFindings judged = new JudgedFindings();
        for (String line : Files.readAllLines(folder.resolve(FILE))) {
            String[] parts = line.split("\\s*\\|\\s*");
            if (!line.startsWith("#") && parts.length >= 5) {
                judged.verdicts.put(key(parts[0], parts[1], parts[2]), parts[3]);
            }
        }
        return judged;
    }

    /** {@code real}, {@code weakness}, {@code false} or {@link #OPEN}. */
    public String of(String library, String test, String violation) {
        return verdicts.getOrDefault(key(library, test, violation), OPEN);
    }

    private static String key(String library, String test, String violation) {
        return String.join("|", library, test, violation);
    }
}
