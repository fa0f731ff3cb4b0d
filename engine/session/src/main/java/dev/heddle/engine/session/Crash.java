package dev.heddle.engine.session;

import dev.heddle.engine.model.SourceLocation;
import dev.heddle.engine.model.UserCode;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * How a worker ended that did not say so itself.
 *
 * @param message one line for the report
 * @param at innermost Java frame of the user's, where the JVM wrote a crash file; else null
 * @param file the JVM's crash file, or null
 */
public record Crash(String message, SourceLocation at, Path file) {

    /** A Java frame in a crash file: {@code j  com.acme.Foo.bar(I)V+12} or {@code J 57 c1 com.acme.Foo.bar()V …}. */
    private static final Pattern FRAME =
            Pattern.compile("^[jJ]\\s+(?:\\d+%?\\s+(?:c1|c2|jvmci)\\s+)?([\\w$.]+)\\.([\\w$<>]+)\\(.*");
    /** Exit code of a worker that has no memory left to say so. */
    public static final int OUT_OF_MEMORY = 77;

    /** Exit code of a JVM whose main thread threw something. */
    private static final int UNCAUGHT = 1;
    private static final int SIGNALS = 128;
    private static final int KILLED = 9;

    /** Explains the end of process {@code pid} of a launch. */
    public static Crash of(int exitCode, long pid, Launch launch) throws IOException {
        Path folder = launch.folder();
        Path file = folder.resolve("hs_err_pid" + pid + ".log");
        if (Files.exists(file)) {
            List<String> lines = Files.readAllLines(file, StandardCharsets.ISO_8859_1);
            String reason = lines.stream().map(String::strip)
                    .filter(line -> line.startsWith("#  SIG") || line.startsWith("#  Internal Error")
                            || line.startsWith("# Native memory allocation") || line.startsWith("#  EXCEPTION"))
                    .findFirst().map(line -> line.substring(1).strip().replaceAll(",? pid=.*| at pc=.*", ""))
                    .orElse("unknown reason");
            return new Crash("the JVM crashed (" + reason + "); its report is " + file, userFrame(lines), file);
        }
        if (exitCode == OUT_OF_MEMORY || exitCode == UNCAUGHT && ranOutOfMemory(launch.outputFile())) {
            return new Crash("java.lang.OutOfMemoryError: the process of the test had no memory left", null, null);
        }
        if (exitCode == SIGNALS + KILLED) {
            return new Crash("the process of the test was killed (signal 9), perhaps for want of memory", null, null);
        }
        if (exitCode > SIGNALS) {
            return new Crash("the process of the test was killed (signal " + (exitCode - SIGNALS) + ")", null, null);
        }
        return new Crash("the test ended the JVM (exit code " + exitCode + ")", null, null);
    }

    /** The last thing a JVM prints whose main thread has no memory left even to print a stack trace. */
    private static boolean ranOutOfMemory(Path output) throws IOException {
        try (RandomAccessFile file = new RandomAccessFile(output.toFile(), "r")) {
            byte[] end = new byte[(int) Math.min(file.length(), 4096)];
            file.seek(file.length() - end.length);
            file.readFully(end);
            return new String(end, StandardCharsets.UTF_8).contains("java.lang.OutOfMemoryError");
        } catch (FileNotFoundException e) {
            return false;
        }
    }

    private static SourceLocation userFrame(List<String> lines) {
        for (String line : lines) {
            Matcher frame = FRAME.matcher(line);
            if (frame.matches()) {
                SourceLocation at = UserCode.innermost(new StackTraceElement[] {
                    new StackTraceElement(frame.group(1), frame.group(2), null, -1)
                });
                if (at != null) {
                    return at;
                }
            }
        }
        return null;
    }
}
