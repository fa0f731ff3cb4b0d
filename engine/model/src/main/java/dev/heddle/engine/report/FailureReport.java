package dev.heddle.engine.report;

import dev.heddle.engine.model.HeddleVersion;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Writes what an issue about a failure of Heddle itself needs; never the environment, never a value that may be
 * secret.
 */
public final class FailureReport {

    private static final Pattern SECRET = Pattern.compile(
            "(?i)((?:password|passwd|secret|token|key|credential)[^=\\s]*=)\\S+");

    private FailureReport() {}

    /** Writes the report and returns the line that tells the user where it is. */
    public static String write(Throwable failure, String[] args) {
        String cause = failure.getClass().getSimpleName()
                + (failure.getMessage() == null ? "" : ": " + failure.getMessage().lines().findFirst().orElse(""));
        try {
            Path file = folder().resolve("failure-" + Instant.now().toString().replace(':', '-') + ".txt");
            Files.writeString(file, text(failure, args));
            return "internal failure (" + cause + "); please attach " + file + " to an issue";
        } catch (IOException e) {
            return "internal failure (" + cause + "); the report could not be written: " + e.getMessage()
                    + System.lineSeparator() + text(failure, args);
        }
    }

    public static String text(Throwable failure, String[] args) {
        StringWriter text = new StringWriter();
        try (PrintWriter out = new PrintWriter(text)) {
            out.println("Heddle failed. Nothing is known to be wrong with the test.");
            out.println();
            out.println("heddle   " + HeddleVersion.current());
            out.println("JDK      " + System.getProperty("java.vm.name") + " " + System.getProperty("java.vm.version"));
            out.println("system   " + System.getProperty("os.name") + " " + System.getProperty("os.version") + " "
                    + System.getProperty("os.arch"));
            out.println("options  " + SECRET.matcher(String.join(" ", List.of(args))).replaceAll("$1***"));
            out.println();
            failure.printStackTrace(out);
        }
        return text.toString();
    }

    private static Path folder() throws IOException {
        Path preferred = Path.of(".heddle");
        try {
            Files.createDirectories(preferred);
            if (Files.isWritable(preferred)) {
                return preferred;
            }
        } catch (IOException e) {
            // An output folder that cannot be made is no reason to lose the report: it goes to the temporary folder.
            return Files.createTempDirectory("heddle");
        }
        return Files.createTempDirectory("heddle");
    }
}
