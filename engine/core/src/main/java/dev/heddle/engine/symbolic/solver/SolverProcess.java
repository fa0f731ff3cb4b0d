package dev.heddle.engine.symbolic.solver;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.File;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** A {@link SolverServer} as the one who asks sees it: started from the same jars, with a JVM of the same JDK. */
public final class SolverProcess {

    /** One class of each jar that it needs; the solver's own are not to be initialised here. */
    private static final List<String> NEEDED = List.of(
            SolverServer.class.getName(), "com.microsoft.z3.Context", "tools.aqua.turnkey.support.TurnKey");
    private static final int START_MILLIS = 60_000;
    private static final int FIRST_TO_WARN_OF_NATIVE_ACCESS = 24;

    private final Process process;
    private final Path folder;
    private final DataOutputStream to;
    private final DataInputStream from;
    private volatile boolean killed;

    private SolverProcess(Process process, Path folder) {
        this.process = process;
        this.folder = folder;
        this.to = new DataOutputStream(new BufferedOutputStream(process.getOutputStream(), 1 << 16));
        this.from = new DataInputStream(new BufferedInputStream(process.getInputStream()));
    }

    /** Returns when the solver is loaded. */
    static SolverProcess start() throws IOException {
        Path folder = Files.createTempDirectory("heddle-solver");
        ProcessBuilder builder = new ProcessBuilder(command(folder)).redirectError(ProcessBuilder.Redirect.DISCARD);
        // Meant for the code under test: agents and options that this process does not need.
        builder.environment().keySet().removeAll(List.of("JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS"));
        SolverProcess started = new SolverProcess(builder.start(), folder);
        try (Interruption ignored = new Interruption(started::kill, START_MILLIS)) {
            if (started.from.readByte() != SolverServer.READY) {
                throw new IOException(started.from.readUTF());
            }
        } catch (EOFException ended) {
            throw new IOException("exit code " + started.exitCode(), ended);
        } catch (IOException e) {
            started.exitCode();
            throw e;
        }
        return started;
    }

    private static List<String> command(Path folder) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xshare:auto", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-XX:-UsePerfData", "-Xmx256m",
                // A crash is told by the end of the process: no core, no report.
                "-XX:-CreateCoredumpOnCrash", "-XX:+SuppressFatalErrorMessage",
                "-Djava.io.tmpdir=" + folder));
        if (Runtime.version().feature() >= FIRST_TO_WARN_OF_NATIVE_ACCESS) {
            command.add("--enable-native-access=ALL-UNNAMED");
        }
        command.add("-cp");
        command.add(classPath());
        command.add(SolverServer.class.getName());
        return command;
    }

    private static String classPath() throws IOException {
        List<String> entries = new ArrayList<>();
        for (String name : NEEDED) {
            try {
                Class<?> type = Class.forName(name, false, SolverProcess.class.getClassLoader());
                entries.add(Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI()).toString());
            } catch (ClassNotFoundException | URISyntaxException e) {
                throw new IOException(name + " is not on the class path", e);
            }
        }
        return String.join(File.pathSeparator, entries);
    }

    DataOutputStream to() {
        return to;
    }

    DataInputStream from() {
        return from;
    }

    public long pid() {
        return process.pid();
    }

    boolean isAlive() {
        return process.isAlive();
    }

    /** Ends it, whatever it does; who waits for its answer sees the end of the stream. */
    void kill() {
        killed = true;
        process.destroyForcibly();
    }

    /** Whether it did not end of its own. */
    boolean isKilled() {
        return killed;
    }

    /** After its stream has ended: makes sure that it has too, and removes what it may have left behind. */
    int exitCode() {
        process.destroyForcibly();
        try {
            process.waitFor(10, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        removeFolder();
        return process.isAlive() ? -1 : process.exitValue();
    }

    private void removeFolder() {
        if (!Files.exists(folder)) {
            return;
        }
        try (Stream<Path> files = Files.walk(folder)) {
            files.sorted((a, b) -> b.compareTo(a)).forEach(file -> file.toFile().delete());
        } catch (IOException e) {
            // It was being removed by the process itself, or stays for the system to clear.
            return;
        }
    }
}
