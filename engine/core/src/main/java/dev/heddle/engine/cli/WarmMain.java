package dev.heddle.engine.cli;

import dev.heddle.engine.cli.HelperFrames.Frame;
import dev.heddle.engine.worker.Signals;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.File;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * The {@code heddle} command for who has asked for a helper (HEDDLE_WARM): lets it carry the command out, and starts one where
 * there is none. Without one, or when it is busy, the command is carried out here.
 */
public final class WarmMain {

    private static final long START_LIMIT_NANOS = TimeUnit.SECONDS.toNanos(20);
    private static final String TERMINAL = "heddle.terminal.";

    private WarmMain() {}

    public static void main(String[] args) {
        int code = -1;
        try (SocketChannel helper = helper()) {
            code = helper == null ? -1 : relay(helper, args);
        } catch (IOException lost) {
            // Nothing has been asked of it yet.
            code = -1;
        }
        if (code < 0) {
            Main.main(args);
        }
        System.exit(code);
    }

    private static SocketChannel helper() throws IOException {
        Path socket = HelperAddress.socket();
        if (socket == null) {
            return null;
        }
        SocketChannel known = connect(socket);
        if (known != null) {
            return known;
        }
        // That of one which did not come to its end.
        Files.deleteIfExists(socket);
        Process started = start(socket);
        long begun = System.nanoTime();
        while (System.nanoTime() - begun < START_LIMIT_NANOS && started.isAlive()) {
            SocketChannel fresh = connect(socket);
            if (fresh != null) {
                return fresh;
            }
            Thread.onSpinWait();
            try {
                TimeUnit.MILLISECONDS.sleep(5);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                return null;
            }
        }
        return null;
    }

    private static SocketChannel connect(Path socket) throws IOException {
        if (!Files.exists(socket)) {
            return null;
        }
        SocketChannel channel = SocketChannel.open(StandardProtocolFamily.UNIX);
        try {
            channel.connect(UnixDomainSocketAddress.of(socket));
            return channel;
        } catch (IOException nobody) {
            channel.close();
            return null;
        }
    }

    private static Process start(Path socket) throws IOException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        for (String option : ManagementFactory.getRuntimeMXBean().getInputArguments()) {
            // Its own archive would be that of this small process.
            if (!option.startsWith("-XX:SharedArchiveFile") && !option.startsWith("-XX:+AutoCreateSharedArchive")) {
                command.add(option);
            }
        }
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), Helper.class.getName(), socket.toString(),
                System.getProperty("heddle.warm.millis", "600000")));
        return new ProcessBuilder(command).redirectInput(ProcessBuilder.Redirect.from(nothing()))
                .redirectOutput(ProcessBuilder.Redirect.DISCARD).redirectError(ProcessBuilder.Redirect.DISCARD).start();
    }

    private static File nothing() {
        return new File(File.separatorChar == '\\' ? "NUL" : "/dev/null");
    }

    /** The command's exit code; -1 if the helper does not take it. */
    private static int relay(SocketChannel helper, String[] args) throws IOException {
        DataInputStream in = HelperFrames.in(helper);
        DataOutputStream out = HelperFrames.out(helper);
        for (String name : System.getProperties().stringPropertyNames()) {
            if (name.startsWith(TERMINAL)) {
                HelperFrames.write(out, HelperFrames.PROPERTY, (name + "=" + System.getProperty(name)).getBytes(StandardCharsets.UTF_8));
            }
        }
        for (String argument : args) {
            HelperFrames.write(out, HelperFrames.ARGUMENT, argument.getBytes(StandardCharsets.UTF_8));
        }
        HelperFrames.write(out, HelperFrames.GO, new byte[0]);
        Signals.handle(() -> interrupt(out));
        boolean told = false;
        while (true) {
            Frame frame = next(in);
            switch (frame.kind()) {
                case HelperFrames.OUT -> System.out.write(frame.bytes(), 0, frame.bytes().length);
                case HelperFrames.ERR -> System.err.write(frame.bytes(), 0, frame.bytes().length);
                case HelperFrames.EXIT -> {
                    System.out.flush();
                    return frame.bytes()[0];
                }
                case HelperFrames.BUSY -> {
                    return -1;
                }
                default -> {
                    if (told) {
                        System.err.println("heddle: the helper has gone; try again");
                        return ExitCode.INTERNAL;
                    }
                    return -1;
                }
            }
            told = true;
            System.out.flush();
        }
    }

    private static Frame next(DataInputStream in) {
        try {
            return HelperFrames.read(in);
        } catch (IOException gone) {
            return new Frame(-1, new byte[0]);
        }
    }

    private static void interrupt(DataOutputStream out) {
        try {
            HelperFrames.write(out, HelperFrames.INTERRUPT, new byte[0]);
        } catch (IOException gone) {
            Runtime.getRuntime().halt(ExitCode.INCOMPLETE);
        }
    }
}
