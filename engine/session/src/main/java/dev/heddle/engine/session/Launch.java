package dev.heddle.engine.session;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * How a worker process is started.
 *
 * @param javaHome the JDK that runs the test
 * @param feature its feature version, such as 25
 * @param classPath the user's, with what Heddle adds to it
 * @param jvmArgs options the user passes through
 * @param folder where crash files and the test's output go
 * @param debugPort port on the loopback address where the worker finds its debugger; 0 for none
 * @param prepared what the worker is to make ready before it is told what to do: whether values are followed, and how much
 *     of the test's output is kept
 */
public record Launch(
        Path javaHome,
        int feature,
        List<Path> classPath,
        List<String> jvmArgs,
        Installation installation,
        Path folder,
        int debugPort,
        List<String> prepared) {

    public Launch(Path javaHome, int feature, List<Path> classPath, List<String> jvmArgs, Installation installation,
            Path folder, int debugPort) {
        this(javaHome, feature, classPath, jvmArgs, installation, folder, debugPort, List.of());
    }

    /** One argument may have 128 KB on Linux, a whole command line 32 KB on Windows. */
    private static final int LONG_ARGUMENT = 16_000;

    /** The same with another folder. */
    public Launch in(Path newFolder) {
        return new Launch(javaHome, feature, classPath, jvmArgs, installation, newFolder, debugPort);
    }

    /** The same with other options for the JVM. */
    public Launch with(List<String> newJvmArgs) {
        return new Launch(javaHome, feature, classPath, newJvmArgs, installation, folder, debugPort);
    }

    /** The same for a worker that makes ready what a request of this kind needs, before it has one. */
    Launch preparedFor(Request kind) {
        return new Launch(javaHome, feature, classPath, jvmArgs, installation, folder, debugPort,
                List.of(String.valueOf(kind.isSymbolic()), String.valueOf(kind.outputBytes())));
    }

    /** The same under a debugger. */
    public Launch debuggedAt(int port) {
        return new Launch(javaHome, feature, classPath, jvmArgs, installation, folder, port);
    }

    public Path outputFile() {
        return folder.resolve("output.txt");
    }

    /** What the JVM says of the user's options alone: with all the others it keeps its own words to itself. */
    String tried() {
        List<String> command = new ArrayList<>(List.of(javaHome.resolve("bin").resolve("java").toString()));
        command.addAll(jvmArgs);
        command.add("-version");
        try {
            Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
            process.getOutputStream().close();
            String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            return process.waitFor() == 0 ? "" : said;
        } catch (IOException e) {
            return Reasons.of(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return "";
        }
    }

    /** The class path as the launcher's argument files have it, for one that no command line can take. */
    private Path argumentFile(String joined) throws IOException {
        String quoted = "-cp \"" + joined.replace("\\", "\\\\").replace("\"", "\\\"") + "\"\n";
        return Files.writeString(folder.toAbsolutePath().resolve("class-path.args"), quoted);
    }

    /** They may change the classes that were woven without them. */
    private boolean hasOtherAgents() {
        return jvmArgs.stream().anyMatch(arg -> arg.startsWith("-javaagent") || arg.startsWith("-agent")
                || arg.startsWith("--patch-module") || arg.startsWith("--upgrade-module-path"));
    }

    List<String> command(Path socket) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>();
        command.add(javaHome.resolve("bin").resolve("java").toString());
        command.addAll(hasOtherAgents()
                ? installation.bareWorkerFlags(javaHome, feature) : installation.workerFlags(javaHome, feature));
        if (jvmArgs.stream().noneMatch(arg -> arg.startsWith("-Xmx") || arg.startsWith("-XX:MaxRAM"))) {
            command.add("-Xmx512m");
        }
        command.add("-XX:-CreateCoredumpOnCrash");
        command.add("-XX:ErrorFile=" + folder.toAbsolutePath().resolve("hs_err_pid%p.log"));
        command.add("-enableassertions");
        if (debugPort > 0) {
            command.add("-agentlib:jdwp=transport=dt_socket,server=n,suspend=y,address=127.0.0.1:" + debugPort);
        }
        command.addAll(jvmArgs);
        String joined = classPath.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
        if (joined.length() < LONG_ARGUMENT) {
            command.addAll(List.of("-cp", joined));
        } else {
            command.add("@" + argumentFile(joined));
        }
        command.add("dev.heddle.bootstrap.WorkerMain");
        command.add(socket.toString());
        command.addAll(prepared);
        return command;
    }
}
