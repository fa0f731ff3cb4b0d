package dev.heddle.engine.cli;

import dev.heddle.engine.cli.HelperFrames.Frame;
import dev.heddle.engine.session.Spares;
import dev.heddle.engine.worker.Signals;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine;

/**
 * A process that stays behind a command and carries out the next ones, with workers that are ready: who explores again after
 * each change of the code does not wait for JVMs to start. It does one command at a time, and ends when nobody has come for a while.
 */
final class Helper {

    private final Path socket;
    private final Duration idle;
    private final Spares spares = new Spares();
    private volatile boolean busy;

    private Helper(Path socket, Duration idle) {
        this.socket = socket;
        this.idle = idle;
    }

    /** Arguments: the socket, and after how many milliseconds without a command it ends. */
    public static void main(String[] args) throws IOException {
        Signals.ignore();
        new Helper(Path.of(args[0]), Duration.ofMillis(Long.parseLong(args[1]))).serve();
        System.exit(0);
    }

    private void serve() throws IOException {
        try (ServerSocketChannel server = ServerSocketChannel.open(StandardProtocolFamily.UNIX); Selector selector = Selector.open();
                spares) {
            server.bind(UnixDomainSocketAddress.of(socket));
            server.configureBlocking(false);
            server.register(selector, SelectionKey.OP_ACCEPT);
            while (selector.select(idle.toMillis()) > 0 || busy) {
                selector.selectedKeys().clear();
                SocketChannel client = server.accept();
                if (client != null) {
                    answer(client);
                }
            }
            Files.deleteIfExists(socket);
        }
    }

    private void answer(SocketChannel client) throws IOException {
        if (busy) {
            try (client; DataOutputStream out = HelperFrames.out(client)) {
                HelperFrames.write(out, HelperFrames.BUSY, new byte[0]);
            } catch (IOException gone) {
                return;
            }
            return;
        }
        busy = true;
        new Thread(() -> carryOut(client), "heddle-command").start();
    }

    private void carryOut(SocketChannel client) {
        try {
            try (client; DataInputStream in = HelperFrames.in(client);
                    DataOutputStream out = HelperFrames.out(client)) {
                List<String> arguments = arguments(in);
                if (!arguments.isEmpty()) {
                    carryOut(arguments, in, out);
                }
            } catch (IOException gone) {
                // The command has been ended; the next one may come.
                Thread.interrupted();
            }
            spares.fill();
        } catch (IOException | InterruptedException e) {
            // Then the next command starts its own.
            Thread.interrupted();
        } finally {
            busy = false;
        }
    }

    private static List<String> arguments(DataInputStream in) throws IOException {
        List<String> arguments = new ArrayList<>();
        for (Frame frame = HelperFrames.read(in); frame.kind() != HelperFrames.GO; frame = HelperFrames.read(in)) {
            String text = new String(frame.bytes(), StandardCharsets.UTF_8);
            switch (frame.kind()) {
                case HelperFrames.ARGUMENT -> arguments.add(text);
                case HelperFrames.PROPERTY -> {
                    int equals = text.indexOf('=');
                    System.setProperty(text.substring(0, equals), text.substring(equals + 1));
                }
                default -> {
                    return List.of();
                }
            }
        }
        return arguments;
    }

    private void carryOut(List<String> arguments, DataInputStream in, DataOutputStream out) throws IOException {
        Signals interrupts = Signals.told();
        Thread listener = new Thread(() -> listen(in, interrupts), "heddle-interrupts");
        listener.setDaemon(true);
        listener.start();
        long begun = System.nanoTime();
        System.setOut(printing(HelperFrames.stream(out, HelperFrames.OUT)));
        System.setErr(printing(HelperFrames.stream(out, HelperFrames.ERR)));
        int code = Main.runSafely(arguments.toArray(String[]::new), new CommandLine.IFactory() {
            @Override
            public <K> K create(Class<K> type) throws Exception {
                return type == ExploreCommand.class
                        ? type.cast(new ExploreCommand(spares, begun, () -> interrupts))
                        : CommandLine.defaultFactory().create(type);
            }
        });
        System.out.flush();
        System.err.flush();
        HelperFrames.write(out, HelperFrames.EXIT, new byte[] {(byte) code});
    }

    /** A command that has gone wants no more. */
    private static void listen(DataInputStream in, Signals interrupts) {
        try {
            HelperFrames.read(in);
        } catch (IOException gone) {
            interrupts.request();
            return;
        }
        interrupts.request();
    }

    private static PrintStream printing(OutputStream to) {
        return new PrintStream(to, true, StandardCharsets.UTF_8);
    }
}
